internal import RecipeImport

extension SourceConnection {
  /// The recipes of an answer, read as an import of the same text would; none when its list is
  /// empty or absent.
  func recipes(
    in answer: SourceAnswer,
    format: RecipeFormat
  ) throws(SourceError) -> ImportedRecipes {
    do {
      return try reader.read(contentsOf: answer.bytes, file: answer.file, format: format)
    } catch {
      if error.reason == .noRecords { return ImportedRecipes() }
      throw .unreadable(error)
    }
  }
}

extension SourceReply<[SourceDish]> {
  init(_ imported: ImportedRecipes, total: Int? = nil) {
    self.init(imported.recipes.map { SourceDish($0) }, problems: imported.problems, total: total)
  }
}
