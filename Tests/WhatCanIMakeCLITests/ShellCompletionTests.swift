import Foundation
import TestSupport
import Testing

@testable import WhatCanIMakeCLI

/// What Tab offers, as the scripts of the shells ask for it.
@Suite("What fits a command line")
struct ShellCompletionTests {
  @Test(
    "commands by each of their names, topics of the help, and ingredients beside commands",
    arguments: [
      (["pan"], ["pantry"], ["gin"]), (["fav"], ["favorite"], ["favourite"]),
      (["favour"], ["favourite"], ["favorite"]), (["catalogu"], ["catalogue"], []),
      (["gi"], ["gin", "ginger"], ["list"]), (["gin", "li"], ["lime"], ["list", "like", "lint"]),
      (["gin", "lime", "ju"], ["juice"], []), (["match", "gin", "soda\\ w"], ["soda water"], []),
      (["help", "pan"], ["pantry"], ["pancetta"]), (["help", "comp"], ["completion"], []),
      (["help", "list", "mo"], ["move"], []), (["pantry", ""], ["add", "list"], ["gin"]),
      (["favourite", ""], ["add", "remove"], ["match"]),
      (["shopping", "bought", "--ho"], ["--home"], []),
      (["catalog", ""], ["info"], ["match"]), (["unlock", "gin", "lim"], ["lime"], []),
      (["plan", "3", "eg"], ["egg"], []),
    ]
  )
  func words(typed: [String], has: [String], lacks: [String]) throws {
    let offered = try Self.offered(typed)
    for word in has { #expect(offered.contains(word), "\(typed): \(offered.prefix(20))") }
    for word in lacks { #expect(!offered.contains(word), "\(typed)") }
  }

  @Test("at the first word only what could be a command or an ingredient")
  func first() throws {
    let all = try Self.offered([""])
    #expect(all.first == "match" && all.contains("help"))
    #expect(!all.contains("gin") && !all.contains("review"))
    let matches = try Self.offered(["m"])
    #expect(matches.first == "match" && matches.contains("milk"))
  }

  @Test("a value behind a blank, behind =, and as bash parts it; fish takes the whole word")
  func values() throws {
    let italian = ["Italian"]
    #expect(try Self.offered(["browse", "--cuisine", "It"]) == italian)
    #expect(try Self.offered(["browse", "--cuisine=It"]) == italian)
    #expect(try Self.offered(["browse", "--cuisine", "=", "It"]) == italian)
    #expect(try Self.offered(["--cuisine=it"]) == italian)
    #expect(try Self.offered(["browse", "--cuisine=It"], in: .fish) == ["--cuisine=Italian"])
    #expect(try Self.offered(["gin", "--kind", ""]) == ["cocktail", "meal"])
    #expect(try Self.offered(["--glass=Hi"]) == ["Highball"])
    #expect(try Self.offered(["browse", "--limit", ""]).isEmpty)
    #expect(try Self.text(["import", ""], in: .zsh) == "files\n")
    #expect(try Self.text(["--have-file", ""], in: .zsh) == "files\n")
  }

  @Test("options that the command has and that were not given yet, with what they mean")
  func options() throws {
    #expect(try Self.offered(["gin", "lime", "--mi"]) == ["--minutes", "--missing"])
    #expect(try Self.offered(["browse", "--kind", "meal", "--ki"]).isEmpty)
    #expect(try Self.offered(["browse", "--with", "egg", "--wit"]).contains("--with"))
    #expect(try Self.offered(["show", "--", "--se"]).isEmpty)
    #expect(try Self.text(["browse", "--sou"], in: .fish) == "words\n")
    #expect(try Self.text(["search", "--sou"], in: .fish).hasPrefix("words\n--source\tSearch"))
    // Values need no explanation, and bash shows none.
    #expect(try !Self.text(["browse", "--glass", ""], in: .fish).contains("\t"))
    #expect(try !Self.text(["pan"], in: .bash).contains("\t"))
    #expect(try Self.text(["pan"], in: .zsh).contains("pantry\tKeep"))
  }

  @Test("the name that is typed whole comes first, then the ingredients of most dishes")
  func order() throws {
    #expect(try Self.offered(["browse", "--with", "gin,lim"]).first == "gin,lime")
    #expect(try Self.offered(["--have", "gin,lime"]).first == "gin,lime")
    #expect(try Self.offered(["pantry", "add", "gi"]).prefix(2).contains("gin"))
    #expect(try !Self.offered(["--have", "gin,lime,gi"]).contains("gin,lime,gin"))
  }

  @Test("behind what somebody has comes first what completes the most dishes with it")
  func goingOn() throws {
    for command in [[], ["match"], ["unlock"], ["suggest"], ["plan"]] {
      let offered = try Self.offered(command + ["gin", ""])
      let tonic = try #require(offered.firstIndex(of: "tonic water"), "\(command)")
      let flour = try #require(offered.firstIndex(of: "plain flour"), "\(command)")
      #expect(tonic < flour && !offered.contains("gin"))
    }
    let behindFlour = try Self.offered(["plain", "flour", "egg", "m"])
    #expect(behindFlour.first == "milk")
    #expect(try Self.offered(["gin", "lime", "t"]).first == "tonic water")
  }

  @Test(
    "names keep their capitals and what their words are; behind a whole name comes no other dish"
  )
  func dishes() throws {
    #expect(try Self.offered(["show", "southern"]) == ["Southern Fried Chicken"])
    #expect(try Self.offered(["show", "southern", "fr"]) == ["Fried Chicken"])
    #expect(try Self.offered(["show", #"sirop\ à\ l\'Eau"#, ""]).isEmpty)
    #expect(try Self.offered(["show", "Gin", "Ri"]) == ["Rickey"])
    #expect(try Self.offered(["rate", #"Gin\ Rickey"#, ""]) == ["1", "2", "3", "4", "5"])
    #expect(try Self.offered(["rate", "gin", "rickey", "4"]) == ["4"])
    #expect(try !Self.offered(["favorite", "add", "Negroni", "Neg"]).contains("Negroni"))
  }

  @Test("accents need not be typed, and what is offered begins as it was typed in every shell")
  func accents() throws {
    for shell in Shell.allCases {
      #expect(try Self.offered(["show", #"creme\ b"#], in: shell) == ["creme brûlée"])
      #expect(try Self.offered(["show", "creme", "br"], in: shell) == ["Brûlée"])
    }
    #expect(try Self.offered(["show", "creme"]) == ["creme Brûlée", "creme Caramel"])
    #expect(try Self.offered(["show", "Crème"]) == ["Crème Brûlée", "Crème Caramel"])
    #expect(try Self.offered(["rate", "creme", "brulee", ""]) == ["1", "2", "3", "4", "5"])
    #expect(
      try Self.offered(["browse", "--with", "gin,creme de cas"]).first == "gin,creme de cassis"
    )
  }

  @Test("only what is on that list, what is open and what is ticked, and nothing for a new name")
  func kept() throws {
    let home = try Home.ofTheProject()
    try home.say("list", "create", "Friday")
    try home.say("list", "add", "Friday", "gin rickey", "gimlet")
    try home.say("shopping", "add", "egg, spaghetti")
    try home.say("shopping", "check", "egg")
    func offered(_ words: String...) throws -> [String] { try Self.offered(words, of: home) }

    #expect(try offered("list", "remove", "Friday", "") == ["Gin Rickey", "Gimlet"])
    #expect(try offered("list", "remove", "Friday", "Gimlet", "") == ["Gin Rickey"])
    #expect(try offered("list", "move", "friday", "gi") == ["Gin Rickey", "Gimlet"])
    #expect(try offered("list", "move", "Friday", #"Gin\ Rickey"#, "") == ["1", "2"])
    #expect(try offered("list", "create", "").isEmpty)
    #expect(try offered("list", "show", "fri") == ["Friday"])
    #expect(try offered("shopping", "check", "") == ["spaghetti"])
    #expect(try offered("shopping", "bought", "") == ["spaghetti"])
    #expect(try offered("shopping", "uncheck", "") == ["egg"])
  }

  @Test("the script of fish offers the same", .enabled(if: hasProgram("fish")))
  func fish() throws {
    let home = try Home()
    let script = try home.write(
      try Tool.run(["--generate-completion-script", "fish"]).out,
      to: "whatcanimake.fish"
    )
    let folder = (try Tool.path() as NSString).deletingLastPathComponent
    func offered(_ typed: String) throws -> [String] {
      let run = try Tool.run(
        [],
        environment: [
          "WHATCANIMAKE_DATA": home.data, "WHATCANIMAKE_HOME": home.path,
          "PATH": "\(folder):/usr/bin:/bin", "TYPED": typed,
        ],
        launcher: [
          "/usr/bin/env", "fish", "-N", "-c", "source '\(script)'; complete -C \"$TYPED\"",
        ]
      )
      return run.lines.filter { !$0.isEmpty }.map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try offered("whatcanimake show negr") == ["Negroni"])
    #expect(try offered("whatcanimake pantry li") == ["list"])
    #expect(try offered("whatcanimake --kind=co") == ["--kind=cocktail"])
  }

  @Test(
    "at a prompt of zsh files and names are completed, without errors",
    .enabled(if: hasProgram("zsh")),
    arguments: [
      ("import zq", "zq-file.json"), ("--have-file zq", "zq-file.json"), ("show negr", "Negroni"),
      ("browse --glass=Hi", "Highball"),
    ]
  )
  func zsh(typed: String, completed: String) throws {
    let home = try Home.ofTheProject()
    let script = try home.write(
      try Tool.run(["--generate-completion-script", "zsh"]).out,
      to: "_whatcanimake"
    )
    _ = try home.write("[]", to: "zq-file.json")
    let folder = (try Tool.path() as NSString).deletingLastPathComponent
    let session = """
      zmodload zsh/zpty
      cd -- '\(home.folder.path)'
      zpty prompt "zsh -f -i"
      zpty -w prompt "autoload -Uz compinit; compinit -u -D; source '\(script)'; print REA''DY"
      zpty -r -m prompt seen '*READY*'
      zpty -w -n prompt "$TYPED"$'\t'
      zpty -r -m prompt seen "*$COMPLETED*"
      print -r -- "$seen"
      """
    let run = try Tool.run(
      [],
      environment: [
        "WHATCANIMAKE_DATA": home.data, "WHATCANIMAKE_HOME": home.path, "TERM": "dumb",
        "PATH": "\(folder):/usr/bin:/bin", "TYPED": "whatcanimake \(typed)",
        "COMPLETED": completed,
      ],
      launcher: ["/usr/bin/env", "zsh", "-f", "-c", session]
    )
    #expect(run.status == 0 && run.out.contains(completed), "\(run.out)")
    #expect(!run.out.contains("(eval)") && !run.out.contains("no matches"), "\(run.out)")
  }

  @Test("the scripts are without faults", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard hasProgram(shell.rawValue) else { return }
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/script"
    try Data(shell.script.utf8).write(to: URL(filePath: path))
    let run = try Tool.run([], launcher: ["/usr/bin/env", shell.rawValue, "-n", path])
    #expect(run.status == 0 && run.err == "", "\(run.err)")
  }

  private static func offered(
    _ words: [String],
    in shell: Shell = .bash,
    of home: Home? = nil
  ) throws -> [String] {
    let lines = try text(words, in: shell, of: home).split(separator: "\n").map(String.init)
    #expect(lines.first == "words", "\(words)")
    return lines.dropFirst().map { String($0.prefix { $0 != "\t" }) }
  }

  private static func text(_ words: [String], in shell: Shell, of home: Home? = nil) throws
    -> String
  {
    let arguments = ["---complete", shell.rawValue] + words
    let named = ["--as", "anna"] + words
    let run =
      try home.map {
        try Tool.run(
          ["---complete", shell.rawValue] + named,
          home: $0.path,
          environment: ["WHATCANIMAKE_DATA": $0.data]
        )
      } ?? Tool.run(arguments)
    #expect(run.status == 0 && run.err == "", "\(words): \(run.err)")
    return run.out
  }
}

private func hasProgram(_ name: String) -> Bool {
  ["/usr/bin", "/bin", "/usr/local/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}
