import Foundation
import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
  /// `UPDATE_GOLDEN=1` writes the snapshots anew.
  @Test(
    "each command's help is as reviewed in Snapshots",
    arguments: [
      "", "match", "show", "search", "browse", "categories", "ingredients", "random", "import",
      "lexicon", "lexicon find", "lexicon parse", "catalogue", "catalogue info",
      "catalogue rebuild", "catalogue verify",
    ]
  )
  func help(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let run = try Tool.run(words + ["--help"])
    let name = (["help"] + words).joined(separator: "-") + ".txt"
    let file = Checkout.url("Tests/WhatCanIMakeCLITests/Snapshots/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(run.out.utf8).write(to: file)
    }

    #expect(run.status == 0)
    #expect(run.err == "")
    #expect(run.out == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test("every command that does something has an example in its help")
  func examples() throws {
    let folder = Checkout.url("Tests/WhatCanIMakeCLITests/Snapshots")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("help-") && $0 != "help-lexicon.txt" && $0 != "help-catalogue.txt" }
    #expect(names.count == 13)
    for name in names.sorted() {
      let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
      #expect(text.contains("Example: "), "\(name)")
      #expect(text.contains("whatcanimake"), "\(name)")
    }
  }
}
