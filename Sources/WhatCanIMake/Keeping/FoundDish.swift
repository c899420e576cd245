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
    var count = min(words.count, mostWordsOfName)
    while count > 1 {
      let name = words.prefix(count).joined(separator: " ")
      let isWhole = !foldedName(words.prefix(count).last ?? "").isEmpty
      if isWhole, names.contains(foldedName(name)) { return (try find(name), count) }
      count -= 1
    }
    return (try find(words.first ?? ""), 1)
  }

  /// Of the folded names that runs of the words are, those of dishes that the person can see or has
  /// kept; none for one word, which needs them not. Cost: O(dishes).
  private func exactNames(for words: [String]) throws(KitchenError) -> Set<String> {
    guard words.count > 1 else { return [] }
    var runs: Set<String> = []
    for first in words.indices {
      for end in (first + 2)...(first + mostWordsOfName) where end <= words.count {
        runs.insert(foldedName(words[first..<end].joined(separator: " ")))
      }
    }
    let names = index.recipes.names.foldedNames(among: runs) { position in
      index.isPresent(RecipeID(position)) && canSee(RecipeID(position))
    }
    let others = index.recipes.otherNames.foldedNames(among: runs) { position in
      let recipe = index.recipes.recipe(ofOtherName: position)
      return index.isPresent(recipe) && canSee(recipe)
    }
    return names.union(others).union(try keptOutsideCatalogue().map { foldedName($0.recipe.name) })
      .subtracting([""])
  }

  /// What the person kept of dishes that the catalogue does not have, by id.
  func keptOutsideCatalogue() throws(KitchenError) -> [KeptDish] {
    try reading(or: []) { reader in
      try reader.keptDishes { !canSee($0) || recipe(with: $0) == nil }
    }
  }
}

/// How many words of a command line may be one dish's name without quotes.
private let mostWordsOfName = 12
