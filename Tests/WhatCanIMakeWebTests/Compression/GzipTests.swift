import Foundation
import TestSupport
import Testing

@testable import WhatCanIMakeWeb

@Suite("Pages as gzip")
struct GzipTests {
  /// What the system's own program reads from it.
  private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/packed.gz"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(data)
  }

  @Test("is what another program unpacks, of any length")
  func roundTrip() throws {
    for (seed, length) in [2_000, 65_536, 300_000].enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      let words = ["gin", "lime", "<li class=\"card\">", "é", " ", "\n"]
      var text = ""
      while text.utf8.count < length { text += words.randomElement(using: &generator) ?? "" }
      let bytes = try #require(packed(Array(text.utf8)))
      #expect(bytes.count < text.utf8.count / 2)
      #expect(try unpacked(bytes) == Array(text.utf8))
    }
  }

  @Test("what does not become smaller stays as it is")
  func incompressible() {
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(packed(noise) == nil)
    #expect(packed([]) == nil)
  }

  @Test(
    "it is sent to who takes it, and to nobody else",
    arguments: [
      ("gzip", true), ("gzip, deflate, br", true), ("br;q=1.0, gzip;q=0.8", true), ("*", true),
      ("GZIP", true), ("", false), ("br", false), ("gzip;q=0", false), ("gzip; q=0.000", false),
      ("identity", false), ("xgzip", false),
    ]
  )
  func negotiation(accepts: String, isTaken: Bool) async throws {
    let kitchen = try await ServedKitchen.open()
    let plain = await kitchen.get("/?have=gin,lime")
    let answer = await kitchen.get("/?have=gin,lime", headers: [.init("Accept-Encoding", accepts)])
    #expect((answer.header("Content-Encoding") == "gzip") == isTaken)
    #expect(answer.header("Vary")?.contains("Accept-Encoding") == true)
    #expect(answer.header("Content-Length") == "\(answer.body.count)")
    #expect(try isTaken ? unpacked(answer.body) == plain.body : answer.body == plain.body)
    // Who has it in any form needs it in none.
    let tag = try #require(answer.header("ETag"))
    let again = await kitchen.get("/?have=gin,lime", headers: [.init("If-None-Match", tag)])
    #expect(again.status == 304)
  }

  @Test("what programs read is sent as it is")
  func interface() async throws {
    let kitchen = try await ServedKitchen.open()
    let answer = await kitchen.get(
      "/api/v1/match?have=gin,lime",
      headers: [.init("Accept-Encoding", "gzip")]
    )
    #expect(answer.header("Content-Encoding") == nil)
  }
}
