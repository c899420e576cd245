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
