import TestSupport
import Testing

@testable import WhatCanIMakeCLI

/// What somebody types who has read nothing.
@Suite("Words without options")
struct BareWordsTests {
  @Test(
    "what is there may be typed with or without --have, with or without commas",
    arguments: [
      ["gin", "lime"], ["gin,lime"], ["gin", ",", "lime"], ["--have", "gin", "lime"],
      ["match", "gin", "lime"],
      ["lime", "--have", "gin"], ["--json", "gin", "lime"], ["--limit", "20", "gin", "lime"],
    ]
  )
  func have(arguments: [String]) throws {
    let expected = try Tool.run(["--have", "gin,lime", "--json"])
    let run = try Tool.run(arguments.contains("--json") ? arguments : arguments + ["--json"])

    #expect(run.status == 0 && run.err == "", "\(run.err)")
    #expect(run.out == expected.out)
  }

  @Test("words of one name belong together, the longest name first")
  func severalWords() throws {
    let run = try Tool.run(["gin", "lime", "juice", "sweet", "vermouth", "--json"])
    #expect(run.err == "")
    #expect(run.out == (try Tool.run(["--have", "gin,lime juice,sweet vermouth", "--json"])).out)
    #expect(
      try Tool.run(["unlock", "gin", "campari", "--json"]).out
        == Tool.run(["unlock", "--have", "gin,campari", "--json"]).out
    )
  }

  @Test("a plural ends a name, unless the name is written with it")
  func plurals() throws {
    func have(_ words: String...) throws -> Substring? {
      try Tool.run(words + ["--json"]).out.firstMatch(of: /"have":(\[.*?\])/)?.1
    }
    #expect(try have("walnuts", "flour") == #"["walnut","plain flour"]"#)
    #expect(try have("walnut", "flour") == #"["ground walnut"]"#)
    #expect(
      try have("limes", "gin", "walnuts", "flour") == #"["lime","gin","walnut","plain flour"]"#
    )
    #expect(try have("brussels", "sprouts") == #"["brussels sprout"]"#)
    #expect(try have("black", "beans", "rice") == #"["black bean","rice"]"#)
    #expect(try have("2", "eggs", "and", "milk") == #"["egg","milk"]"#)
  }

  @Test("one text that consists of names is read as these, and that is said")
  func oneText() throws {
    let run = try Tool.run(["--have", "gin lime", "--json"])
    #expect(run.err == "whatcanimake: reading \"gin lime\" as gin, lime\n")
    #expect(run.out == (try Tool.run(["--have", "gin,lime", "--json"])).out)
    // A word that is part of no name may mean anything, so nothing is taken out of the text.
    let unknown = try Tool.run(["--have", "gin xyzzyx", "--json"])
    #expect(unknown.status == 2)
    #expect(unknown.out.contains("\"have\":[]"))
  }

  @Test(
    "a word behind the value of an option of names is refused: it may be meant to be left out",
    arguments: [
      (["--have", "gin", "--without", "egg", "milk"], "--without \"egg,milk\""),
      (["gin", "--without=egg", "milk"], "--without \"egg,milk\""),
      (["gin", "--use", "lime", "mint"], "--use \"lime,mint\""),
      (["gin", "--category", "stirred", "drinks"], "--category \"stirred drinks\""),
      (["unlock", "gin", "--diet", "vegan", "milk"], "--diet \"vegan,milk\""),
    ]
  )
  func ambiguous(arguments: [String], remedy: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 64 && run.out == "")
    #expect(run.err.contains(remedy), "\(run.err)")
  }

  @Test(
    "a slip of the keyboard is met by what was meant",
    arguments: [
      (["shwo", "negroni"], "there is no command \"shwo\"; did you mean show?"),
      (["pantyr"], "there is no command \"pantyr\"; did you mean pantry?"),
      (["pantry", "ad", "gin"], "'pantry' has no command \"ad\"; did you mean pantry add?"),
      (["help", "pnatry"], "there is no command or topic \"pnatry\"; did you mean pantry?"),
      (["help", "pantry", "lst"], "there is no command \"lst\" in 'pantry'; did you mean list?"),
      (["limme"], "is neither a command nor an ingredient; did you mean lime?"),
      (["--hav", "gin"], "Did you mean '--have'?"),
      (["avoid", "nuts"], "'avoid' has no command \"nuts\"; use: whatcanimake avoid add nuts"),
      (["avoid", "vegan"], "use: whatcanimake avoid diet vegan"),
      (["pantry", "gin", "soda water"], "use: whatcanimake pantry add gin \"soda water\""),
      (["lexicon", "show", "cheese"], "use: whatcanimake lexicon find cheese"),
      (["why", "not", "negroni"], "there is no command \"why\"; did you mean why-not negroni?"),
      (["completions", "zsh"], "did you mean help completion?"),
      (["--completion"], "see: whatcanimake help completion"),
      (["help", "xyzzyx"], "there is no command or topic \"xyzzyx\"; see: whatcanimake --help"),
      (["Gin", "Rickey", "--jsn"], "Did you mean '--json'?"),
      (["Southside", "Fizz"], "is a dish; to see it: whatcanimake show \"Southside Fizz\""),
      (["Negroni"], "whatcanimake why-not Negroni"),
      (
        ["rate", "gin", "rickey", "4", "--note", "very good"],
        "Unknown option '--note'; to write a note: whatcanimake note \"gin rickey\" \"very good\""
      ),
      (["browse", "--history"], "use the command: whatcanimake history"),
    ]
  )
  func slips(arguments: [String], message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 64 && run.out == "")
    #expect(run.err.contains(message), "\(run.err)")
  }

  @Test("an ingredient that looks like a command is an ingredient; a command's name wins")
  func likeCommands() throws {
    #expect(try Tool.run(["lime"]).status == 0)
    #expect(try Tool.run(["lime", "--json"]).out == Tool.run(["--have", "lime", "--json"]).out)
    #expect(try Tool.run(["share"]).status == 64)
  }

  @Test("the slips between two words are those of a plain search", arguments: [UInt64(3), 17, 92])
  func distance(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          Character(["a", "b", "c"][Int.random(in: 0..<3, using: &random)])
        }
      }
      #expect(
        WhatCanIMakeCLI.slips(from: words[0], to: words[1])
          == plainSlips(words[0][...], words[1][...]),
        "\(words)"
      )
    }
  }

  /// By trying every way: O(3ⁿ).
  private func plainSlips(_ word: ArraySlice<Character>, _ other: ArraySlice<Character>) -> Int {
    guard let last = word.last, let wanted = other.last else { return max(word.count, other.count) }
    var least = min(
      plainSlips(word.dropLast(), other) + 1,
      plainSlips(word, other.dropLast()) + 1,
      plainSlips(word.dropLast(), other.dropLast()) + (last == wanted ? 0 : 1)
    )
    if word.count > 1, other.count > 1, word.dropLast().last == wanted,
      last == other.dropLast().last
    {
      least = min(least, plainSlips(word.dropLast(2), other.dropLast(2)) + 1)
    }
    return least
  }
}
