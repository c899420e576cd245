import Foundation
import Testing

@Suite("Hostile text in what is kept")
struct HostileNotesTests {
  /// What can lead a terminal or a reader astray; none holds a NUL, which no argument can.
  static let hostile = [
    "a\u{1B}[31mred\u{1B}[0m", "a\u{1B}]52;c;ZXZpbA==\u{07}b", "a\u{9B}31mb\u{9D}0;t\u{9C}",
    "a\u{202E}evil\u{2066}b", "a\u{07}\u{08}\u{0D}b", "a\u{200B}\u{FEFF}\u{E0041}b", "a\u{7F}b",
  ]

  /// Commands with a place for a text in each.
  static let places: [@Sendable (String) -> [String]] = [
    { ["list", "create", $0] }, { ["list", "rename", "Party", $0] },
    { ["note", "negroni", $0] }, { ["review", "negroni", $0] },
    { ["comment", "negroni", $0] }, { ["pantry", "add", $0] },
    { ["shopping", "add", $0] }, { ["shopping", "check", $0] },
    { ["recipe", "new", $0, "--ingredient", "gin"] },
    { ["recipe", "new", "x", "--ingredient", $0] },
    { ["recipe", "new", "x", "--ingredient", "gin", "--step", $0] },
    { ["recipe", "new", "x", "--ingredient", "gin", "--description", $0] },
    { ["recipe", "new", "x", "--ingredient", "gin", "--category", $0, "--tags", $0] },
    { ["recipe", "new", "x", "--ingredient", "gin", "--link", $0] },
    { ["recipe", "new", "x", "--ingredient", "gin", "--glass", $0, "--cuisine", $0] },
    { ["favorite", "add", $0] }, { ["list", "show", $0] },
    { ["recipe", "restore", $0] }, { ["backup", "/nowhere/\($0)"] },
  ]

  /// Each by itself, or all of them in one when there is little time.
  static let attempts =
    isFullTier ? hostile : [hostile.joined(separator: " "), "a\u{202E}b\u{200B}"]

