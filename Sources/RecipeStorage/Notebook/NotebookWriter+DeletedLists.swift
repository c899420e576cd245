import RecipeModel

extension NotebookWriter {
  /// Deletes a list with its entries. Each snapshot of its dishes is kept for an undoing, also one that
  /// stays now because something else refers to it: that may go before the undoing.
  func removeUndoably(list: NotebookRow, with entries: [NotebookRow]) throws {
    let dishes = try entries.map { try $0.dish() }
    let snapshots = try dishes.compactMap { try own(.keptDishes, of: $0) }
    let rows = entries + [list]
    let name = try list.text("name")
    try keepForUndoing(rows + snapshots, .list, name: name, count: entries.count)
    _ = try remove(rows)
    for dish in dishes { try releaseSnapshot(of: dish) }
  }

  /// Brings a list back, or lets its dishes join the one that has its name now.
  func bringBackList(_ rows: [DeletedRow], _ undoing: inout Undoing) throws {
    func rowsOf(_ table: NotebookTable) -> [DeletedRow] {
      rows.filter { $0.table.name == table.name }
    }
    guard let list = rowsOf(.lists).first else { throw NotebookFault.incomplete(.deletedRows) }
    let holder = try own(.lists, where: "folded = ?", [list.values[2]]).first
    if let holder {
      undoing.joined = try holder.text("name")
    } else {
      try list.table.insert(list.values, number: list.number, in: db)
    }
    let there = try holder.map { try own(.listEntries, where: "list = ?", [.integer($0.number)]) }
    var dishes = Set(try (there ?? []).map { try $0["dish"] })
    let snapshots = rowsOf(.keptDishes)
    for entry in rowsOf(.listEntries) {
      let dish = entry.values[2]
      guard dishes.insert(dish).inserted else {
        undoing.passedOver += 1
        continue
      }
      var values = entry.values
      if let holder {
        (values[1], values[3]) = (.integer(holder.number), .integer(dishes.count))
      }
      try entry.table.insert(values, number: entry.number, in: db)
      undoing.restored += 1
      if try own(.keptDishes, where: "dish = ?", [dish]).isEmpty {
        guard let snapshot = snapshots.first(where: { $0.values[1] == dish }) else {
          throw NotebookFault.incomplete(.deletedRows)
        }
        try snapshot.table.insert(
          snapshot.values,
          document: snapshot.document,
          number: snapshot.number,
          in: db
        )
      }
    }
  }
}
