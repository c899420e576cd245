import Foundation
import TestSupport
import Testing

@testable import WhatCanIMakeCLI

@Suite("Help")
struct HelpTests {
  /// `UPDATE_GOLDEN=1` writes the snapshots anew.
  @Test(
    "each command's help is as reviewed in Snapshots",
    arguments: [
      "", "match", "show", "search", "browse", "categories", "ingredients", "random", "suggest",
      "skip", "like", "taste", "taste questions", "taste show", "taste like", "taste dislike",
      "taste reset", "similar", "goes-with", "unlock", "why-not", "plan", "pantry",
      "pantry add", "pantry fill", "pantry remove", "pantry list", "pantry clear", "pantry suggest",
      "avoid",
      "avoid list", "avoid add", "avoid remove", "avoid diet", "staples", "staples add",
      "staples remove", "staples list", "shopping",
      "shopping list",
      "shopping add", "shopping for", "shopping check", "shopping uncheck", "shopping remove",
      "shopping clear", "favorite", "favorite add", "favorite remove", "favorite list", "rate",
      "note", "review", "comment", "comment add", "comment list", "comment remove",
      "comments", "list", "list all", "list show", "list create",
      "list rename", "list delete", "list add", "list remove", "list move", "recipe", "recipe new",
      "recipe edit", "recipe revert", "recipe same", "recipe different", "recipe delete",
      "recipe restore", "recipe publish",
      "recipe mine", "cooked",
      "history", "history list", "history clear", "undo", "undo last", "undo list", "share",
      "image", "source", "source list",
      "source sync", "source get", "source random", "source values", "shelf", "shelf lists",
      "shelf show", "shelf search", "shelf new", "shelf favorite", "shelf book", "shelf wish",
      "shelf wishlist", "shelf remove", "import", "move-in", "export", "backup", "restore", "lint",
      "lexicon",
      "lexicon find", "lexicon add", "lexicon swap", "lexicon remove", "lexicon list",
      "lexicon parse", "catalogue", "catalogue info",
      "catalogue rebuild", "catalogue verify", "doctor", "serve",
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
    let groups = [
      "pantry", "avoid", "staples", "shopping", "favorite", "list", "recipe", "history", "lexicon",
      "catalogue",
      "taste", "source", "shelf", "comment",
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("help-") && !groups.map { "help-\($0).txt" }.contains($0) }
    #expect(names.count == 106)
    for name in names.sorted() {
      let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
      #expect(text.contains("Example: "), "\(name)")
      #expect(text.contains("whatcanimake"), "\(name)")
    }
  }

  @Test("each topic is as reviewed in Snapshots", arguments: HelpTopic.allCases)
  func topic(topic: HelpTopic) throws {
    let run = try Tool.run(["help", topic.rawValue])
    let file = Checkout.url("Tests/WhatCanIMakeCLITests/Snapshots/topic-\(topic.rawValue).txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(run.out.utf8).write(to: file)
    }

    #expect(run.status == 0 && run.err == "")
    #expect(run.out == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("help COMMAND says the same as COMMAND --help, and -h the same as --help")
  func ways() throws {
    for words in [[], ["pantry"], ["pantry", "add"], ["catalog", "info"]] {
      let help = try Tool.run(["help"] + words).out
      #expect(try Tool.run(words + ["--help"]).out == help)
      #expect(try Tool.run(words + ["-h"]).out == help)
    }
  }

  @Test("each environment variable and each exit code has its line")
  func topics() throws {
    let files = try Tool.run(["help", "files"]).out
    for name in [
      "WHATCANIMAKE_HOME", "WHATCANIMAKE_DATA", "XDG_DATA_HOME", "PAGER", "NO_COLOR", "EDITOR",
    ] {
      #expect(files.contains(name))
    }
    let codes = try Tool.run(["help", "exit-codes"]).out
    for code in [0, 1, 2, 64, 65, 66, 69, 73, 74, 75] {
      #expect(codes.contains("\n  \(code) "), "\(code)")
    }
  }

  @Test("every command that the help shows has a manual page, with its commands and every option")
  func manuals() throws {
    let folder = try TemporaryFolder()
    #expect(try Tool.run(["--generate-manual", folder.path]).status == 0)
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let expected = Manuals(program: Whatcanimake.self, version: programVersion).pages.map(\.file)
    #expect(pages.sorted() == expected.sorted())
    #expect(pages.contains("whatcanimake-unlock.1") && !pages.contains("whatcanimake-review.1"))
    func page(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder.path)/\(name).1", encoding: .utf8)
    }
    #expect(try page("whatcanimake").contains(".SS \"ENVIRONMENT VARIABLES\""))
    #expect(try page("whatcanimake-pantry").contains(".SH \"WHATCANIMAKE PANTRY ADD\""))
    #expect(try page("whatcanimake-match").contains("\\-\\-without"))
    for name in pages {
      let lines = try page(String(name.dropLast(2))).split(separator: "\n")
      #expect(lines.first?.hasPrefix(".TH ") == true, "\(name)")
      let commands = lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
      #expect(commands.allSatisfy { $0.contains(/^\.(TH|SH|SS|TP|PP|nf|fi)\b/) }, "\(name)")
    }
  }

  @Test("no help is wider than 80 columns, apart from the server's line of usage")
  func width() throws {
    let folder = Checkout.url("Tests/WhatCanIMakeCLITests/Snapshots")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasPrefix("help") {
      let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
      let wide = text.split(separator: "\n").filter {
        $0.count > 80 && !$0.hasPrefix("USAGE: whatcanimake-server")
      }
      #expect(wide == [], "\(name)")
    }
  }
}
