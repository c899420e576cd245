import RecipeLexicon
import RecipeMatching
public import RecipeModel

/// What a list of dishes shows of one of them.
public struct DishSummary: Sendable, Equatable {
  public var id: DishID
  public var name: String
  public var kind: Recipe.Kind
  public var category: String?
  public var cuisine: String?
  public var glass: String?
  public var minutes: Int?
  /// What it requires, in its own order.
  public var ingredients: [String]
  /// Those of them that not every kitchen has.
  public var telling: [String]
  /// The dish that stands for it and the same dish from other sources; itself where it is that one.
  var family: DishID
  /// Seconds since 1970; 0 where unknown.
  public var addedAt: Int
  /// What the person has noted about it.
  public var marks: DishMarks
  /// What everyone on the store thinks of it.
  public var standing: DishStanding
  /// What is to be left out of it, for what the person avoids.
  public var leaveOut: [String] = []
  /// What it requires and they avoid, or may have to: only of a dish that they keep, or ask for by name.
  public var excluded: [String] = []
  /// The same dish from other sources, where a list is folded.
  public var alsoIn: [DishLabel] = []
}

extension Kitchen {
  /// The summary of a dish. Cost: O(its lines).
  public func summary(of recipe: RecipeID) -> DishSummary {
    let table = index.recipes
    let required = table.required[recipe.rawValue].map(Int.init)
    let isStaple = index.lexicon.taxonomy.isStaple
    let telling = required.filter { requirement in
      let asked = index.requirements.alternatives[requirement]
      return asked.count != 1 || !asked.allSatisfy { isStaple[Int($0)] }
    }
    return DishSummary(
      id: table.dishID(of: recipe),
      name: table.name(of: recipe),
      kind: table.kind(of: recipe),
      category: table.category(of: recipe),
      cuisine: table.cuisine(of: recipe),
      glass: table.glass(of: recipe),
      minutes: table.minutes(of: recipe),
      ingredients: required.map { index.requirements.names[$0] },
      telling: telling.map { index.requirements.names[$0] },
      family: table.dishID(of: family(of: recipe)),
      addedAt: Int(table.addedAt[recipe.rawValue]),
      marks: belongings.marks(of: table.dishID(of: recipe)),
      standing: belongings.standings[table.dishID(of: recipe)] ?? DishStanding()
    )
  }

  /// A dish's name in the form in which names are compared.
  func lexicalName(of recipe: RecipeID) -> String {
    foldedName(index.recipes.name(of: recipe))
  }
}
