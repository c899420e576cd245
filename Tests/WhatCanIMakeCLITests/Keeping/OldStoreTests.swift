import Foundation
import TestSupport
import Testing

/// A store that version 0.1 wrote, with its index, its journal and what two people keep.
@Suite("A store of version 0.1")
struct OldStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let archive = Checkout.url("Tests/WhatCanIMakeCLITests/Samples/store-of-0.1.tar.gz").path
    let tar = Process()
    tar.executableURL = URL(filePath: "/usr/bin/env")
    tar.arguments = ["tar", "-xzf", archive, "-C", folder.path]
    try tar.run()
    tar.waitUntilExit()
    try #require(tar.terminationStatus == 0)
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(arguments + ["--as", "ann"], home: folder.path, patience: 120)
  }

  @Test("it opens, answers, and has everything that was kept in it")
  func opens() throws {
    let answer = try run("--have", "gin,lime,sugar")
    #expect(answer.status == 0 && answer.out.hasPrefix("Ready now"), "\(answer.err)")
    let favorites = try run("favorite", "list").out
    for name in ["Secret Sour", "Apple pie", "Negroni ♥ ★5"] {
      #expect(favorites.contains(name), "\(favorites)")
    }
    #expect(try run("list", "show", "friday").out.contains("2. Daiquiri"))
    #expect(try run("pantry", "list").lines.count(where: { !$0.isEmpty }) == 8)
    #expect(try run("shopping", "list").out.contains("tonic water"))
    #expect(try run("show", "negroni").out.contains("Your note: less campari"))
    #expect(try run("show", "apple-pie").out.contains("by ann"))
    #expect(try run("avoid", "list").out.hasPrefix("You avoid nothing"))
  }

  @Test("what is avoided from now on hides what it hides in a new store, own recipes among it")
  func avoids() throws {
    #expect(try run("avoid", "add", "wheat").status == 0)
    let answer = try run("--have", "apple,pastry,sugar,butter", "--limit", "50")
    #expect(answer.status == 0 && !answer.out.contains("Apple pie"))
    #expect(try run("export").out.contains("\"wheat\""))
    let other = try Tool.run(
      ["--have", "apple,pastry,sugar,butter", "--limit", "50", "--as", "bob"],
      home: folder.path
    )
    #expect(other.out.contains("Apple pie"))
  }
}
