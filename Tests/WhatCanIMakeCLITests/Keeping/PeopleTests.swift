import Foundation
import Testing

@Suite("Several people on one store")
struct PeopleTests {
  @Test("nobody sees what another person keeps, wherever they look")
  func hidden() throws {
    let home = try Home()
    let canary = "Xyzzy"
    try home.say("pantry", "add", "gin 3 l", as: "bert")
    try home.say("note", "negroni", "\(canary) note", as: "bert")
    try home.say("list", "create", "\(canary) list", as: "bert")
    try home.say("list", "add", "\(canary) list", "negroni", as: "bert")
    try home.say("shopping", "add", "\(canary) towels", as: "bert")
    try home.say("favorite", "add", "negroni", as: "bert")
    try home.say("cooked", "gimlet", "--keep", as: "bert")
    try home.say("like", "gimlet", as: "bert")
    try home.say(
      "recipe",
      "new",
      "\(canary) soup",
      "--ingredient",
      "30 ml gin",
      "--ingredient",
      "1 lime",
      as: "bert"
    )
    for words in Self.looks {
      for more in words.count.isMultiple(of: 2) || isFullTier ? [[], ["--json"]] : [[]] {
        let run = try home.run(words + more, as: "anna")
        #expect([0, 2].contains(run.status), "\(words): \(run.err)")
        #expect(!run.out.contains(canary), "\(words)")
        #expect(!run.err.contains(canary), "\(words): \(run.err)")
      }
    }
    #expect(try home.items(["pantry", "list"]).isEmpty)
    #expect(try home.items(["favorite", "list"]).isEmpty)
    // What she was suggested herself stands there.
    #expect(try home.items(["history", "list", "--kind", "cooked"]).isEmpty)
    #expect(try home.json("taste", "show")["likedDishes"] as? Int == 0)
    #expect(try home.json("show", "negroni")["favorite"] as? Bool == false)
    #expect(try home.values(of: "list", "all") == ["wishlist"])
  }

  /// In small letters, so that a typed name that a message repeats is not taken for one seen.
  static let looks: [[String]] = [
    ["--have", "gin,lime", "--limit", "1000", "--missing", "9"], ["browse"],
    ["browse", "--with", "gin"], ["search", "xyzzy"], ["search", "soup"], ["show", "soup"],
    ["show", "xyzzy"], ["show", "xyzzy soup"], ["show", "own:xyzzy-soup"], ["show", "negroni"],
    ["note", "negroni"], ["list", "all"], ["list", "show", "xyzzy list"], ["shopping", "list"],
    ["recipe", "mine"], ["recipe", "restore"], ["favorite", "list"], ["history", "list"],
    ["comment", "list", "own:xyzzy-soup"], ["categories"],
    ["random", "--with", "gin", "--with", "lime"],
    ["suggest", "--count", "100"], ["taste", "show"], ["similar", "negroni"],
    ["goes-with", "gin"],
  ]

  @Test("a published recipe is everyone's to see, with its author, and private again when undone")
  func published() throws {
    let home = try Home()
    try home.say(
      "recipe",
      "new",
      "Bert Punch",
      "--ingredient",
      "30 ml gin",
      "--kind",
      "cocktail",
      as: "bert"
    )
    #expect(try home.refusal(["show", "bert punch"]).status == 2)
    #expect(
      try home.say("recipe", "publish", "bert punch", as: "bert")
        == "Others can now see Bert Punch, with bert as its author.\n"
    )
    #expect(try home.say("show", "bert punch").contains("by bert"))
    #expect(try home.json("show", "bert punch")["author"] as? String == "bert")
    #expect(try home.values(of: "search", "punch") == ["Bert Punch"])
    #expect(try home.say("--have", "gin", "--missing", "0").contains("Bert Punch"))
    #expect(try home.refusal(["recipe", "edit", "bert punch", "--time", "3"]).status == 2)
    #expect(try home.refusal(["recipe", "delete", "bert punch"]).status == 2)
    #expect(try home.refusal(["recipe", "publish", "bert punch", "--undo"]).status == 2)
    try home.say("favorite", "add", "bert punch")
    #expect(
      try home.say("favorite", "remove", "bert punch") == "Bert Punch is no longer a favourite.\n"
    )
    #expect(try home.say("show", "bert punch", as: "bert").contains("Bert Punch"))
    try home.say("recipe", "publish", "bert punch", "--undo", as: "bert")
    #expect(try home.refusal(["show", "bert punch"]).status == 2)
    #expect(try home.values(of: "browse").contains("Bert Punch") == false)
  }

  @Test("reviews and comments are everyone's to read and their author's to take back")
  func comments() throws {
    let home = try Home()
    try home.say("rate", "negroni", "5", as: "bert")
    try home.say("comment", "negroni", "--verdict", "Bitter.", as: "bert")
    #expect(
      try home.say("comment", "negroni", "With", "mezcal?")
        == "Added comment 2 on Negroni.\n"
    )
    for person in ["anna", "bert", "cleo"] {
      let items = try home.items(["comment", "list", "negroni"], as: person)
      #expect(items.compactMap { $0["name"] as? String } == ["bert", "anna"])
      #expect(items.compactMap { $0["text"] as? String } == ["Bitter.", "With mezcal?"])
      #expect(items.compactMap { $0["kind"] as? String } == ["review", "comment"])
      let text = try home.say("comment", "list", "negroni", as: person)
      #expect(text.hasPrefix("Negroni\n\nbert ★★★★★ · review 1"))
    }
    #expect(try home.refusal(["comment", "remove", "1"]).status == 2)
    #expect(try home.say("comment", "remove", "2") == "Deleted entry 2.\n")
    try home.say("comment", "negroni", "--verdict", "--remove", as: "bert")
    #expect(try home.items(["comment", "list", "negroni"]).isEmpty)
  }

  @Test("--as may stand before the command, and the system's name counts without it")
  func names() throws {
    let home = try Home()
    try home.say("pantry", "add", "gin", as: "bert")
    let data = ["WHATCANIMAKE_DATA": "\(try SmallCollection.path())/data"]
    let before = try Tool.run(
      ["--as", "bert", "--home", home.path, "pantry", "list", "--json"],
      environment: data
    )
    #expect(before.out.contains("\"gin\""))
    let bare = try Tool.run(["pantry", "list"], home: home.path, environment: data)
    #expect(bare.status == 0)
    #expect(!bare.out.contains("gin\n"))
  }
}
