import Foundation
import Testing

@Suite("What is kept, in JSON and in signs")
struct MarksOutputTests {
  /// Every command that lists things, and the noun of its JSON.
  static let lists: [(words: [String], noun: String)] = [
    (["pantry", "list"], "pantry"), (["pantry"], "pantry"), (["shopping", "list"], "shopping"),
    (["favorite", "list"], "favorite"), (["list", "all"], "lists"),
    (["list", "show", "wishlist"], "list"), (["history", "list"], "history"),
    (["comment", "list", "negroni"], "comments"), (["recipe", "mine"], "recipes"),
    (["recipe", "restore"], "recipes"), (["browse"], "browse"),
    (["search", "negroni"], "search"), (["categories"], "categories"),
    (["ingredients"], "ingredients"),
  ]

  @Test(
    "every list is whatcanimake.<noun>/1, and its items have an id and a name",
    arguments: [false, true]
  )
  func schemas(isFilled: Bool) throws {
    let home = try Home()
    if isFilled { try fill(home) }
    for (words, noun) in Self.lists {
      let run = try home.run(words + ["--json"])
      #expect(run.status == 0, "\(words)")
      #expect(run.err == "", "\(words)")
      #expect(topLevelKeys(run.out).prefix(2) == ["schema", "items"], "\(words)")
      #expect(run.out.hasPrefix("{\"schema\":\"whatcanimake.\(noun)/1\""), "\(words): \(run.out)")
      #expect(run.lines.count == 2, "\(words)")
      let items = try home.items(words)
      for item in items {
        #expect(item["id"] is String, "\(words)")
        #expect(item["name"] is String, "\(words)")
      }
      #expect(!isFilled || !items.isEmpty, "\(words)")
    }
  }

  @Test("in a store that keeps nothing, marks are false, null and empty")
  func nothingKept() throws {
    let home = try Home()
    for dish in try dishes(home) {
      #expect(dish["favorite"] as? Bool == false)
      #expect(dish["rating"] is NSNull)
      #expect(dish["lists"] as? [String] == [])
    }
    let shown = try home.json("show", "negroni")
    for line in try #require(shown["lines"] as? [[String: Any]]) {
      #expect(line["inShopping"] as? Bool == false)
    }
    for words in [["--have", "gin"], ["show", "negroni"], ["browse"], ["search", "negroni"]] {
      let out = try home.run(words).out
      #expect(!out.contains { "♥★☆☰☑".contains($0) }, "\(words)")
    }
  }

  @Test("every answer with a dish in it says what its cook has noted, in JSON and in signs")
  func kept() throws {
    let home = try Home()
    try fill(home)
    for dish in try dishes(home) {
      #expect(dish["favorite"] as? Bool == true)
      #expect(dish["rating"] as? Int == 4)
      #expect(dish["lists"] as? [String] == ["wishlist", "Party"])
    }
    for words in [
      ["--have", "gin"], ["browse"], ["search", "negroni"], ["list", "show", "Party"],
    ] {
      #expect(try home.run(words).out.contains("Negroni ♥ ★4 ☰"), "\(words)")
    }
    let shown = try home.json("show", "negroni")
    let lines = try #require(shown["lines"] as? [[String: Any]])
    let wanted = lines.filter { $0["inShopping"] as? Bool == true }
    #expect(wanted.compactMap { $0["ingredient"] as? String } == ["campari"])
    let text = try home.say("show", "negroni")
    #expect(text.contains("♥ favourite · ★★★★☆ · ☰ wishlist, Party\n"))
    #expect(text.contains("Your note: mind the orange\n"))
    #expect(text.split(separator: "\n").filter { $0.contains("(on your list)") }.count == 2)
    let match = try home.json("--have", "gin")
    let matches = try #require(match["matches"] as? [[String: Any]])
    let negroni = try #require(matches.first { $0["name"] as? String == "Negroni" })
    let matchLines = try #require(negroni["lines"] as? [[String: Any]])
    #expect(
      matchLines.filter { $0["inShopping"] as? Bool == true }
        .compactMap { $0["ingredient"] as? String } == ["campari"]
    )
  }

  @Test("ratings and favourites of everyone order the collection")
  func orders() throws {
    let home = try Home()
    try home.say("rate", "gimlet", "5")
    try home.say("rate", "negroni", "2", as: "bert")
    try home.say("favorite", "add", "pancakes", as: "bert")
    #expect(try home.values(of: "browse", "--sort", "rating").prefix(2) == ["Gimlet", "Negroni"])
    #expect(try home.values(of: "browse", "--sort", "favorited").first == "Pancakes")
    try home.say("rate", "gimlet", "--remove")
    #expect(try home.values(of: "browse", "--sort", "rating").first == "Negroni")
  }

  @Test("servings scale the amounts, and units show them in other measures")
  func servings() throws {
    let home = try Home()
    func amounts(_ words: String...) throws -> [String] {
      let shown = try home.json("show", words[0], words[1], words[2])
      let lines = try #require(shown["lines"] as? [[String: Any]])
      return lines.map { "\($0["quantity"] ?? "") \($0["unit"] ?? "")" }
    }
    #expect(try amounts("negroni", "--servings", "4").prefix(3) == ["120 ml", "120 ml", "120 ml"])
    #expect(
      try amounts("pancakes", "--servings", "2").prefix(3) == ["100 g", "150 ml", "1 <null>"]
    )
    #expect(try home.say("show", "negroni", "--units", "us").contains("1 oz  gin\n"))
    let unsized = try home.run(["show", "gimlet", "--servings", "2"])
    #expect(unsized.status == 0)
    #expect(unsized.err.contains("does not say how many people it serves"))
  }

  private func fill(_ home: Home) throws {
    try home.say("favorite", "add", "negroni")
    try home.say("rate", "negroni", "4")
    try home.say("note", "negroni", "mind the orange")
    try home.say("list", "create", "Party")
    try home.say("list", "add", "Party", "negroni")
    try home.say("list", "add", "wishlist", "negroni")
    try home.say("shopping", "add", "--from", "negroni", "campari")
    try home.say("pantry", "add", "gin")
    try home.say("cooked", "negroni", "--keep")
    try home.say("comment", "negroni", "--verdict", "bitter")
    try home.say("recipe", "new", "Soup", "--ingredient", "1 l water")
    try home.say("recipe", "new", "Toast", "--ingredient", "20 g butter")
    try home.say("recipe", "delete", "toast")
  }

  /// The Negroni as each kind of answer has it.
  private func dishes(_ home: Home) throws -> [[String: Any]] {
    let match = try home.json("--have", "gin")
    let lists =
      [try #require(match["matches"] as? [[String: Any]])]
      + (try [["browse"], ["search", "negroni"]].map { try home.items($0) })
    let listed = try lists.map { items in
      try #require(items.first { $0["name"] as? String == "Negroni" })
    }
    return listed + [try home.json("show", "negroni")]
  }
}
