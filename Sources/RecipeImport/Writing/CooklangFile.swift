internal import RecipeLexicon
internal import RecipeModel

/// A recipe as a Cooklang file with an exact copy in its front matter, where it says less without.
struct CooklangFile {
  let parser: IngredientLineParser

  /// The file with a line break at its end.
  ///
  /// The copy is left out when the file reads back as the very recipe, and when front matter has no
  /// room for it. Cost: O(size of the recipe · lines).
  ///
  /// - Parameter file: The name it gets, which can name the recipe it is read as.
  func text(of recipe: Recipe, file: String) -> String {
    let text = CooklangWriter().text(of: recipe)
    let fence = "\n---\n\n"
    guard !readsBack(recipe, from: text, file: file),
      let copy = ExactCopy.text(of: recipe),
      let end = text.firstRange(of: fence)
    else { return text }
    var field = FrontMatterText()
    field.add(ExactCopy.key, copy)
    let matter = text[..<end.lowerBound] + "\n" + field.text
    guard matter.utf8.count <= ImportLimits.frontMatterBytes else { return text }
    return matter + text[text.index(after: end.lowerBound)...]
  }

  private func readsBack(_ recipe: Recipe, from text: String, file: String) -> Bool {
    // What cannot be read at all does not read back.
    guard let document = try? CooklangParser().parse(text, file: file),
      let read = try? CooklangReader(document: document, file: file, parser: parser).exactRecipe()
    else { return false }
    // Equal texts may still differ in their code points, but equal copies do not.
    return read == recipe && ExactCopy.text(of: read) == ExactCopy.text(of: recipe)
  }
}
