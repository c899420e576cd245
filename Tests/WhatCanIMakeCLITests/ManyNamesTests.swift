import Foundation
import TestSupport
import Testing

@Suite("Thousands of names that nothing is called", .serialized)
struct ManyNamesTests {
  @Test("four times as many unknown names take about four times the processor's time")
  func linear() throws {
    let home = try Home.ofTheProject()
    // Builds the index, which is no part of an answer.
    _ = try seconds(1, home)
    let one = try fastest(1, home)
    let few = try fastest(2_000, home) - one
    let many = try fastest(8_000, home) - one

    // What grows with the square of their number takes sixteen times as long.
    #expect(many < 8 * few + 0.1, "\(one) s for one, \(few) s more for 2,000, \(many) s for 8,000")
  }

  /// The least of three runs: what else goes on only makes them slower.
  private func fastest(_ count: Int, _ home: Home) throws -> Double {
    var least = Double.infinity
    for _ in 0..<3 { least = min(least, try seconds(count, home)) }
    return least
  }

  /// Of the processor.
  private func seconds(_ count: Int, _ home: Home) throws -> Double {
    let words = (0..<count).flatMap { ["--have", "qzxv\($0)wj"] }
    let run = try MeasuredRun(
      ["--have", "gin", "--limit", "1"] + words,
      home: home.path,
      data: home.data,
      patience: 120
    )
    #expect(run.status == 0, "\(run.err.prefix(300))")
    return run.seconds
  }
}
