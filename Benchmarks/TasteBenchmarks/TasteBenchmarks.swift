import ArgumentParser
import BenchmarkFiles
import Foundation

@main
struct TasteBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/bench training",
    abstract: "Measures training and scanning: time, peak memory, and whether bytes repeat.",
    discussion: """
      The corpus is DIR/recipes.bin, a flat corpus of little-endian 32-bit integers, or one drawn \
      by chance. Measured in this order: training, the vectors of every recipe, scans of all of \
      them, learned swaps, the bytes of the taste file, and training again, which must give the \
      same bytes; otherwise the exit code is 1.

      Example: scripts/bench training --recipes 100000 --ingredients 5000
      """
  )

  @Option(help: ArgumentHelp("The folder of recipes.bin.", valueName: "DIR"))
  var corpus: String?

  @Option(help: "Recipes to draw by chance, when there is no --corpus.")
  var recipes = 100_000

  @Option(help: "Ingredients to draw them from; at least 2.")
  var ingredients = 20_000

  @Option(help: "What the drawing begins with.")
  var seed: UInt64 = 1

  @Flag(help: "Train once only; nothing is said about the bytes.")
  var once = false

  @Flag(help: "Print one JSON object.")
  var json = false

  func validate() throws {
    guard corpus != "" else { throw ValidationError("--corpus needs a folder.") }
    guard (1...100_000_000).contains(recipes) else {
      throw ValidationError("--recipes must be from 1 to 100000000.")
    }
    guard (2...10_000_000).contains(ingredients) else {
      throw ValidationError("--ingredients must be from 2 to 10000000.")
    }
  }

  func run() throws {
    let corpus: FlatCorpus
    do throws(FileError) {
      corpus = try load()
    } catch {
      say(error.description)
      throw ExitCode(error.exitStatus)
    }
    let report = TrainingRun(corpus, trainsTwice: !once).report()
    answer(json ? try report.json() : report.table())
    if report.isRepeatable == false { throw ExitCode.failure }
  }

  private func load() throws(FileError) -> FlatCorpus {
    guard let corpus else {
      say("drawing \(recipes) recipes ...")
      return .synthetic(recipes: recipes, terms: ingredients, seed: seed)
    }
    let file = "\(corpus)/recipes.bin"
    return try FlatCorpus(bytes: try readWholeFile(file), file: file)
  }
}
