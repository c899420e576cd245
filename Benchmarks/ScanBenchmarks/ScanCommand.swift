import ArgumentParser
import BenchmarkFiles

@main
struct ScanBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/bench scan",
    abstract: "Measures finding the nearest of many vectors: time, rescorings, and whether exact.",
    discussion: """
      The vectors are drawn by chance, in two collections: near a few directions, as those of recipes \
      are, and in all directions alike. Each query asks for the best 20 with some rows left out. \
      Every scan's rows are compared with those of a scan in Double; when the rows of a scan of \
      bytes differ, the exit code is 1.

      Example: scripts/bench scan --recipes 1000000
      """
  )

  @Option(help: "Vectors to draw.")
  var recipes = 2_200_000

  @Option(help: "Numbers in each; at most 4096.")
  var dimensions = 64

  @Option(help: "Rows to leave out of each answer.")
  var excluded = 200

  @Option(help: "What the drawing begins with.")
  var seed: UInt64 = 1

  @Flag(help: "Print one JSON object.")
  var json = false

  func validate() throws {
    guard (1...100_000_000).contains(recipes) else {
      throw ValidationError("--recipes must be from 1 to 100000000.")
    }
    guard (1...4096).contains(dimensions) else {
      throw ValidationError("--dimensions must be from 1 to 4096.")
    }
    guard (0...recipes).contains(excluded) else {
      throw ValidationError("--excluded must be from 0 to the number of recipes.")
    }
  }

  func run() throws {
    var report = ScanReport(recipes: recipes, dimensions: dimensions, excluded: excluded)
    for shape in VectorShape.allCases {
      say("drawing \(recipes) vectors, \(shape.rawValue) ...")
      var world = VectorWorld(shape, dimensions: dimensions, seed: seed)
      let run = ScanRun(world.rows(recipes), &world, excluded: excluded)
      report.collections.append(run.report(of: shape))
    }
    answer(json ? try report.json() : report.table())
    if !report.isExact { throw ExitCode.failure }
  }
}
