import BenchmarkFiles
import Foundation
import MatchWorkload
import Testing

@testable import MatchBenchmarks

@Suite("Folders of corpora")
struct FolderTests {
  /// Calls `body` with a folder that has these files.
  static func withFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("folder-of-a-corpus-\(UUID().uuidString)").path
    try makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }  // What is left is temporary.
    for (name, bytes) in files { try writeWholeFile("\(folder)/\(name)", bytes) }
    try body(folder)
  }

  static let corpus = FlatCorpus.synthetic(recipes: 50, terms: 40, seed: 1)

  static func pantries(_ size: Int) -> PantryFile {
    .synthetic(count: 3, size: size, terms: 40, staples: 8, seed: 1)
  }

  @Test("every file of pantries is a cell, by its kind and then by the size of the pantries")
  func cells() throws {
    let files = [
      "recipes.bin": Self.corpus.fileBytes(),
      "pantry_heavy_2.bin": Self.pantries(2).fileBytes(),
      "pantry_base_10.bin": Self.pantries(10).fileBytes(),
      "pantry_base_2.bin": Self.pantries(2).fileBytes(),
      "notes.txt": [],
    ]
    try Self.withFolder(files) { path in
      let folder = try CorpusFolder(path)

      #expect(folder.world.recipeCount == 50)
      #expect(folder.cells.map(\.name) == ["base-2", "base-10", "heavy-2"])
      #expect(
        folder.cells.map(\.fileName) == [
          "pantry_base_2.bin", "pantry_base_10.bin", "pantry_heavy_2.bin",
        ]
      )
      #expect(
        folder.cells.map(\.pantries) == [Self.pantries(2), Self.pantries(10), Self.pantries(2)]
      )
    }
  }

  @Test("a folder without pantries, recipes or the magic number says so")
  func incomplete() throws {
    let recipes = Self.corpus.fileBytes()
    let pantry = Self.pantries(2).fileBytes()
    try Self.withFolder(["recipes.bin": recipes]) { path in
      #expect(throws: FileError.malformed(path, "has no file pantry_NAME.bin")) {
        try CorpusFolder(path)
      }
    }
    try Self.withFolder(["pantry_base_2.bin": pantry]) { path in
      #expect(throws: FileError(file: "\(path)/recipes.bin", reason: .notThere)) {
        try CorpusFolder(path)
      }
    }
    let wrong = [recipes[0] ^ 1] + recipes.dropFirst()
    try Self.withFolder(["recipes.bin": wrong, "pantry_base_2.bin": pantry]) { path in
      let message = "is not a flat corpus: it does not begin with 0x57434D31"
      #expect(throws: FileError.malformed("\(path)/recipes.bin", message)) {
        try CorpusFolder(path)
      }
    }
  }

  @Test("marks.bin has one byte a recipe; without it no dish is plain or known")
  func marks() throws {
    let files = [
      "recipes.bin": Self.corpus.fileBytes(), "pantry_base_2.bin": Self.pantries(2).fileBytes(),
    ]
    func read(_ marks: [UInt8]) throws -> [UInt8] {
      var world: [UInt8] = []
      try Self.withFolder(files.merging(["marks.bin": marks]) { $1 }) { path in
        world = try CorpusFolder(path).world.marks
      }
      return world
    }
    let marks = Self.corpus.syntheticMarks(staples: 8, seed: 1)
    #expect(try read(marks) == marks)
    try Self.withFolder(files) { path in
      let none = try CorpusFolder(path).world.marks
      #expect(none == Array(repeating: 0, count: 50))
    }
    #expect(throws: FileError.self) { try read(Array(marks.dropLast())) }
    #expect(throws: FileError.self) { try read([6] + marks.dropFirst()) }
  }

  @Test("the figures for other engines have every cell and are valid JSON")
  func figures() throws {
    let files = [
      "recipes.bin": Self.corpus.fileBytes(), "pantry_base_2.bin": Self.pantries(2).fileBytes(),
    ]
    try Self.withFolder(files) { path in
      let folder = try CorpusFolder(path)
      let run = try MatchRun(folder, rounds: 4)
      var report = run.emptyReport
      let (cell, rows) = run.measured(folder.cells[0])
      report.cells = [cell]
      report.filters = FilterRun(run).lines(folder.cells)

      #expect(cell.search.count == 12)
      #expect(cell.firstTouch.count == 3)
      #expect(cell.counts.count == 9)
      #expect(rows.words.count == 3 * 60)
      #expect(report.filters.count == 6)
      #expect(report.filters.allSatisfy { $0.checked == 2 && $0.differences == 0 })
      #expect(report.isExact)
      let json = try JSONSerialization.jsonObject(with: Data(report.jsonBytes()))
      let object = try #require(json as? [String: Any])
      #expect(object["engine"] as? String == "whatcanimake")
      let cells = try #require(object["cells"] as? [String: [String: Double]])
      #expect(Array(cells.keys) == ["base-2"])
      #expect(cells["base-2"]?["p50_us"] == cell.search.median)
      #expect(cells["base-2"]?["p99_us"] == cell.search[99])
      #expect(cells["base-2"]?["min_us"] == cell.search.least)
      #expect(object["recipes"] as? Int == 50)
    }
  }
}
