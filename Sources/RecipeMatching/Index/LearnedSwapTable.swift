import RecipeLexicon
package import RecipeModel
import SectionFiles

/// What goes into dishes as each ingredient does, learned from the dishes: evidence for `close`,
/// never a substitute by itself.
package struct LearnedSwapTable: Sendable, Equatable {
  /// One thing that is used like another.
  struct Entry: Equatable {
    var substitute: Int
    /// In how many dishes it is used alike.
    var dishes: Int
  }

  /// For each ingredient what is used like it, best first: other ingredients, each once.
  let substitutes: Adjacency
  /// For each substitute, entry by entry, in how many dishes it is used alike; at least 1.
  let dishes: Column<UInt32>

  /// Nothing is learned about any of `ingredients`.
  init(ingredients: Int) {
    substitutes = Adjacency([[UInt32]](repeating: [], count: ingredients))
    dishes = []
  }

  /// Takes columns whose targets are ingredients; nil when they do not fit each other or are not as
  /// their comments say. Cost: O(ingredients + entries), or O(1) when trusted.
  ///
  /// - Parameter isTrusted: True for columns that have been checked before.
  init?(substitutes: Adjacency, dishes: Column<UInt32>, isTrusted: Bool = false) {
    guard dishes.count == substitutes.targets.count else { return nil }
    self.substitutes = substitutes
    self.dishes = dishes
    if isTrusted { return }
    guard !dishes.contains(0) else { return nil }
    // For each ingredient, the last one that it was met as a substitute for.
    var lastMet = [Int](repeating: -1, count: substitutes.count)
    for ingredient in 0..<substitutes.count {
      for substitute in substitutes[ingredient].lazy.map(Int.init) {
        guard substitute != ingredient, lastMet[substitute] != ingredient else { return nil }
        lastMet[substitute] = ingredient
      }
    }
  }

  /// This, and more ingredients of which nothing is learned. Cost: O(these).
  func appending(unlearned more: Int) -> LearnedSwapTable {
    let none = Adjacency([[UInt32]](repeating: [], count: more))
    return LearnedSwapTable(joined: substitutes.appending(none), dishes: dishes)
  }

  private init(joined substitutes: Adjacency, dishes: Column<UInt32>) {
    self.substitutes = substitutes
    self.dishes = dishes
  }

  /// What is used like an ingredient, best first.
  package func substitutes(
    for ingredient: IngredientID
  ) -> [(substitute: IngredientID, dishes: Int)] {
    let range = entries(of: ingredient.rawValue)
    return range.map(entry).map { (substitute: IngredientID($0.substitute), dishes: $0.dishes) }
  }

  /// The best thing used like an ingredient that fits.
  func first(for ingredient: Int, where fits: (Int) -> Bool) -> Entry? {
    entries(of: ingredient).first { fits(Int(substitutes.targets[$0])) }.map(entry)
  }

  private func entries(of ingredient: Int) -> Range<Int> {
    Int(substitutes.offsets[ingredient])..<Int(substitutes.offsets[ingredient + 1])
  }

  private func entry(_ position: Int) -> Entry {
    Entry(substitute: Int(substitutes.targets[position]), dishes: Int(dishes[position]))
  }
}

extension CatalogueIndex {
  /// The same index with what was learned about its ingredients, in place of what it had.
  ///
  /// - Parameter learned: For each ingredient of the lexicon a list, best first: other ingredients
  ///   of it, each once, and in how many dishes they are used alike, in 1...4,294,967,295. A class
  ///   may be listed and is passed over.
  /// Cost: O(entries + requirements of the dishes).
  package func adding(
    learned: [[(substitute: IngredientID, dishes: Int)]]
  ) -> CatalogueIndex {
    precondition(
      learned.count == lexicon.count,
      "\(learned.count) lists, where the lexicon has \(lexicon.count) ingredients"
    )
    let lists = learned.map { list in
      list.map { entry in
        let substitute = entry.substitute.rawValue
        precondition(0..<lexicon.count ~= substitute, "there is no ingredient \(substitute)")
        return UInt32(substitute)
      }
    }
    let dishes = learned.joined().map { entry in
      precondition(1...Int(UInt32.max) ~= entry.dishes, "used alike in \(entry.dishes) dishes")
      return UInt32(entry.dishes)
    }
    guard let table = LearnedSwapTable(substitutes: Adjacency(lists), dishes: Column(dishes)) else {
      preconditionFailure("an ingredient is in its own list, or twice in one: \(lists)")
    }
    return CatalogueIndex(
      generation: generation,
      fingerprint: fingerprint,
      lexicon: lexicon,
      units: units,
      requirements: requirements,
      recipes: recipes,
      learned: table,
      itemWeights: itemWeights,
      matching: matching,
      delta: delta
    )
  }
}
