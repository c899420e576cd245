import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WhatCanIMakeCLI

@Suite("Output in a pipe")
struct PipeTests {
  static let views = [
    ["--have", "gin,lime,egg,flour,milk,butter", "--limit", "300", "--missing", "9"],
    ["--have", "gin,lime", "--explain"], ["--have", "gin", "--rank", "quick"],
    ["show", "negroni"], ["show", "ramos"], ["categories"], ["ingredients"],
    ["catalogue", "info"], ["lexicon", "find", "rum"], [], ["pantry"], ["shopping"], ["favorite"],
    ["list"], ["list", "show", "wishlist"], ["history"], ["recipe"], ["recipe", "restore"],
    ["comment", "list", "negroni"], ["note", "negroni"], ["show", "negroni", "--servings", "3"],
    ["doctor"], ["taste"], ["taste", "show"],
  ]

  @Test(
    "it has no escape codes and no broken line; a terminal of 80 columns shows the same words",
    arguments: views
  )
  func plainAndWhole(arguments: [String]) throws {
    let run = try Tool.run(arguments, environment: ["TERM": "xterm-256color"])

    #expect(run.status == 0)
    #expect(!run.out.isEmpty)
    #expect(!run.out.contains("\u{1B}"))
    #expect(run.out.hasSuffix("\n"))
    let shown = try onNarrowTerminal(arguments)
    #expect(run.lines.count <= shown.split(separator: "\n", omittingEmptySubsequences: false).count)
    // Every character of the collection is one column wide.
    let wide = shown.split(separator: "\n").filter {
      $0.count > 80 && $0.split(separator: " ").count > 1
    }
    #expect(wide == [])
    // Without arguments a dish is drawn by chance.
    guard !arguments.isEmpty else { return }
    #expect(
      run.out.split(whereSeparator: \.isWhitespace) == shown.split(whereSeparator: \.isWhitespace)
    )
  }

  /// What a command shows on a terminal of 80 columns that has no colour.
  private func onNarrowTerminal(_ arguments: [String]) throws -> String {
    let written = Mutex<[UInt8]>([])
    let variables = [
      "WHATCANIMAKE_HOME": try Tool.sharedHome(), "WHATCANIMAKE_DATA": Checkout.url("Data").path,
      "NO_COLOR": "1",
    ]
    let terminal = Surroundings(
      isTerminal: { $0 == .output },
      columns: { 80 },
      write: { bytes, stream in if stream == .output { written.withLock { $0 += bytes } } },
      readLine: { _ in nil },
      variable: { variables[$0] },
      hasProcess: false
    )
    _ = Surroundings.$current.withValue(terminal) { Program.run(arguments) }
    return String(decoding: written.withLock { $0 }, as: UTF8.self)
  }

  @Test(
    "a list has one line a dish, whole, so that it can be searched line by line",
    arguments: [["browse"], ["search", "lime"], ["browse", "--with", "gin"]]
  )
  func oneLineEach(arguments: [String]) throws {
    let run = try Tool.run(arguments)
    let json = try Tool.run(arguments + ["--json"])
    let names = try #require(
      try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
    )
    let items = try #require(names["items"] as? [[String: Any]])

    #expect(!items.isEmpty)
    let rows = run.lines.prefix(items.count)
    let begins = zip(rows, items).allSatisfy { row, item in
      (item["name"] as? String).map(row.hasPrefix) ?? false
    }
    #expect(begins)
    let counted = items.count == 1 ? "1 dish" : "\(items.count) dishes"
    #expect(run.lines.dropFirst(items.count).filter { !$0.isEmpty } == [counted])
  }

  @Test("a reader that goes away early is no crash")
  func closedPipe() throws {
    for arguments in ["ingredients --json", "browse --json", "ingredients"] {
      let run = try Tool.shell(
        "{ \"$0\" \(arguments); echo $? >status; } | head -n 1 >/dev/null; cat status"
      )
      #expect(["0", "1", "141"].contains(run.lines.first), "\(arguments): \(run.out)")
      #expect(run.err == "", "\(arguments)")
    }
  }

  @Test("a closed standard output is no crash")
  func closedOutput() throws {
    let run = try Tool.shell("\"$0\" --have gin >&- ; echo $?")
    #expect(run.lines.first == "1")
    #expect(run.err == "whatcanimake: cannot write the answer: Bad file descriptor\n")
  }

  @Test("lines are taken apart one by one, in order")
  func parse() throws {
    let run = try Tool.run(
      ["lexicon", "parse"],
      input: "1 1/2 oz fresh lime juice\n\u{1B}[31m\n\n2 eggs"
    )

    #expect(run.status == 0)
    #expect(run.lines.count == 5)
    #expect(
      topLevelKeys(run.lines[0]) == [
        "input", "quantity", "quantityMax", "unit", "amounts", "size", "name", "ingredient",
        "preparation", "comment", "purpose", "optional",
      ]
    )
    #expect(
      run.lines[0].hasPrefix(
        #"{"input":"1 1/2 oz fresh lime juice","quantity":1.5,"quantityMax":null,"unit":"oz","#
      )
    )
    #expect(run.lines[0].contains(#""ingredient":"lime juice""#))
    #expect(run.lines[3].contains(#""ingredient":"egg""#))
    #expect(!run.out.contains("\u{1B}"))
  }
}
