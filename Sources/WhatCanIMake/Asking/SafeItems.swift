import RecipeLexicon
import RecipeMatching
import RecipeModel

/// Something that somebody typed, and what it means.
struct TypedItem {
  var text: String
  var asked: AskedIngredient
}

/// What somebody has, judged by the law of words: what is typed and what is saved alike, by the text that
/// was typed.
struct SafeItems {
  private let kitchen: Kitchen
  let exclusion: Exclusion
  /// What they may not use, each text once.
  private(set) var withheld: [WithheldItem] = []
  /// As ``ExclusionNotes/doubtful``.
  private(set) var doubtful: Set<String> = []
  /// As ``MatchQuery/harmless``.
  private(set) var harmless: [IngredientID] = []

  init(in kitchen: Kitchen, _ exclusion: Exclusion) {
    self.kitchen = kitchen
    self.exclusion = exclusion
  }

  /// The ingredients of what is safe, in order.
  mutating func taking(_ items: [TypedItem]) -> [IngredientID] {
    items.filter { take($0) }.map(\.asked.ingredient)
  }

  /// The batches of what is safe, in order.
  ///
  /// - Parameters:
  ///   - today: The day from which dates are counted; nil leaves them out.
  ///   - estimating: What has no date counts by how long such things keep.
  ///   - unknown: Is joined by what the lexicon no longer knows.
  mutating func taking(
    _ pantry: [PantryItem],
    today: CalendarDay?,
    estimating: Bool,
    unknown: inout [UnknownName]
  ) -> [PantryBatch] {
    var safe: [(item: PantryItem, ingredient: IngredientID?)] = []
    for item in pantry {
      let ingredient = kitchen.ingredient(of: item.entry)
      // What is unknown is said below.
      if let ingredient, exclusion.isActive {
        let asked = kitchen.askedByWords(ingredient, writtenAs: item.entry.text)
        guard take(TypedItem(text: item.entry.text, asked: asked)) else { continue }
      }
      safe.append((item, ingredient))
    }
    return kitchen.stock(of: safe, today: today, estimating: estimating, unknown: &unknown)
  }

  private mutating func take(_ item: TypedItem) -> Bool {
    guard exclusion.isActive else { return true }
    var names = kitchen.excludedNames(in: item.asked, exclusion)
    var isCertain = exclusion.verdict(of: item.asked) == .certain
    for taught in kitchen.taughtNames(excludedBy: exclusion)
    where item.text.hasWords(of: taught.name) && !names.contains(taught.name) {
      names.append(taught.name)
      isCertain = true
    }
    guard names.isEmpty else {
      let withheld = WithheldItem(input: item.text, names: names)
      if !self.withheld.contains(withheld) { self.withheld.append(withheld) }
      if !isCertain { doubtful.insert(item.text) }
      return false
    }
    if exclusion.isExcluded[item.asked.ingredient.rawValue] {
      harmless.append(item.asked.ingredient)
    }
    return true
  }
}
