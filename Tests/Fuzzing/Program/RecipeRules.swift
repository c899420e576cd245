import RecipeLexicon
import RecipeModel

@testable import RecipeImport

/// What must hold of every ingredient line that was taken apart.
func checkLine(_ line: IngredientLine) {
  for amount in line.amounts {
    guard let quantity = amount.quantity else {
      demand(amount.quantityMax == nil, "an upper end without a lower one: \(amount)")
      continue
    }
    demand(quantity.isFinite && quantity >= 0, "the quantity \(quantity)")
    if let end = amount.quantityMax {
      demand(end.isFinite && end > quantity, "the range \(quantity) to \(end)")
    }
  }
}

/// What must hold of every file, whatever is in it: both readings are the same, every recipe is
/// within the limits, no id comes twice, and what is written of it reads back.
func checkFile(_ bytes: [UInt8], as format: RecipeFormat?) {
  let reader = RecipeFileReader(parser: FuzzKitchen.parser)
  let first = reading(bytes, format, by: reader)
  demand(first == reading(bytes, format, by: reader), "two readings of one file differ")
  switch first {
  case .failure(let error): use("\(error)")
  case .success(let read):
    demand(Set(read.recipes.map(\.id)).count == read.recipes.count, "an id comes twice")
    for problem in read.problems { use("\(problem)") }
    for recipe in read.recipes { checkRecipe(recipe) }
    // One of the formats, by the length, so that an input costs little.
    let formats = ExportFormat.allCases
    let written = formats[bytes.count % formats.count]
    checkExport(Array(read.recipes.prefix(2)), as: written, by: reader)
  }
}

private func reading(
  _ bytes: [UInt8],
  _ format: RecipeFormat?,
  by reader: RecipeFileReader
) -> Result<ImportedRecipes, ImportError> {
  Result { () throws(ImportError) in
    try reader.read(contentsOf: bytes, file: "input", format: format)
  }
}

func checkRecipe(_ recipe: Recipe) {
  demand(recipe.isWithinImportLimits, "a recipe beyond the limits: \(recipe)")
  for line in recipe.lines { checkLine(line) }
}

/// What is written of the recipes reads back equal.
private func checkExport(
  _ recipes: [Recipe],
  as format: ExportFormat,
  by reader: RecipeFileReader
) {
  var back: [Recipe] = []
  for file in RecipeExport(parser: FuzzKitchen.parser).files(of: recipes, as: format) {
    do {
      let read = try reader.read(contentsOf: Array(file.text.utf8), file: file.name, format: nil)
      demand(read.problems.isEmpty, "\(format) does not read back: \(read.problems)")
      back += read.recipes
    } catch {
      fatalError("broken rule: \(format) does not read back: \(error)\n\(file.text)")
    }
  }
  demand(back == recipes, "\(format) reads back as \(back) what was \(recipes)")
}
