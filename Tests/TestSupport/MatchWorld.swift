package import RecipeLexicon
package import RecipeMatching
public import RecipeModel

/// A small world for matching: ingredients by number and how they relate, dishes, and nothing else.
///
/// It can be turned into a real index, and it can be judged by ``MatchOracle``, which shares no
/// code with the engine.
public struct MatchWorld: Sendable {
  public struct Ingredient: Sendable {
    public var parents: [Int] = []
    /// What it belongs to without doing for it.
    public var groups: [Int] = []
    public var contents: [Int] = []
    public var isClass = false
    public var isStaple = false
    public var flags: [String] = []
    /// A name that dishes use and the lexicon does not know. It is related to nothing, and stands behind all
    /// that the lexicon knows.
    public var isUnlisted = false

    public init() {}
  }

  public struct Route: Sendable {
    public var product: Int
    public var inputs: [Int]
  }

  public struct Swap: Sendable {
    public var required: Int
    public var substitute: Int
  }

  /// Something that is used as something else is.
  public struct Learned: Sendable {
    public var required: Int
    public var substitute: Int
    public var dishes: Int
  }

  /// What a person says of a name that the lexicon does not know.
  public struct Taught: Sendable {
    public var ingredient: Int
    /// One that the lexicon knows.
    public var other: Int
    /// It is a kind of the other, and not only like it.
    public var isKind: Bool
  }

  public struct Line: Sendable {
    /// One alone for a name that nobody knows.
    public var alternatives: [Int]
    public var isRequired: Bool
    public var isExact: Bool
    /// How much, in the order written; several for one amount in two systems.
    public var amounts: [Quantity] = []
    /// An ingredient that its comment names, beside all alternatives.
    public var mention: Int?
    /// A family that its comment denies: "dairy free".
    public var denied: String?

    /// The words of its comment.
    var comment: String? {
      mention.map { "with \(MatchWorld.name($0))" } ?? denied.map { "\($0) free" }
    }
  }

  /// A word of allergen law, which is the flag's own.
  public struct Family: Sendable {
    public var flag: String
    public var members: [Int]
  }

  public struct Dish: Sendable {
    public var id: String
    public var name: String
    public var isDrink: Bool
    public var category: String?
    public var minutes: Int?
    public var lines: [Line]
    public var swaps: [Swap]
    /// What it says of itself.
    public var isPlain: Bool?
    /// How well known it is by itself, from 0 to 2; nil where nobody knows.
    public var renown: Int?
    /// The ingredient that it makes for others.
    public var yields: Int?
    /// How much of it.
    public var yieldAmount: Quantity?
    /// What a person never swaps in it.
    public var neverSwapped: [Int] = []
  }

  public var ingredients: [Ingredient]
  public var routes: [Route]
  public var swaps: [Swap]
  /// Of each ingredient the best first.
  public var learned: [Learned] = []
  public var dishes: [Dish]
  public var families: [Family] = []
  /// What a person says, for themselves; no file has it.
  public var taught: [Taught] = []
  public var ownSwaps: [Swap] = []

  /// The name of an ingredient: names sort as numbers do.
  public static func name(_ ingredient: Int) -> String {
    let letters = Array("abcdefghij")
    return "food"
      + String(100 + ingredient).map { String(letters[$0.wholeNumberValue ?? 0]) }
      .joined()
  }

