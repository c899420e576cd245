import ArgumentParser
import BenchmarkFiles

@main
struct QualityCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/bench taste",
    abstract: "Measures how good the taste model is, on recipes and cooks it has not seen.",
    discussion: """
      Trains on the recipes of a split that are marked 'train', and writes into the folder, for \
      NAME: NAME.A.tsv, NAME.ingredients.emb, NAME.recipes.emb, NAME.C.tsv, NAME.D.tsv, \
      NAME.rounds.tsv and NAME.rounds-feedback.tsv. Without NAME.taskA.tsv task A is left out, \
      without NAME.users.tsv tasks C, D and the rounds.

      Example: scripts/bench taste --split splits/wc --out /tmp/wc
      """
  )

  @Option(
    help: ArgumentHelp(
      "The split: NAME.recipes.tsv, NAME.vocab.tsv, NAME.taskA.tsv and NAME.users.tsv in DIR.",
      valueName: "DIR/NAME"
    )
  )
  var split: String

  @Option(help: ArgumentHelp("Where to write what was ranked.", valueName: "DIR"))
  var out: String

  @Flag(help: "Print one JSON object.")
  var json = false

  func validate() throws {
    guard !Split.Files(prefix: split).name.isEmpty, !split.hasSuffix("/") else {
      throw ValidationError("--split needs DIR/NAME, and '\(split)' names no split.")
    }
    guard !out.isEmpty else { throw ValidationError("--out needs a folder.") }
  }

  func run() async throws {
    let report: Report
    do throws(FileError) {
      report = try await measure()
    } catch {
      say(error.description)
      throw ExitCode(error.exitStatus)
    }
    for omission in report.omitted {
      say("left out: \(omission.tasks.joined(separator: ", ")): \(omission.reason)")
    }
    answer(json ? try report.json() : report.table())
  }

  private func measure() async throws(FileError) -> Report {
    let files = Split.Files(prefix: split)
    let read = try Split(files)
    try makeFolder(out)
    say("training on \(read.train.count) recipes ...")
    var run = QualityRun(read, files, writingTo: out)
    try await run.run()
    return run.report
  }
}
