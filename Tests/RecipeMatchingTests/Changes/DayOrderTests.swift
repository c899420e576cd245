import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The order of days")
struct DayOrderTests {
  @Test("is the one that is found by leaving out, step by step, every dish that can wait longer")
  func random() {
    var found = (dated: 0, bought: 0, repeating: 0)
    for seed in SeededGenerator.seeds(2_000, full: 100_000) {
      var generator = SeededGenerator(seed: seed)
      let dishes = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        DayOrder.Dish.random(using: &generator)
      }
      #expect(DayOrder(dishes).places == NaiveDays(dishes: dishes).places(), "seed \(seed)")
      if dishes.contains(where: { $0.uses.contains(where: \.isDated) }) { found.dated += 1 }
      if dishes.contains(where: { $0.bought != nil }) { found.bought += 1 }
      if Set(dishes.flatMap(\.things)).count < dishes.flatMap(\.things).count {
        found.repeating += 1
      }
    }
    guard SeededGenerator.seeds(2).count > 1 else { return }
    #expect(min(found.dated, found.bought, found.repeating) > 100, "\(found)")
  }
}

extension DayOrder.Dish {
  fileprivate static func random(
    using generator: inout some RandomNumberGenerator
  ) -> DayOrder.Dish {
    let days = [-3, -1, 0, 1, 2, 3, 5, 13, 14, 20, 30]
    let uses = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      PantryPlan.TimelyUse(
        ingredient: IngredientID(Int.random(in: 0...5, using: &generator)),
        daysLeft: days.randomElement(using: &generator) ?? 0,
        isDated: Bool.random(using: &generator),
        isSaved: true
      )
    }
    return DayOrder.Dish(
      uses: uses.filter { $0.daysLeft >= 0 }.sorted { $0.daysLeft < $1.daysLeft }
        + uses.filter { $0.daysLeft < 0 },
      bought: [nil, nil, 0, 2, 5, 13, 20].randomElement(using: &generator) ?? nil,
      things: (0..<4).filter { _ in Int.random(in: 0...3, using: &generator) == 0 },
      isOfFish: Int.random(in: 0...3, using: &generator) == 0
    )
  }
}

/// The order of days as its rules are told, one rule after the other.
private struct NaiveDays {
  let dishes: [DayOrder.Dish]

  func places() -> [Int] {
    var order: [Int] = []
    while order.count < dishes.count { order.append(next(after: order)) }
    return order
  }

  private func next(after order: [Int]) -> Int {
    var left = dishes.indices.filter { !order.contains($0) }
    let gone = Set(order.flatMap { dishes[$0].uses.map(\.ingredient) })
    let hurried = left.filter { hurries($0, gone) }
    if let soonest = hurried.compactMap({ days($0, gone) }).min() {
      left = hurried.filter { days($0, gone) == soonest }
      let there = left.filter { own($0, gone)?.daysLeft == soonest }
      if !there.isEmpty { left = there }
      let fish = left.filter { dishes[$0].isOfFish }
      if !fish.isEmpty { left = fish }
    }
    let waiting = dishes.indices.filter { !order.contains($0) }
    if let last = order.last {
      let others = left.filter { !isOnTheSame(last, $0) }
      if !others.isEmpty { left = others }
      let fresh = left.filter { !leansAlike(last, $0) }
      if !fresh.isEmpty { left = fresh }
    }
    let most = left.map { alike($0, waiting) }.max()
    left = left.filter { alike($0, waiting) == most }
    if let fewest = left.compactMap({ days($0, gone) }).min() {
      left = left.filter { days($0, gone) == fewest }
    }
    return left[0]
  }

  /// What a dish has that no dish before it uses, or that cannot wait where it is one of fish, and that is not past its
  /// date, soonest first.
  private func own(_ dish: Int, _ gone: Set<IngredientID>) -> PantryPlan.TimelyUse? {
    let fresh = dishes[dish].uses.filter { $0.daysLeft >= 0 }
    let hurried = dishes[dish].isOfFish ? [0, 1, 2] : []
    return fresh.first { hurried.contains($0.daysLeft) || !gone.contains($0.ingredient) }
  }

  private func days(_ dish: Int, _ gone: Set<IngredientID>) -> Int? {
    [own(dish, gone)?.daysLeft, dishes[dish].bought].compactMap { $0 }.min()
  }

  private func hurries(_ dish: Int, _ gone: Set<IngredientID>) -> Bool {
    if let use = own(dish, gone), use.isDated { return true }
    return days(dish, gone).map { $0 < 14 } ?? false
  }

  private func leansAlike(_ one: Int, _ other: Int) -> Bool {
    !Set(dishes[one].things).isDisjoint(with: dishes[other].things)
  }

  /// Whether the first thing that one leans on is the first of the other.
  private func isOnTheSame(_ one: Int, _ other: Int) -> Bool {
    dishes[one].things.prefix(1) == dishes[other].things.prefix(1) && !dishes[one].things.isEmpty
  }

  private func alike(_ dish: Int, _ others: [Int]) -> Int {
    others.filter { $0 != dish && leansAlike($0, dish) }.count
  }
}
