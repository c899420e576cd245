import RecipeModel

/// Things go from one owner to another beside what is there: what says the same at the same time is not doubled.
extension NotebookWriter {
  /// Gives all shared things of one owner to another. They keep their numbers.
  ///
  /// - Parameter bringer: Who is remembered as the one who put them there, unless somebody is.
  /// - Returns: Each thing as it was before. Cost: O(things of both).
  func move(
    from old: Int,
    to new: Int,
    remembering bringer: Int?
  ) throws -> [NotebookRow] {
    var moved: [NotebookRow] = []
    // What a batch that is there already is called there.
    var batches: [Int: Int] = [:]
    for table in NotebookTable.shared {
      var there = try ThingsThere(table.rows(of: new, in: db))
      for row in try table.rows(of: old, in: db) {
        moved.append(row)
        if let same = try there.take(row) {
          if table.name == NotebookTable.pantry.name { batches[row.number] = same }
          try table.delete(row, in: db)
          continue
        }
        var row = row
        row.values[0] = .integer(new)
        if let bringer, try row["by_person"] == .null {
          try row.set("by_person", to: .integer(bringer))
        }
        try link(&row, batches)
        try table.replace(row, in: db)
      }
    }
    return moved
  }

  /// Copies what a person put into a household and is still there to what they have alone.
  ///
  /// - Returns: The copies. Cost: O(things of both).
  func copyThings(broughtBy person: Int, of owner: Int) throws -> [NotebookRow] {
    var copies: [NotebookRow] = []
    var batches: [Int: Int] = [:]
    for table in NotebookTable.shared {
      var there = try ThingsThere(table.rows(of: person, in: db))
      for row in try table.rows(of: owner, in: db)
      where try row["by_person"] == .integer(person) {
        if let same = try there.take(row) {
          if table.name == NotebookTable.pantry.name { batches[row.number] = same }
          continue
        }
        var copy = row
        copy.values[0] = .integer(person)
        try copy.set("by_person", to: .null)
        if table.name == NotebookTable.shopping.name {
          let batch = try copy.optionalInteger("pantry_item").flatMap { batches[$0] }
          try copy.set("pantry_item", to: .integer(batch))
        }
        let number = try table.insert(copy.values, in: db)
        if table.name == NotebookTable.pantry.name { batches[row.number] = number }
        copies.append(NotebookRow(table: table, number: number, values: copy.values))
      }
    }
    return copies
  }

  /// Lets a purchase that became a batch which is not doubled know that of the other owner.
  private func link(_ row: inout NotebookRow, _ batches: [Int: Int]) throws {
    guard row.table.name == NotebookTable.shopping.name,
      let batch = try row.optionalInteger("pantry_item").flatMap({ batches[$0] })
    else { return }
    try row.set("pantry_item", to: .integer(batch))
  }
}

/// The shared things of one owner, by what they say; each stands for one thing of another.
private struct ThingsThere {
  private var numbers: [[NotebookValue]: [Int]] = [:]

  init(_ rows: [NotebookRow]) throws {
    for row in rows.reversed() { numbers[try Self.words(row), default: []].append(row.number) }
  }

  /// The number of the first that says what `row` says, and stands for nothing yet; nil when there is none.
  mutating func take(_ row: NotebookRow) throws -> Int? {
    let words = try Self.words(row)
    guard let number = numbers[words]?.popLast() else { return nil }
    // Of a name that is noted once, once is enough.
    if row.table.name == NotebookTable.staples.name { numbers[words] = [number] }
    return number
  }

  /// What two things have in common that are one: all that they say, and when they were put there, but not whose they
  /// are, by whom, or what a purchase became. Of what is always there only the name counts.
  private static func words(_ row: NotebookRow) throws -> [NotebookValue] {
    if row.table.name == NotebookTable.staples.name { return [try row["name"]] }
    return zip(row.table.columns, row.values).compactMap { column, value in
      ["person", "by_person", "pantry_item"].contains(column) ? nil : value
    }
  }
}
