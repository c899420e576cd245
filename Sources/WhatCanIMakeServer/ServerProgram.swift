import ArgumentParser
import WhatCanIMake
import WhatCanIMakeWeb

/// The program that answers on a network what the command line answers on a terminal.
@main
struct ServerProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "whatcanimake-server",
    abstract: "Answers on a port: what can be made, and what goes in.",
    subcommands: [ServeCommand.self, ResetPasswordCommand.self],
    defaultSubcommand: ServeCommand.self
  )

  static func main() async { await main(RunningProgram.arguments) }
}
