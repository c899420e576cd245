import ArgumentParser
import BenchmarkFiles
import Foundation
import WhatCanIMake

@main
struct LexiconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/bench lexicon",
    abstract: "Measures how well ingredient names are understood, and lines taken apart.",
    discussion: """
      Prints, for each file of recipes, how many mentions mean an ingredient, and the commonest \
      names that do not; for each file of labelled lines, how often each field is right; and how \
      many lines a second are taken apart and resolved on one core. Files packed by gzip are \
      unpacked. Benchmarks/README.md has the forms of the files and the rules of the scores.

      Example: scripts/bench lexicon --recipes drinks.json --lines labelled.csv.gz
      """
  )

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Recipes: JSON, JSON lines or CSV.", valueName: "FILE")
  )
  var recipes: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Labelled lines: CSV.", valueName: "FILE")
  )
  var lines: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write every distinct name or line and what it means, tab-separated.",
      valueName: "FILE"
    )
  )
  var resolved: String?

  @Option(
    help: ArgumentHelp("Write resolved mentions drawn by chance, to be judged.", valueName: "FILE")
  )
  var sample: String?

  @Option(help: ArgumentHelp("How many of them, as many from each file.", valueName: "N"))
  var sampleSize = 1_000

  @Option(help: ArgumentHelp("Which of the samples.", valueName: "N"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("How many unresolved names of a file are listed.", valueName: "N"))
  var top = 40

  @Option(help: ArgumentHelp("The folder with the lexicon.", valueName: "DIR"))
  var data: String

  @Flag(help: "Print one JSON object.")
  var json = false

  func validate() throws {
    guard !recipes.isEmpty || !lines.isEmpty else {
      throw ValidationError("Name a file: --recipes FILE or --lines FILE.")
    }
    guard sampleSize > 0 else { throw ValidationError("--sample-size must be above 0.") }
    guard top >= 0 else { throw ValidationError("--top must not be below 0.") }
  }

  func run() throws {
    do {
      let run = try measure()
      try write(run)
      answer(json ? try run.report.json() : run.report.table())
    } catch let error as FileError {
      say(error.description)
      throw ExitCode(error.exitStatus)
    } catch let error as KitchenError {
      say("\(error)")
      throw ExitCode(65)
    }
  }

  private func measure() throws -> LexiconRun {
    var run = LexiconRun(reading: try LineReading(KitchenPaths(data: data, store: "")))
    run.top = top
    for file in recipes { try run.addMentions(of: file) }
    for file in lines { try run.addLines(of: file) }
    run.measureSpeed(seconds: 2)
    return run
  }

  private func write(_ run: LexiconRun) throws {
    if let resolved {
      var file = try OutputFile(resolved)
      for (name, ingredient) in run.resolutions.sorted(by: { $0.key < $1.key }) {
        try file.write("\(Self.cell(name))\t\(ingredient)\n")
      }
      try file.close()
    }
    if let sample {
      var file = try OutputFile(sample)
      for mention in ResolvedMention.sample(sampleSize, from: run.resolved, seed: seed) {
        try file.write("\(mention.file)\t\(Self.cell(mention.name))\t\(mention.ingredient)\n")
      }
      try file.close()
    }
  }

  /// The text on one line of a tab-separated file.
  private static func cell(_ text: String) -> String {
    text.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
  }
}