  @Test("no command prints a control character, whatever it is given", arguments: attempts)
  func everyField(text: String) throws {
    let home = try Home()
    try home.say("list", "create", "Party")
    for words in Self.places {
      let run = try home.run(words(text))
      #expect(
        [0, 1, 2, 64, 65, 73].contains(run.status),
        "\(words("…")): \(run.status) \(run.err)"
      )
      expectClean(run, words("…"))
    }
    try expectCleanViews(home)
    #expect(try home.complaints() == "")
  }

  @Test("what is kept of it comes out of JSON and of an export as it was")
  func roundTrip() throws {
    let home = try Home()
    for text in Self.hostile {
      let run = try home.run(["note", "negroni", text])
      guard run.status == 0 else {
        #expect(run.status == 64, "\(run.err)")
        continue
      }
      #expect(
        try home.json("note", "negroni")["text"] as? String == text,
        "\(text.debugDescription)"
      )
      let path = try home.write(try home.say("export"), to: "export.json")
      let other = try Home()
      #expect(try other.run(["import", path]).status == 0)
      #expect(try other.json("note", "negroni")["text"] as? String == text)
    }
  }

  @Test("limits are in bytes and named: a name of 500, a text of 20 000")
  func limits() throws {
    let home = try Home()
    let marks = "e" + String(repeating: "\u{301}", count: 40_000)
    for (words, limit) in [
      (["list", "create"], 500), (["shopping", "add"], 500), (["note", "negroni"], 20_000),
      (["review", "negroni"], 20_000), (["comment", "negroni"], 20_000),
    ] {
      let long = String(repeating: "n", count: limit)
      #expect(try home.run(words + [long]).status == 0, "\(words)")
      for text in [long + "n", String(repeating: "é", count: limit / 2) + "n", marks] {
        let refused = try home.refusal(words + [text])
        #expect(refused.status == 64, "\(words)")
        #expect(refused.message.contains("\(limit)"), "\(refused.message)")
        #expect(refused.message.utf8.count < 700)
      }
    }
    let long = String(repeating: "n", count: 100_000)
    for words in [
      ["recipe", "new", long, "--ingredient", "gin"], ["recipe", "new", "x", "--ingredient", long],
      ["recipe", "new", "x", "--ingredient", "gin", "--category", long],
    ] {
      let refused = try home.refusal(words)
      #expect([64, 65].contains(refused.status))
      #expect(refused.message.utf8.count < 700)
    }
    expectClean(try home.run(["favorite", "add", marks]), ["favorite"])
    #expect(try home.items(["recipe", "mine"]).isEmpty)
  }

  @Test(
    "files of ten megabytes, of two million marks on a letter, or with a NUL are refused shortly"
  )
  func files() throws {
    let home = try Home()
    let contents = [
      "---\ntitle: \(String(repeating: "t", count: 10 << 20))\n---\n\n@gin{}\n",
      "---\ntitle: e\(String(repeating: "\u{301}", count: 2_000_000))\n---\n\n@gin{}\n",
      String(repeating: "Stir @gin{1%ml}. ", count: isFullTier ? 700_000 : 10_000),
      "---\ntitle: a\u{0}b\n---\n\n@gin{}\n", "\u{0}",
    ]
    for (number, text) in contents.enumerated() {
      let path = try home.write(text, to: "\(number).cook")
      for words in [["recipe", "new", "--file", path], ["import", path]] {
        let run = try home.run(words)
        #expect([0, 64, 65].contains(run.status), "\(number) \(words[0]): \(run.err.prefix(300))")
        expectClean(run, [words[0], "\(number)"])
        #expect(run.err.utf8.count < 1_500)
        #expect(run.seconds < (isFullTier ? 60 : 8), "\(number) \(words[0])")
      }
      let names = try home.run(["--have-file", path])
      #expect([0, 2, 64, 65].contains(names.status))
      expectClean(names, ["--have-file"])
    }
    expectClean(try home.run(["browse"]), ["browse"])
  }

  @Test("hostile titles and texts in an imported file and in a forged export are harmless")
  func imported() throws {
    let home = try Home()
    let drinks = Self.hostile.enumerated().map {
      (id: $0, name: "Zed \($1)", ingredients: ["Gin", $1])
    }
    let path = try home.write(try drinksFile(drinks), to: "drinks.json")
    #expect(try home.run(["import", path]).status == 0)
    for id in Self.hostile.indices {
      let run = try home.run(["favorite", "add", "thecocktaildb:\(id)"])
      #expect(run.status == 0)
      expectClean(run, ["favorite"])
    }
    try home.say("list", "create", "Canary")
    let export = try home.say("export")
    #expect(export.contains("Canary"))
    let forged = try home.write(
      export.replacing("Canary", with: "Can\\u001b[31mary\\u202e"),
      to: "forged.json"
    )
    let other = try Home()
    let run = try other.run(["import", forged])
    #expect([0, 65].contains(run.status))
    expectClean(run, ["import"])
    for (home, words) in [
      (home, ["favorite", "list"]), (home, ["browse"]), (other, ["list", "all"]),
    ] {
      expectClean(try home.run(words), words)
    }
    if isFullTier { try expectCleanViews(home) }
  }

  private func expectCleanViews(_ home: Home) throws {
    let views = [
      ["list", "all"], ["list", "show", "Party"], ["note", "negroni"], ["comments", "negroni"],
      ["show", "negroni"], ["pantry", "list"], ["shopping", "list"], ["favorite", "list"],
      ["recipe", "mine"], ["browse"], ["--have", "gin", "--explain", "--limit", "999"],
      ["history", "list"], ["categories"],
    ]
    for (position, words) in views.enumerated() {
      expectClean(try home.run(words), words)
      if !isFullTier, position > 3 { continue }
      let json = try home.run(words + ["--json"])
      expectClean(json, words)
      if json.status == 0 {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.out.utf8)) }
      }
    }
    for name in try home.values("id", of: "recipe", "mine").prefix(4) {
      for format in ["text", "markdown"] {
        expectClean(try home.run(["share", name, "--format", format]), ["share", format])
      }
    }
  }

  /// Expects no control character but the line feed, and no mark that turns or hides text.
  private func expectClean(_ run: Tool.Outcome, _ words: [String]) {
    for text in [run.out, run.err] {
      let bad = text.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
          0xFEFF,
          0xE0000...0xE007F:
          true
        default: false
        }
      }
      #expect(bad.isEmpty, "\(words): \(bad.map { String($0.value, radix: 16) }.prefix(5))")
    }
    #expect(!run.err.contains("Fatal error"), "\(words)")
  }
}
