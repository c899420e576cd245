import Foundation
import TestSupport
import Testing

@Suite("Own recipes that leave and come back")
struct ReturningRecipeTests {
  /// The smallest beginning of a PNG.
  private let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  @Test(
    "are own, have their picture and are not doubled, in their home and in another",
    arguments: ["cooklang", "jsonld", "markdown", "csv"]
  )
  func returns(format: String) throws {
    let home = try Home()
    let image = "\(home.folder.path)/pie.png"
    try writeBytes(picture, to: image)
    _ = try home.say(
      "recipe",
      "new",
      "Lime Pie",
      "--ingredient",
      "Filling:\n2 limes\n1 egg",
      "--ingredient",
      "Crust:\n200 g flour",
      "--step",
      "Bake.",
      "--servings",
      "4",
      "--image",
      image
    )
    let out = "\(home.folder.path)/out"
    let isOneFile = format == "csv" || format == "jsonld"
    let target = isOneFile ? "\(out)/mine.\(format)" : out
    let said = try home.run(["export", "--mine", "--format", format, "--output", target])
    #expect(said.status == 0 && said.err.isEmpty, "\(said.err)")
    let again = try home.run(["import", isOneFile ? target : out])
    #expect(again.out.hasPrefix("0 new, 0 changed, 1 unchanged"), "\(again.out) \(again.err)")
    #expect(try home.values(of: "recipe", "mine") == ["Lime Pie"])
    let other = try Home()
    let first = try other.run(["import", isOneFile ? target : out])
    #expect(first.out.hasPrefix("1 new, 0 changed, 0 unchanged"), "\(first.out) \(first.err)")
    #expect(try other.run(["import", target]).out.hasPrefix("0 new, 0 changed, 1 unchanged"))
    #expect(try other.values(of: "recipe", "mine") == ["Lime Pie"])
    let (here, there) = (try home.json("show", "lime pie"), try other.json("show", "lime pie"))
    #expect(there["id"] as? String == "own:lime-pie")
    #expect(there["lines"] as? NSArray == here["lines"] as? NSArray)
    let copy = "\(home.folder.path)/copy.png"
    _ = try other.run(["image", "lime pie", "--output", copy])
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data(picture))
  }

  @Test("never change what the person has of that name")
  func sameName() throws {
    let (home, other) = (try Home(), try Home())
    _ = try home.say("recipe", "new", "Pie", "--ingredient", "2 limes", "--step", "Bake.")
    _ = try other.say("recipe", "new", "Pie", "--ingredient", "1 lime", "--step", "Fry.")
    let file = "\(home.folder.path)/pie.md"
    _ = try home.run(["export", "--mine", "--format", "markdown", "--output", file])
    let back = try other.run(["import", "\(file)/pie.md"])
    #expect(back.out.hasPrefix("1 new, 0 changed"), "\(back.out)")
    #expect(try other.json("show", "own:pie")["steps"] as? [String] == ["Fry."])
    #expect(try other.json("show", "own:pie-2")["steps"] as? [String] == ["Bake."])
  }
}
