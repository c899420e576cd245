import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The rules by which batches join and are used up")
struct PantryRulesTests {
  let rules: PantryRules
  let today = CalendarDay(daysSince1970: 20_000)

  init() throws {
    let text = """
      name\talso\tdimension\tfactor\tsystem
      ml\t\tvolume\t1\tmetric
      cl\t\tvolume\t10\tmetric
      l\t\tvolume\t1000\tmetric
      g\t\tmass\t1\tmetric
      kg\t\tmass\t1000\tmetric
      """
    rules = PantryRules(units: try UnitTable(text: text, file: "units.tsv"))
  }

  private func entry(_ quantity: Double?, _ unit: String? = nil, day: Int? = nil) -> PantryEntry {
    PantryEntry(
      ingredient: "milk",
      text: "milk",
      amount: quantity.map { Amount(quantity: $0, unit: unit) },
      expires: day.map { CalendarDay(daysSince1970: $0) }
    )
  }

  private func items(_ entries: [PantryEntry]) -> [PantryItem] {
    entries.enumerated().map { PantryItem(number: $0.offset + 1, entry: $0.element, addedAt: 0) }
  }

  /// The batches after `entry` joined them.
  private func joined(_ entry: PantryEntry, _ batches: [PantryEntry]) -> [PantryEntry] {
    var all = batches
    switch rules.addition(of: entry, to: items(batches), today: today) {
    case .batch: all.append(entry)
    case .change(let item, let changed): all[item.number - 1] = changed
    case .nothing: break
    case .instead(let item): all[item.number - 1] = entry
    }
    return all
  }

  @Test("amounts of one unit and one date add up, others stand apart")
  func sums() {
    #expect(joined(entry(1, "l"), [entry(2, "l")]) == [entry(3, "l")])
    #expect(joined(entry(1, "l", day: 9), [entry(2, "l", day: 9)]) == [entry(3, "l", day: 9)])
    #expect(
      joined(entry(1, "l", day: 9), [entry(2, "l")]) == [entry(2, "l"), entry(1, "l", day: 9)]
    )
    #expect(joined(entry(1, "kg"), [entry(2, "l")]) == [entry(2, "l"), entry(1, "kg")])
    #expect(joined(entry(1), [entry(2)]) == [entry(3)])
  }

  @Test("amounts add up with the batch of their unit, wherever it stands among the others")
  func sumsWithAny() {
    let there = [entry(2, "l"), entry(1, "kg")]
    #expect(joined(entry(3, "kg"), there) == [entry(2, "l"), entry(4, "kg")])
  }

  @Test("what a batch that nearly suffices does not give comes from the next")
  func exactRest() {
    let stock = items([entry(99, "g", day: 1), entry(50, "g")])
    let used = Amount(quantity: 100, unit: "g")
    let changes = rules.taking(used, from: stock, isDrink: false) ?? []
    #expect(changes.map(\.item.number) == [1, 2])
    #expect(changes.map(\.rest?.amount) == [nil, Amount(quantity: 49, unit: "g")])
  }

  @Test("a batch that only says there is some gives way to anything more exact")
  func some() {
    #expect(joined(entry(1, "l"), [entry(nil)]) == [entry(1, "l")])
    #expect(joined(entry(nil, day: 9), [entry(nil)]) == [entry(nil, day: 9)])
    #expect(joined(entry(nil), [entry(1, "l", day: 9)]) == [entry(1, "l", day: 9)])
    #expect(joined(entry(nil), []) == [entry(nil)])
  }

  @Test("some with a date beside some with the same date changes nothing")
  func someDated() {
    let dated = entry(nil, day: 9)
    #expect(joined(dated, [dated]) == [dated])
    #expect(joined(entry(nil, day: 8), [dated]) == [dated, entry(nil, day: 8)])
  }

  @Test(
    "taking an amount out leaves the total less that amount, and touches the first batches first",
    arguments: SeededGenerator.seeds(200, full: 5_000)
  )
  func takenOut(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sizes: [(unit: String, ml: Int)] = [("ml", 1), ("cl", 10), ("l", 1_000)]
    var batches: [PantryEntry] = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let size = sizes[Int.random(in: 0...2, using: &generator)]
      let isKnown = Int.random(in: 0...4, using: &generator) > 0
      let isMass = Int.random(in: 0...5, using: &generator) == 0
      let quantity = Double(Int.random(in: 1...20, using: &generator))
      batches.append(entry(isKnown ? quantity : nil, isKnown ? (isMass ? "g" : size.unit) : nil))
    }
    let size = sizes[Int.random(in: 0...2, using: &generator)]
    let used = Int.random(in: 1...30, using: &generator)
    let before = batches.map(millilitres)
    // What a cook does: pour from one batch after the other until there is enough.
    var wanted = used * size.ml
    let after = before.map { there -> Int? in
      guard let there else { return nil }
      let poured = min(there, wanted)
      wanted -= poured
      return there - poured
    }
    let changes = rules.taking(
      Amount(quantity: Double(used), unit: size.unit),
      from: items(batches),
      isDrink: false
    )
    guard before.contains(where: { $0 != nil }) else {
      #expect(changes == nil)
      return
    }
    var left: [PantryEntry?] = batches
    for (item, rest) in try #require(changes) { left[item.number - 1] = rest }
    #expect(zip(left, after).allSatisfy { left, after in (left.map(millilitres) ?? 0) == after })
    #expect(
      zip(left, batches).allSatisfy { left, was in
        left == nil || left?.amount?.unit == was.amount?.unit
      }
    )
  }

  /// Nil for what is not measured by volume.
  private func millilitres(_ entry: PantryEntry) -> Int? {
    guard let amount = entry.amount, let quantity = amount.quantity,
      let factor = ["ml": 1, "cl": 10, "l": 1_000][amount.unit ?? ""]
    else { return nil }
    return Int((quantity * Double(factor)).rounded())
  }

  @Test("a place and being open, said without an amount, are said of what is there")
  func places() {
    var milk = entry(1, "l")
    let said = PantryEntry(ingredient: "milk", text: "milk", place: .fridge, opened: today)
    milk.move(to: .fridge, on: today)
    milk.opened = today
    #expect(joined(said, [entry(1, "l")]) == [milk])
    #expect(joined(said, [milk]) == [milk])
    #expect(joined(said, [milk, entry(2)]).map(\.opened) == [today, today])
    #expect(joined(said, []) == [said])
  }

  @Test("amounts add up only where they are kept alike")
  func alike() {
    var open = entry(1, "l")
    open.opened = today
    #expect(joined(entry(1, "l"), [open]) == [open, entry(1, "l")])
    var cold = entry(1, "l")
    cold.move(to: .fridge, on: today)
    #expect(joined(cold, [entry(1, "l")]) == [entry(1, "l"), cold])
  }

  @Test("what was bought anew is a batch of its own beside the undated one of last week")
  func older() {
    let there = items([entry(1, "l")])
    guard
      case .batch = rules.addition(of: entry(1, "l"), to: there, older: [1], today: today),
      case .batch = rules.addition(of: entry(nil), to: there, older: [1], today: today)
    else {
      Issue.record("it joined the older one")
      return
    }
    guard
      case .instead = rules.addition(
        of: entry(nil),
        to: items([entry(nil)]),
        older: [1],
        today: today
      )
    else {
      Issue.record("what says only that there is some does not stand for what is new")
      return
    }
  }
}
