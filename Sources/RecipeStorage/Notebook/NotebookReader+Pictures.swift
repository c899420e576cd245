package import RecipeModel

extension NotebookReader {
  /// The dishes that have a picture, whoever gave it to them: own recipes, and versions under the ids that the catalogue has
  /// for them. Cost: O(pictures).
  package func pictured() throws(StorageError) -> Set<DishID> {
    try checked { Set(try NotebookTable.pictures.all(in: db).map { try $0.dish() }) }
  }

  /// The picture of an own recipe, whoever wrote it: the content of its image file; nil when there is
  /// none. Cost: O(pictures + bytes).
  package func picture(of id: DishID) throws(StorageError) -> [UInt8]? {
    try checked {
      let rows = try NotebookTable.pictures.all(in: db)
      return try rows.first { try $0.dish() == id }.map { row in
        [UInt8](try row.table.document(of: row, in: db))
      }
    }
  }
}
