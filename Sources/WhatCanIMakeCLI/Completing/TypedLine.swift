import ArgumentParser
import WhatCanIMake

/// A command line that someone is typing, as far as it says what the next word may be.
struct TypedLine {
  /// The commands that are named, the program first; the usual one of a group where none is named.
  private(set) var path: [any ParsableCommand.Type]
  /// The command whose commands may come next; nil where none may.
  private(set) var group: (any ParsableCommand.Type)?
  /// What that command takes, or the usual one in it.
  private(set) var arguments: [ParserArgument] = []
  /// Words that are no options, values of options or commands; without quotes.
  private(set) var positionals: [String] = []
  /// The options that were given.
  private(set) var options: Set<String> = []
  /// The option whose value is being typed.
  private(set) var option: ParserArgument?
  /// "--glass=" where the value stands in the same word; else empty.
  private(set) var optionLead = ""
  /// The word, or the value of an option in it, as far as it is typed; without quotes.
  private(set) var typed: String
  /// True behind "--".
  private(set) var isPastOptions = false
  /// Nil for no line that asks for help.
  private var help: [String]?
  /// `--home` and `--as` with their values.
  private(set) var kitchenWords: [String] = []

  /// - Parameters:
  ///   - words: The last one is being typed.
  ///   - program: The command that all others belong to.
  ///   - isQuoted: They are as the shell has them, with quotes and backslashes.
  init(_ words: [String], of program: any ParsableCommand.Type, isQuoted: Bool = true) {
    path = [program]
    group = program
    arguments = ParserArgument.all(of: program.configuration.defaultSubcommand ?? program)
    let words = isQuoted ? Self.joined(words).map(unquoted) : words
    typed = words.last ?? ""
    for word in words.dropLast() { read(word) }
    if help != nil { return }
    if !isPastOptions, option == nil, typed.hasPrefix("--"), let equals = typed.firstIndex(of: "="),
      let named = argument(named: String(typed[..<equals])), named.kind == .option
    {
      option = named
      optionLead = String(typed[...equals])
      typed = String(typed[typed.index(after: equals)...])
    }
    // What stands for no command is meant for the usual one.
    if let group, positionals.isEmpty, let usual = group.configuration.defaultSubcommand {
      path.append(usual)
      arguments = ParserArgument.all(of: usual)
    }
  }

  var isHelp: Bool { help != nil }
  /// The words that help is asked about, before the one that is being typed.
  var helpWords: [String] { help ?? [] }
  /// Whether the word may be the command.
  var isFirstWord: Bool { group == path[0] && positionals.isEmpty }

  /// The kitchen that the line is about; nil where it cannot be opened.
  var kitchen: Kitchen? { kitchenForCompletion(["whatcanimake"] + kitchenWords) }

  private mutating func read(_ word: String) {
    if help != nil {
      if !word.hasPrefix("-") { help?.append(word) }
      return
    }
    if let waiting = option {
      note(waiting, word)
      option = nil
      return
    }
    if !isPastOptions, word == "--" {
      isPastOptions = true
      return
    }
    if !isPastOptions, word.hasPrefix("-"), word.count > 1 { return read(option: word) }
    if positionals.isEmpty, let group {
      if path.count == 1, word == "help" {
        help = []
        return
      }
      if let command = group.command(named: word) { return enter(command) }
      let usual = group.configuration.defaultSubcommand
      self.group = nil
      if let usual {
        path.append(usual)
        arguments = ParserArgument.all(of: usual)
      }
    }
    positionals.append(word)
  }

  private mutating func enter(_ command: any ParsableCommand.Type) {
    path.append(command)
    let isGroup = !command.configuration.subcommands.isEmpty
    group = isGroup ? command : nil
    arguments = ParserArgument.all(of: command.configuration.defaultSubcommand ?? command)
  }

  private mutating func read(option word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let named = argument(named: name) else { return }
    options.formUnion(named.names)
    guard named.kind == .option else { return }
    if parts.count == 2 {
      note(named, String(parts[1]))
    } else {
      option = named
    }
  }

  private mutating func note(_ option: ParserArgument, _ value: String) {
    if let name = option.names.first(where: { $0 == "--home" || $0 == "--as" }) {
      kitchenWords += [name, value]
    }
  }

  private func argument(named name: String) -> ParserArgument? {
    arguments.first { $0.names.contains(name) }
  }

  /// The words with "--glass", "=", "h", as bash parts them, as one again.
  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "=", let option = joined.last, option.hasPrefix("--"), !option.contains("=") {
        joined[joined.count - 1] += "=" + (rest.popFirst() ?? "")
      } else {
        joined.append(word)
      }
    }
    return joined
  }
}
