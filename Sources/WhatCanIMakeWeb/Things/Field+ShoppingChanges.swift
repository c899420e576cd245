import JSONCoding
import WhatCanIMake

/// A change of the shopping list as a device sends it.
private enum SentChange {
  enum Kind: String, Sendable, CaseIterable {
    case add, tick, untick, amount, remove
  }

  fileprivate static let id = Field.operationID(
    "id",
    "The id that the device assigned to the change."
  )
  fileprivate static let at = Field.number(
    "at",
    0...9_007_199_254_740_991,
    "The time of the change, in milliseconds since 1970."
  )
  fileprivate static let change: Field<Kind?> = .word("change", "The kind of change.")
  fileprivate static let thing = Field.optionalText(
    "thing",
    "The thing to buy, optionally with an amount.",
    TextRule(length: 1...300, content: .names)
  )
  fileprivate static let entry: Field<Int?> = .integer(
    "entry",
    1...9_007_199_254_740_991,
    "The entry's number, as shown in the shopping list."
  )
  fileprivate static let added = Field.optionalOperationID(
    "added",
    "The id of the change that added the entry."
  )
  fileprivate static let quantity = Field.amount("quantity", "The amount, in the given unit.")
  fileprivate static let unit = Field.optionalText(
    "unit",
    "The unit of the amount.",
    length: 1...60
  )

  fileprivate static let fields = [
    id.facts, at.facts, change.facts, thing.facts, entry.facts, added.facts, quantity.facts,
    unit.facts,
  ]

  /// What goes together: one row for each.
  fileprivate static let shapes: [[FieldFacts]] = {
    let (one, other) = (entry.facts.demanded, added.facts.demanded)
    return [
      shape([.add], [thing.facts.demanded]),
      shape([.tick, .untick, .remove], [one]), shape([.tick, .untick, .remove], [other]),
      shape([.amount], [one]), shape([.amount], [other]),
      shape([.amount], [one, quantity.facts.demanded, unit.facts]),
      shape([.amount], [other, quantity.facts.demanded, unit.facts]),
    ]
  }()

  private static func shape(_ kinds: [Kind], _ own: [FieldFacts]) -> [FieldFacts] {
    let word = FieldFacts(
      name: change.facts.name,
      kind: .word(kinds.map(\.rawValue)),
      summary: change.facts.summary,
      isRequired: true
    )
    let said = [id.facts, at.facts, word] + own
    let unsaid = fields.filter { field in !said.contains { $0.name == field.name } }
    return said + unsaid.map { FieldFacts(name: $0.name, kind: .nothing, summary: "Left out.") }
  }
}

extension ShoppingChange {
  fileprivate init(_ object: JSONObject) throws(Problem) {
    var keys: Set<String> = []
    for member in object.members where !keys.insert(member.key).inserted {
      throw .bad(clipped(member.key), "this key is given twice")
    }
    let said = try Arguments(
      parts: [],
      query: [],
      known: [],
      body: object,
      fields: SentChange.fields
    )
    guard let kind = try said[SentChange.change] else {
      throw .bad("change", "change is missing")
    }
    let (thing, quantity) = (try said[SentChange.thing], try said[SentChange.quantity])
    let unit = try said[SentChange.unit]
    guard (kind == .add) == (thing != nil) else {
      throw .bad("thing", "the field thing can only be used with the change add")
    }
    guard kind == .amount || quantity == nil && unit == nil else {
      throw .bad(
        "quantity",
        "quantity and unit can only be used with the change amount; for the change add, write them in thing"
      )
    }
    guard quantity != nil || unit == nil else {
      throw .bad("unit", "unit can only be used with quantity")
    }
    let amount = quantity.map { Amount(quantity: $0, unit: unit) }
    let (number, added) = (try said[SentChange.entry], try said[SentChange.added])
    let action: Action
    if let thing {
      guard number == nil, added == nil else {
        throw .bad(number == nil ? "added" : "entry", "the change add cannot name an entry")
      }
      action = .add(thing)
    } else {
      let entry: Entry
      switch (number, added) {
      case (let number?, nil): entry = .number(number)
      case (nil, let added?): entry = .added(added)
      default: throw .bad("entry", "use either entry (the number on the list) or added, not both")
      }
      action =
        switch kind {
        case .add, .tick: .tick(entry)
        case .untick: .untick(entry)
        case .amount: .setAmount(entry, amount)
        case .remove: .remove(entry)
        }
    }
    self.init(id: try said[SentChange.id], at: try said[SentChange.at], action: action)
  }
}

extension Field where Value == [ShoppingChange] {
  /// Changes that a device made, in their order.
  static func shoppingChanges(_ name: String, _ summary: String) -> Self {
    let most = ShoppingChange.mostAtOnce
    let facts = FieldFacts(
      name: name,
      kind: .objects(SentChange.shapes, count: 1...most),
      summary: summary,
      isRequired: true
    )
    return Field(facts: facts) { value throws(Problem) in
      guard let list = value?.asList, (1...most).contains(list.count) else {
        throw .bad(name, "\(name) must be a list of 1 to \(most) changes")
      }
      var changes: [ShoppingChange] = []
      for (place, item) in list.enumerated() {
        guard let object = item.asObject else {
          throw .bad("\(name)[\(place)]", "a change must be an object")
        }
        do throws(Problem) {
          changes.append(try ShoppingChange(object))
        } catch {
          var problem = error
          problem.field = "\(name)[\(place)].\(error.field ?? "")"
          throw problem
        }
      }
      return changes
    }
  }
}

extension Field where Value == String {
  /// A name that a device made up for something: of 8 to 64 letters, digits, `-` and `_`, as a UUID is.
  static func operationID(_ name: String, _ summary: String) -> Self {
    let field = Field<String?>.optionalOperationID(name, summary)
    return required(field.facts) { value throws(Problem) in try field.read(value) }
  }
}

extension Field where Value == String? {
  static func optionalOperationID(_ name: String, _ summary: String) -> Self {
    optionalText(name, summary, TextRule(length: 8...64, content: .plainWord))
  }
}

extension Field where Value == Double? {
  /// A number above 0.
  static func amount(_ name: String, _ summary: String) -> Self {
    let most = 1_000_000_000.0
    return Field(facts: FieldFacts(name: name, kind: .amount(most: most), summary: summary)) {
      value throws(Problem) in
      guard let value else { return nil }
      guard let number = value.asNumber, number > 0, number <= most else {
        throw .bad(name, "\(name) must be a number greater than 0, and at most \(Int(most))")
      }
      return number
    }
  }
}
