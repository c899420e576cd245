import RecipeModel
import RecipeStorage

extension NotebookMerge {
  /// Takes in what is planned, and the line about the person; what is there stays.
  mutating func takePlan() throws {
    var there = try writer.reader.plan().map(\.content)
    for planned in export.plan ?? [] {
      guard planned.servings.map({ (1...PlanEntry.mostServings).contains($0) }) ?? true else {
        throw bad("\(planned.servings ?? 0) is not a valid number of servings")
      }
      _ = try checked(planned.dish.description, limit: NotebookExport.longestDishID)
      _ = try checked(planned.dishName)
      var content = planned
      content.dish = ids[planned.dish] ?? planned.dish
      let same = there.firstIndex { known in
        var known = known
        known.cook = nil
        return known == content
      }
      if let same {
        // Of two that say the same each is one.
        there.remove(at: same)
        count(.unchanged)
      } else {
        _ = try writer.plan([content])
        count(.new)
      }
    }
    guard let about = export.about else { return }
    let isNew = try writer.reader.about() == nil
    if isNew { try writer.setAbout(try checked(about, limit: Profile.longestAbout)) }
    count(isNew ? .new : .unchanged)
  }
}
