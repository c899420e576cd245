import Foundation
import JSONCoding
import RecipeModel
import RecipeStorage

/// Takes an export into the notebook of a person, beside what is there.
///
/// What is there already stays: a thing counts as there when it says the same at the same time. Of
/// two ratings, notes, reviews or versions of one dish the later written stays, and of two opinions the one
/// that weighs more, else the later one. Dishes join a list behind those that are on it. An own
/// recipe whose id someone else has gets another one. So taking in the same export again changes
/// nothing.
struct NotebookMerge {
  let export: NotebookExport
  let writer: NotebookWriter
  private let file: String
  /// The ids that own recipes of the export have here.
  private(set) var ids: [DishID: DishID] = [:]
  private var dishes: [DishID: Recipe] = [:]
  private(set) var report = NotebookImportReport(new: 0, changed: 0, unchanged: 0)

  init(_ export: NotebookExport, into writer: NotebookWriter, file: String) {
    self.export = export
    self.writer = writer
    self.file = file
  }

  mutating func run() throws {
    let kept = try writer.reader.keptDishes()
    let shown = try writer.reader.shownThings()
    try takeRecipes()
    for kept in export.dishes { dishes[kept.recipe.id] = renamed(kept.recipe) }
    try takeVersions()
    try takeMarks()
    try takeWords()
    try takeLists()
    let batches = try takePantry()
    try takeShopping(batches)
    try takeHistory()
    try takeTaste()
    try takeAvoided()
    try takeStaples()
    try takeTaught()
    try takeBooks()
    try takePlan()
    try takeShown(besides: shown)
    for dish in export.dishes {
      let recipe = renamed(dish.recipe)
      if let there = kept.first(where: { $0.recipe.id == recipe.id }),
        there.savedAt >= dish.savedAt
      {
        _ = try writer.keep(there.recipe, at: there.savedAt)
      } else {
        _ = try writer.keep(recipe, at: dish.savedAt)
      }
    }
  }

  private mutating func takeRecipes() throws {
    let mine = try writer.reader.ownRecipes() + writer.reader.deletedRecipes()
    for pictured in export.recipes {
      let own = pictured.thing
      guard DishVersion.dish(of: own.recipe.id) == nil else {
        throw bad("\(own.recipe.id) is not the id of a recipe that a person wrote")
      }
      let outcome: Outcome
      let id: DishID
      let same = mine.filter { isSame($0, own) }
      // Two recipes of one title may have been made in the same second.
      if let there = same.first(where: { $0.recipe.id == own.recipe.id }) ?? same.first {
        id = there.recipe.id
        ids[own.recipe.id] = id
        outcome = try take(own, inPlaceOf: there)
      } else {
        id = try writer.createRecipe(
          own.recipe,
          createdAt: own.createdAt,
          changedAt: own.changedAt,
          publishedAt: own.publishedAt
        ).recipe.id
        ids[own.recipe.id] = id
        outcome = .new
      }
      count(outcome)
      dishes[own.recipe.id] = try writer.reader.ownRecipe(id)?.recipe
      try takePicture(pictured.picture, of: id, outcome)
    }
  }

  /// Whether a recipe that is here is the one in the export: it was made at the same time, under the
  /// same id or the one that it got here because that was taken.
  private func isSame(_ there: OwnRecipe, _ own: OwnRecipe) -> Bool {
    let id = OwnRecipe.withoutPerson(there.recipe.id.description)
    let wished = OwnRecipe.withoutPerson(own.recipe.id.description)
    guard there.createdAt == own.createdAt, id.hasPrefix(wished) else { return false }
    let rest = id.dropFirst(wished.count)
    return rest.isEmpty || rest.first == "-" && Int(rest.dropFirst()) != nil
  }

  private func take(_ own: OwnRecipe, inPlaceOf there: OwnRecipe) throws -> Outcome {
    let isBack = try there.deletedAt != nil && writer.restoreRecipe(there.recipe.id)
    let recipe = renamed(own.recipe)
    guard own.changedAt > there.changedAt, recipe != there.recipe else {
      return isBack ? .new : .unchanged
    }
    _ = try writer.replaceRecipe(recipe, at: own.changedAt)
    return .changed
  }

  /// A picture goes with the recipe that it belongs to: one that stays as it is keeps its own.
  private func takePicture(_ text: String?, of id: DishID, _ outcome: Outcome) throws {
    guard let picture = try picture(text) else { return }
    let isThere = try writer.reader.picture(of: id) != nil
    if outcome != .unchanged || !isThere { _ = try writer.setPicture(of: id, picture) }
  }

  private mutating func takeVersions() throws {
    for pictured in export.versions ?? [] {
      let version = pictured.thing
      let id = version.recipe.id
      guard !id.isOwn else {
        throw bad("\(id) is a recipe that a person wrote, not a version of a dish")
      }
      let picture = try picture(pictured.picture)
      if isLater(version.changedAt, than: try writer.reader.version(of: id)?.changedAt) {
        try writer.setVersion(
          version.recipe,
          of: dishes[id],
          picture: picture,
          at: version.changedAt
        )
      }
    }
  }

  func picture(_ text: String?) throws -> [UInt8]? {
    guard let text else { return nil }
    guard let data = Data(base64Encoded: text), data.count <= Notebook.largestPicture,
      PictureFormat([UInt8](data)) != nil
    else { throw bad("a picture has an unknown format or is too large") }
    return [UInt8](data)
  }

  private mutating func takeMarks() throws {
    for mark in export.favorites {
      let isNew = try writer.setFavorite(try dish(mark.dish), at: mark.at)
      count(isNew ? .new : .unchanged)
    }
    let rated = try writer.reader.ratings()
    for stars in export.ratings {
      let dish = try dish(stars.dish)
      let there = rated.first { $0.dish == dish.id }
      if isLater(stars.at, than: there.map { $0.at }) {
        try writer.rate(dish, stars.stars, at: stars.at)
      }
    }
  }

