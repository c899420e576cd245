import Testing

@Suite("Arguments that cannot be")
struct ArgumentTests {
  @Test(
    "they end with 64, no answer, and a message",
    arguments: [
      ["--have", ""], ["--have", ","], ["--have", " , "], ["--have", "gin", "--without", ""],
      ["--have", "gin", "--use", ","], ["--have", "gin", "--diet", ""],
      ["--have", "gin", "--staples", ""], ["--have", "gin", "--kind", "soup"],
      ["--have", "gin", "--rank", "best"], ["--have", "gin", "--missing", "-1"],
      ["--have", "gin", "--missing", "x"], ["--have", "gin", "--limit", "0"],
      ["--have", "gin", "--nosuch"], ["browse", "--sort", "size"], ["search"], ["search", "!"],
      ["show"], ["import"], ["import", "x", "--format", "doc"], ["--home", "", "--have", "gin"],
      ["--as", "", "--have", "gin"], ["catalogue", "nosuch"], ["suggest", "--count", "0"],
      ["suggest", "--count", "1001"], ["suggest", "--missing", "-1"], ["suggest", "--have", ""],
      ["suggest", "--cooldown", "30m"], ["suggest", "--cooldown", "-1"],
      ["suggest", "--cooldown", ""], ["suggest", "--cooldown", "99999999999999999999"],
      ["suggest", "--again", "--cooldown", "3"], ["skip"], ["like"], ["taste", "gin"],
      ["taste", "like", ","], ["taste", "dislike"], ["taste", "--choose", ""],
      ["similar", "negroni", "--limit", "0"], ["goes-with", ","],
    ]
  )
  func badArguments(arguments: [String]) throws {
    let run = try Tool.run(arguments)

    #expect(run.status == 64)
    #expect(run.out == "")
    #expect(!run.err.isEmpty)
  }

  @Test("a word that is neither a command nor an ingredient ends with 64 and says how to ask")
  func unknownCommand() throws {
    let run = try Tool.run(["xyzzyx"])

    #expect(run.status == 64)
    #expect(run.out == "")
    #expect(
      run.err
        == "whatcanimake: \"xyzzyx\" is neither a command nor an ingredient; see: whatcanimake --help\n"
    )
  }

  @Test("an unknown dish ends with 2 and what may have been meant")
  func unknownDish() throws {
    #expect(
      try Tool.run(["show", "nosuchdishatall"]).err
        == "whatcanimake: no dish is called \"nosuchdishatall\"; to look for it: "
        + "whatcanimake search nosuchdishatall\n"
    )
    let run = try Tool.run(["show", "negrini"])
    #expect(run.status == 2)
    #expect(run.out == "")
    #expect(run.err == "whatcanimake: no dish is called \"negrini\"; did you mean Negroni?\n")
  }

  @Test("an ambiguous beginning ends with 2 and the candidates")
  func ambiguousDish() throws {
    let run = try Tool.run(["show", "white"])

    #expect(run.status == 2)
    #expect(run.out == "")
    #expect(run.err.hasPrefix("whatcanimake: \"white\" could be "))
    for id in ["classic:white-lady", "classic:white-russian", "classic:white-negroni"] {
      #expect(run.err.contains(id))
    }
  }

  @Test("both spellings of a command word work")
  func spellings() throws {
    for (american, british) in [("catalog", "catalogue"), ("favorite", "favourite")] {
      #expect(try Tool.run([american, "--json"]).out == Tool.run([british, "--json"]).out)
    }
  }

  @Test("completion scripts are made for three shells", arguments: ["bash", "zsh", "fish"])
  func completion(shell: String) throws {
    let run = try Tool.run(["--generate-completion-script", shell])

    #expect(run.status == 0)
    #expect(run.out.contains("---complete \(shell)"))
    #expect(run.err == "")
    #expect(try Tool.run(["--generate-completion-script=\(shell)"]).out == run.out)
  }

  @Test("the version stands alone on a line")
  func version() throws {
    let run = try Tool.run(["--version"])

    #expect(run.status == 0)
    #expect(run.out.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test("without arguments it says how to ask, and ends with 0")
  func welcome() throws {
    let run = try Tool.run([])

    #expect(run.status == 0)
    #expect(run.out.contains("whatcanimake gin lime"))
    #expect(run.err == "")
  }

  @Test("a shell that is not known is refused with those that are")
  func unknownShell() throws {
    for arguments in [["--generate-completion-script", "ksh"], ["--generate-completion-script="]] {
      let run = try Tool.run(arguments)
      #expect(run.status == 64 && run.out == "")
      #expect(run.err.contains("bash, zsh or fish"))
    }
  }

  @Test(
    "scripts of earlier versions are offered the options of the answer, ingredients behind a comma, and dishes",
    arguments: [
      ("---completion -- --have 2 9 whatcanimake --have gin,limon", "gin,limoncello"),
      ("---completion show -- positional@0 2 4 whatcanimake show Negr", "Negroni"),
    ]
  )
  func completion(asked: String, expected: String) throws {
    let run = try Tool.run(asked.split(separator: " ").map(String.init))
    #expect(run.status == 0)
    #expect(run.lines.contains(expected))
  }
}
