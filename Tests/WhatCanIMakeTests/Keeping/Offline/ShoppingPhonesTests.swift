import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Two phones without a network")
struct ShoppingPhonesTests {
  /// One phone: what it did, and what it has not sent yet.
  private struct Phone {
    let notebook: Notebook
    var unsent: [ShoppingChange] = []
    var sent: [ShoppingChange] = []
    /// The entries that it knows, by the names that it has for them.
    var known: [ShoppingChange.Entry] = []
  }

  /// What the list must say, from all that was done and nothing else: not when what came.
  private struct Model {
    private(set) var changes: [ShoppingChange] = []
    /// The numbers that the store gave what was added.
    private(set) var numbers: [Int: String] = [:]

    mutating func note(_ change: ShoppingChange) { changes.append(change) }
    mutating func note(_ id: String, is number: Int) { numbers[number] = id }

    private func id(of entry: ShoppingChange.Entry) -> String? {
      switch entry {
      case .added(let id): id
      case .number(let number): numbers[number]
      }
    }

    /// By number: "milk, 2 l, ticked".
    var list: [Int: String] {
      var list: [Int: String] = [:]
      for (number, id) in numbers {
        var (text, amount) = said(by: id)
        var (isTicked, isGone) = (false, false)
        // Later after earlier, as a list would have it that everybody shares at every moment.
        let ordered = changes.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
        for change in ordered {
          switch change.action {
          case .tick(let entry) where self.id(of: entry) == id: isTicked = true
          case .untick(let entry) where self.id(of: entry) == id: isTicked = false
          case .setAmount(let entry, let said) where self.id(of: entry) == id: amount = said
          case .remove(let entry) where self.id(of: entry) == id: isGone = true
          default: break
          }
        }
        if !isGone { list[number] = Self.line(text, amount, isTicked) }
      }
      return list
    }

    /// What an entry was when it came.
    private func said(by id: String) -> (text: String, amount: Amount?) {
      for change in changes where change.id == id {
        if case .add(let text) = change.action {
          return ShoppingPhonesTests.things[text] ?? ("", nil)
        }
      }
      return ("", nil)
    }

    static func line(_ text: String, _ amount: Amount?, _ isTicked: Bool) -> String {
      let quantity = amount.flatMap(\.quantity).map { "\($0) \(amount?.unit ?? "")" } ?? "-"
      return "\(text), \(quantity), \(isTicked ? "ticked" : "open")"
    }
  }

  fileprivate static let things: [String: (String, Amount?)] = [
    "milk 1 l": ("milk", Amount(quantity: 1, unit: "l")), "gin": ("gin", nil),
    "paper towels": ("paper towels", nil),
    "sugar 200 g": ("sugar", Amount(quantity: 200, unit: "g")),
  ]

  /// 100 random sequences, and 500 with the full tests.
  @Test(
    "end with one list, as a model says that knows no order of coming",
    arguments: SeededGenerator.seeds(5, full: 25)
  )
  func sequences(seed: UInt64) throws {
    let world = try KeepingWorld()
    var generator = SeededGenerator(seed: seed)
    let phones = try household(in: world)
    for round in 0..<20 {
      _ = try phones[0].clearShopping(onlyChecked: false)
      // Both phones are one person's in every other round.
      try run(round, phones[0], phones[round.isMultiple(of: 2) ? 1 : 0], using: &generator)
    }
  }

  /// Two people who share.
  private func household(in world: KeepingWorld) throws -> [Notebook] {
    let people = [KeepingWorld.anna, KeepingWorld.ben]
    let notebooks = try people.map { try world.notebook(of: $0) }
    let (store, time) = (notebooks[0].store, KeepingWorld.time)
    let household = try #require(
      try store.write(people[0], now: time) { try $0.foundHousehold(named: "Home") }
    )
    let refusal = try store.write(people[1], now: time) {
      try $0.join(household.number, as: .member)
    }
    #expect(refusal == nil)
    return notebooks
  }

  private func run(
    _ round: Int,
    _ first: Notebook,
    _ second: Notebook,
    using generator: inout SeededGenerator
  ) throws {
    var phones = [Phone(notebook: first), Phone(notebook: second)]
    var model = Model()
    var outcomes: [String: ShoppingChangeOutcome] = [:]
    var at = KeepingWorld.time * 1_000 - 10_000_000

    func send(_ changes: [ShoppingChange], from place: Int) throws {
      for (change, outcome) in zip(changes, try phones[place].notebook.apply(changes)) {
        if let before = outcomes[change.id] {
          #expect(before == outcome, "round \(round): \(change)")
        }
        outcomes[change.id] = outcome
        if let entry = outcome.entry { model.note(change.id, is: entry) }
      }
    }

    func synchronise(_ place: Int) throws {
      let unsent = phones[place].unsent
      let middle = Int.random(in: 0...unsent.count, using: &generator)
      let isCrossed = Int.random(in: 0..<4, using: &generator) == 0
      let halves = [Array(unsent[..<middle]), Array(unsent[middle...])]
      for half in isCrossed ? halves.reversed() : halves { try send(half, from: place) }
      phones[place].sent += unsent
      phones[place].unsent = []
      if Bool.random(using: &generator) {
        try send(Array(phones[place].sent.shuffled(using: &generator).prefix(5)), from: place)
      }
      let list = try phones[place].notebook.kitchen.shoppingList().flatMap(\.items)
      phones[place].known += list.map { .number($0.number) }
    }

    for step in 0..<Int.random(in: 4...24, using: &generator) {
      let place = Int.random(in: 0...1, using: &generator)
      // Some things are done at the same moment.
      at += Int.random(in: 0...2, using: &generator)
      let id = "\(round)-\(String(UInt32.random(in: 0...9, using: &generator)))-\(step)"
      let entry = phones[place].known.randomElement(using: &generator)
      let action: ShoppingChange.Action
      switch (Int.random(in: 0..<10, using: &generator), entry) {
      case (0..<2, _):
        try synchronise(place)
        continue
      case (2..<4, _), (_, nil):
        let text = Self.things.keys.sorted().randomElement(using: &generator) ?? "gin"
        action = .add(text)
        phones[place].known.append(.added(id))
      case (4..<6, let entry?): action = .tick(entry)
      case (6..<8, let entry?): action = .untick(entry)
      case (8, let entry?):
        let quantity = Int.random(in: 0...3, using: &generator)
        action = .setAmount(entry, quantity == 0 ? nil : Amount(quantity: Double(quantity)))
      case (_, let entry?): action = .remove(entry)
      }
      let change = ShoppingChange(id: id, at: at, action: action)
      model.note(change)
      phones[place].unsent.append(change)
    }
    for place in [1, 0] { try synchronise(place) }
    let items = try first.kitchen.shoppingList().flatMap(\.items)
    let list = items.map {
      ($0.number, Model.line($0.entry.text, $0.entry.amount, $0.isChecked))
    }
    #expect(
      Dictionary(list, uniquingKeysWith: { first, _ in first }) == model.list,
      "round \(round)"
    )
  }
}