  private mutating func takeWords() throws {
    for words in export.notes {
      let dish = try dish(words.dish)
      let text = try checked(words.text)
      if isLater(words.writtenAt, than: try writer.reader.note(on: dish.id)?.writtenAt) {
        try writer.setNote(dish, text, at: words.writtenAt)
      }
    }
    for words in export.reviews {
      let dish = try dish(words.dish)
      let text = try checked(words.text)
      if isLater(words.writtenAt, than: try writer.reader.review(of: dish.id)?.writtenAt) {
        _ = try writer.setReview(dish, text, at: words.writtenAt)
      }
    }
    let remarks = try writer.reader.remarks().filter { $0.kind == .comment }
    for words in export.comments {
      let dish = try dish(words.dish)
      let isThere = remarks.contains {
        $0.dish == dish.id && $0.text == words.text && $0.writtenAt == words.writtenAt
      }
      if !isThere {
        _ = try writer.addComment(dish, try checked(words.text), at: words.writtenAt)
      }
      count(isThere ? .unchanged : .new)
    }
  }

  private mutating func takeLists() throws {
    for list in export.lists {
      let name = try checked(list.name, limit: Notebook.longestName)
      _ = try writer.createList(name, at: list.createdAt)
      for id in list.dishes {
        let isNew = try writer.add(try dish(id), toList: name) == .done
        count(isNew ? .new : .unchanged)
      }
    }
  }

  /// The numbers of the batches of the export, in its order.
  private mutating func takePantry() throws -> [Int] {
    let there = try writer.reader.pantry()
    var numbers: [Int] = []
    for item in export.pantry {
      let entry = try checked(fieldsOf: item).entry
      let same = there.first {
        $0.entry == entry && $0.addedAt == item.addedAt && !numbers.contains($0.number)
      }
      numbers.append(try same?.number ?? writer.add(entry, at: item.addedAt).number)
      count(same == nil ? .new : .unchanged)
    }
    return numbers
  }

  private mutating func takeShopping(_ batches: [Int]) throws {
    let there = try writer.reader.shopping()
    var taken: Set<Int> = []
    for item in export.shopping {
      var entry = try checked(fieldsOf: item).entry
      entry.dish = entry.dish.map { ids[$0] ?? $0 }
      let same = there.first {
        $0.entry == entry && $0.addedAt == item.addedAt && $0.isChecked == item.isChecked
          && !taken.contains($0.number)
      }
      if let same {
        taken.insert(same.number)
      } else {
        let number = try writer.add(entry, at: item.addedAt).number
        if item.isChecked {
          let batch = item.pantryItem.flatMap { batches.indices.contains($0) ? batches[$0] : nil }
          _ = try writer.check(number, pantryItem: batch)
        }
      }
      count(same == nil ? .new : .unchanged)
    }
  }

  private mutating func takeHistory() throws {
    let there = try writer.reader.history()
    for event in export.history {
      var event = event
      event.dish = ids[event.dish] ?? event.dish
      let isThere = there.contains {
        $0.kind == event.kind && $0.dish == event.dish && $0.at == event.at
      }
      if !isThere { try writer.add(try checked(fieldsOf: event)) }
      count(isThere ? .unchanged : .new)
    }
  }

  /// Whether something written at a time goes in place of what is there, and counts it.
  mutating func isLater(_ time: Int, than there: Int?) -> Bool {
    guard let there else {
      count(.new)
      return true
    }
    count(time > there ? .changed : .unchanged)
    return time > there
  }

  enum Outcome { case new, changed, unchanged }

  mutating func count(_ outcome: Outcome) {
    switch outcome {
    case .new: report.new += 1
    case .changed: report.changed += 1
    case .unchanged: report.unchanged += 1
    }
  }

  private func renamed(_ recipe: Recipe) -> Recipe {
    guard let id = ids[recipe.id], id != recipe.id else { return recipe }
    var renamed = recipe
    renamed.id = id
    renamed.origin.nativeID = String(id.description.dropFirst(id.source.count + 1))
    return renamed
  }

  private func dish(_ id: DishID) throws -> Recipe {
    guard let recipe = dishes[id] else { throw bad("the dish \(id) is not in the file") }
    return recipe
  }

  func checked(_ text: String, limit: Int = Notebook.longestText) throws -> String {
    guard !text.isEmpty, text.utf8.count <= limit else {
      throw bad("a text is empty, or has more than \(limit) bytes")
    }
    return text
  }

  /// A thing whose texts are neither empty nor too long, and whose amounts are such as a kitchen holds.
  ///
  /// - Parameter limit: How many bytes a text may have that is no id of a dish.
  func checked<Thing: Encodable>(
    fieldsOf thing: Thing,
    limit: Int = Notebook.longestName
  ) throws -> Thing {
    let json = try JSONParser.value(of: try JSONStyle.document.bytes(of: thing))
    for member in json.asObject?.members ?? [] {
      for item in member.value.items {
        if let text = item.asText {
          let isDish = member.key == "dish"
          _ = try checked(text, limit: isDish ? NotebookExport.longestDishID : limit)
        }
        let numbers = item.asObject?.members.compactMap(\.value.asNumber) ?? []
        guard numbers.allSatisfy({ $0 >= 0 && $0 <= 1e9 }) else {
          throw bad("an amount is negative or too large")
        }
      }
    }
    return thing
  }

  func bad(_ detail: String) -> KitchenError {
    KitchenError(.badExport(path: file, detail: detail))
  }
}
