import RecipeLexicon

/// The lexicon and the line parser, read from the data folder.
///
/// Takes tens of milliseconds: only importing, parsing and rebuilding need it.
struct ReadLexicon {
  let lexicon: IngredientLexicon
  let parser: IngredientLineParser

  init(from collection: CollectionFiles) throws(KitchenError) {
    let files = try collection.lexiconFiles()
    do {
      lexicon = try IngredientLexicon(files: files)
      parser = IngredientLineParser(
        units: try UnitTable(text: files.units.text, file: files.units.path),
        words: try DescriptorWords(text: files.words.text, file: files.words.path)
      )
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }
}
