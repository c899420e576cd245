import ArgumentParser
import WhatCanIMake

extension ParsableCommand {
  /// What somebody may have meant whose first word is no command: one that is written nearly so, one of two words that
  /// is written with a hyphen, or a topic of the help.
  static func likelyCommands(_ arguments: [String]) -> [String] {
    guard let word = arguments.first else { return [] }
    let hyphenated = arguments.prefix(2).joined(separator: "-").lowercased()
    if arguments.count > 1, commandWords.contains(hyphenated) {
      return [([hyphenated] + arguments.dropFirst(2)).joined(separator: " ")]
    }
    if let topic = HelpTopic(named: word) { return ["help \(topic.rawValue)"] }
    return nearWords(to: word, among: commandWords)
  }

  /// The command in this one that names were probably meant for, as `add` for `avoid nuts`; nil where the usual
  /// command takes them, or none does.
  static func commandForNames(_ names: [String]) -> String? {
    if self == ListCommand.self { return nil }
    if self == LexiconCommand.self { return "find" }
    if self == BooksCommand.self { return "show" }
    if self == TasteCommand.self { return "like" }
    if self == AvoidCommand.self, names.allSatisfy({ Diet(rawValue: $0) != nil }) { return "diet" }
    return command(named: "add") == nil ? nil : "add"
  }
}
