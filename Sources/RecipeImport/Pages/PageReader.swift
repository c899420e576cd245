internal import RecipeLexicon
internal import RecipeModel

/// Reads a page that has no JSON-LD: what it marks in its own text, else what its headings and lists say.
struct PageReader {
  let parser: IngredientLineParser
  let file: String

  /// Every recipe, or why one is none, in the order of the page; behind one that was guessed a remark that says so.
  /// Nil when the page marks none and it is not safe to guess. Cost: O(bytes).
  func recipes(in page: String) -> RecipeRecords? {
    let marked = MarkedPage.drafts(in: page)
    if !marked.isEmpty {
      return .atMost(MarkedPage.mostRecipes, of: records(of: marked), file: file)
    }
    guard let draft = ListedPage.draft(in: page) else { return nil }
    let records = records(of: [draft])
    var remark: ImportError? = ImportError(.guessed, file: file)
    return RecipeRecords {
      guard let record = records.next() else {
        defer { remark = nil }
        return remark.map { .failure($0) }
      }
      // What became no recipe was not guessed.
      if case .failure = record { remark = nil }
      return record
    }
  }

  private func records(of drafts: [RecipeDraft]) -> RecipeRecords {
    readRecords(of: drafts) { draft, place throws(ImportError) in
      try draft.recipe(parser: parser, file: file, place: place)
    }
  }
}
