package import RecipeModel

extension NotebookReader {
  /// The person's verdict on a dish; nil if there is none.
  package func review(of id: DishID) throws(StorageError) -> DishRemark? {
    try remarks().first { $0.dish == id && $0.kind == .review }
  }

  /// The verdicts and comments on a dish that the person may see: oldest first, then in ascending
  /// order of number.
  package func remarks(on id: DishID) throws(StorageError) -> [DishRemark] {
    try checked {
      let sight = try Sight(of: self)
      let isAbout = { (row: NotebookRow) in try row.dish() == id }
      let rows = try NotebookTable.remarks.all(in: db).filter {
        guard try isAbout($0) else { return false }
        return try sight.shows(sight.visibility(ofRemark: $0).visibility, of: $0.integer("person"))
      }
      let ratings = try NotebookTable.ratings.all(in: db).filter(isAbout)
      return try remarks(in: rows, ratings: ratings).sorted {
        ($0.writtenAt, $0.number) < ($1.writtenAt, $1.number)
      }
    }
  }

  /// The person's verdicts and comments on all dishes, in ascending order of number.
  package func remarks() throws(StorageError) -> [DishRemark] {
    try checked { try remarks(in: own(.remarks), ratings: own(.ratings)) }
  }

  /// The remarks in rows, each with its author's rating of the dish; in the order of the rows.
  private func remarks(
    in rows: [NotebookRow],
    ratings ratingRows: [NotebookRow]
  ) throws -> [DishRemark] {
    let authors = try authors()
    var ratings: [Int: [DishID: Rating]] = [:]
    for row in ratingRows {
      let rating: DishRating = try row.thing()
      ratings[try row.integer("person"), default: [:]][rating.dish] = rating.stars
    }
    return try rows.map { row in
      var remark: DishRemark = try authored(row, by: authors)
      remark.rating = ratings[try row.integer("person")]?[remark.dish]
      return remark
    }
  }
}
