import GRDB
import RecipeModel

/// What everyone thinks of a dish follows from the ratings and favourites: whatever writes a row of these changes
/// it with the row, in one transaction.
extension NotebookTable {
  /// Keeps what everyone thinks of a dish when a row about it comes, changes or goes; does nothing for a row of
  /// another table. Cost: O(log dishes).
  ///
  /// - Parameters:
  ///   - old: The row's values before; nil for one that comes.
  ///   - new: Its values from now on; nil for one that goes.
  func changeEveryonesMarks(
    from old: [NotebookValue]?,
    to new: [NotebookValue]?,
    in db: Database
  ) throws {
    guard name == Self.ratings.name || name == Self.favorites.name else { return }
    for (values, sign) in [(old, -1), (new, 1)] {
      guard let values else { continue }
      var change = EveryonesMarks(favorites: sign)
      if name == Self.ratings.name {
        guard case .integer(let stars) = values[2] else { throw NotebookFault.incomplete(self) }
        change = EveryonesMarks(ratings: sign, stars: sign * stars)
      }
      try Self.everyonesMarks.add(change, to: values[1], in: db)
    }
  }

  private func add(_ change: EveryonesMarks, to dish: NotebookValue, in db: Database) throws {
    let row = try rows(where: "dish = ?", [dish], in: db).first
    var everyonesMarks = try row?.everyonesMarks() ?? EveryonesMarks()
    everyonesMarks.ratings += change.ratings
    everyonesMarks.stars += change.stars
    everyonesMarks.favorites += change.favorites
    let counts = [everyonesMarks.ratings, everyonesMarks.stars, everyonesMarks.favorites]
    guard counts.allSatisfy({ $0 >= 0 }) else { throw NotebookFault.incomplete(self) }
    let values = [dish] + counts.map { .integer($0) }
    if var row {
      if everyonesMarks == EveryonesMarks() { return try delete(row, in: db) }
      row.values = values
      try replace(row, in: db)
    } else if everyonesMarks != EveryonesMarks() {
      try insert(values, in: db)
    }
  }
}

extension NotebookRow {
  /// What a row of everyone's marks says.
  func everyonesMarks() throws -> EveryonesMarks {
    EveryonesMarks(
      ratings: try integer("ratings"),
      stars: try integer("stars"),
      favorites: try integer("favorites")
    )
  }
}
