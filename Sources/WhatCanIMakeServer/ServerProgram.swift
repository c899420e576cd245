import ArgumentParser
import WhatCanIMake
import WhatCanIMakeWeb

/// The server program: it answers over the network what the command line answers on a terminal.
@main
struct ServerProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "whatcanimake-server",
    abstract: "Serve the pages and the API of whatcanimake.",
    subcommands: [ServeCommand.self, ResetPasswordCommand.self],
    defaultSubcommand: ServeCommand.self
  )

  static func main() async { await main(RunningProgram.arguments) }
}
