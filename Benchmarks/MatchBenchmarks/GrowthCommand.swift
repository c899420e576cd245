import ArgumentParser
import BenchmarkFiles

struct GrowthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Compares searches on corpora of several sizes.",
    discussion: """
      Each folder is one that scripts/bench match reads, all with the same names of pantries. Prints \
      the p50 of each, in microseconds, and p99 with --p99.

      Example: scripts/bench growth --corpora /tmp/corpus/100k /tmp/corpus/2m
      """
  )

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The folders, smallest first.", valueName: "DIR")
  )
  var corpora: [String]

  @Option(help: "How often each pantry is asked.")
  var rounds = 20

  @Flag(name: .customLong("p99"), help: "Print p99 instead of p50.")
  var printsTail = false

  func validate() throws {
    guard !corpora.isEmpty, !corpora.contains("") else {
      throw ValidationError("--corpora needs folders.")
    }
    guard (1...100_000).contains(rounds) else {
      throw ValidationError("--rounds must be from 1 to 100000.")
    }
  }

  func run() throws {
    var reports: [MatchReport] = []
    do throws(FileError) {
      for corpus in corpora { reports.append(try report(on: corpus)) }
    } catch {
      say(error.description)
      throw ExitCode(error.exitStatus)
    }
    answer(table(reports))
    if !reports.allSatisfy(\.isExact) { throw ExitCode.failure }
  }

  private func report(on corpus: String) throws(FileError) -> MatchReport {
    say("\(corpus) ...")
    let folder = try CorpusFolder(corpus)
    let run = try MatchRun(folder, rounds: rounds)
    var report = run.emptyReport
    report.cells = folder.cells.map { run.measured($0).0 }
    return report
  }

  private func table(_ reports: [MatchReport]) -> String {
    var names: [String] = []
    for cell in reports.flatMap(\.cells) where !names.contains(cell.name) {
      names.append(cell.name)
    }
    let head = ["recipes", "build, s", "bytes a recipe"] + names
    let rows = reports.map { report in
      ["\(report.recipes)", digits(report.buildSeconds, 2), digits(report.bytesPerRecipe, 1)]
        + names.map { name in
          guard let cell = report.cells.first(where: { $0.name == name }) else { return "–" }
          return digits(printsTail ? cell.search[99] : cell.search.median, 1)
        }
    }
    return "\(printsTail ? "p99" : "p50") of a search, µs\n\n" + textTable([head] + rows)
  }
}
