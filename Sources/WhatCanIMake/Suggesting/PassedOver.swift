import RecipeModel

/// Suggestions that the person looked at and passed over: dishes of an answer of which they liked
/// another one.
///
/// Of an answer that they did nothing about nothing is learned.
struct PassedOver {
  /// Positions in the index, ascending.
  let recipes: [Int]

  /// What one counts as a dislike: little, since nothing was said against it.
  static let weight: Float = 0.3

  /// - Parameters:
  ///   - history: What was suggested and cooked; the suggestions of one answer have one time.
  ///   - row: The position of a dish in the index; nil for one that is not there.
  init(_ history: [HistoryEntry], liked signals: PreferenceSignals, row: (DishID) -> Int?) {
    let liked = Set(
      signals.likes.compactMap { entry in
        if case .dish(let dish) = entry.source { dish } else { nil }
      }
    )
    let answers = Dictionary(grouping: history.filter { $0.kind == .suggested }, by: \.at)
    var passed: Set<Int> = []
    for answer in answers.values where answer.contains(where: { liked.contains($0.dish) }) {
      for entry in answer where !signals.known.contains(entry.dish) {
        if let row = row(entry.dish) { passed.insert(row) }
      }
    }
    recipes = passed.sorted()
  }
}
