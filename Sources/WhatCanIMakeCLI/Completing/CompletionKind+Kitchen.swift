import ArgumentParser
import WhatCanIMake

extension CompletionKind {
  /// Ingredient names; in a comma list the part after the last comma is completed.
  static var ingredients: CompletionKind {
    .custom { words, _, prefix in
      let comma = prefix.lastIndex(of: ",")
      let done = comma.map { String(prefix[...$0]) } ?? ""
      let typed = comma.map { String(prefix[prefix.index(after: $0)...]) } ?? prefix
      return kitchenForCompletion(words)?.ingredients(shelf: nil, words: [])
        .map(\.name).filter { $0.hasPrefix(typed.lowercased()) }.map { done + $0 } ?? []
    }
  }

  /// Names of dishes.
  static var dishes: CompletionKind {
    .custom { words, _, prefix in
      kept(words, prefix) { kitchen in
        try kitchen.browse(DishSelection(), order: .name).dishes.map(\.name)
          + kitchen.favorites().map(\.recipe.name)
      }
    }
  }
}

extension CompletionKind {
  /// What someone can like: ingredients, flavours, cuisines and categories, dishes.
  static var tastes: CompletionKind {
    .custom { words, _, prefix in
      kept(words, prefix) { kitchen in
        kitchen.ingredients(shelf: nil, words: []).map(\.name)
          + kitchen.flavours
          + kitchen.categories().filter { $0.group != .glass }.map(\.name)
          + (try kitchen.browse(DishSelection(), order: .name).dishes.map(\.name))
      }
    }
  }

  /// Names of the person's lists.
  static var lists: CompletionKind {
    .custom { words, _, prefix in
      kept(words, prefix) { try $0.lists().map(\.name) }
    }
  }

  /// What is in the person's pantry.
  static var pantry: CompletionKind {
    .custom { words, _, prefix in
      kept(words, prefix) { try $0.pantry().map(\.entry.ingredient) }
    }
  }

  /// What is on the person's shopping list.
  static var shopping: CompletionKind {
    .custom { words, _, prefix in
      kept(words, prefix) { try $0.shoppingList().map(\.name) }
    }
  }
}

/// Names that a person keeps and that begin with a prefix, each once; none when they cannot be read, as
/// a completion stays silent.
private func kept(
  _ words: [String],
  _ prefix: String,
  _ names: (Kitchen) throws -> [String]
) -> [String] {
  guard let kitchen = kitchenForCompletion(words), let names = try? names(kitchen) else {
    return []
  }
  let wanted = prefix.lowercased()
  var found: [String] = []
  for name in names.map(safe) where name.lowercased().hasPrefix(wanted) {
    // Shells keep what was typed, and names compare without case.
    let completed = prefix + name.dropFirst(prefix.count)
    if !found.contains(completed) { found.append(completed) }
  }
  return found
}

/// The kitchen that the words typed so far are about; nil when it cannot be opened, as a completion
/// stays silent.
private func kitchenForCompletion(_ words: [String]) -> Kitchen? {
  guard
    let places = try? KitchenPlaces(
      home: value(of: "--home", in: words),
      environment: Surroundings.current.variable,
      executable: RunningProgram.path
    )
  else { return nil }
  let cook = value(of: "--as", in: words).map { Person($0) } ?? RunningProgram.user
  return try? Kitchen.open(places, for: cook, now: RunningProgram.time)
}

/// The value of an option among words: "--as anna" or "--as=anna".
private func value(of option: String, in words: [String]) -> String? {
  for (position, word) in words.enumerated() {
    if word == option { return words.dropFirst(position + 1).first }
    if word.hasPrefix("\(option)=") { return String(word.dropFirst(option.count + 1)) }
  }
  return nil
}
