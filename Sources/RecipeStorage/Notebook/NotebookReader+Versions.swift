package import RecipeModel

extension NotebookReader {
  /// The person's versions of dishes, in ascending order of id.
  package func versions() throws(StorageError) -> [DishVersion] {
    try checked { try versions(in: own(.versions)).sorted { $0.recipe.id < $1.recipe.id } }
  }

  /// The person's versions of some dishes; the documents of the others are not read.
  package func versions(of dishes: Set<DishID>) throws(StorageError) -> [DishID: DishVersion] {
    try checked {
      let rows = try own(.versions).filter { dishes.contains(try $0.dish()) }
      return try versions(in: rows).reduce(into: [:]) { $0[$1.recipe.id] = $1 }
    }
  }

  /// The person's version of a dish; nil where there is none.
  package func version(of dish: DishID) throws(StorageError) -> DishVersion? {
    try versions(of: [dish])[dish]
  }

  /// For each dish that the person changed for themselves, the id that the catalogue has for their
  /// version. No document is read.
  package func versionIDs() throws(StorageError) -> [DishID: DishID] {
    try checked {
      guard let number = try number() else { return [:] }
      var ids: [DishID: DishID] = [:]
      for row in try own(.versions) {
        let dish = try row.dish()
        ids[dish] = DishVersion.catalogueID(of: dish, person: number)
      }
      return ids
    }
  }

  /// Everyone's versions, each with the id that the catalogue has for it, in ascending order of
  /// that id.
  package func catalogueVersions() throws(StorageError) -> [(id: DishID, version: DishVersion)] {
    try checked {
      let rows = try NotebookTable.versions.all(in: db)
      return try zip(rows, versions(in: rows)).map { row, version in
        let number = try row.integer("person")
        return (DishVersion.catalogueID(of: version.recipe.id, person: number), version)
      }.sorted { $0.id < $1.id }
    }
  }

  /// The picture that the person gave their version of a dish; nil when there is none.
  /// Cost: O(pictures + bytes).
  package func pictureOfVersion(of dish: DishID) throws(StorageError) -> [UInt8]? {
    guard let id = try versionIDs()[dish] else { return nil }
    return try picture(of: id)
  }

  private func versions(in rows: [NotebookRow]) throws -> [DishVersion] {
    let authors = try authors()
    return try rows.map { try authored($0, by: authors) }
  }
}
