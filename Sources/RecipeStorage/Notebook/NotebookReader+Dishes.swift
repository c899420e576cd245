package import RecipeModel

extension NotebookReader {
  /// The person's marks on all dishes that have any.
  package func marks() throws(StorageError) -> [DishID: DishMarks] {
    try checked {
      var marks: [DishID: DishMarks] = [:]
      for mark in try favoriteDishes() { marks[mark.dish, default: .none].favoritedAt = mark.at }
      for mark in try ratings() { marks[mark.dish, default: .none].rating = mark.stars }
      for row in try own(.notes) { marks[try row.dish(), default: .none].hasNote = true }
      for list in try ownLists() {
        for dish in list.dishes { marks[dish, default: .none].lists.append(list.name) }
      }
      return marks
    }
  }

  /// Everyone's marks on every dish that anybody has rated or marked as a favourite. Cost: O(these
  /// dishes), however many people there are.
  package func everyonesMarks() throws(StorageError) -> [DishID: EveryonesMarks] {
    try checked {
      var everyonesMarks: [DishID: EveryonesMarks] = [:]
      for row in try NotebookTable.everyonesMarks.all(in: db) {
        everyonesMarks[try row.dish()] = try row.everyonesMarks()
      }
      return everyonesMarks
    }
  }

  /// The person's favourites as they were last saved: newest favourite first, then ascending by id.
  package func favorites() throws(StorageError) -> [KeptDish] {
    try checked {
      let kept = try ownByDish(.keptDishes)
      let favorites: [FavoriteDish] = try things(in: .favorites)
      let ordered = favorites.sorted { $0.at != $1.at ? $0.at > $1.at : $0.dish < $1.dish }
      return try ordered.map { favorite in
        guard let row = kept[favorite.dish] else {
          throw NotebookFault.incomplete(.keptDishes)
        }
        return try row.thing(in: db)
      }
    }
  }

  /// The person's favourites, in ascending order of id.
  package func favoriteDishes() throws(StorageError) -> [FavoriteDish] {
    try checked {
      try things(in: .favorites).sorted { (left: FavoriteDish, right) in left.dish < right.dish }
    }
  }

  /// The dish as it was when the person last saved something about it; nil if they have saved
  /// nothing.
  package func kept(_ id: DishID) throws(StorageError) -> KeptDish? {
    try checked { try ownByDish(.keptDishes)[id]?.thing(in: db) }
  }

  /// All dishes about which the person has saved something, or only the given ones, in ascending
  /// order of id. The documents of the others are not read.
  package func keptDishes(
    where isWanted: (DishID) -> Bool = { _ in true }
  ) throws(StorageError) -> [KeptDish] {
    try checked {
      try ownByDish(.keptDishes).filter { isWanted($0.key) }.sorted { $0.key < $1.key }
        .map { try $0.value.thing(in: db) }
    }
  }

  /// The person's ratings, ascending by dish id.
  package func ratings() throws(StorageError) -> [DishRating] {
    try checked {
      try things(in: .ratings).sorted { (left: DishRating, right) in left.dish < right.dish }
    }
  }

  /// The person's note on a dish; nil if there is none.
  package func note(on id: DishID) throws(StorageError) -> DishNote? {
    try notes().first { $0.dish == id }
  }

  /// The person's notes, ascending by dish id.
  package func notes() throws(StorageError) -> [DishNote] {
    try checked {
      try things(in: .notes).sorted { (left: DishNote, right) in left.dish < right.dish }
    }
  }
}
