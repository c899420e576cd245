import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeTaste

/// The ingredients that the dishes of an index name, numbered for the vectors.
///
/// A term is the position of an ingredient among all that any line of any dish of the index's base
/// names, ascending by id; the same base gives the same terms. A name that the lexicon does not know is none.
struct TasteTerms: Sendable {
  /// The ingredient of each term.
  let ingredients: [IngredientID]
  /// The term of each ingredient of the lexicon; -1 for one that no dish names.
  private let positions: [Int32]

  /// Cost: O(requirements + ingredients).
  init(of index: CatalogueIndex) {
    var isNamed = [Bool](repeating: false, count: index.lexicon.listedCount)
    for requirement in 0..<index.baseRequirementCount {
      for ingredient in index.requirements.alternatives[requirement]
      where !index.lexicon.isUnlisted(IngredientID(Int(ingredient))) {
        isNamed[Int(ingredient)] = true
      }
    }
    var ingredients: [IngredientID] = []
    var positions = [Int32](repeating: -1, count: isNamed.count)
    for ingredient in isNamed.indices where isNamed[ingredient] {
      positions[ingredient] = Int32(ingredients.count)
      ingredients.append(IngredientID(ingredient))
    }
    self.ingredients = ingredients
    self.positions = positions
  }

  var count: Int { ingredients.count }

  /// The term of an ingredient; nil when no dish names it.
  func term(of ingredient: IngredientID) -> Int? {
    guard ingredient.rawValue < positions.count else { return nil }
    let position = positions[ingredient.rawValue]
    return position < 0 ? nil : Int(position)
  }

  /// The terms of a dish: every alternative of every line, required or not.
  func terms(of recipe: RecipeID, in index: CatalogueIndex) -> [Int] {
    index.recipes.lines(of: recipe).flatMap { requirement in
      index.requirements.alternatives[requirement].compactMap {
        term(of: IngredientID(Int($0)))
      }
    }
  }

  /// The terms of a recipe that the index need not have.
  func terms(of recipe: Recipe, lexicon: IngredientLexicon) -> [Int] {
    recipe.lines.flatMap { line in
      (lexicon.requirements(of: line) ?? []).flatMap { $0 }.compactMap { term(of: $0) }
    }
  }

  /// The dishes of an index's base as sets of terms. Cost: O(lines · log of a dish's lines).
  func corpus(of index: CatalogueIndex) -> TasteCorpus {
    corpus(of: 0..<index.baseCount, in: index)
  }

  /// The dishes that the index has beside those of its base, as sets of those terms that there are.
  func corpusOfChanges(of index: CatalogueIndex) -> TasteCorpus {
    corpus(of: index.baseCount..<index.recipes.count, in: index)
  }

  private func corpus(of rows: Range<Int>, in index: CatalogueIndex) -> TasteCorpus {
    TasteCorpus(
      recipes: rows.map { terms(of: RecipeID($0), in: index) },
      termCount: count
    )
  }
}
