import TestSupport
import Testing

@testable import WhatCanIMakeCLI

/// Words behind a group of commands that are none of its commands.
@Suite("Words for commands")
struct UsualWordsTests {
  @Test(
    "a word that other programs use is answered with the whole line that does it here",
    arguments: [
      (["shopping", "tick", "lime"], "shopping check lime"),
      (["shopping", "done", "paper towels"], "shopping check \"paper towels\""),
      (["shopping", "untick", "lime"], "shopping uncheck lime"),
      (["shopping", "rm", "lime"], "shopping remove lime"),
      (["pantry", "delete", "gin", "lime"], "pantry remove gin lime"),
      (["pantry", "bought", "gin"], "pantry add gin"),
      (["pantry", "ls", "--json"], "pantry list --json"),
      (["pantry", "show"], "pantry list"),
      (["avoid", "show", "nuts"], "avoid list"),
      (["favourite", "create", "negroni"], "favorite add negroni"),
      (["list", "new", "Friday"], "list create Friday"),
      (["recipe", "create", "Toast"], "recipe new Toast"),
      (["recipe", "rm", "Toast"], "recipe delete Toast"),
      (["recipe", "ls"], "recipe mine"),
      (["source", "update", "thecocktaildb"], "source sync thecocktaildb"),
      (["history", "wipe"], "history clear"),
      (["undo", "ls"], "undo list"),
      (["taste", "hate", "gin"], "taste dislike gin"),
      (["catalogue", "refresh"], "catalogue rebuild"),
      (["lexicon", "search", "cheese"], "lexicon find cheese"),
      (["staples", "put", "oil"], "staples add oil"),
    ]
  )
  func common(arguments: [String], line: String) throws {
    try refuses(arguments, "use: whatcanimake \(line)\n")
  }

  @Test(
    "names behind a group are answered with the whole line that takes them",
    arguments: [
      (["avoid", "nuts"], "avoid add nuts"), (["avoid", "vegan"], "avoid diet vegan"),
      (["favorite", "negroni", "--as", "bert"], "favorite add negroni --as bert"),
      (["staples", "olive oil"], "staples add \"olive oil\""),
      (["shopping", "xyzzy"], "shopping add xyzzy"), (["pantry", "gin"], "pantry add gin"),
      (["pantry", "new", "potatoes"], "pantry add new potatoes"),
      (["list", "Friday"], "list show Friday"), (["recipe", "negroni"], "show negroni"),
      (["taste", "gin"], "taste like gin"), (["lexicon", "cheese"], "lexicon find cheese"),
      (["source", "themealdb"], "source sync themealdb"),
    ]
  )
  func names(arguments: [String], line: String) throws {
    try refuses(arguments, "use: whatcanimake \(line)\n")
  }

  @Test("where no command takes a word, the help of the group is named")
  func none() throws {
    for group in ["history", "catalogue", "source"] {
      try refuses([group, "xyzzy"], "; see: whatcanimake \(group) --help\n")
    }
    // The usual command takes a number.
    #expect(try !Tool.run(["undo", "99999"]).err.contains("no command"))
  }

  @Test(
    "such a word alone is answered with the commands that do it",
    arguments: [
      (["find", "negroni"], "did you mean search?"), (["ls"], "did you mean list?"),
      (["done", "lime"], "did you mean shopping check?"),
      (["cook", "negroni"], "did you mean cooked?"),
      (["add", "gin"], "did you mean pantry add, shopping add or staples add?"),
      (["create"], "did you mean list create?"), (["why", "carbonara"], "did you mean why-not?"),
      (["dinner", "eggs"], "did you mean plan?"),
    ]
  )
  func alone(arguments: [String], message: String) throws { try refuses(arguments, message) }

  @Test("no ingredient's name begins with a word that means to add")
  func ingredients() throws {
    let names = try Tool.run(["ingredients", "--json"]).out
    for word in [
      "put", "insert", "append", "include", "save", "have", "buy", "need", "want", "got",
    ] {
      #expect(UsualWords.commands(meantBy: word).contains("add"))
      #expect(!names.contains("\"\(word) "), "\(word)")
    }
  }

  private func refuses(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 64 && run.out == "", "\(arguments)")
    #expect(run.err.contains(message), "\(run.err)")
  }
}
