import ArgumentParser
import WhatCanIMake

/// An option that a command does not have, and what somebody who typed it may have meant.
struct UnknownOption {
  /// What to say about it.
  let message: String
  /// What to read: "rate --help".
  let page: String

  /// The first one among arguments; nil where their command has all of them.
  ///
  /// - Parameter program: The command that all others belong to.
  init?(in arguments: [String], of program: any ParsableCommand.Type) {
    let words = Array(arguments.prefix { $0 != "--" })
    let whole = TypedLine(words + [""], of: program, isQuoted: false)
    guard !whole.isHelp,
      let place = words.firstIndex(where: {
        $0.hasPrefix("--") && !whole.knows(option: Self.name(of: $0))
      })
    else { return nil }
    let name = Self.name(of: words[place])
    let line = TypedLine(words[..<place] + [""], of: program, isQuoted: false)
    let command = commandName(of: line.path.dropFirst())
    if name.hasPrefix("--completion") {
      message = "Unknown option '\(name)'"
      page = "help \(HelpTopic.completion.rawValue)"
      return
    }
    page = "\(command) --help"
    if name == "--note", line.path.last == RateCommand.self {
      let dish = line.positionals.filter { Int($0) == nil }.joined(separator: " ")
      let text = words[place...].dropFirst().first ?? "text"
      message =
        "Unknown option '--note'; to write a note: whatcanimake note \(quotedIfNeeded(dish)) \"\(text)\""
      return
    }
    let word = String(name.dropFirst(2))
    // "--shopping" is rather the '--shop' of this command than another command.
    if let option = line.optionWords.first(where: { $0.count > 2 && word.hasPrefix($0) }) {
      message = "Unknown option '\(name)'. Did you mean '--\(option)'?"
      return
    }
    if program.commandWords.contains(word) {
      message = "Unknown option '\(name)'; use the command: whatcanimake \(word)"
      return
    }
    let near = nearWords(to: word, among: line.optionWords).prefix(1)
    message = "Unknown option '\(name)'" + (near.first.map { ". Did you mean '--\($0)'?" } ?? "")
  }

  /// "--limit" of "--limit=3".
  private static func name(of word: String) -> String {
    String(word.prefix { $0 != "=" })
  }
}

extension TypedLine {
  /// Whether the command has an option or flag of this name. What every command has counts too.
  fileprivate func knows(option name: String) -> Bool {
    arguments.contains { $0.names.contains(name) } || ["--help", "--version"].contains(name)
  }

  /// The long names of the command's options and flags, without the hyphens.
  fileprivate var optionWords: [String] {
    arguments.flatMap(\.names).filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
  }
}
