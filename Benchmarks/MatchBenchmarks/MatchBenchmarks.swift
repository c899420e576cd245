import ArgumentParser

@main
struct MatchBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts/bench",
    abstract: "Measures finding the best dishes for a pantry.",
    subcommands: [MatchCommand.self, GrowthCommand.self]
  )
}
