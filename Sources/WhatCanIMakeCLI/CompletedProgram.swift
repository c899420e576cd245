import ArgumentParser

/// The program as the parser completes it, which scripts of earlier versions ask for, and which knows the names that an
/// argument may have. The options of the answer stand at the top, as nobody types the default command's name. It parses
/// nothing else: at the top these options would also take what is meant for a command.
struct CompletedProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Whatcanimake.configuration.commandName,
    subcommands: Whatcanimake.configuration.subcommands
  )

  @OptionGroup
  var answer: MatchOptions

  /// True for the words with which shells and installers ask about completion.
  static func isMeant(by word: String) -> Bool {
    ["---complete", "---completion"].contains(word)
      || word.hasPrefix("--generate-completion-script")
  }
}
