import TestSupport
import Testing

@Suite("What names mean, on the project's own data")
struct NamesTests {
  @Test("gin is not in ginger beer")
  func ginger() throws {
    let answer = try MatchJSON.everything("gin,lime")
    let gingerBeer = answer.lines.filter { $0.ingredient == "ginger beer" }

    #expect(!gingerBeer.isEmpty)
    #expect(gingerBeer.filter { $0.with?.contains("gin") == true } == [])
    #expect(
      try MatchJSON.everything("gin").lines
        .filter { $0.ingredient.contains("ginger") && $0.with != nil } == []
    )
  }

  @Test("egg is not in eggplant, nor butter in peanut butter")
  func wholeTokens() throws {
    let egg = try MatchJSON.everything("egg").lines.filter { $0.with != nil }
    #expect(!egg.isEmpty)
    #expect(
      egg.filter { $0.ingredient.contains("aubergine") || $0.ingredient.contains("eggplant") }
        == []
    )
    let butter = try MatchJSON.everything("butter").lines.filter { $0.with == "butter" }
    #expect(!butter.isEmpty)
    #expect(butter.filter { $0.ingredient == "peanut butter" } == [])
  }

  @Test("Tanqueray is a kind of gin")
  func kind() throws {
    let gin = try MatchJSON.everything("Tanqueray").lines.filter { $0.ingredient == "gin" }

    #expect(!gin.isEmpty)
    #expect(Set(gin.map(\.grade)) == ["kind"])
    #expect(Set(gin.map(\.with)) == ["tanqueray"])
  }

  @Test("a lime makes lime juice")
  func make() throws {
    let juice = try MatchJSON.everything("lime").lines.filter { $0.ingredient == "lime juice" }

    #expect(!juice.isEmpty)
    #expect(Set(juice.map(\.grade)) == ["make"])
    #expect(Set(juice.map(\.with)) == ["lime"])
  }

  @Test("rum does for white rum with a remark, and not under --exact")
  func generic() throws {
    func grades(_ options: String...) throws -> Set<String> {
      let all = ["--have", "rum", "--missing", "99", "--limit", "10000", "--json"]
      let answer = try MatchJSON(try Tool.run(all + options))
      return Set(answer.lines.filter { $0.ingredient == "white rum" }.map(\.grade))
    }
    #expect(try grades() == ["generic"])
    #expect(try grades("--exact").isDisjoint(with: ["generic", "exact", "kind", "make"]))
  }

  @Test("an unknown name is said with what may have been meant, and the rest is answered")
  func someUnknown() throws {
    let run = try Tool.run(["--have", "limme,gin"])
    let rest = try Tool.run(["--have", "gin"])

    #expect(run.status == 0)
    #expect(run.out == rest.out)
    #expect(run.err.hasPrefix("whatcanimake: unknown ingredient \"limme\"; did you mean lime"))
    #expect(run.err.split(separator: "\n").count == 1)
  }

  @Test("nothing recognised ends with 2; JSON still says what was not understood")
  func allUnknown() throws {
    let plain = try Tool.run(["--have", "limme"])
    #expect(plain.status == 2)
    #expect(plain.out == "")
    #expect(plain.err.contains("did you mean lime"))
    let json = try Tool.run(["--have", "limme", "--json"])
    #expect(json.status == 2)
    let answer = try MatchJSON(json)
    #expect(answer.unknown.map(\.input) == ["limme"])
    #expect(answer.unknown.first?.suggestions.first == "lime")
    #expect(answer.matches.isEmpty)
  }

  @Test(
    "a name that must be understood and is not ends with 2 and no answer",
    arguments: [
      (["--without", "nosuchthing"], "every name after --without must be known"),
      (["--use", "nosuchthing"], "every name after --use must be known"),
      (["--diet", "carnivore"], "choose one of vegan"),
      (["--staples", "+nosuchthing"], "every name after --staples must be known"),
      (["--have", "nosuchthing", "--strict"], "--strict"),
    ]
  )
  func mustBeKnown(options: [String], reason: String) throws {
    let run = try Tool.run(["--have", "gin"] + options)

    #expect(run.status == 2)
    #expect(run.out == "")
    #expect(run.err.split(separator: "\n").count == 1 && run.err.contains(reason))
  }

  @Test("a name of a megabyte is refused quickly, in a short message")
  func enormousName() throws {
    let run = try Tool.run(["--have", "-"], input: String(repeating: "gin", count: 350_000))

    #expect(run.status == 2)
    #expect(run.out == "")
    #expect(run.err.utf8.count < 700)
    #expect(run.seconds < 10)
  }

  @Test("names come from standard input and from files, one a line, # for remarks")
  func lists() throws {
    let folder = try TemporaryFolder()
    let text = "# my bar\ngin\n\n  lime  \n"
    let path = try folder.write(text, to: "have.txt")
    let expected = try Tool.run(["--have", "gin,lime"])

    #expect(try Tool.run(["--have", "-"], input: text).out == expected.out)
    #expect(try Tool.run(["--have-file", "-"], input: text).out == expected.out)
    #expect(try Tool.run(["--have-file", path]).out == expected.out)
    #expect(try Tool.run(["--have", "gin", "--have-file", path]).out == expected.out)
    #expect(try Tool.run(["--have", "gin", "--have", "lime"]).out == expected.out)
    #expect(try Tool.run(["--have-file", "\(path).absent"]).status == 66)
    #expect(try Tool.run(["--have", "-"]).status == 64)
  }
}
