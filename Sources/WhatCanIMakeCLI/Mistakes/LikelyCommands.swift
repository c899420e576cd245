import ArgumentParser
import WhatCanIMake

extension ParsableCommand {
  /// What somebody may have meant whose first word is no command: one that is written nearly so, one of two words that
  /// is written with a hyphen, a topic of the help, or a command that other programs call so.
  static func likelyCommands(_ arguments: [String]) -> [String] {
    guard let word = arguments.first else { return [] }
    let hyphenated = arguments.prefix(2).joined(separator: "-").lowercased()
    if arguments.count > 1, commandWords.contains(hyphenated) {
      return [([hyphenated] + arguments.dropFirst(2)).joined(separator: " ")]
    }
    if let topic = HelpTopic(named: word) { return ["help \(topic.rawValue)"] }
    let meant = commandsInGroups(meantBy: word)
    return meant.isEmpty ? nearWords(to: word, among: commandWords) : meant
  }

  /// The line to type instead of one whose first word is no command of this group: with the command
  /// that other programs call so, else with the one that names were probably meant for; nil where
  /// no command takes any.
  ///
  /// - Parameter arguments: Behind the group's name; options among them stay as they are.
  /// - Returns: Without the program's name: "avoid add nuts".
  static func likelyLine(_ arguments: [String]) -> String? {
    guard let word = arguments.first else { return nil }
    let name = configuration.commandName ?? ""
    let rest = Array(arguments.dropFirst())
    if let meant = commandMeant(by: word), let command = command(named: meant) {
      let takesNames = ParserArgument.all(of: command).contains { $0.kind == .positional }
      let options = rest.drop { !$0.hasPrefix("-") }
      return line([name, meant] + (takesNames ? rest[...] : options))
    }
    let names = Array(arguments.prefix { !$0.hasPrefix("-") })
    return leadForNames(names).map { line($0 + arguments) }
  }

  /// The command of this group that a word means which other programs have; nil for none.
  private static func commandMeant(by word: String) -> String? {
    UsualWords.commands(meantBy: word).first(where: commandWords.contains)
  }

  /// The commands that such a word may mean at the top: one of its own, else those of groups.
  private static func commandsInGroups(meantBy word: String) -> [String] {
    if let own = commandMeant(by: word) { return [own] }
    for meant in UsualWords.commands(meantBy: word) {
      let groups = configuration.subcommands.filter { $0.commandWords.contains(meant) }
      if !groups.isEmpty { return groups.map { commandName(of: [$0]) + " \(meant)" } }
    }
    return []
  }

  /// What stands before names that were typed behind a group alone, as "avoid add" before "nuts";
  /// nil where no command takes any.
  private static func leadForNames(_ names: [String]) -> [String]? {
    let name = configuration.commandName ?? ""
    if self == RecipeCommand.self { return ["show"] }
    if self == ListCommand.self || self == BooksCommand.self { return [name, "show"] }
    if self == LexiconCommand.self { return [name, "find"] }
    if self == TasteCommand.self { return [name, "like"] }
    if self == SourceCommand.self {
      return names.allSatisfy { RecipeSource(rawValue: $0) != nil } ? [name, "sync"] : nil
    }
    if self == AvoidCommand.self, names.allSatisfy({ Diet(rawValue: $0) != nil }) {
      return [name, "diet"]
    }
    return command(named: "add") == nil ? nil : [name, "add"]
  }
}

/// Words as somebody types them.
private func line(_ words: some Sequence<String>) -> String {
  clipped(words.map(quotedIfNeeded).joined(separator: " "), to: 200)
}
