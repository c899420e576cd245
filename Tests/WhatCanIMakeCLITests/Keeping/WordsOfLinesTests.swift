import Foundation
import TestSupport
import Testing

/// Where in a line the word stands that somebody avoids, and what every command makes of the dish.
@Suite("The words of a line by kind, in every command")
struct WordsOfLinesTests {
  enum Fate {
    case hidden, shown, shownWithLeaveOut
  }

  struct Case: Sendable, CustomTestStringConvertible {
    /// The dish is called "Probe" and this.
    var testDescription: String
    var line: String
    var fate: Fate
  }

  static let cases = [
    Case(testDescription: "Name", line: "30 g walnuts", fate: .hidden),
    Case(testDescription: "Longer", line: "1 slice walnut bread", fate: .hidden),
    Case(testDescription: "Preparation", line: "1 lime, rolled in chopped walnuts", fate: .hidden),
    Case(testDescription: "Comment", line: "1 lime (stuffed with walnuts)", fate: .hidden),
    Case(testDescription: "Alternatives", line: "30 g walnuts or pistachios", fate: .shown),
    Case(testDescription: "Optional", line: "10 g walnuts, optional", fate: .shownWithLeaveOut),
    Case(testDescription: "Garnish", line: "3 walnuts, for garnish", fate: .shownWithLeaveOut),
    Case(testDescription: "Negation", line: "1 lime (without walnuts)", fate: .shown),
  ]

  /// A store with the dishes of all cases, each with gin and lime besides.
  private static func home() throws -> Home {
    let home = try Home.ofTheProject()
    let records = cases.map { probe in
      let name = "Probe \(probe.testDescription)"
      return "{\"name\":\"\(name)\",\"category\":\"Probe\","
        + "\"ingredients\":[\"30 ml gin\",\"1 lime\",\"\(probe.line)\"],\"steps\":[\"Mix.\"]}"
    }
    let text = records.joined(separator: "\n") + "\n"
    let run = try home.run(["import", try home.write(text, to: "probes.jsonl")])
    try #require(run.status == 0, "\(run.err)")
    return home
  }

  @Test("match, why-not, plan, unlock, suggest, similar, browse, search, random and show agree")
  func commands() throws {
    let home = try Self.home()
    let having = ["--have", "gin,lime,pistachio", "--without", "walnut"]
    let matched = try home.run(having + ["--category", "Probe", "--limit", "99", "--json"]).out
    let browsed = try home.run(["browse", "--category", "Probe", "--without", "walnut"]).out
    let found = try home.run(["search", "probe", "--without", "walnut"]).out
    let others = try [
      ["plan", "3", "--category", "Probe"] + having,
      ["unlock", "--buy", "1", "--category", "Probe"] + having,
      ["suggest", "--count", "9", "--category", "Probe"] + having,
      ["similar", "probe negation", "--category", "Probe", "--without", "walnut"],
    ].map { arguments in
      let run = try home.run(arguments)
      #expect(run.status == 0, "\(arguments): \(run.err)")
      return run.out
    }
    let drawn = try (0..<4).map { _ in
      try home.run(["random", "--category", "Probe", "--without", "walnut"]).out
    }
    for probe in Self.cases {
      let name = "Probe \(probe.testDescription)"
      let whyNot = try home.run(["why-not", name] + having)
      let isHidden = probe.fate == .hidden
      #expect(matched.contains("\"\(name)\"") != isHidden, "match: \(name)")
      #expect(browsed.contains(name) != isHidden, "browse: \(name)")
      #expect(found.contains(name) != isHidden, "search: \(name)")
      #expect(whyNot.out.contains("--without walnut") == isHidden, "\(whyNot.out)")
      if isHidden {
        for text in others + drawn { #expect(!text.contains(name), "\(name): \(text)") }
      }
    }

    try home.say("avoid", "add", "walnut")
    for probe in Self.cases {
      let shown = try home.run(["show", "Probe \(probe.testDescription)"]).out
      let isWarned =
        shown.contains("Has something you avoid") || shown.contains("May have something")
      #expect(isWarned == (probe.fate == .hidden), "\(shown)")
      #expect(shown.contains("leave out") == (probe.fate == .shownWithLeaveOut), "\(shown)")
    }
  }
}
