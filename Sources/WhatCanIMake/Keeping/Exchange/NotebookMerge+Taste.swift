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
      for event in export.history where event.kind == HistoryEntry.Kind.cooked.rawValue {
        _ = try take(
          TasteOpinion(
            subject: .dish(ids[event.dish] ?? event.dish),
            name: event.name,
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
      guard let kind = AvoidedThing.Kind(rawValue: avoided.kind) else {
        throw bad("\(avoided.kind) is nothing that can be avoided")
      }
      let name = try checked(avoided.name, limit: Notebook.longestName)
      count(try writer.avoid(kind, name, at: avoided.at) ? .new : .unchanged)
    }
  }

  /// Takes in what the person always has; what is there stays.
  mutating func takeStaples() throws {
    for staple in export.staples ?? [] {
      let name = try checked(staple.name, limit: Notebook.longestName)
      count(try writer.addStaple(name, at: staple.at) ? .new : .unchanged)
    }
  }

  /// Takes in what the person says about ingredients; what is there stays.
  mutating func takeTaught() throws {
    for fact in export.taught ?? [] {
      guard let kind = TaughtFact.Kind(rawValue: fact.kind) else {
        throw bad("\(fact.kind) is nothing that can be said about an ingredient")
      }
      var name = try checked(fact.name, limit: NotebookExport.longestDishID)
      var other = try checked(fact.other, limit: NotebookExport.longestDishID)
      if kind == .sameDish || kind == .otherDish {
        (name, other) = (here(name), here(other))
      } else if kind == .neverSwap {
        other = here(other)
      }
      count(try writer.teach(kind, name, other, at: fact.at) ? .new : .unchanged)
    }
  }

  /// The id that a dish of the export has here.
  private func here(_ dish: String) -> String { ids[DishID(dish)]?.description ?? dish }

  private func read(_ opinion: NotebookExport.Opinion) throws -> TasteOpinion {
    guard let kind = TasteOpinion.Subject.Kind(rawValue: opinion.kind) else {
      throw bad("\(opinion.kind) is nothing that there are tastes in")
    }
    guard let stance = TasteOpinion.Stance(rawValue: opinion.stance) else {
      throw bad("\(opinion.stance) is nothing that one can think of a dish")
    }
    let limit = kind == .dish ? NotebookExport.longestDishID : Notebook.longestName
    let text = try checked(opinion.subject, limit: limit)
    var subject = TasteOpinion.Subject(kind, text)
    if case .dish(let id) = subject { subject = .dish(ids[id] ?? id) }
    return TasteOpinion(
      subject: subject,
      name: try checked(opinion.name, limit: Notebook.longestName),
      stance: stance,
      at: opinion.at
    )
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
    try writer.setOpinion(opinion.subject, name: opinion.name, opinion.stance, at: opinion.at)
    return there.updateValue(opinion, forKey: opinion.subject) == nil ? .new : .changed
  }
}
