import BenchmarkFiles
import Foundation
import Testing

@testable import Quality

@Suite("A whole run over two cuisines that share nothing")
struct QualityRunTests {
  static func run(
    leavingOut: [String] = [],
    _ check: (Report, _ out: String) throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/quality-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try makeFolder("\(folder)/out")
    try TwoCuisines.write(to: folder, leavingOut: leavingOut)
    let files = Split.Files(prefix: "\(folder)/two")
    var run = try QualityRun(Split(files), files, writingTo: "\(folder)/out")
    try await run.run()
    try check(run.report, "\(folder)/out")
  }

  static func lines(_ file: String) throws -> [[String]] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
  }

  @Test("every cook gets their own cuisine, and every recipe lies in its own")
  func measures() async throws {
    try await Self.run { report, _ in
      func measured(
        _ task: Figure.Task,
        _ measure: Measure,
        _ users: Split.UserKind? = nil,
        _ part: Figure.Part = .all
      ) -> Double? {
        report.figures.first {
          $0.task == task && $0.measure == measure && $0.users == users && $0.part == part
        }?.measured
      }
      #expect(report.trainRecipes == 56)
      #expect(report.testRecipes == 14)
      #expect(report.ingredients == 14)
      #expect(measured(.completion, .hit) == 1)
      #expect(measured(.labels, .precision) == 1)
      #expect(measured(.labels, .accuracy) == 1)
      #expect(measured(.favourites, .ndcg, .broad, .dev) == 1)
      #expect(measured(.favourites, .recall, .broad, .test) == 1)
      #expect(measured(.favourites, .ndcg, .narrow, .test) == nil)
      #expect(measured(.diversity, .tastesCovered, .broad, .test) == 1)
      #expect(measured(.rounds, .repeats) == 0)
      #expect(measured(.roundsWithFeedback, .repeats) == 0)
      #expect(
        report.omitted == [
          .init(
            tasks: ["C", "D", "rounds", "rounds-feedback"],
            reason: "of 4 users, 1 like no test recipe"
          )
        ]
      )
    }
  }

  @Test("the files have a row for each query, user and recipe, in the formats of the evaluator")
  func files() async throws {
    try await Self.run { _, out in
      let completion = try Self.lines("\(out)/two.A.tsv")
      #expect(completion.map { $0[0] } == (0..<14).map(String.init))
      let test = TwoCuisines.dishes.indices.filter(TwoCuisines.isTest)
      for (row, dish) in zip(completion, test) {
        let terms = TwoCuisines.dishes[dish].terms
        let ranked = row[1].split(separator: " ").compactMap { Int($0) }
        #expect(Set(ranked) == Set(0..<14).subtracting([terms[0], terms[2]]))
      }
      for end in ["C", "D", "rounds", "rounds-feedback"] {
        let rows = try Self.lines("\(out)/two.\(end).tsv")
        #expect(rows.map { $0[0] } == ["0", "1", "2"], "\(end)")
        for row in rows {
          let listed = row[1].split(separator: " ").compactMap { Int($0) }
          #expect(listed.sorted() == test, "\(end)")
        }
      }
      for (end, rows) in [("ingredients", 14), ("recipes", 70)] {
        let bytes = try readWholeFile("\(out)/two.\(end).emb")
        #expect(Array(bytes.prefix(4)) == Array("EMB1".utf8))
        #expect(Array(bytes[4..<8]) == [UInt8(rows), 0, 0, 0])
        #expect(bytes.count == 12 + 4 * rows * (Int(bytes[8]) + 256 * Int(bytes[9])))
      }
    }
  }

  @Test("a file that is missing leaves out its tasks, and says so")
  func missing() async throws {
    try await Self.run(leavingOut: ["taskA.tsv", "users.tsv"]) { report, out in
      #expect(Set(report.figures.map(\.task)) == [.labels])
      #expect(report.omitted.map(\.tasks) == [["A"], ["C", "D", "rounds", "rounds-feedback"]])
      #expect(report.omitted[0].reason.hasPrefix("there is no "))
      #expect(report.omitted[0].reason.hasSuffix("/two.taskA.tsv"))
      #expect(!FileManager.default.fileExists(atPath: "\(out)/two.A.tsv"))
    }
    for end in ["recipes.tsv", "vocab.tsv"] {
      await #expect(throws: FileError.self) {
        try await Self.run(leavingOut: [end]) { _, _ in }
      }
    }
  }
}
