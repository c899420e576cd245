import RecipeLexicon
import RecipeModel
import SectionFiles

extension StockUse {
  /// What something that must be used weighs: more than all else together.
  static let weightOfAsked = 1 << 32
  /// What each dish weighs that uses it, beyond that.
  static let weightOfEachAsked = urgency(daysLeft: 0) * weightOfUse
  /// By how much it weighs more to use something than not to repeat what dishes are like: more than all traits of
  /// a plan together.
  static let weightOfUse = 1 << 8

  /// How long fresh produce keeps: meat weighs no less, however long it keeps.
  private static let daysOfProduce = 7

  /// What it weighs to use something, times ``weightOfUse``: what must be used most of all; then what is due within
  /// some days, by how soon; then, at a quarter, what does not keep for two weeks (fish, fresh produce) and meat, also
  /// what is cured, by how long such things keep, and meat no longer than fresh produce. What is past its date, or in a freezer without one, weighs nothing.
  ///
  /// - Parameter savesFresh: Whether things without a date weigh anything.
  func weight(
    of wish: Int,
    within days: Int,
    savesFresh: Bool,
    _ lexicon: IngredientLexicon
  ) -> Int {
    guard case .used(let ingredient) = wishes[wish] else { return Self.weightOfAsked }
    let left = daysLeft[wish]
    if left.map({ $0 < 0 }) ?? frozen.contains(IngredientID(ingredient)) { return 0 }
    let due = left.map { $0 <= days ? urgency(daysLeft: $0) : 0 } ?? 0
    let fresh = savesFresh ? Self.weight(ofFresh: IngredientID(ingredient), lexicon) : 0
    return max(due, fresh) * Self.weightOfUse
  }

  /// What it weighs to use something without a date. Milk, eggs and bread are in every week's shopping, and
  /// hurry nobody; herbs season a dinner and are no reason for one. Ham and bacon keep, and are meant for a dinner
  /// all the same: they weigh what fresh produce does.
  static func weight(ofFresh ingredient: IngredientID, _ lexicon: IngredientLexicon) -> Int {
    guard let days = lexicon.keeping.days(of: ingredient), days <= 30 else { return 0 }
    if belongs(ingredient, to: ["meat", "any sausage"], lexicon) {
      return urgency(daysLeft: min(days, daysOfProduce)) / 4
    }
    guard days < 14,
      lexicon.taxonomy.carried[ingredient.rawValue].isDisjoint(with: [.dairy, .egg, .gluten]),
      !belongs(ingredient, to: ["herb"], lexicon)
    else { return 0 }
    return urgency(daysLeft: days) / 4
  }

  /// Whether something swims, and does not keep. Cost: O(what it is a kind of).
  static func isFreshFish(_ ingredient: IngredientID, _ lexicon: IngredientLexicon) -> Bool {
    weight(ofFresh: ingredient, lexicon) > 0 && belongs(ingredient, to: ["seafood"], lexicon)
  }

  private static func belongs(
    _ ingredient: IngredientID,
    to headings: [String],
    _ lexicon: IngredientLexicon
  ) -> Bool {
    let kinship = lexicon.taxonomy.kinship(of: ingredient.rawValue)
    return headings.contains { name in
      lexicon.ingredient(named: name).map { kinship.contains($0.rawValue) } ?? false
    }
  }

  /// For each of `asking` the things any one of which gives as much more of it as is needed: itself, a
  /// kind, or what makes it where all that can run out has. Cost: O(ingredients), and the ways of each.
  func reliefs(_ index: CatalogueIndex, _ query: MatchQuery) -> [PurchaseSets] {
    guard !limits.isEmpty else { return [] }
    let spent = Set(limits.flatMap(\.ingredients))
    let named = query.pantry + query.mustUse + query.stock.map(\.ingredient)
    let rest = PantryClosure(
      pantry: named.map(\.rawValue).filter { !spent.contains($0) },
      staples: query.staples.map(\.rawValue),
      isExcluded: query.stripped,
      taxonomy: index.lexicon.taxonomy
    )
    // Something else instead would be no more of it.
    var plain = query
    plain.allowsGeneric = false
    plain.allowsSwaps = false
    var purchases = RequirementPurchases(
      PurchaseLabels(rest, limit: 1),
      index,
      plain
    )
    return asking.map { PurchaseSets(purchases.sets(for: $0).singles.map { [$0] }) }
  }
}
