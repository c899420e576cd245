import RecipeModel

/// A few records of files of which it is known that another that is the same byte by byte changes nothing: an
/// earlier one of the import is a dish, and no other dish of the collection has their content.
///
/// So it stays until the end of the import. A dish that was given says something else only when another
/// record takes its old content back; then what it said is a new dish, given as well.
struct UnchangedRecords {
  private static let places = 64
  /// Longer records do not come in great numbers.
  private static let mostBytes = 4_096

  private var records = [GivenRecipe?](repeating: nil, count: places)

  /// - Parameter likeness: Of the record.
  func has(_ record: GivenRecipe, likeness: Int64) -> Bool {
    guard let unchanged = records[Self.place(likeness)] else { return false }
    return unchanged.recordID == record.recordID && unchanged.otherwise == record.otherwise
      && unchanged.recipe.hasSameBytes(as: record.recipe)
  }

  /// Notes a record, which may take the place of another.
  mutating func note(_ record: GivenRecipe, likeness: Int64) {
    let bytes = record.recipe.texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    if bytes <= Self.mostBytes { records[Self.place(likeness)] = record }
  }

  private static func place(_ likeness: Int64) -> Int {
    Int(UInt64(bitPattern: likeness) % UInt64(places))
  }
}