  /// The lexicon's files for this world.
  package var lexiconFiles: LexiconFiles {
    var rows = "name\talso\tis\tflags\n"
    for (number, ingredient) in ingredients.enumerated() where !ingredient.isUnlisted {
      let words = (ingredient.isClass ? ["class"] : []) + (ingredient.isStaple ? ["staple"] : [])
      let flags = (words + ingredient.flags).joined(separator: " ")
      let groups = ingredient.groups.map { "(\(Self.name($0)))" }
      let above = (ingredient.parents.map(Self.name) + groups).joined(separator: "; ")
      rows += "\(Self.name(number))\t\t\(above)\t"
      rows += flags.isEmpty ? "-\n" : flags + "\n"
    }
    var made = "product\tfrom\thow\n"
    for route in routes {
      let inputs = route.inputs.map(Self.name).joined(separator: " + ")
      made += "\(Self.name(route.product))\t\(inputs)\tmix\n"
    }
    var contains = "product\tparts\n"
    for (number, ingredient) in ingredients.enumerated() where !ingredient.contents.isEmpty {
      contains += "\(Self.name(number))\t\(Self.list(ingredient.contents))\n"
    }
    var swapRows = "for\tuse\tratio\tnote\n"
    for swap in swaps {
      swapRows += "\(Self.name(swap.required))\t\(Self.name(swap.substitute))\t1:1\t\n"
    }
    var allergens = "name\talso\tavoids\tfrees\tmembers\n"
    for family in families {
      let members = family.members.map(Self.name).joined(separator: "; ")
      allergens += "\(family.flag)\t\t\(family.flag)\t\(family.flag)\t\(members)\n"
    }
    return LexiconFiles(
      ingredients: [LexiconFiles.File(path: "ingredients/all.tsv", text: rows)],
      made: [LexiconFiles.File(path: "made/all.tsv", text: made)],
      contains: [LexiconFiles.File(path: "contains/all.tsv", text: contains)],
      swaps: [LexiconFiles.File(path: "swaps/all.tsv", text: swapRows)],
      allergens: LexiconFiles.File(path: "allergens.tsv", text: allergens)
    )
  }

  /// The dishes as recipes.
  public var recipes: [Recipe] {
    dishes.map { dish in
      Recipe(
        id: DishID(dish.id),
        name: dish.name,
        kind: dish.isDrink ? .cocktail : .meal,
        category: dish.category,
        minutes: dish.minutes,
        lines: dish.lines.enumerated().map { position, line in
          let unknown = "mystery \(dish.id) \(position)"
          let names = line.alternatives.map(Self.name).joined(separator: " or ")
          let name = line.alternatives.isEmpty ? unknown : names
          return IngredientLine(
            text: name,
            amounts: line.amounts.map(\.amount),
            name: name,
            comment: line.comment,
            role: line.isRequired ? .required : .garnish,
            isExact: line.isExact
          )
        },
        swaps: dish.swaps.map {
          Recipe.Swap(required: Self.name($0.required), substitute: Self.name($0.substitute))
        },
        neverSwapped: dish.neverSwapped.isEmpty ? nil : dish.neverSwapped.map(Self.name),
        isPlain: dish.isPlain,
        yields: dish.yields.flatMap {
          Recipe.Yield(ingredient: Self.name($0), amount: dish.yieldAmount?.amount)
        },
        origin: RecipeOrigin(source: "world", nativeID: dish.id)
      )
    }
  }

  /// What is known of the renown of dishes, as the engine takes it.
  public var renown: [DishID: Int] {
    dishes.reduce(into: [:]) { known, dish in
      if let renown = dish.renown { known[DishID(dish.id)] = renown }
    }
  }

  /// What is learned of each ingredient, as the engine takes it.
  public var learnedLists: [[(substitute: IngredientID, dishes: Int)]] {
    ingredients.indices.map { ingredient in
      learned.filter { $0.required == ingredient }
        .map { (substitute: IngredientID($0.substitute), dishes: $0.dishes) }
    }
  }

  /// The lexicon, where dishes do not use each of the names that it does not know, with these behind: so every
  /// ingredient has its number as id.
  package func lexicon() throws -> IngredientLexicon {
    let lexicon = try IngredientLexicon(files: lexiconFiles)
    let unlisted = ingredients.indices.filter { ingredients[$0].isUnlisted }
    let used = Set(dishes.flatMap { $0.lines.flatMap(\.alternatives) })
    let areAllUsed = used.isSuperset(of: unlisted)
    return areAllUsed ? lexicon : lexicon.appending(unlisted: unlisted.map(Self.name))
  }

  /// The world as the engine sees it.
  package func index() throws -> CatalogueIndex {
    CatalogueIndex(
      entries: recipes.map { CatalogueIndex.Entry(recipe: $0, addedAt: 0) },
      lexicon: try lexicon(),
      units: try Self.units.get(),
      renown: renown,
      generation: 1,
      fingerprint: 1
    )
    .adding(learned: learnedLists)
  }

  private static func list(_ ingredients: [Int]) -> String {
    ingredients.map(name).joined(separator: "; ")
  }
}
