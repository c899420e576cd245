import Foundation
import TestSupport
import Testing

@Suite("Importing from the command line")
struct ImportTests {
  let folder: TemporaryFolder
  let home: String

  init() throws {
    folder = try TemporaryFolder()
    home = "\(folder.path)/home"
    try FileManager.default.copyItem(atPath: try Tool.sharedHome(), toPath: home)
  }

  private func record(_ id: Int, _ name: String) -> String {
    "{\"idDrink\":\"\(id)\",\"strDrink\":\"\(name)\",\"strIngredient1\":\"Gin\"}"
  }

  @Test("a missing file ends with 66, and a folder without a file of recipes with 65")
  func absent() throws {
    #expect(try Tool.run(["import", "\(folder.path)/absent.json"], home: home).status == 66)
    #expect(try Tool.run(["import", folder.path], home: home).status == 65)
  }

  @Test(
    "a file of which nothing can be read ends with 65 and one line that names it",
    arguments: ["", "{\"drinks\":[{\"idDrink\":\"1\",", "just some text\n", "{\"drinks\":null}"]
  )
  func unreadable(text: String) throws {
    let path = try folder.write(text, to: "file.json")
    let run = try Tool.run(["import", path], home: home)

    #expect(run.status == 65)
    #expect(run.out == "")
    #expect(run.err.hasPrefix("whatcanimake: \(path)"))
    #expect(run.err.split(separator: "\n").count == 1)
  }

  @Test("a partial import ends with 0 and lists its problems")
  func partial() throws {
    let path = try folder.write(
      "{\"drinks\":[\(record(1, "Pink Gin")),{\"idDrink\":\"2\"},\(record(3, "Gin Neat"))]}",
      to: "drinks.json"
    )
    let run = try Tool.run(["import", path, "--json"], home: home)

    #expect(run.status == 0)
    #expect(
      topLevelKeys(run.out) == [
        "schema", "new", "changed", "unchanged", "failed", "problems", "families",
      ]
    )
    #expect(
      run.out.hasPrefix(
        "{\"schema\":\"whatcanimake.import/1\",\"new\":2,\"changed\":0,\"unchanged\":0,"
          + "\"failed\":1,\"problems\":[{\"file\":\"\(path)\",\"record\":2,\"reason\":\""
      )
    )
    #expect(run.err.contains("\(path): record 2: "))
    let again = try Tool.run(["import", path], home: home)
    #expect(again.out.hasPrefix("0 new, 0 changed, 2 unchanged, 1 not imported"))
    #expect(try Tool.run(["show", "pink gin"], home: home).out.hasPrefix("Pink Gin\n"))
    #expect(try Tool.run(["catalogue", "verify"], home: home).status == 0)
  }

  @Test("what a recipe holds never reaches the terminal as a command")
  func controlCharacters() throws {
    let name = #"Evil\u001b[31m\u009b2J\u202eDrink\u0007\u2066"#
    let path = try folder.write(
      "{\"drinks\":[{\"idDrink\":\"1\",\"strDrink\":\"\(name)\",\"strCategory\":\"\(name)\","
        + "\"strIngredient1\":\"\(name)\",\"strIngredient2\":\"Gin\","
        + "\"strInstructions\":\"\(name)\"}]}",
      to: "evil\u{1B}[31m.json"
    )
    for arguments in [
      ["import", path], ["import", path, "--json"], ["show", "thecocktaildb:1"],
      ["show", "thecocktaildb:1", "--json"], ["--have", "gin", "--missing", "9", "--limit", "999"],
      ["--have", "gin", "--missing", "9", "--limit", "999", "--json"], ["browse"],
      ["browse", "--json"], ["search", "drink"], ["categories"], ["catalogue", "info"],
      ["catalogue", "info", "--json"], ["import", "\(path).absent"], ["show", "e"],
    ] {
      let run = try Tool.run(arguments, home: home)
      #expect(unsafeScalars(run.out) == [], "\(arguments)")
      #expect(unsafeScalars(run.err) == [], "\(arguments)")
    }
    #expect(try Tool.run(["show", "thecocktaildb:1"], home: home).out.hasPrefix("Evil"))
  }

  @Test(
    "what was typed never reaches the terminal as a command",
    arguments: [
      ["--have", "li\u{1B}[31mm\u{202E}e\u{9B}"], ["show", "\u{1B}]0;x\u{7}"], ["\u{1B}[2J"],
      ["--kind", "\u{1B}[31m", "--have", "gin"], ["--\u{1B}[31m"], ["--missing", "\u{9B}1m"],
      ["--have", "gin", "--without", "\u{1B}[31m"], ["--have", "gin", "--diet", "\u{202E}x"],
      ["--have", "gin", "--category", "\u{1B}[31m"], ["ingredients", "--group", "\u{1B}[31m"],
      ["--have", "gin", "\u{1B}[31m"], ["--have", "\u{1B}[31m", "--json"],
      ["--have-file", "\u{1B}[31m"], ["lexicon", "find", "\u{1B}[31m"],
    ]
  )
  func typedControlCharacters(arguments: [String]) throws {
    let run = try Tool.run(arguments, home: home)

    #expect(unsafeScalars(run.out) == [])
    #expect(unsafeScalars(run.err) == [])
    #expect(!(run.out + run.err).isEmpty)
  }

  /// The scalars that command a terminal or turn the direction of text.
  private func unsafeScalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter { value in
      switch value {
      case 0x0A: false
      case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
