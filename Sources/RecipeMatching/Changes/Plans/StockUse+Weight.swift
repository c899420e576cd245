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

  /// How long fresh produce keeps: meat and fish weigh no less, however long they keep.
  private static let daysOfProduce = 7

  /// What it weighs to use something, times ``weightOfUse``: what must be used most of all; else how much it
  /// ``hurries(_:within:savesFresh:)``, of what has no date only half for one of any vegetables, and where it is meant
  /// what it weighs for its own sake. What is past its date, or in a freezer without one, weighs nothing.
  ///
  /// - Parameter reason: What a thing weighs for its own sake.
  func weight(
    of wish: Int,
    within days: Int,
    savesFresh: Bool,
    reason: (IngredientID) -> Int
  ) -> Int {
    switch wishes[wish] {
    case .asked:
      return Self.weightOfAsked
    case .used:
      return atLeast(wish, within: days, savesFresh: savesFresh) * Self.weightOfUse
    case .meant(let ingredient):
      guard !isOver(wish, ingredient) else { return 0 }
      let rest =
        hurries(wish, within: days, savesFresh: savesFresh)
        - atLeast(wish, within: days, savesFresh: savesFresh)
      return (rest + reason(IngredientID(ingredient))) * Self.weightOfUse
    }
  }

  /// How little something can wait: what is due within some days, by how soon; and at a quarter what does not keep for
  /// two weeks (fish, fresh produce) and meat, also what is cured, by how long such things keep, and meat and fish no
  /// longer than fresh produce. What is past its date, or in a freezer without one, can wait.
  ///
  /// - Parameter savesFresh: Whether things without a date count.
  func hurries(_ wish: Int, within days: Int, savesFresh: Bool) -> Int {
    max(due(wish, within: days), savesFresh ? fresh[wish] : 0)
  }

  /// How much of that counts also where a dish takes whatever there is.
  private func atLeast(_ wish: Int, within days: Int, savesFresh: Bool) -> Int {
    max(due(wish, within: days), savesFresh ? fresh[wish] / 2 : 0)
  }

  private func due(_ wish: Int, within days: Int) -> Int {
    daysLeft[wish].map { 0...days ~= $0 ? urgency(daysLeft: $0) : 0 } ?? 0
  }

  /// Whether what is used is past its date, or in a freezer without one.
  func isOver(_ wish: Int, _ ingredient: Int) -> Bool {
    daysLeft[wish].map { $0 < 0 } ?? frozen.contains(IngredientID(ingredient))
  }

  /// What it weighs to use something without a date. Milk, eggs and bread are in every week's shopping, and
  /// hurry nobody; herbs and spring onions season a dinner and are no reason for one. Ham, bacon and smoked fish keep,
  /// and are meant for a dinner all the same: they weigh what fresh produce does.
  static func weight(ofFresh ingredient: IngredientID, _ lexicon: IngredientLexicon) -> Int {
    guard let days = lexicon.keeping.days(of: ingredient), days <= 30 else { return 0 }
    if belongs(ingredient, to: meats, lexicon) {
      return urgency(daysLeft: min(days, daysOfProduce)) / 4
    }
    guard days < 14,
      lexicon.taxonomy.carried[ingredient.rawValue].isDisjoint(with: [.dairy, .egg, .gluten]),
      !belongs(ingredient, to: ["herb", "onion"], lexicon)
    else { return 0 }
    return urgency(daysLeft: days) / 4
  }

  private static let meats = ["meat", "any sausage", "seafood"]

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
