import Foundation
import RecipeImport
import RecipeLexicon
import RecipeModel
import TestSupport

/// The units of `Data/lexicon`.
func lexiconUnits() throws -> UnitTable {
  let text = try String(contentsOf: Checkout.url("Data/lexicon/units.tsv"), encoding: .utf8)
  return try UnitTable(text: text, file: "units.tsv")
}

/// A reader with the project's own word tables, which are read once.
func lexiconReader() throws -> RecipeFileReader { try readLexicon.get() }

private let readLexicon = Result {
  let words = try String(contentsOf: Checkout.url("Data/lexicon/words.tsv"), encoding: .utf8)
  return RecipeFileReader(
    parser: IngredientLineParser(
      units: try lexiconUnits(),
      words: try DescriptorWords(text: words, file: "words.tsv")
    )
  )
}

/// The recipe without the wording of its lines, which Cooklang does not keep.
func withoutTexts(_ recipe: Recipe) -> Recipe {
  var recipe = recipe
  for position in recipe.lines.indices { recipe.lines[position].text = "" }
  return recipe
}

/// A drink with every fact that Cooklang can say, and these lines and steps.
func writtenNegroni(lines: [IngredientLine], steps: [String]) -> Recipe {
  Recipe(
    id: DishID("classic:negroni"),
    name: "Negroni: a tale",
    kind: .cocktail,
    glass: "Old fashioned",
    tags: ["gin", "7up", "a, b"],
    servings: 2,
    minutes: 5,
    lines: lines,
    swaps: [Recipe.Swap(required: "gin", substitute: "vodka")],
    steps: steps,
    origin: RecipeOrigin(
      source: "classic",
      nativeID: "negroni",
      link: "https://example.com/negroni?a=1&b=2"
    )
  )
}
