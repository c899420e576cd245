import Foundation
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("What a long import takes of memory")
struct LongImportMemoryTests {
  private struct Stop: Error {}

  @Test("is no more than 150 MB, however many rows there are")
  func memory() async {
    await #expect(processExitsWith: .success) {
      let isFull = ProcessInfo.processInfo.environment["WHATCANIMAKE_TEST_TIER"] == "full"
      let rows = isFull ? 300_000 : 3_000
      let world = try TinyWorld()
      let path = try world.write(",title,ingredients,directions,link,source,NER\n", to: "rows.csv")
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.seekToEnd()
      for start in stride(from: 0, to: rows, by: 1_000) {
        var text = ""
        for row in start..<start + 1_000 {
          text += "\(row),Dish \(row),\"[\"\"2 oz gin\"\", \"\"1 lime\"\", \"\"sugar \(row)\"\"]\","
          text += "\"[\"\"Stir everything in a glass.\"\"]\",www.example.org,Gathered,[]\n"
        }
        try file.write(contentsOf: Data(text.utf8))
      }
      try file.close()
      let before = try LongImportMemoryTests.kilobytes("VmRSS:")
      var sizes = ImportSizes()
      sizes.wholeBytes = 0
      do {
        _ = try Kitchen.importing(
          [try OutsideFile(path)],
          format: nil,
          into: world.places,
          now: TinyWorld.time,
          sizes: sizes
        ) { progress in
          // The index that follows is not what is measured.
          if progress.bytes == progress.totalBytes { throw Stop() }
        }
        Issue.record("the end was never told")
      } catch is Stop {}
      let after = try LongImportMemoryTests.kilobytes("VmHWM:")
      if let before, let after { #expect(after - before <= 150 << 10) }
    }
  }

  private static func kilobytes(_ name: String) throws -> Int? {
    #if os(Linux)
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name) })
      return Int(line.split(whereSeparator: { $0 == " " || $0 == "\t" })[1])
    #else
      return nil
    #endif
  }
}
