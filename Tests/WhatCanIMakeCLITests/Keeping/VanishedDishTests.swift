import Foundation
import Testing

@Suite("A dish that was kept and then changed or vanished")
struct VanishedDishTests {
  @Test("another import keeps the marks and shows the dish as it is")
  func changed() throws {
    let home = try keptHome()
    let path = try home.write(
      try drinksFile([(900, "Xyzzy Fizz", ["Gin", "Campari", "Lime juice"])]),
      to: "drinks.json"
    )
    let report = try home.json("import", path)
    #expect(report["changed"] as? Int == 1)
    let shown = try home.json("show", "xyzzy fizz")
    #expect(shown["favorite"] as? Bool == true)
    #expect(shown["rating"] as? Int == 3)
    #expect(shown["lists"] as? [String] == ["Party"])
    let lines = try #require(shown["lines"] as? [[String: Any]])
    #expect(lines.compactMap { $0["ingredient"] as? String } == ["gin", "campari", "lime juice"])
    #expect(try home.say("note", "xyzzy fizz") == "very cold\n")
    #expect(!(try home.say("show", "xyzzy fizz")).contains("No longer in its source"))
  }

  @Test("a dish that its source lost stays as it was kept, and that is said")
  func vanished() throws {
    let home = try keptHome()
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path)
    where name.hasPrefix("cache.db") || name.hasPrefix("catalogue.") {
      try FileManager.default.removeItem(atPath: "\(home.path)/\(name)")
    }
    #expect(try home.items(["search", "xyzzy"]).isEmpty)
    let text = try home.say("show", "xyzzy fizz")
    #expect(
      text.contains("The source no longer has this dish; this is the recipe as you saved it on ")
    )
    for ingredient in ["gin", "campari"] { #expect(text.lowercased().contains(ingredient)) }
    #expect(text.contains("Your note: very cold"))
    #expect(try home.json("show", "thecocktaildb:900")["name"] as? String == "Xyzzy Fizz")
    #expect(try home.values(of: "favorite", "list") == ["Xyzzy Fizz"])
    #expect(try home.values(of: "list", "show", "Party") == ["Xyzzy Fizz"])
    #expect(try home.say("favorite").contains("Xyzzy Fizz"))
    #expect(try home.say("note", "xyzzy fizz") == "very cold\n")
    #expect(try home.values("text", of: "comment", "list", "xyzzy fizz") == ["fizzy"])
    #expect(try home.say("comment", "list", "xyzzy fizz").hasPrefix("Xyzzy Fizz\n"))
    #expect(try home.say("rate", "xyzzy fizz", "5").hasPrefix("Rated Xyzzy Fizz ★★★★★"))
    #expect(try home.say("share", "xyzzy fizz").contains("Xyzzy Fizz"))
    #expect(try home.say("shopping", "for", "xyzzy fizz").contains("campari"))
    #expect(try home.say("favorite", "remove", "xyzzy fizz").contains("no longer a favourite"))
    #expect(try home.complaints() == "")
  }

  @Test("words that are not quoted name a kept dish as they name one of the catalogue")
  func unquoted() throws {
    let home = try keptHome()
    for name in ["cache.db", "catalogue.current", "catalogue.index"] {
      try FileManager.default.removeItem(atPath: "\(home.path)/\(name)")
    }
    #expect(try home.say("rate", "Xyzzy", "Fizz", "2").hasPrefix("Rated Xyzzy Fizz ★★☆☆☆"))
  }

  /// A store in which Anna keeps an imported drink in every way.
  private func keptHome() throws -> Home {
    let home = try Home()
    let path = try home.write(
      try drinksFile([(900, "Xyzzy Fizz", ["Gin", "Campari"])]),
      to: "drinks.json"
    )
    #expect(try home.json("import", path)["new"] as? Int == 1)
    try home.say("favorite", "add", "xyzzy fizz")
    try home.say("note", "Xyzzy Fizz", "very cold")
    try home.say("rate", "thecocktaildb:900", "3")
    try home.say("list", "create", "Party")
    try home.say("list", "add", "Party", "xyzzy fizz")
    try home.say("comment", "xyzzy fizz", "fizzy")
    return home
  }
}
