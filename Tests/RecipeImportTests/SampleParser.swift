import RecipeImport
import RecipeLexicon
import RecipeModel

/// A reader that knows a few units and sizes, enough for the tests here.
func sampleReader() throws -> RecipeFileReader {
  let units = """
    name\talso\tdimension\tfactor\tsystem
    ml\tmillilitre;millilitres\tvolume\t1\tmetric
    g\tgram;grams\tmass\t1\tmetric
    tbsp\ttablespoon;tablespoons\tvolume\t14.8\tus
    clove\tcloves\tcount\t\tnone
    sprig\tsprigs\tcount\t\tnone
    handful\thandfuls\tvague\t\tnone
    """
  let words = """
    word\tkind\tshelves
    large\tsize\t
    """
  return RecipeFileReader(
    parser: IngredientLineParser(
      units: try UnitTable(text: units, file: "units.tsv"),
      words: try DescriptorWords(text: words, file: "words.tsv")
    )
  )
}

/// Reads a Cooklang text as the dish `classic:test`.
func cooklangRecipe(_ text: String, file: String = "Test.cook") throws -> Recipe {
  try sampleReader().readCooklang(Array(text.utf8), file: file, id: DishID("classic:test"))
}

/// The error that reading the text gives, as a user sees it; nil when it reads.
func importFailure(
  _ text: String,
  file: String = "f",
  format: RecipeFormat? = nil
) throws -> String? {
  let reader = try sampleReader()
  do throws(ImportError) {
    _ = try reader.read(contentsOf: Array(text.utf8), file: file, format: format)
    return nil
  } catch {
    return error.description
  }
}

/// The records of a text that is read in pieces.
func records(
  of text: String,
  as format: RecipeFormat,
  parser: IngredientLineParser
) throws -> [Result<Recipe, ImportError>] {
  let reader = RecipeFileReader(parser: parser)
  return Array(try reader.records(contentsOf: Array(text.utf8), file: "f", format: format))
}
