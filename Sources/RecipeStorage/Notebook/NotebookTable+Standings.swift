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
  func changeStanding(
    from old: [NotebookValue]?,
    to new: [NotebookValue]?,
    in db: Database
  ) throws {
    guard name == Self.ratings.name || name == Self.favorites.name else { return }
    for (values, sign) in [(old, -1), (new, 1)] {
      guard let values else { continue }
      var change = DishStanding(favorites: sign)
      if name == Self.ratings.name {
        guard case .integer(let stars) = values[2] else { throw NotebookFault.incomplete(self) }
        change = DishStanding(ratings: sign, stars: sign * stars)
      }
      try Self.standings.add(change, to: values[1], in: db)
    }
  }

  private func add(_ change: DishStanding, to dish: NotebookValue, in db: Database) throws {
    let row = try rows(where: "dish = ?", [dish], in: db).first
    var standing = try row?.standing() ?? DishStanding()
    standing.ratings += change.ratings
    standing.stars += change.stars
    standing.favorites += change.favorites
    let counts = [standing.ratings, standing.stars, standing.favorites]
    guard counts.allSatisfy({ $0 >= 0 }) else { throw NotebookFault.incomplete(self) }
    let values = [dish] + counts.map { .integer($0) }
    if var row {
      if standing == DishStanding() { return try delete(row, in: db) }
      row.values = values
      try replace(row, in: db)
    } else if standing != DishStanding() {
      try insert(values, in: db)
    }
  }
}

extension NotebookRow {
  /// What a row of the standings says.
  func standing() throws -> DishStanding {
    DishStanding(
      ratings: try integer("ratings"),
      stars: try integer("stars"),
      favorites: try integer("favorites")
    )
  }
}
