package import RecipeModel

extension NotebookReader {
  /// The person's verdict on a dish; nil if there is none.
  package func review(of id: DishID) throws(StorageError) -> DishRemark? {
    try remarks().first { $0.dish == id && $0.remark.kind == .review }?.remark
  }

  /// The verdicts and comments on a dish that the person may see: oldest first, then in ascending
  /// order of number.
  package func remarks(on id: DishID) throws(StorageError) -> [DishRemark] {
    try checked {
      let sight = try Sight(of: self)
      let rows = try NotebookTable.remarks.all(in: db).filter {
        guard try $0.dish() == id else { return false }
        return try sight.shows(sight.visibility(ofRemark: $0).visibility, of: $0.integer("person"))
      }
      return try remarks(in: rows, ratings: NotebookTable.ratings.all(in: db)).map(\.remark).sorted
      {
        ($0.writtenAt, $0.number) < ($1.writtenAt, $1.number)
      }
    }
  }

  /// The person's verdicts and comments on all dishes, in ascending order of number.
  package func remarks() throws(StorageError) -> [(dish: DishID, remark: DishRemark)] {
    try checked { try remarks(in: own(.remarks), ratings: own(.ratings)) }
  }

  /// The remarks in rows, each with its author's rating of the dish; in the order of the rows.
  private func remarks(
    in rows: [NotebookRow],
    ratings ratingRows: [NotebookRow]
  ) throws -> [(dish: DishID, remark: DishRemark)] {
    let authors = try authors()
    var ratings: [Int: [DishID: Rating]] = [:]
    for row in ratingRows {
      ratings[try row.integer("person"), default: [:]][try row.dish()] = try rating(row)
    }
    return try rows.map { row in
      let person = try row.integer("person")
      guard let kind = DishRemark.Kind(rawValue: try row.text("kind")),
        let author = authors[person]
      else { throw row.unreadable }
      let remark = DishRemark(
        number: row.number,
        kind: kind,
        author: author,
        text: try row.text("text"),
        rating: ratings[person]?[try row.dish()],
        writtenAt: try row.integer("written_at")
      )
      return (dish: try row.dish(), remark: remark)
    }
  }
}
