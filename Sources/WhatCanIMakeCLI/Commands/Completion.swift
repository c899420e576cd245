import ArgumentParser
import WhatCanIMake

extension CompletionKind {
  /// Ingredient names; in a comma list the part after the last comma is completed.
  static var ingredients: CompletionKind {
    .custom { _, _, prefix in
      let comma = prefix.lastIndex(of: ",")
      let done = comma.map { String(prefix[...$0]) } ?? ""
      let typed = comma.map { String(prefix[prefix.index(after: $0)...]) } ?? prefix
      return kitchenForCompletion()?.ingredients(shelf: nil, words: [])
        .map(\.name).filter { $0.hasPrefix(typed.lowercased()) }.map { done + $0 } ?? []
    }
  }

  /// Names of dishes.
  static var dishes: CompletionKind {
    .custom { _, _, prefix in
      let names = try? kitchenForCompletion()?
        .browse(RecipeFilter(), containing: [], order: .name).map { $0.name }
      let wanted = prefix.lowercased()
      return (names ?? []).filter { $0.lowercased().hasPrefix(wanted) }.map(safe)
    }
  }
}

/// The program as a shell completes it: the options of the answer stand at the top, as nobody types the
/// default command's name. It parses nothing else: at the top these options would also take what is
/// meant for a command.
struct CompletedProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Whatcanimake.configuration.commandName,
    subcommands: Whatcanimake.configuration.subcommands
  )

  @OptionGroup
  var answer: MatchOptions

  /// True for the words with which shells and installers ask about completion.
  static func isMeant(by word: String) -> Bool {
    word == "---completion" || word.hasPrefix("--generate-completion-script")
  }
}

/// The kitchen of the usual places; nil when it cannot be opened, as a completion stays silent.
private func kitchenForCompletion() -> Kitchen? {
  guard
    let places = try? KitchenPlaces(
      home: nil,
      environment: environment,
      executable: executablePath()
    )
  else { return nil }
  return try? Kitchen.open(places, now: currentTime())
}
