import ArgumentParser
import WhatCanIMake

// What a shell offers while someone types: names of the catalogue, and of what the person keeps.
extension CompletionKind {
  /// Ingredients, those of most dishes first; in a comma list the part after the last comma is completed.
  static var ingredients: CompletionKind { .names(commas: true) { $0.ingredientNames } }

  /// Dishes.
  static var dishes: CompletionKind { .names { try $0.dishNames } }

  /// What someone can like: ingredients, flavours, cuisines and categories, dishes.
  static var tastes: CompletionKind {
    .names(commas: true) { kitchen in
      kitchen.ingredientNames
        + kitchen.flavours
        + kitchen.categories().filter { $0.group != .glass }.map(\.name)
        + (try kitchen.dishNames)
    }
  }

  static var categories: CompletionKind { .labels(.category) }
  static var cuisines: CompletionKind { .labels(.cuisine) }
  static var glasses: CompletionKind { .labels(.glass) }

  /// The groups that ingredients are listed in.
  static var ingredientGroups: CompletionKind { .names { $0.ingredientGroups } }

  static var sources: CompletionKind { .list(RecipeSource.allCases.map(\.rawValue)) }

  /// Sources of dishes.
  static var dishSources: CompletionKind {
    .list(RecipeSource.allCases.filter { $0.contents != [.books] }.map(\.rawValue))
  }

  private static func labels(_ group: CategoryCount.Group) -> CompletionKind {
    .names { kitchen in kitchen.categories().filter { $0.group == group }.map(\.name) }
  }
}

// What the person keeps.
extension CompletionKind {
  static var lists: CompletionKind { .names { try $0.lists().map(\.name) } }

  static var favorites: CompletionKind { .names { try $0.favorites().map(\.recipe.name) } }

  static var pantry: CompletionKind {
    .names(commas: true) { try $0.pantry().map(\.entry.ingredient) }
  }

  static var shopping: CompletionKind { .names { try $0.shoppingList().map(\.name) } }

  static var staples: CompletionKind {
    .names(commas: true) { $0.snapshot.staples.map(\.name) }
  }

  static var avoided: CompletionKind {
    .names(commas: true) { $0.snapshot.avoided.map(\.name) }
  }

  /// What they have said about ingredients and dishes.
  static var taught: CompletionKind {
    .names(commas: true) { $0.snapshot.taught.map(\.name) }
  }

  /// Recipes that they wrote.
  static var ownRecipes: CompletionKind { .names { try $0.ownRecipes().map(\.recipe.name) } }

  /// Dishes that they have a version of.
  static var versions: CompletionKind { .names { try $0.versions().map(\.recipe.name) } }

  static var deletedRecipes: CompletionKind {
    .names { try $0.deletedRecipes().map(\.recipe.name) }
  }
}

extension CompletionKind {
  /// Names from the kitchen that the words typed so far are about; none when they cannot be read, as a completion
  /// stays silent.
  ///
  /// - Parameter commas: Several names may stand in one word, with commas between.
  private static func names(
    commas: Bool = false,
    _ names: @escaping @Sendable (Kitchen) throws -> [String]
  ) -> CompletionKind {
    .custom { words, index, prefix in
      guard let kitchen = kitchenForCompletion(words), let names = try? names(kitchen) else {
        return []
      }
      let typed = TypedWord(words, index: index, prefix: prefix, commas: commas)
      let isZsh = Surroundings.current.variable("SAP_SHELL") == "zsh"
      // For zsh what stands behind a colon is a description.
      return typed.completions(of: names.map(safe)).map {
        isZsh ? $0.replacing(":", with: "\\:") : $0
      }
    }
  }
}

extension Kitchen {
  /// Those of most dishes first, then the shortest; but "lime" before "lime juice" and all that begins with it.
  fileprivate var ingredientNames: [String] {
    let byUse = ingredients(inGroup: nil, words: []).sorted { left, right in
      (right.dishes, left.name.count, left.name) < (left.dishes, right.name.count, right.name)
    }
    let known = Set(byUse.map(\.name))
    var names: [String] = []
    var seen: Set<String> = []
    for name in byUse.map(\.name) {
      // Of what a name begins with, what is a name too.
      let blanks = name.indices.filter { name[$0] == " " }
      let heads = blanks.map { String(name[..<$0]) }.filter(known.contains)
      for next in heads + [name] where seen.insert(next).inserted { names.append(next) }
    }
    return names
  }

  /// Dishes that answers show, and favourites.
  var dishNames: [String] {
    get throws {
      try browse(DishSelection(), order: .name).dishes.map(\.name) + favorites().map(\.recipe.name)
    }
  }
}

/// The kitchen that the words typed so far are about; nil when it cannot be opened, as a completion
/// stays silent.
func kitchenForCompletion(_ words: [String]) -> Kitchen? {
  guard
    let places = try? KitchenPaths(
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
    if word == option { return words.dropFirst(position + 1).first.map(unquoted) }
    if word.hasPrefix("\(option)=") { return unquoted(String(word.dropFirst(option.count + 1))) }
  }
  return nil
}
