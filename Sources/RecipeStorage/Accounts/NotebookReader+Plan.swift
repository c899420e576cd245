package import RecipeModel

extension NotebookReader {
  /// The plan of the household of the reader's person, or of them alone, by day, then by meal, then
  /// in the order in which the entries were added.
  ///
  /// - Parameter days: Only these days; nil for all.
  package func plan(
    on days: ClosedRange<CalendarDay>? = nil
  ) throws(StorageError) -> [PlanEntry] {
    try checked {
      try own(.planEntries).map(planEntry)
        .filter { entry in days.map { $0.contains(entry.content.day) } ?? true }
        .sorted { left, right in
          let (a, b) = (left.content, right.content)
          if a.day != b.day { return a.day < b.day }
          return a.slot == b.slot ? left.number < right.number : a.slot < b.slot
        }
    }
  }

  func planEntry(_ row: NotebookRow) throws -> PlanEntry {
    guard let slot = PlanEntry.Slot(rawValue: try row.text("slot")) else { throw row.unreadable }
    return PlanEntry(
      number: row.number,
      content: PlanEntry.Content(
        day: CalendarDay(daysSince1970: try row.integer("day")),
        slot: slot,
        dish: try row.dish(),
        dishName: try row.text("dish_name"),
        servings: try row.optionalInteger("servings"),
        cook: try row.optionalInteger("cook").map(knownPerson)
      ),
      addedAt: try row.integer("added_at")
    )
  }
}

/// Why a change of the plan was refused; then nothing has changed.
package enum PlanRefusal: Error, Hashable, Sendable {
  case noSuchEntry
  /// The person who should cook does not belong to the household.
  case noSuchCook
  case tooMany
}

extension NotebookWriter {
  /// Adds dishes to the plan of the household of the writer's person, or to their own.
  ///
  /// - Throws: Also ``PlanRefusal``.
  package func plan(_ contents: [PlanEntry.Content]) throws -> [PlanEntry] {
    try checkedPlan {
      let there = try own(.planEntries).count
      guard there + contents.count <= PlanEntry.most else { throw PlanRefusal.tooMany }
      let (owner, bringer) = try ownerAndBringer(of: .planEntries)
      let rows = try contents.map { content in
        [.integer(owner)] + (try values(content)) + [.integer(now), .integer(bringer)]
      }
      return try rows.map { try entry(NotebookTable.planEntries.insert($0, in: db)) }
    }
  }

  /// Changes an entry of the plan.
  ///
  /// - Throws: Also ``PlanRefusal``.
  package func changePlanEntry(
    _ number: Int,
    _ change: (inout PlanEntry.Content) -> Void
  ) throws -> PlanEntry {
    try checkedPlan {
      guard var row = try own(.planEntries, number: number) else { throw PlanRefusal.noSuchEntry }
      var content = try reader.planEntry(row).content
      let cook = content.cook
      change(&content)
      // Whoever cooked when they still belonged to the household stays the cook until somebody says otherwise.
      let columns = try values(content, knowing: cook)
      row.values.replaceSubrange(1...columns.count, with: columns)
      try row.table.replace(row, in: db)
      return try entry(number)
    }
  }

  /// Removes an entry from the plan; ``undo(_:)`` brings it back. False if none has that number.
  package func removePlanEntry(_ number: Int) throws(StorageError) -> Bool {
    try checked {
      guard let row = try own(.planEntries, number: number) else { return false }
      return try removeUndoably([row], .plan) > 0
    }
  }

  private func entry(_ number: Int) throws -> PlanEntry {
    guard let row = try NotebookTable.planEntries.row(number, in: db) else {
      throw NotebookFault.incomplete(.planEntries)
    }
    return try reader.planEntry(row)
  }

  /// The columns between whose it is and when it was planned.
  private func values(
    _ content: PlanEntry.Content,
    knowing known: Person? = nil
  ) throws -> [NotebookValue] {
    if let cook = content.cook, cook.number != known?.number {
      let person = try number()
      let household = try reader.membershipRow(of: person)?.integer("household")
      let theirs = try cook.number.flatMap {
        try reader.membershipRow(of: $0)?.integer("household")
      }
      guard cook.number == person || household != nil && theirs == household else {
        throw PlanRefusal.noSuchCook
      }
    }
    return [
      .integer(content.day.daysSince1970), .text(content.slot.rawValue),
      .text(content.dish.description), .text(content.dishName), .integer(content.servings),
      .integer(content.cook?.number),
    ]
  }

  /// Runs `body`; a refusal comes out as it is, and nothing more may be stored.
  private func checkedPlan<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let refusal as PlanRefusal {
      throw refusal
    } catch {
      return try checked { throw error }
    }
  }
}
