import Foundation
import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@Suite("What every command prints with --json keeps its schema", .serialized)
struct ReplySchemaTests {
  /// What opens no connection, in the order in which a person would type it.
  private static let commands = [
    "--have gin,lime", "--have gin --missing 99 --limit 5000", "--pantry --explain",
    "show negroni", "why-not negroni --have gin --without lime", "why-not gimlet --have gin",
    "why-not gimlet --kind meal --exact", "similar negroni", "goes-with gin", "unlock --have gin",
    "unlock --buy 2 --have gin,lime", "browse", "browse --limit 2", "search gin", "random",
    "random --limit 2", "categories",
    "ingredients", "lexicon find gin", "catalogue info", "doctor", "source list",
    "pantry list", "pantry fill", "pantry fill LIST --yes", "pantry suggest", "shopping list",
    "shopping for negroni", "favorite list",
    "avoid list", "staples list", "lexicon list", "list all", "list show Party", "note gimlet",
    "note", "rate",
    "comments gimlet", "comment list gimlet",
    "history list", "undo list", "recipe mine", "taste show", "taste", "suggest --count 3",
    "cooked gimlet",
    "history list", "plan 2", "shelf wishlist", "shelf favourite", "taste questions --ask",
    "random --with gin --without gin", "import NEW", "move-in GROCY", "lint NEW",
  ]

  @Test("each reply is one line that its schema describes, and all schemas are met")
  func replies() throws {
    let home = try Home()
    home.keepSomething()
    let schemas = Dictionary(uniqueKeysWithValues: try Reply.schemas().map { ($0.name, $0) })
    var met: Set<String> = []
    let file = "\(home.folder.path)/new.json"
    try Data(#"[{"name":"Pink Gin","ingredients":["50 ml gin"]},{"name":""}]"#.utf8)
      .write(to: URL(filePath: file))
    let list = "\(home.folder.path)/receipt.txt"
    try Data("2 x MILK 1L  3.10\nCHKN BRST  4.00\nTOTAL  7.10\n".utf8).write(
      to: URL(filePath: list)
    )
    let grocy = "\(home.folder.path)/grocy.json"
    try Data(
      #"{"products":[{"id":1,"name":"Gin"}],"stock":[{"product_id":1,"amount":1}],"tasks":[1]}"#
        .utf8
    )
    .write(to: URL(filePath: grocy))
    for command in Self.commands {
      let words = command.split(separator: " ").map {
        $0 == "NEW" ? file : $0 == "LIST" ? list : $0 == "GROCY" ? grocy : String($0)
      }
      let run = try home.run(words + ["--json"])
      #expect([0, 1].contains(run.status), "\(command): \(run.err)")
      #expect(run.lines.count == 2, "\(command)")
      let value = try JSONParser.value(of: Array(run.out.utf8))
      let name = try #require(value.asObject?["schema"]?.asText, "\(command)")
      met.insert(name)
      let fault = try #require(schemas[name], "\(command): \(name)").fault(in: value)
      #expect(fault == nil, "\(command)")
    }
    let parsed = try home.run(["lexicon", "parse"], input: "1 1/2 oz gin, chilled\n2-3 limes\n")
    let parse = try #require(schemas["whatcanimake.parse"])
    for line in parsed.out.split(separator: "\n") {
      #expect(parse.fault(in: try JSONParser.value(of: Array(line.utf8))) == nil)
    }
    // The first has no name of its own; the second is of a source on the network.
    #expect(
      Set(schemas.keys).subtracting(met).sorted() == ["whatcanimake.parse", "whatcanimake.sync/1"]
    )
  }
}

extension Home {
  fileprivate func keepSomething() {
    for words in [
      ["pantry", "add", "gin 700 ml"], ["pantry", "add", "lime", "--expires", "2031-01-01"],
      ["favorite", "add", "negroni"], ["rate", "gimlet", "4"], ["review", "gimlet", "Sharp."],
      ["note", "gimlet", "Mine."], ["avoid", "add", "peanut"],
      ["lexicon", "add", "silken joy", "--like", "tofu"], ["staples", "add", "sugar"],
      ["list", "create", "Party"], ["list", "add", "Party", "negroni"],
      ["list", "create", "Old"], ["list", "delete", "Old", "--yes"],
      ["shopping", "add", "--from", "gimlet"], ["taste", "like", "gin"],
    ] {
      _ = try? run(words)
    }
  }
}
