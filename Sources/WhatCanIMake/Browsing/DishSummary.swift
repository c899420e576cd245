import RecipeLexicon
import RecipeMatching
public import RecipeModel

/// A dish as a list shows it.
public struct DishSummary: Sendable, Equatable {
  public var id: DishID
  public var name: String
  public var kind: Recipe.Kind
  public var category: String?
  public var cuisine: String?
  public var glass: String?
  public var minutes: Int?
  /// The ingredients that it requires, in its own order.
  public var ingredients: [String]
  /// The required ingredients that not every kitchen has.
  public var telling: [String]
  /// The dish that stands for it and the same dish from other sources; itself where it is that one.
  var duplicateGroup: DishID
  /// When it was added, in seconds since 1970; 0 if unknown.
  public var addedAt: Int
  /// The person's marks on it.
  public var marks: DishMarks
  /// Everyone's marks on it.
  public var everyonesMarks: EveryonesMarks
  /// The ingredients to leave out, because the person avoids them.
  public var leaveOut: [String] = []
  /// The required ingredients that the person avoids, or may have to avoid. Only dishes that they
  /// saved something about, or asked for by name, have any.
  public var excluded: [String] = []
  /// The same dish from other sources, if the list is folded.
  public var alsoIn: [DishLabel] = []
}

extension Kitchen {
  /// The summary of a dish. Cost: O(its lines).
  public func summary(of recipe: RecipeID) -> DishSummary {
    summary(of: recipe) { index.requirements.names[$0] }
  }

  /// The summary of a dish for somebody who avoids things: with what of it to leave out, and without the alternatives that
  /// they avoid.
  func summary(of recipe: RecipeID, _ safety: DishSafety) -> DishSummary {
    var summary = summary(of: recipe, naming: safety.name(of:))
    summary.leaveOut = safety.leftOut(of: recipe)
    return summary
  }

  private func summary(of recipe: RecipeID, naming name: (Int) -> String) -> DishSummary {
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
      ingredients: required.map(name),
      telling: telling.map(name),
      duplicateGroup: table.dishID(of: duplicateGroup(of: recipe)),
      addedAt: Int(table.addedAt[recipe.rawValue]),
      marks: snapshot.marks(of: table.dishID(of: recipe)),
      everyonesMarks: snapshot.everyonesMarks[table.dishID(of: recipe)] ?? EveryonesMarks()
    )
  }

  /// A dish's name in the form in which names are compared.
  func lexicalName(of recipe: RecipeID) -> String {
    foldedName(index.recipes.name(of: recipe))
  }
}
