import TestSupport
import Testing

/// The library says what is wrong; the command line adds what to type about it.
@Suite("What to type about an error")
struct RemedyWordsTests {
  @Test("each remedy names an option or a command that is there")
  func remedies() throws {
    let home = try Home()
    let file = try home.write("not to be written over", to: "export.json")
    let cases: [(arguments: [String], words: String)] = [
      (["export", "--output", file], "or add --replace"),
      (["avoid", "remove", "gin"], "to see what you avoid: whatcanimake avoid list"),
      (
        ["comments", "gimlet", "--remove", "99"],
        "to see the numbers: whatcanimake comment list DISH"
      ),
      (["recipe", "delete", "gimlet"], "to see yours: whatcanimake recipe mine"),
      (["shelf", "wish", "nothing"], "open a list first: whatcanimake shelf show LIST"),
      (["share", "gimlet", "--format", "link"], "use another --format"),
    ]
    for (arguments, words) in cases {
      let run = try home.run(arguments)
      #expect(run.status != 0 && run.err.onOneLine.contains(words), "\(arguments): \(run.err)")
    }
  }

  @Test("without a home folder the option that names one is said")
  func noHome() throws {
    let run = try Tool.run(
      ["pantry", "list"],
      home: "",
      environment: ["HOME": "", "XDG_DATA_HOME": ""]
    )
    #expect(run.status != 0)
    #expect(run.err.onOneLine.contains("set HOME, or name a folder with --home"), "\(run.err)")
  }
}

extension String {
  /// Without the line breaks that fit it to the terminal.
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
