import Foundation
import TestSupport
import Testing

@testable import WhatCanIMakeCLI

@Suite("What a shell offers")
struct CompletionTests {
  @Test(
    "quotes and backslashes of a shell are taken off a word",
    arguments: [
      (#"Dry\ M"#, "Dry M"), (#""Dry M"#, "Dry M"), (#"'Bee'\''s"#, "Bee's"),
      (#""a\"b\$\c""#, #"a"b$\c"#),
      ("gin,lime", "gin,lime"), ("", ""), (#"a\"#, "a"),
    ]
  )
  func quotes(word: String, plain: String) {
    #expect(unquoted(word) == plain)
  }

  @Test(
    "a name is completed from where the word begins that is being typed",
    arguments: [
      (["show", "Dry"], ["Dry Martini"]), (["show", "dry", "ma"], ["martini"]),
      (["show", "dry", ""], ["Martini"]),
      (["rate", "--as", "bert", "dry", "M"], ["Martini"]), (["show", "x", "Dry"], ["Dry Martini"]),
      (["show", #"Dry\ M"#], ["Dry Martini"]), (["show", "Bee"], ["Bee's Knees"]),
    ]
  )
  func dishes(words: [String], offered: [String]) {
    let typed = TypedWord(
      ["whatcanimake"] + words,
      index: words.count,
      prefix: words[words.count - 1],
      commas: false
    )
    let found = typed.completions(of: ["Dry Martini", "Bee's Knees", "Martini"])
    #expect(found == offered)
  }

  @Test("behind a comma the next name is completed")
  func commas() {
    let typed = TypedWord(["w", "--have", "gin,le"], index: 2, prefix: "gin,le", commas: true)
    #expect(typed.completions(of: ["lemon", "lime", "leek"]) == ["gin,lemon", "gin,leek"])
  }

  @Test("only what fits is offered: labels, groups, and what the person keeps")
  func fitting() throws {
    let home = try Home()
    try home.say("favorite", "add", "negroni")
    try home.say("avoid", "add", "peanut")
    try home.say("staples", "add", "butter")
    try home.say("lexicon", "add", "silken joy", "--like", "egg")
    try home.say("recipe", "new", "Xyzzy Soup", "--ingredient", "1 l water")
    let cases: [(words: [String], argument: String, has: String, lacks: String)] = [
      (["favorite", "remove"], "positional@0", "Negroni", "Gimlet"),
      (["avoid", "remove"], "positional@0", "peanut", "gin"),
      (["staples", "remove"], "positional@0", "butter", "gin"),
      (["lexicon", "remove"], "positional@0", "silken joy", "gin"),
      (["recipe", "delete"], "positional@0", "Xyzzy Soup", "Gimlet"),
      (["browse"], "--category", "cocktail", "gin"),
      (["ingredients"], "--group", "spirits", "gin"),
    ]
    for (words, argument, has, lacks) in cases {
      let typed = ["whatcanimake"] + words + ["--as", "anna", "--home", home.path, ""]
      let run = try Tool.run(
        ["---completion"] + words + ["--", argument, "\(typed.count - 1)", "0"] + typed,
        environment: ["WHATCANIMAKE_DATA": home.data]
      )
      #expect(run.status == 0 && run.err == "", "\(words): \(run.err)")
      #expect(!run.lines.contains(lacks), "\(words)")
      if argument == "positional@0" { #expect(run.lines.contains(has), "\(words): \(run.out)") }
      #expect(!run.lines.filter { !$0.isEmpty }.isEmpty, "\(words)")
    }
  }

  @Test("bash takes each name as it is, whatever characters it has")
  func bash() throws {
    let home = try Home()
    for name in ["Zzy Bee's \"Knees\"", "Zzz $(touch pwned) `x`"] {
      try home.say("recipe", "new", name, "--ingredient", "50 ml gin")
    }
    let script = try home.write(
      try Tool.run(["--generate-completion-script", "bash"]).out,
      to: "completion.bash"
    )
    func offered(_ typed: String, behind quote: String = "") throws -> [String] {
      let line = """
        source '\(script)'
        COMP_WORDS=("$0" show --as anna --home '\(home.path)' "$QUOTE$TYPED"); COMP_CWORD=6
        COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
        _whatcanimake "$0" "$TYPED" '\(home.path)'
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let run = try Tool.run(
        [],
        environment: ["WHATCANIMAKE_DATA": home.data, "TYPED": typed, "QUOTE": quote],
        launcher: ["/bin/bash", "-c", line]
      )
      #expect(run.err == "")
      return run.lines.filter { !$0.isEmpty }
    }

    #expect(try offered("Zzy") == ["Zzy Bee's \"Knees\""])
    #expect(try offered(#"Zzy\ Bee"#) == ["Zzy Bee's \"Knees\""])
    #expect(try offered("Zzy Bee's", behind: "\"") == ["Zzy Bee's \"Knees\""])
    #expect(try offered("Zzy B", behind: "'") == ["Zzy Bee's \"Knees\""])
    #expect(try offered("zzz") == ["Zzz $(touch pwned) `x`"])
    #expect(try offered("Negr") == ["Negroni"])
  }
}
