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
      try own(.planEntries)
        .filter { row in
          let day = CalendarDay(daysSince1970: try row.integer("day"))
          return days.map { $0.contains(day) } ?? true
        }
        .map(planEntry).sorted { left, right in
          let (a, b) = (left.content, right.content)
          if a.day != b.day { return a.day < b.day }
          return a.slot == b.slot ? left.number < right.number : a.slot < b.slot
        }
    }
  }

  func planEntry(_ row: NotebookRow) throws -> PlanEntry {
    var entry: PlanEntry = try row.thing()
    entry.content.cook = try row.optionalInteger("cook").map(knownPerson)
    return entry
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
      for content in contents { try checkCook(of: content) }
      return try contents.map { content in
        try insert(PlanEntry(number: 0, content: content, addedAt: now), into: .planEntries)
      }
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
      guard let row = try own(.planEntries, number: number) else { throw PlanRefusal.noSuchEntry }
      var entry = try reader.planEntry(row)
      let cook = entry.content.cook
      change(&entry.content)
      // Whoever cooked when they still belonged to the household stays the cook until somebody says otherwise.
      try checkCook(of: entry.content, knowing: cook)
      try replace(row, by: entry)
      return entry
    }
  }

  /// Removes an entry from the plan; ``undo(_:)`` brings it back. False if none has that number.
  package func removePlanEntry(_ number: Int) throws(StorageError) -> Bool {
    try checked {
      guard let row = try own(.planEntries, number: number) else { return false }
      return try removeUndoably([row], .plan) > 0
    }
  }

  /// Whoever cooks is the writer's person or of their household, or was the cook before.
  private func checkCook(of content: PlanEntry.Content, knowing known: Person? = nil) throws {
    guard let cook = content.cook, cook.number != known?.number else { return }
    let person = try number()
    let household = try reader.membershipRow(of: person)?.integer("household")
    let theirs = try cook.number.flatMap { try reader.membershipRow(of: $0)?.integer("household") }
    guard cook.number == person || household != nil && theirs == household else {
      throw PlanRefusal.noSuchCook
    }
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
