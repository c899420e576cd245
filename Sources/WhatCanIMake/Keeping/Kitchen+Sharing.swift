import RecipeImport
import RecipeLexicon
public import RecipeModel

extension Kitchen {
  /// A dish as a text to share. Lines that the person leaves out because of what they avoid are
  /// marked.
  ///
  /// - Throws: ``KitchenError`` `.noLink` for a link to a dish without a web page, and as
  ///   ``exclusions(without:diets:)``.
  public func shared(_ recipe: Recipe, as format: ShareFormat) throws(KitchenError) -> String {
    let marked = recipe.heeding(try caution(about: recipe))
    guard let text = sharedText(of: marked, as: format) else {
      throw KitchenError(.noLink(recipe.name))
    }
    return text
  }

  /// The names on a recipe's lines that are not known ingredients, each once, in order.
  public func unrecognised(in recipe: Recipe) -> [String] {
    var names: [String] = []
    for line in recipe.lines where index.lexicon.requirements(of: line) == nil {
      if !names.contains(line.name) { names.append(line.name) }
    }
    return names
  }

  /// A dish as a list shows it, whether it is in the catalogue or only in the notebook.
  public func summary(of dish: FoundDish) -> DishSummary {
    if let position = recipe(with: dish.id), dish.keptAt == nil {
      return summary(of: position)
    }
    let recipe = dish.recipe
    var ingredients: [String] = []
    for line in recipe.lines where line.isRequired {
      let name = index.lexicon.ingredientText(of: line) ?? line.name
      if !ingredients.contains(name) { ingredients.append(name) }
    }
    return DishSummary(
      id: recipe.id,
      name: recipe.name,
      kind: recipe.kind,
      category: recipe.category,
      cuisine: recipe.cuisine,
      glass: recipe.glass,
      minutes: recipe.minutes,
      ingredients: ingredients,
      telling: ingredients,
      duplicateGroup: recipe.id,
      addedAt: 0,
      marks: snapshot.marks(of: recipe.id),
      everyonesMarks: snapshot.everyonesMarks[recipe.id] ?? EveryonesMarks()
    )
  }

  /// The content of a file.
  public static func fileBytes(of path: String) throws(KitchenError) -> [UInt8] {
    try bytes(of: path)
  }
}
