import Foundation
import TestSupport
import Testing

/// A pseudo terminal comes from this program; where it is not installed these tests are skipped.
private let scriptProgram = "/usr/bin/script"

@Suite(
  "Taste on a terminal",
  .enabled(if: FileManager.default.isExecutableFile(atPath: scriptProgram))
)
struct TasteTerminalTests {
  @Test("five questions are asked, and what is chosen is noted and said back")
  func questions() throws {
    let home = try Home.ofTheProject()
    let run = try onTerminal(of: home, ["taste"], typed: "1\nx\n9\n2\n\n1 3\nq\n")
    #expect(run.status == 0)
    for number in 1...5 {
      #expect(run.out.contains("\(number) of 5: Which would you rather have?"))
    }
    // Two of what was typed are no answers, so the second question is asked three times.
    #expect(run.out.ranges(of: Self.prompt).count == 7)
    #expect(run.out.contains(/Saved: you like .+, .+, .+ and .+\./))
    #expect(run.out.contains("For suggestions: whatcanimake suggest"))
    #expect(try home.json("taste")["likedDishes"] as? Int == 4)
    let again = try onTerminal(of: home, ["taste"], environment: ["NO_COLOR": "1"])
    #expect(again.out.hasPrefix("You like\r\n"))
  }

  @Test("who chooses nothing has noted nothing, and the end of what is typed ends it")
  func nothing() throws {
    let home = try Home()
    for typed in isFullTier ? ["q\n", "", "\n\n\n\n\n"] : ["\n\n\n\n\n"] {
      let run = try onTerminal(of: home, ["taste"], typed: typed)
      #expect(run.status == 0)
      #expect(run.out.contains("You chose nothing, so nothing was saved."))
    }
    #expect(try home.json("taste")["questions"] != nil)
  }

  @Test("forgetting asks first")
  func reset() throws {
    let home = try Home()
    try home.say("taste", "like", "gin")
    let kept = try onTerminal(of: home, ["taste", "reset"], typed: "n\n")
    #expect(
      kept.out.contains(
        "Delete all entries about your taste? Favourites and ratings are kept. [y/N] "
      )
    )
    #expect(kept.out.contains("Nothing was deleted."))
    let gone = try onTerminal(of: home, ["taste", "reset"], typed: "y\n")
    #expect(gone.out.contains("Deleted 1 entry; favourites and ratings are kept."))
  }

  @Test("nothing is wider than the terminal, and NO_COLOR is respected", arguments: [40, 80])
  func width(columns: Int) throws {
    let home = try isFullTier ? Home.ofTheProject() : Home()
    try home.say("like", "negroni", "pancakes")
    try home.say("taste", "like", "bitter", "lime")
    let all = [
      ["suggest"], ["suggest", "--have", "gin,lime,egg", "--explain"], ["taste", "show"],
      ["taste", "--ask"], ["suggest", "--show"], ["similar", "negroni"],
      ["goes-with", "gin", "lime"],
    ]
    for words in isFullTier ? all : Array(all.prefix(columns == 40 ? 4 : 1)) {
      let plain = try onTerminal(
        of: home,
        words,
        typed: "q\n",
        columns: columns,
        environment: ["NO_COLOR": "1"]
      )
      #expect(plain.status == 0, "\(words): \(plain.out)")
      #expect(!plain.out.contains("\u{1B}"), "\(words)")
      // What is typed is not shown here, nor the end of the line with it.
      let lines = plain.out.replacing(Self.prompt, with: "\n").split(whereSeparator: \.isNewline)
      let wide = lines.filter { $0.count > columns && $0.split(separator: " ").count > 1 }
      #expect(wide == [], "\(words)")
      guard isFullTier || columns == 80 else { continue }
      let coloured = try onTerminal(of: home, words, typed: "q\n", columns: columns)
      #expect(coloured.out.contains("\u{1B}["), "\(words)")
    }
  }

  private static let prompt = "Number (Enter for none, q to stop): "
}
