import RecipeLexicon

extension CollectionFiles {
  /// The tables that dishes are drawn with. Cost: O(bytes).
  func drawingTables(_ lexicon: IngredientLexicon) throws(KitchenError) -> DrawingTables {
    let symbols = try text(at: "drawings/symbols.tsv")
    let garnishes = try text(at: "drawings/garnishes.tsv")
    let forms = try text(at: "drawings/forms.tsv")
    let glasses = try text(at: "drawings/glasses.tsv")
    do throws(LexiconError) {
      return try DrawingTables(
        symbols: symbols,
        garnishes: garnishes,
        forms: forms,
        glasses: glasses,
        lexicon: lexicon
      )
    } catch {
      throw KitchenError(.lexicon(error))
    }
  }
}
