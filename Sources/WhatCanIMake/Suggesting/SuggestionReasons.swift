import RecipeMatching
import RecipeModel
import RecipeTaste

/// Finds out why a dish is suggested.
struct SuggestionReasons {
  private let kitchen: Kitchen
  private let taste: Taste
  private let signals: PreferenceSignals
  private let countsPantry: Bool

  init(_ kitchen: Kitchen, _ taste: Taste, _ signals: PreferenceSignals, countsPantry: Bool) {
    self.kitchen = kitchen
    self.taste = taste
    self.signals = signals
    self.countsPantry = countsPantry
  }

  /// The reasons for a dish: what was liked, then what is there, then what others think.
  func reasons(for match: PantryMatch) -> [SuggestionReason] {
    let recipe = match.recipe
    var reasons: [SuggestionReason] = []
    let near = likedNear(recipe)
    let dishes = near.filter { if case .dish = $0.source { true } else { false } }.map(\.name)
    if !dishes.isEmpty { reasons.append(.likedDishes(Array(dishes.prefix(2)))) }
    let tastes = likedIn(recipe)
    if !tastes.isEmpty { reasons.append(.likedTastes(Array(tastes.prefix(2)))) }
    if let group = signals.groups.first(where: {
      $0.isLiked && $0.recipes.contains(recipe.rawValue)
    }) {
      reasons.append(.likedKind(group.name))
    }
    if countsPantry { reasons += pantryReasons(match) }
    let dish = kitchen.index.recipes.dishID(of: recipe)
    if let favorites = kitchen.snapshot.everyonesMarks[dish]?.favorites, favorites > 0 {
      reasons.append(.favouriteOfOthers(favorites))
    }
    return reasons
  }

  private func pantryReasons(_ match: PantryMatch) -> [SuggestionReason] {
    switch match.missing.count {
    case 0: [.haveEverything]
    case 1, 2: [.needsOnly(match.missing.map(\.name))]
    default: []
    }
  }

  /// The liked things that the dish is closest to, the closest first.
  private func likedNear(_ recipe: RecipeID) -> [PreferenceSignals.Entry] {
    taste.scorer.reasons(for: recipe.rawValue, in: signals.profile, limit: 4)
      .map { signals.likes[$0] }
  }

  /// The names of liked ingredients and flavours that go into the dish.
  private func likedIn(_ recipe: RecipeID) -> [String] {
    let terms = Set(taste.recipes.corpus[recipe.rawValue].map(Int.init))
    return signals.likes.filter { entry in
      if case .dish = entry.source { return false }
      return entry.signal.terms.contains { terms.contains($0) }
    }.map(\.name)
  }
}
