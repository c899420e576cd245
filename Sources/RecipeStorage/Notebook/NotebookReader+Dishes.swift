import Foundation
import JSONCoding
package import RecipeModel

extension NotebookReader {
  /// The person's marks on all dishes that have any.
  package func marks() throws(StorageError) -> [DishID: DishMarks] {
    try checked {
      var marks: [DishID: DishMarks] = [:]
      for row in try own(.favorites) {
        marks[try row.dish(), default: .none].favoritedAt = try row.integer("favorited_at")
      }
      for row in try own(.ratings) {
        marks[try row.dish(), default: .none].rating = try rating(row)
      }
      for row in try own(.notes) { marks[try row.dish(), default: .none].hasNote = true }
      for list in try ownLists() {
        for dish in list.dishes { marks[dish, default: .none].lists.append(list.name) }
      }
      return marks
    }
  }

  /// The person's marks on one dish.
  package func marks(of id: DishID) throws(StorageError) -> DishMarks {
    try marks()[id] ?? .none
  }

  /// Everyone's marks on every dish that anybody has rated or marked as a favourite. Cost: O(these
  /// dishes), however many people there are.
  package func standings() throws(StorageError) -> [DishID: DishStanding] {
    try checked {
      var standings: [DishID: DishStanding] = [:]
      for row in try NotebookTable.standings.all(in: db) {
        standings[try row.dish()] = try row.standing()
      }
      return standings
    }
  }

  /// The person's favourites as they were last saved: newest favourite first, then ascending by id.
  package func favorites() throws(StorageError) -> [KeptDish] {
    try checked {
      let kept = try ownByDish(.keptDishes)
      let favorites = try own(.favorites).map { row in
        (dish: try row.dish(), at: try row.integer("favorited_at"))
      }
      let ordered = favorites.sorted { $0.at != $1.at ? $0.at > $1.at : $0.dish < $1.dish }
      return try ordered.map { favorite in
        guard let row = kept[favorite.dish] else {
          throw NotebookFault.incomplete(.keptDishes)
        }
        return try keptDish(row)
      }
    }
  }

  /// The dish as it was when the person last saved something about it; nil if they have saved
  /// nothing.
  package func kept(_ id: DishID) throws(StorageError) -> KeptDish? {
    try checked { try ownByDish(.keptDishes)[id].map(keptDish) }
  }

  /// All dishes about which the person has saved something, or only the given ones, in ascending
  /// order of id. The documents of the others are not read.
  package func keptDishes(
    where isWanted: (DishID) -> Bool = { _ in true }
  ) throws(StorageError) -> [KeptDish] {
    try checked {
      try ownByDish(.keptDishes).filter { isWanted($0.key) }.sorted { $0.key < $1.key }
        .map { try keptDish($0.value) }
    }
  }

  /// The person's ratings, ascending by dish id; `at` in seconds since 1970.
  package func ratings() throws(StorageError) -> [(dish: DishID, rating: Rating, at: Int)] {
    try checked {
      try own(.ratings).map { row in
        (dish: try row.dish(), rating: try rating(row), at: try row.integer("rated_at"))
      }.sorted { $0.dish < $1.dish }
    }
  }

  /// The person's note on a dish; nil if there is none.
  package func note(on id: DishID) throws(StorageError) -> DishNote? {
    try checked { try ownByDish(.notes)[id].map(note) }
  }

  /// The person's notes, ascending by dish id.
  package func notes() throws(StorageError) -> [(dish: DishID, note: DishNote)] {
    try checked {
      try ownByDish(.notes).sorted { $0.key < $1.key }.map {
        (dish: $0.key, note: try note($0.value))
      }
    }
  }

  func rating(_ row: NotebookRow) throws -> Rating {
    guard let rating = Rating(rawValue: try row.integer("stars")) else { throw row.unreadable }
    return rating
  }

  private func note(_ row: NotebookRow) throws -> DishNote {
    DishNote(text: try row.text("text"), writtenAt: try row.integer("written_at"))
  }

  private func keptDish(_ row: NotebookRow) throws -> KeptDish {
    KeptDish(recipe: try recipe(row), savedAt: try row.integer("saved_at"))
  }

  /// The recipe in a row's document, which must be the dish that the row is filed under.
  func recipe(_ row: NotebookRow) throws -> Recipe {
    let recipe: Recipe = try document(of: row)
    guard recipe.id == (try row.dish()) else { throw row.unreadable }
    return recipe
  }

  /// What a row's document says.
  func document<Value: Decodable>(of row: NotebookRow) throws -> Value {
    let document = try row.table.document(of: row, in: db)
    guard let value = try? JSONParser.decoded(Value.self, from: Array(document)) else {
      throw row.unreadable
    }
    return value
  }
}
