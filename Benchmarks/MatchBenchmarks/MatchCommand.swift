import ArgumentParser
import BenchmarkFiles
import MatchWorkload

struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Measures the best 20 dishes for a pantry, counts, and filters.",
    discussion: """
      Reads DIR/recipes.bin and every DIR/pantry_NAME.bin: little-endian 32-bit integers, as \
      Benchmarks/README.md says; and DIR/marks.bin, a byte a recipe, where it is there. Terms 0 to 7 are staples and left out. Each pantry of a file is \
      asked once to warm up, which is the first touch, then in --rounds rounds; counts are taken in \
      at most three, filters in at most five. No sample is dropped. When an answer differs from \
      that of another round, or with --filters from the naive one, the exit code is 1.

      Example: scripts/bench match --corpus /tmp/corpus --filters --json figures.json
      """
  )

  @Option(help: ArgumentHelp("The folder of recipes.bin and the pantries.", valueName: "DIR"))
  var corpus: String

  @Option(
    help: ArgumentHelp(
      "Write the answers into this folder, as Benchmarks/Peers/oracle.py reads them.",
      valueName: "DIR"
    )
  )
  var answers: String?

  @Flag(help: "Measure searches among labelled dishes, too.")
  var filters = false

  @Option(help: "How often each pantry is asked.")
  var rounds = 20

  @Option(
    help: ArgumentHelp("Write the figures to this file, as one JSON object.", valueName: "FILE")
  )
  var json: String?

  @Option(
    help: ArgumentHelp("Print the figures of this earlier --json file beside.", valueName: "FILE")
  )
  var before: String?

  func validate() throws {
    guard corpus != "" else { throw ValidationError("--corpus needs a folder.") }
    guard (1...100_000).contains(rounds) else {
      throw ValidationError("--rounds must be from 1 to 100000.")
    }
  }

  func run() throws {
    var report: MatchReport
    var earlier: EarlierFigures?
    do throws(FileError) {
      if let before { earlier = try EarlierFigures(file: before) }
      report = try measured()
      if let json { try writeWholeFile(json, report.jsonBytes()) }
    } catch {
      say(error.description)
      throw ExitCode(error.exitStatus)
    }
    answer(report.table())
    if let earlier { answer("\n\(earlier.table(beside: report))") }
    if !report.isExact { throw ExitCode.failure }
  }

  private func measured() throws(FileError) -> MatchReport {
    let folder = try CorpusFolder(corpus)
    if let answers { try makeFolder(answers) }
    let run = try MatchRun(folder, rounds: rounds)
    var report = run.emptyReport
    for cell in folder.cells {
      say("\(cell.name) ...")
      let (measured, rows) = run.measured(cell)
      report.cells.append(measured)
      if let answers { try writeWholeFile("\(answers)/\(cell.fileName)", rows.fileBytes()) }
    }
    if filters {
      say("filters ...")
      report.filters = FilterRun(run).lines(folder.cells)
    }
    return report
  }
}
