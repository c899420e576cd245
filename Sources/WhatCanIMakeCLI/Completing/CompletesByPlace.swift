import ArgumentParser
import WhatCanIMake

/// A command some of whose words depend on those before: what fits is not the same at each place.
protocol CompletesByPlace: ParsableCommand {
  /// The words that may come next, in the order to show them; nil where those of the argument may.
  ///
  /// - Parameter words: Those before that are no options.
  static func offered(after words: [String], in kitchen: Kitchen) throws -> [String]?
}

/// A command about one dish, whose name may be typed without quotes: behind a whole name no other one follows.
protocol CompletesOneDish: CompletesByPlace {}

extension CompletesOneDish {
  static func offered(after words: [String], in kitchen: Kitchen) throws -> [String]? {
    words.isEmpty ? nil : rest(of: try kitchen.dishNames, after: words)
  }
}

extension ShowCommand: CompletesOneDish {}
extension WhyNotCommand: CompletesOneDish {}
extension SimilarCommand: CompletesOneDish {}
extension ShareCommand: CompletesOneDish {}
extension ImageCommand: CompletesOneDish {}
extension NoteCommand: CompletesOneDish {}
extension CommentCommand.Add: CompletesOneDish {}
extension CommentCommand.List: CompletesOneDish {}

/// A command whose words are what somebody has: behind some of it comes what makes the most of them.
protocol CompletesStock: CompletesByPlace {}

extension CompletesStock {
  static func offered(after words: [String], in kitchen: Kitchen) -> [String]? {
    let have = phrases(words).flatMap(kitchen.names(in:))
    guard !have.isEmpty else { return nil }
    let names = kitchen.completions(behind: have).map(\.name)
    return continuing(names, after: words) + without(words, names)
  }
}

extension MatchCommand: CompletesStock {}
extension UnlockCommand: CompletesStock {}
extension SuggestCommand: CompletesStock {}
extension PlanCommand: CompletesStock {}

extension RateCommand: CompletesByPlace {
  static func offered(after words: [String], in kitchen: Kitchen) throws -> [String]? {
    guard !words.isEmpty else { return nil }
    let names = try kitchen.dishNames
    let stars = isWhole(words, of: names) ? Rating.allCases.map { "\($0.stars)" } : []
    return stars + rest(of: names, after: words)
  }
}

extension ListCommand.Create: CompletesByPlace {
  /// A new name.
  static func offered(after words: [String], in kitchen: Kitchen) -> [String]? { [] }
}

extension ListCommand.Remove: CompletesByPlace {
  static func offered(after words: [String], in kitchen: Kitchen) throws -> [String]? {
    guard let list = words.first else { return nil }
    let names = try kitchen.dishNames(onList: list)
    return continuing(names, after: words.dropFirst()) + without(words, names)
  }
}

extension ListCommand.Move: CompletesByPlace {
  static func offered(after words: [String], in kitchen: Kitchen) throws -> [String]? {
    guard let list = words.first else { return nil }
    let names = try kitchen.dishNames(onList: list)
    let typed = Array(words.dropFirst())
    if typed.isEmpty { return names }
    let positions = isWhole(typed, of: names) ? names.indices.map { "\($0 + 1)" } : []
    return positions + rest(of: names, after: typed)
  }
}

extension ShoppingCommand.Check: CompletesByPlace {
  static func offered(after words: [String], in kitchen: Kitchen) throws -> [String]? {
    without(words, try kitchen.shoppingList().filter { !$0.isChecked }.map(\.name))
  }
}

extension ShoppingCommand.Uncheck: CompletesByPlace {
  static func offered(after words: [String], in kitchen: Kitchen) throws -> [String]? {
    without(words, try kitchen.shoppingList().filter(\.isChecked).map(\.name))
  }
}

extension Kitchen {
  fileprivate func dishNames(onList name: String) throws -> [String] {
    try list(named: name).dishes.map(\.recipe.name)
  }
}

/// What continues names that begin with all of the words.
private func rest(of names: [String], after words: [String]) -> [String] {
  let lead = TypedBeginning(words.joined(separator: " ") + " ")
  return names.compactMap { lead.continuation(in: $0).map { String($0) } }
}

/// Whether the words are one of the names.
private func isWhole(_ words: [String], of names: [String]) -> Bool {
  let typed = TypedBeginning(words.joined(separator: " "))
  return names.contains(where: typed.isWhole)
}

/// The names that are none of the words.
func without(_ words: [String], _ names: [String]) -> [String] {
  let given = words.map(TypedBeginning.init)
  return names.filter { name in !given.contains { $0.isWhole(name) } }
}
