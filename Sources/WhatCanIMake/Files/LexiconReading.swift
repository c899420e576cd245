import RecipeLexicon

/// The lexicon and the line parser, read from the data folder.
///
/// Takes tens of milliseconds: only importing, parsing and rebuilding need it.
struct ReadLexicon {
  let lexicon: IngredientLexicon
  let units: UnitTable
  let parser: IngredientLineParser

  init(from collection: CollectionFiles) throws(KitchenError) {
    let files = try collection.lexiconFiles()
    do throws(LexiconError) {
      lexicon = try IngredientLexicon(files: files)
      units = try UnitTable(text: files.units.text, file: files.units.path)
      var parser = try IngredientLineParser(units: units, words: files.words)
      parser.drinks = DrinkJudge(lexicon)
      self.parser = parser
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }
}

extension CollectionFiles {
  /// The units alone. Cost: O(bytes) of their file.
  func units() throws(KitchenError) -> UnitTable {
    let units = try text(at: "units.tsv")
    do throws(LexiconError) {
      return try UnitTable(text: units.text, file: units.path)
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }

  /// The line parser alone, from the two small files that it needs.
  func parser() throws(KitchenError) -> IngredientLineParser {
    let (units, words) = (try text(at: "units.tsv"), try text(at: "words.tsv"))
    do throws(LexiconError) {
      let table = try UnitTable(text: units.text, file: units.path)
      return try IngredientLineParser(units: table, words: words)
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }
}

extension IngredientLineParser {
  fileprivate init(units: UnitTable, words: LexiconFiles.File) throws(LexiconError) {
    self.init(units: units, words: try DescriptorWords(text: words.text, file: words.path))
  }
}
