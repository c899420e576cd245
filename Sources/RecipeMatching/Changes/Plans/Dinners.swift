import RecipeLexicon
package import RecipeModel

/// Which dishes can be a day's dinner.
package struct Dinners: Sendable {
  private let recipes: RecipeTable
  private let requirements: RequirementTable
  private let taxonomy: Taxonomy
  /// For each ingredient what it does for a dinner.
  private let fills, isDinner, carries, carriesSoup, isThin, isSweet, isUnder: [Bool]
  /// For each ingredient whether every kitchen has it, or most have.
  private let isUsual: [Bool]
  /// What is there and may stand under a heading, each with all that it is a kind of.
  private let there: [(thing: Int, kinds: [Int])]
  /// As ``Roles/several``.
  private let several: Set<Int>

  /// What dinners are of; each with what is a kind of it or belongs to it.
  package struct Roles: Sendable {
    /// What makes a dinner of a salad.
    package var filling: [IngredientID]
    /// What is a dinner by itself: a chop in a pan.
    package var substance: [IngredientID]
    /// What makes a dinner with one thing more.
    package var bases: [IngredientID]
    /// Those of them that make no dinner of a soup.
    package var thin: [IngredientID]
    /// What no light dinner takes.
    package var sweet: [IngredientID]
    /// What is under something else, and makes no light dinner with one thing: bread.
    package var under: [IngredientID]
    /// What most kitchens have.
    package var usual: [IngredientID]
    /// What is not meant where a dish takes whatever there is of a heading: a soup of any vegetables is made of more
    /// than onions.
    package var unmeant: [IngredientID]
    /// Headings of which a dish needs at least two things that are there: "any vegetables" of a soup.
    package var several: [IngredientID]

    package init(
      filling: [IngredientID],
      substance: [IngredientID] = [],
      bases: [IngredientID] = [],
      thin: [IngredientID] = [],
      sweet: [IngredientID] = [],
      under: [IngredientID] = [],
      usual: [IngredientID] = [],
      unmeant: [IngredientID] = [],
      several: [IngredientID] = []
    ) {
      (self.filling, self.substance) = (filling, substance)
      (self.bases, self.thin, self.sweet, self.under) = (bases, thin, sweet, under)
      (self.usual, self.unmeant, self.several) = (usual, unmeant, several)
    }
  }

  /// - Parameter pantry: The ingredients of the pantry.
  /// Cost: O(ingredients, and what they are kinds of).
  package init(_ index: CatalogueIndex, _ roles: Roles, pantry: [IngredientID]) {
    let belonging = Belonging(index.lexicon.taxonomy)
    taxonomy = index.lexicon.taxonomy
    (recipes, requirements) = (index.recipes, index.requirements)
    fills = belonging.isOne(of: roles.filling)
    isDinner = belonging.isOne(of: roles.substance)
    carries = belonging.isOne(of: roles.bases + roles.substance)
    (isThin, isSweet) = (belonging.isOne(of: roles.thin), belonging.isOne(of: roles.sweet))
    isUnder = belonging.isOne(of: roles.under)
    carriesSoup = zip(carries, isThin).map { $0 && !$1 }
    several = Set(roles.several.map(\.rawValue))
    isUsual = zip(taxonomy.isStaple, belonging.isOne(of: roles.usual)).map { $0 || $1 }
    let isUnmeant = belonging.isOne(of: roles.unmeant)
    there = Set(pantry.map(\.rawValue)).sorted()
      .filter { [taxonomy] in !isUnmeant[$0] && !taxonomy.isClass[$0] }
      .map { [taxonomy] in ($0, [$0] + taxonomy.ancestors(of: $0)) }
  }

  /// Whether a dish can be a dinner: a meal that is not plain, of a category of main dishes or soups, or of salads
  /// where it requires something that fills; or of none and with three requirements or more.
  ///
  /// It takes three things that not every kitchen has; or, if it is no salad, two of which one carries a dinner; or, if
  /// it is no soup either, one that is a dinner by itself, as a chop is. Buttered pasta is no dinner, nor are eggs in
  /// stock, bread with cheese or a pepper in soy sauce. Where it
  /// takes whatever there is of a heading, something is there that does not go in anyway, or two such things of a heading
  /// that means several: nobody goes out for "vegetables", nor are they one beetroot.
  /// Cost: O(lines of the dish · what is there).
  package func contains(_ recipe: RecipeID) -> Bool {
    guard let asked = asked(by: recipe) else { return false }
    let required = recipes.required[recipe.rawValue]
    let count = count(asked)
    func takes(_ things: [Bool]) -> Bool { Self.any(of: asked, is: things) }
    let isMain = count >= 3 || count == 2 && takes(carries) || takes(isDinner)
    guard let category = recipes.category(of: recipe) else { return required.count >= 3 && isMain }
    let label = comparedLabel(category)
    if Self.salads.contains(label) {
      let isFilling = required.contains { requirement in
        requirements.alternatives[Int(requirement)].contains { fills[Int($0)] }
      }
      return isFilling && count >= 3
    }
    guard Self.categories.contains(label) else { return false }
    return label == "soup" ? count >= 3 || count == 2 && takes(carriesSoup) : isMain
  }

  /// Whether a dish does for a dinner where none fills the day: a breakfast or a side dish of two things that not every
  /// kitchen has (bread is none), one of which makes a dinner of a salad (for a breakfast an egg does too), or of four, one of which
  /// carries a soup; nothing plain and nothing sweet. A ham omelette is one, and a gratin; pancakes, dumplings and mash
  /// are none.
  /// Cost: as ``contains(_:)``.
  package func isLight(_ recipe: RecipeID) -> Bool {
    guard let label = recipes.category(of: recipe).map({ comparedLabel($0) }),
      Self.light.contains(label), let asked = asked(by: recipe), !Self.any(of: asked, is: isSweet)
    else { return false }
    let count = count(asked.filter { $0.map { !isUnder[$0] } ?? true })
    let isFilling =
      Self.any(of: asked, is: fills) || label == "breakfast" && Self.any(of: asked, is: isThin)
    return count >= 2 && isFilling || count >= 4 && Self.any(of: asked, is: carriesSoup)
  }

  /// What the lines of a dish name first; nil for what is no dish of a meal, and where nothing is there for a heading.
  private func asked(by recipe: RecipeID) -> [Int?]? {
    guard recipes.kind(of: recipe) == .meal, !recipes.mark(of: recipe).isPlain else { return nil }
    let asked = recipes.required[recipe.rawValue]
      .map { requirements.alternatives[Int($0)].first.map { Int($0) } }
    return asked.allSatisfy { $0.map { isThere($0, beside: asked) } ?? true } ? asked : nil
  }

  /// How many things not every kitchen has.
  private func count(_ asked: [Int?]) -> Int { asked.count { $0.map { !isUsual[$0] } ?? true } }

  private static func any(of asked: [Int?], is things: [Bool]) -> Bool {
    asked.contains { $0.map { things[$0] } ?? false }
  }

  /// Whether something is there for a heading that goes in for no other line, or two such things where it means several;
  /// what is no heading can be bought.
  private func isThere(_ asked: Int, beside others: [Int?]) -> Bool {
    guard taxonomy.isClass[asked] else { return true }
    let meant = there.lazy.filter { item in
      item.kinds.contains(asked)
        && !others.contains { $0.map { $0 != asked && item.kinds.contains($0) } ?? false }
    }
    return meant.prefix(2).count >= (several.contains(asked) ? 2 : 1)
  }

  private static let light: Set<String> = ["breakfast", "side", "side dish"]

  /// Whether dishes of a category can be dinners, as ``contains(_:)`` says.
  package static func canBe(category: String) -> Bool {
    let label = comparedLabel(category)
    return categories.contains(label) || salads.contains(label)
  }

  /// Whether a word means dinners of whatever category: "supper".
  package static func areMeant(by word: String) -> Bool { general.contains(comparedLabel(word)) }

  private static let salads: Set<String> = ["salad", "salads"]

  private static let general: Set<String> = [
    "dinner", "supper", "main course", "main dish", "main meal",
  ]

  /// As the built-in collection calls them, and as other sources do.
  private static let categories: Set<String> = [
    "main", "soup", "main course", "main dish", "dinner", "supper", "stew", "curry",
    "beef", "chicken", "goat", "lamb", "pork", "seafood", "pasta", "vegetarian", "vegan",
  ]
}
