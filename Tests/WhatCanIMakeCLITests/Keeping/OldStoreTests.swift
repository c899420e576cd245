import Foundation
import TestSupport
import Testing

/// A store that version 0.1 wrote, with its index, its journal and what two people keep.
@Suite("A store of version 0.1")
struct OldStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let archive = Checkout.url("Tests/WhatCanIMakeCLITests/Samples/store-of-0.1.tar.gz").path
    let tar = Process()
    tar.executableURL = URL(filePath: "/usr/bin/env")
    tar.arguments = ["tar", "-xzf", archive, "-C", folder.path]
    try tar.run()
    tar.waitUntilExit()
    try #require(tar.terminationStatus == 0)
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(arguments + ["--as", "ann"], home: folder.path, patience: 120)
  }

  @Test("it opens, answers, and has everything that was kept in it")
  func opens() throws {
    let answer = try run("--have", "gin,lime,sugar")
    #expect(answer.status == 0 && answer.out.hasPrefix("Ready now"), "\(answer.err)")
    let favorites = try run("favorite", "list").out
    for name in ["Secret Sour", "Apple pie", "Negroni ♥ ★5"] {
      #expect(favorites.contains(name), "\(favorites)")
    }
    #expect(try run("list", "show", "friday").out.contains("2. Daiquiri"))
    #expect(try run("pantry", "list").lines.count(where: { !$0.isEmpty }) == 8)
    #expect(try run("shopping", "list").out.contains("tonic water"))
    #expect(try run("show", "negroni").out.contains("Your note: less campari"))
    #expect(try run("show", "apple-pie").out.contains("by ann"))
    #expect(try run("avoid", "list").out.hasPrefix("You avoid nothing"))
  }

  @Test("what is avoided from now on hides what it hides in a new store, own recipes among it")
  func avoids() throws {
    #expect(try run("avoid", "add", "wheat").status == 0)
    let answer = try run("--have", "apple,pastry,sugar,butter", "--limit", "50")
    #expect(answer.status == 0 && !answer.out.contains("Apple pie"))
    #expect(try run("export").out.contains("\"wheat\""))
    let other = try Tool.run(
      ["--have", "apple,pastry,sugar,butter", "--limit", "50", "--as", "bob"],
      home: folder.path
    )
    #expect(other.out.contains("Apple pie"))
  }

  @Test(
    "a file of then, imported again, takes over what it gave: 0 new, under the same ids, with all marks"
  )
  func takesOver() throws {
    let punch = """
      [{"name":"House Punch","ingredients":["2 oz rum","1 oz lime juice","1 oz simple syrup"],
      "steps":["Shake."]},{"name":"Walnut Olives","ingredients":["10 almond stuffed olives",
      "1 tbsp olive oil"],"steps":["Mix."]}]
      """
    let other = "[{\"name\":\"House Punch\",\"ingredients\":[\"2 oz gin\"]}]"
    let soup = """
      ---
      title: Lentil Soup
      ---

      Cook @red lentils{200%g} with @onion{1} and @carrot{2} in @vegetable stock{1%l} for ~{25%minutes}.
      """
    let files = try TemporaryFolder()
    _ = try files.write(punch, to: "mine.json")
    _ = try files.write(other, to: "other.json")
    _ = try files.write(soup, to: "lentils.cook")
    func path(_ name: String) -> String { "\(files.path)/\(name)" }

    #expect(try run("favorite", "add", "json:house-punch", "cooklang:lentil-soup").status == 0)
    #expect(try run("rate", "json:house-punch", "4").status == 0)
    // Another file first: it is given what it has, and nothing of what was there.
    #expect(try run("import", path("other.json")).out.hasPrefix("1 new, 0 changed, 0 unchanged"))
    for _ in 1...2 {
      let again = try run("import", path("mine.json"), path("lentils.cook"))
      #expect(again.out.hasPrefix("0 new, 0 changed, 3 unchanged"), "\(again.out)\(again.err)")
    }
    #expect(try run("favorite", "list").out.contains("House Punch ♥ ★4"))
    #expect(try run("show", "json:house-punch").out.contains("lime juice"))
    #expect(try run("show", "other:house-punch").out.contains("gin"))

    // From now on the file's own changes change what it took over.
    _ = try files.write(punch.replacing("2 oz rum", with: "3 oz rum"), to: "mine.json")
    #expect(try run("import", path("mine.json")).out.hasPrefix("0 new, 1 changed, 1 unchanged"))
    #expect(try run("show", "json:house-punch").out.contains("3 oz"))
    #expect(try run("catalogue", "verify").status == 0)
    #expect(try run("doctor").status == 0)
  }
}
