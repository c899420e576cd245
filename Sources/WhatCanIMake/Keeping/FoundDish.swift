import RecipeLexicon
public import RecipeModel
import RecipeStorage

/// A dish that someone named: as its source has it, or else as the person kept it.
public struct FoundDish: Sendable, Equatable {
  public var recipe: Recipe
  /// When the person saved what is shown, for a dish that its source no longer has, in seconds since
  /// 1970; nil for a dish of the catalogue.
  public var keptAt: Int?

  public var id: DishID { recipe.id }

  public init(recipe: Recipe, keptAt: Int? = nil) {
    self.recipe = recipe
    self.keptAt = keptAt
  }
}

extension Kitchen {
  /// The dish that a typed name means; see ``dish(named:)``. Where the catalogue has none, the
  /// dishes that the person kept are looked through by the same rule.
  public func find(_ text: String) throws(KitchenError) -> FoundDish {
    let missing: KitchenError
    do {
      return FoundDish(recipe: try recipe(named: text))
    } catch {
      guard case .unknownDish = error.reason else { throw error }
      missing = error
    }
    let kept = try named(text, among: try keptOutsideCatalogue(), recipe: \.recipe)
    guard let kept else { throw missing }
    return FoundDish(recipe: kept.recipe, keptAt: kept.savedAt)
  }

  /// The dish with an id, from the catalogue or as the person kept it; nil when neither has it.
  public func find(_ id: DishID) throws(KitchenError) -> FoundDish? {
    if canSee(id), let recipe = try recipes([id]).first { return FoundDish(recipe: recipe) }
    return try reading(or: nil) { reader in
      try reader.kept(id).map { FoundDish(recipe: $0.recipe, keptAt: $0.savedAt) }
    }
  }

  /// The dishes that words on a command line mean, several words of one name not being quoted.
  ///
  /// From left to right, the longest run of words that is a dish's exact name or id is one dish; a
  /// word that begins no such run is taken by itself, by the rule of ``find(_:)``.
  public func dishes(in words: [String]) throws(KitchenError) -> [FoundDish] {
    let names = try exactNames(for: words)
    var dishes: [FoundDish] = []
    var rest = words[...]
    while !rest.isEmpty {
      let (dish, count) = try leadingDish(of: rest, names)
      dishes.append(dish)
      rest = rest.dropFirst(count)
    }
    return dishes
  }

  /// The dish that words begin with, as in ``dishes(in:)``, and the words after it.
  public func dish(
    leading words: [String]
  ) throws(KitchenError) -> (dish: FoundDish, rest: [String]) {
    let (dish, count) = try leadingDish(of: words[...], try exactNames(for: words))
    return (dish, Array(words.dropFirst(count)))
  }

  private func leadingDish(
    of words: ArraySlice<String>,
    _ names: Set<String>
  ) throws(KitchenError) -> (dish: FoundDish, count: Int) {
    var count = min(words.count, 12)
    while count > 1 {
      let name = words.prefix(count).joined(separator: " ")
      let isWhole = !foldedName(words.prefix(count).last ?? "").isEmpty
      if isWhole, names.contains(foldedName(name)) { return (try find(name), count) }
      count -= 1
    }
    return (try find(words.first ?? ""), 1)
  }

  /// The folded names of all dishes that the person can see or has kept; none for one word, which
  /// needs them not.
  private func exactNames(for words: [String]) throws(KitchenError) -> Set<String> {
    guard words.count > 1 else { return [] }
    let catalogue = index.allRecipes.filter { canSee($0) }.map { lexicalName(of: $0) }
    let kept = try keptOutsideCatalogue()
    return Set(catalogue + kept.map { foldedName($0.recipe.name) }).subtracting([""])
  }

  /// What the person kept of dishes that the catalogue does not have, by id.
  func keptOutsideCatalogue() throws(KitchenError) -> [KeptDish] {
    try reading(or: []) { reader in
      let ids = Set(index.allRecipes.map { index.recipes.id(of: $0) })
      return try reader.keptDishes { !(ids.contains($0) && canSee($0)) }
    }
  }
}
