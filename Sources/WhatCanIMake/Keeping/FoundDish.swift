import RecipeLexicon
public import RecipeModel
import RecipeStorage

/// A dish that somebody named: as its source has it, as the person changed it, or else as their
/// notebook saved it.
public struct FoundDish: Sendable, Equatable {
  /// The recipe to show.
  public var recipe: Recipe
  /// For a dish that its source no longer has: when the person saved the recipe, in seconds since
  /// 1970. Nil for a dish of the catalogue.
  public var keptAt: Int?
  /// For a dish that the person changed: the dish as its source has it, or last had it. Nil for any
  /// other dish, and if the original is no longer known.
  public var original: Recipe?

  public var id: DishID { recipe.id }
  /// What is kept for the day when the source drops the dish: never what the person made of it, which is kept
  /// by itself.
  var toKeep: Recipe {
    var recipe = original ?? recipe
    recipe.neverSwapped = nil
    return recipe
  }

  public init(recipe: Recipe, keptAt: Int? = nil, original: Recipe? = nil) {
    self.recipe = recipe
    self.keptAt = keptAt
    self.original = original
  }
}

extension Kitchen {
  /// The dish that a typed name means; see ``dish(named:)``. If the catalogue has none, the same
  /// rule is applied to the dishes saved in the notebook.
  public func find(_ text: String) throws(KitchenError) -> FoundDish {
    let missing: KitchenError
    do {
      return try found(try recipe(named: text))
    } catch {
      guard case .unknownDish = error.reason else { throw error }
      missing = error
    }
    let kept = try named(text, among: try keptOutsideCatalogue(), recipe: \.recipe)
    guard let kept else { throw missing }
    return FoundDish(recipe: kept.recipe, keptAt: kept.savedAt)
  }

  /// The dish with an id, from the catalogue or from the notebook; nil if neither has it.
  public func find(_ id: DishID) throws(KitchenError) -> FoundDish? {
    if canSee(id), let recipe = try recipes([id]).first { return try found(recipe) }
    return try reading(or: nil) { reader in
      try reader.kept(id).map { FoundDish(recipe: $0.recipe, keptAt: $0.savedAt) }
    }
  }

  /// The dishes that words on a command line mean, where names of several words need no quotes.
  ///
  /// From left to right, the longest run of words that is the exact name or the id of a dish is one
  /// dish. A word that begins no such run is looked up by itself, by the rule of ``find(_:)``.
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

  /// The dish that the first words mean, as in ``dishes(in:)``, and the words after them.
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

  /// Of the folded names that runs of the words are, those of dishes; none for one word, which needs them not.
  private func exactNames(for words: [String]) throws(KitchenError) -> Set<String> {
    guard words.count > 1 else { return [] }
    var runs: Set<String> = []
    for first in words.indices {
      for end in (first + 2)...(first + mostWordsOfName) where end <= words.count {
        runs.insert(foldedName(words[first..<end].joined(separator: " ")))
      }
    }
    return try wholeNames(among: runs)
  }

  /// Of folded names, those that a dish which the person can see or has kept has as one of its names.
  /// Cost: O(dishes), however many are asked for.
  func wholeNames(among folded: Set<String>) throws(KitchenError) -> Set<String> {
    let names = index.recipes.names.foldedNames(among: folded) { position in
      index.isPresent(RecipeID(position)) && canSee(RecipeID(position))
    }
    let others = index.recipes.otherNames.foldedNames(among: folded) { position in
      let recipe = index.recipes.recipe(ofOtherName: position)
      return index.isPresent(recipe) && canSee(recipe)
    }
    return names.union(others).union(try keptOutsideCatalogue().map { foldedName($0.recipe.name) })
      .subtracting([""])
  }

  /// A dish of the catalogue as it is shown.
  func found(_ recipe: Recipe) throws(KitchenError) -> FoundDish {
    FoundDish(recipe: recipe, original: try originals(of: [recipe.id])[recipe.id])
  }

  /// Of the dishes that the person changed for themselves, each as its source has it, or else as it was kept
  /// while the source had it. Cost: O(log dishes) each; nothing where none was changed.
  func originals(of dishes: [DishID]) throws(KitchenError) -> [DishID: Recipe] {
    let changed = dishes.filter { snapshot.versions[$0] != nil }
    guard !changed.isEmpty else { return [:] }
    var originals: [DishID: Recipe] = [:]
    for recipe in try unchangedRecipes(changed) { originals[recipe.id] = recipe }
    let absent = Set(changed.filter { originals[$0] == nil })
    guard !absent.isEmpty else { return originals }
    for kept in try reading(or: [], { try $0.keptDishes { absent.contains($0) } }) {
      originals[kept.recipe.id] = kept.recipe
    }
    return originals
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
