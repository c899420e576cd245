import RecipeModel
import RecipeStorage

extension NotebookMerge {
  /// Takes the opinions in. An export of a version that kept none has instead what its history
  /// says: that dishes were cooked, and when they last were.
  mutating func takeTaste() throws {
    var there = Dictionary(
      try writer.reader.opinions().map { ($0.subject, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    guard let opinions = export.taste else {
      for event in export.history where event.kind == .cooked {
        _ = try take(
          TasteOpinion(
            subject: .dish(ids[event.dish] ?? event.dish),
            name: event.dishName,
            stance: .cooked,
            at: event.at
          ),
          beside: &there
        )
      }
      return
    }
    for opinion in opinions { count(try take(try read(opinion), beside: &there)) }
  }

  /// Takes in what must never be shown; what is there stays.
  mutating func takeAvoided() throws {
    for avoided in export.avoided ?? [] {
      count(try writer.avoid(try checked(fieldsOf: avoided)) ? .new : .unchanged)
    }
  }

  /// Takes in what the person always has; what is there stays.
  mutating func takeStaples() throws {
    for staple in export.staples ?? [] {
      count(try writer.addStaple(try checked(fieldsOf: staple)) ? .new : .unchanged)
    }
  }

  /// Takes in what the person says about ingredients; what is there stays.
  mutating func takeTaught() throws {
    for fact in export.taught ?? [] {
      var fact = try checked(fieldsOf: fact, limit: NotebookExport.longestDishID)
      if fact.isAboutDishes {
        (fact.name, fact.other) = (here(fact.name), here(fact.other))
      } else if fact.kind == .neverSwap {
        fact.other = here(fact.other)
      }
      count(try writer.teach(fact) ? .new : .unchanged)
    }
  }

  /// The id that a dish of the export has here.
  private func here(_ dish: String) -> String { ids[DishID(dish)]?.description ?? dish }

  private func read(_ opinion: TasteOpinion) throws -> TasteOpinion {
    _ = try checked(opinion.name, limit: Notebook.longestName)
    guard case .dish(let id) = opinion.subject else { return try checked(fieldsOf: opinion) }
    var opinion = try checked(fieldsOf: opinion, limit: NotebookExport.longestDishID)
    opinion.subject = .dish(ids[id] ?? id)
    return opinion
  }

  /// Stores an opinion unless the one that is there weighs more, or as much and is not older.
  private func take(
    _ opinion: TasteOpinion,
    beside there: inout [TasteOpinion.Subject: TasteOpinion]
  ) throws -> Outcome {
    if let old = there[opinion.subject] {
      let isHeavier = !old.stance.replaces(opinion.stance)
      let isLater = opinion.stance.replaces(old.stance) && opinion.at > old.at
      guard isHeavier || isLater else { return .unchanged }
    }
    try writer.setOpinion(opinion)
    return there.updateValue(opinion, forKey: opinion.subject) == nil ? .new : .changed
  }
}
