package import WhatCanIMake

/// What those who share a household cook on which day.
enum PlanRoutes {
  static let from = Parameter.day("from", "The first day (default: today).")
  static let to = Parameter.day("to", "The last day (default: six days after the first day).")
  static let number = Parameter.number("number", "The entry's number, as shown in the plan.")
  static let dishes = Field.texts(
    "dishes",
    "The ids of the dishes, one for each day, beginning with the first day.",
    most: 31
  )
  static let newDay = Field.day("day", "The day, as 2026-11-30.")
  static let firstDay = Field<CalendarDay>.required(newDay.facts) { value throws(Problem) in
    try newDay.read(value)
  }
  static let slot: Field<PlanEntry.Slot?> = .word("slot", "The meal of the day (default: dinner).")
  static let servings: Field<Int?> = .integer(
    "servings",
    1...PlanEntry.mostServings,
    "The number of servings."
  )
  static let cook: Field<Int?> = .integer(
    "cook",
    0...Int(Int32.max),
    "The number of the household member who cooks, or 0 for nobody."
  )

  static let routes = [read, add, change, remove]

  private static let read = Route(
    "/api/v1/plan/entries",
    "Returns your household's meal plan for a range of days.",
    for: .reader,
    parameters: [from.facts, to.facts, SelectionWords.eaters.facts],
    reply: "plan-entries/1"
  ) { said, asker in
    let first = try said[from] ?? asker.today ?? CalendarDay(daysSince1970: 0)
    let last = try said[to] ?? first.adding(days: 6)
    // Days that end before they begin have no entry.
    let entries =
      first <= last ? try await asker.reading { try $0.plan(on: first...last) } ?? [] : []
    return try await asker.eating(said).answer(entries)
  }

  static let add = Route(
    "/api/v1/plan/entries",
    "Adds dishes to the meal plan, one for each day, beginning with the first day.",
    method: .post,
    for: .member,
    body: .json([firstDay.facts, slot.facts, dishes.facts, servings.facts, cook.facts]),
    status: 201,
    reply: "plan-entries/1"
  ) { said, asker in
    let first = try said[firstDay]
    let (slot, servings) = (try said[slot] ?? .dinner, try said[servings])
    let ids = try said[dishes]
    let cook = try await asker.cook(try said[cook])
    let found = try await asker.ask { kitchen in try ids.map { try kitchen.known($0).recipe } }
    let contents = found.enumerated().map { place, recipe in
      PlanEntry.Content(
        day: first.adding(days: place),
        slot: slot,
        dish: recipe.id,
        dishName: recipe.name,
        servings: servings,
        cook: cook
      )
    }
    let entries = try await asker.keeper.writeNotebook(as: try asker.person) {
      try $0.plan(contents)
    }
    var answer = try await asker.answer(entries)
    answer.status = 201
    return answer
  }

  static let change = Route(
    "/api/v1/plan/entries/{number}",
    "Changes the day, meal, servings or cook of a plan entry.",
    method: .patch,
    for: .member,
    parameters: [number.facts],
    body: .json(
      [newDay.facts, slot.facts, servings.facts, cook.facts],
      .some(of: "day", "slot", "servings", "cook")
    ),
    reply: "plan-entries/1"
  ) { said, asker in
    let (number, day, slot) = (try said[number], try said[newDay], try said[slot])
    let (servings, cookNumber) = (try said[servings], try said[cook])
    let cook = try await asker.cook(cookNumber)
    let entry = try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      try writer.changePlanEntry(number) { content in
        if let day { content.day = day }
        if let slot { content.slot = slot }
        if let servings { content.servings = servings }
        if cookNumber != nil { content.cook = cook }
      }
    }
    return try await asker.answer([entry])
  }

  static let remove = Route(
    "/api/v1/plan/entries/{number}",
    "Removes an entry from the meal plan. You can undo this.",
    method: .delete,
    for: .member,
    parameters: [number.facts],
    status: 204
  ) { said, asker in
    let number = try said[number]
    let isRemoved = try await asker.keeper.writeNotebook(as: try asker.person) {
      try $0.removePlanEntry(number)
    }
    guard isRemoved else { throw PlanRefusal.noSuchEntry }
    return .done()
  }
}

extension Asker {
  /// The person of a number who is to cook; nil for nobody.
  ///
  /// - Throws: 404 for a number that is nobody's. Whether they belong to those who plan is known when it is written.
  fileprivate func cook(_ number: Int?) async throws -> Person? {
    guard let number, number != 0 else { return nil }
    guard let person = try await reading({ try $0.person(number) }) else {
      throw PlanRefusal.noSuchCook
    }
    return person
  }

  /// Entries as JSON, each with what those who eat avoid in its dish: everyone of the household, unless the question says.
  fileprivate func answer(_ entries: [PlanEntry]) async throws -> Answer {
    var asker = self
    asker.eaters = eaters ?? .household
    return try await asker.reply { kitchen in
      let ids = Array(Set(entries.map(\.content.dish))).sorted()
      let found = try ids.compactMap { try kitchen.find($0) }
      let dishes = Dictionary(
        try kitchen.summaries(ofKept: found).map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      return Reply.List(
        "plan-entries",
        entries.map { PlanEntryReply($0, dishes[$0.content.dish]?.json) }
      )
    }
  }
}

extension Problem {
  init(_ refusal: PlanRefusal) {
    switch refusal {
    case .noSuchEntry: self = .unknown("entry of the plan")
    case .noSuchCook:
      self = .unknown(in: "cook", "no member of your household has this number")
    case .tooMany:
      self.init(409, "the plan already has \(PlanEntry.most) entries; remove some first")
    }
  }
}

/// A dish on a day: an item of `whatcanimake.plan-entries/1`.
package struct PlanEntryReply: JSONReply {
  package struct Cook: JSONReply {
    package let number: Int
    package let name: String
  }

  package let number: Int
  /// As 2026-11-30.
  package let day: String
  package let slot: PlanEntry.Slot
  package let servings: Int?
  package let cook: Cook?
  /// What the dish was called when it was planned.
  package let name: String
  /// The dish as it is now, with what those who eat avoid in it; null where whoever asks may not see it, or it is no more.
  package let dish: Reply.DishItem?

  init(_ entry: PlanEntry, _ dish: Reply.DishItem?) {
    number = entry.number
    day = "\(entry.content.day)"
    slot = entry.content.slot
    servings = entry.content.servings
    cook = entry.content.cook.map { Cook(number: $0.number ?? 0, name: $0.name) }
    name = entry.content.dishName
    self.dish = dish
  }
}
