import RecipeLexicon
import RecipeModel
import RecipeStorage

/// What another program thought of dishes, which are found here by their names.
extension Notebook {
  /// The dishes of ratings and lists by their names there; the report has those that are not here.
  func dishes(
    of things: MovedThings,
    _ report: inout MoveInReport
  ) throws(KitchenError) -> [String: FoundDish] {
    let names = things.marks.map(\.dish) + things.lists.flatMap(\.dishes)
    // Most names that are not here are told by one pass over all dishes, not by one each.
    let here = try kitchen.wholeNames(among: Set(names.map(foldedName)))
    var dishes: [String: FoundDish] = [:]
    var absent: Set<String> = []
    for name in names where dishes[name] == nil && !absent.contains(name) {
      if here.contains(foldedName(name)), let dish = try dish(called: name) {
        dishes[name] = dish
      } else {
        absent.insert(name)
        report.absentDishes.append(name)
      }
    }
    return dishes
  }

  /// Of several dishes of one name that which somebody means who types it; nil where none has just this name.
  private func dish(called name: String) throws(KitchenError) -> FoundDish? {
    let found: FoundDish
    do {
      found = try kitchen.find(name)
    } catch {
      switch error.reason {
      case .unknownDish, .ambiguousDish: return nil
      default: throw error
      }
    }
    let names = [found.recipe.name] + found.recipe.otherNames
    return names.contains { foldedName($0) == foldedName(name) } ? found : nil
  }

  func takeMarks(
    _ marks: [MovedThings.Mark],
    _ dishes: [String: FoundDish],
    _ writer: NotebookWriter,
    _ report: inout MoveInReport
  ) throws {
    var there = try writer.reader.marks()
    for mark in marks {
      guard let dish = dishes[mark.dish] else { continue }
      var marks = there[dish.id] ?? .none
      if let rating = mark.rating {
        if marks.rating == nil {
          try writer.rate(dish.toKeep, rating)
          marks.rating = rating
          report.ratings.new += 1
        } else {
          report.ratings.unchanged += 1
        }
      }
      if mark.isFavorite {
        if marks.isFavorite {
          report.favorites.unchanged += 1
        } else {
          _ = try writer.setFavorite(dish.toKeep)
          marks.favoritedAt = now
          report.favorites.new += 1
        }
      }
      there[dish.id] = marks
    }
  }

  func takeLists(
    _ lists: [MovedThings.List],
    _ dishes: [String: FoundDish],
    _ writer: NotebookWriter,
    _ report: inout MoveInReport
  ) throws {
    for list in lists {
      let found = list.dishes.compactMap { dishes[$0] }
      guard !found.isEmpty else { continue }
      guard let name = usable(list.name) else {
        report.left.append(MoveInReport.Left(name: "lists with no usable name", count: 1))
        continue
      }
      if try writer.reader.list(named: name) == nil { _ = try writer.createList(name) }
      for dish in found {
        if try writer.add(dish.toKeep, toList: name, at: nil) == .done {
          report.lists.new += 1
        } else {
          report.lists.unchanged += 1
        }
      }
    }
  }
}
