internal import RecipeImport
internal import RecipeModel

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

extension SourceReply {
  /// What records say, in their order; one that cannot be read is a problem.
  init<Item: Sendable>(
    _ records: [AnswerRecord],
    _ read: (AnswerRecord) throws(ImportError) -> Item
  ) where Value == [Item] {
    self.init([])
    for record in records {
      do throws(ImportError) {
        value.append(try read(record))
      } catch {
        problems.append(error)
      }
    }
  }
}

extension [SourceDish] {
  /// Leaves of dishes with one id the first.
  mutating func removeRepetitions() {
    var ids: Set<DishID> = []
    removeAll { !ids.insert($0.id).inserted }
  }
}

extension ImportedRecipes {
  /// The recipe with an id of its source; nil when there is none, and nothing that could not be read.
  func recipe(_ nativeID: String) throws(SourceError) -> Recipe? {
    if let recipe = recipes.first(where: { $0.origin.nativeID == nativeID }) { return recipe }
    if let problem = problems.first { throw .unreadable(problem) }
    return nil
  }
}
