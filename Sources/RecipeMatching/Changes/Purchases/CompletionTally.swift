import RecipeLexicon
import RecipeModel
import SectionFiles

/// Counts, for each thing that one could buy, the dishes that lack nothing once it is bought.
///
/// Most dishes are told by their requirements: one that lacks a single requirement is ready with whatever
/// meets it. A dish that lacks several is looked at thing by thing, where a sieve says that some thing may
/// meet all of them.
struct CompletionTally {
  /// For each thing what it completes; whole after ``addUp(groups:)``.
  private(set) var completed: [PurchaseWorth]
  /// Of that, where it stands in for nothing.
  private(set) var meant: [PurchaseWorth]
  /// For each requirement what meets it, as ``SinglePurchases/Code``, ascending.
  private let things: GroupedNumbers
  /// For each ingredient the things that grant it, ascending.
  private let granting: GroupedNumbers
  /// For each requirement the bits of its things in a sieve; all bits where it is not lacking.
  private let sieves: [UInt64]
  /// For each ingredient the bits of the things that grant it.
  private let grantingSieves: [UInt64]
  private let isLacking: [Bool]
  /// The dishes that some thing may complete, in the order in which they were counted.
  private var dishes: [Dish] = []
  /// Beside each requirement the places in ``dishes`` of those that lack it alone.
  private var alone: [GroupedNumbers.Entry] = []
  /// Beside the code of each thing the places of those that lack several requirements, all of which it meets.
  private var several: [GroupedNumbers.Entry] = []
  /// The same in groups, and for each code the requirements that it meets and some dish lacks alone; empty before
  /// ``addUp(groups:)``.
  private var (lacking, meeting, direct) = (
    GroupedNumbers.none, GroupedNumbers.none, GroupedNumbers.none
  )
  /// What the dish at hand lacks.
  private var missing: [Int] = []

  /// - Parameters:
  ///   - met: What meets a requirement, in its group, as ``SinglePurchases/Code``; things ascend.
  ///   - granted: The things that grant an ingredient, in its group; things ascend.
  ///   - isLacking: For each requirement whether the pantry lacks it.
  ///   - count: How many ingredients there are; things are some of them.
  init(
    met: [GroupedNumbers.Entry],
    granted: [GroupedNumbers.Entry],
    isLacking: [Bool],
    ingredients count: Int
  ) {
    self.isLacking = isLacking
    things = GroupedNumbers(met, groups: isLacking.count)
    granting = GroupedNumbers(granted, groups: count)
    var sieves = isLacking.map { $0 ? 0 : UInt64.max }
    for entry in met { sieves[Int(entry.group)] |= Self.bit(of: entry.number >> 1) }
    self.sieves = sieves
    var grantingSieves = [UInt64](repeating: 0, count: count)
    for entry in granted { grantingSieves[Int(entry.group)] |= Self.bit(of: entry.number) }
    self.grantingSieves = grantingSieves
    completed = Array(repeating: .none, count: count)
    meant = completed
  }

  /// A dish that counts.
  struct Dish {
    fileprivate var code: UInt32
    fileprivate var recipe: UInt32

    /// - Parameters:
    ///   - group: That of the dishes which are nearly equal to it, below 2²⁷.
    ///   - step: That of its worth, ``DishWorths/step(of:)``.
    init(_ recipe: Int, group: Int, step: Int) {
      code = UInt32(group) << 5 | UInt32(step)
      self.recipe = UInt32(recipe)
    }
  }

  /// Counts a dish by what it requires. Dishes ascend.
  @inline(__always)
  mutating func add(_ required: some Collection<UInt32>, dish: () -> Dish) {
    var sieve = UInt64.max
    for requirement in required { sieve &= sieves[Int(requirement)] }
    if sieve == 0 { return }
    addLikely(required, dish: dish)
  }

  private mutating func addLikely(_ required: some Collection<UInt32>, dish: () -> Dish) {
    missing.removeAll(keepingCapacity: true)
    for requirement in required where isLacking[Int(requirement)] {
      missing.append(Int(requirement))
    }
    guard !missing.isEmpty else { return }
    if missing.count == 1 {
      alone.append(.init(group: UInt32(missing[0]), number: UInt32(dishes.count)))
      dishes.append(dish())
      return
    }
    let fewest = missing.min { length($0) < length($1) } ?? missing[0]
    var isNew = true
    for place in things.places(of: fewest) {
      var code = SinglePurchases.Code(rawValue: things.numbers[place])
      let meetsAll = missing.allSatisfy { requirement in
        guard requirement != fewest else { return true }
        guard let own = things.code(of: code.thing, meeting: requirement) else { return false }
        if own.standsIn { code = own }
        return true
      }
      guard meetsAll else { continue }
      if isNew { dishes.append(dish()) }
      isNew = false
      several.append(.init(group: code.rawValue, number: UInt32(dishes.count - 1)))
    }
  }

  /// Counts a dish that allows substitutes of its own.
  ///
  /// - Parameters:
  ///   - lacking: As ``SubstitutedRow/lacking``.
  ///   - substitutes: As ``SubstitutedRow/substitutes``.
  mutating func add(
    lacking: [(requirement: Int, places: Range<Int>)],
    substitutes: [Int],
    dish: () -> Dish
  ) {
    var sieve = UInt64.max
    for (requirement, places) in lacking {
      var own = sieves[requirement]
      for substitute in substitutes[places] { own |= grantingSieves[substitute] }
      sieve &= own
    }
    if sieve == 0 || lacking.isEmpty { return }
    let lists = lacking.map { requirement, places in
      PurchasedWays(
        meeting: things.numbers[things.places(of: requirement)],
        granting: substitutes[places].map { granting.numbers[granting.places(of: $0)] }
      )
    }
    dishes.append(dish())
    for code in PurchasedWays.all(of: lists).codes {
      several.append(.init(group: code.rawValue, number: UInt32(dishes.count - 1)))
    }
  }

  /// Adds up what each thing completes: of the dishes of a group the worth of one, the most. Call it once, at the
  /// end.
  ///
  /// - Parameter groups: How many groups of nearly equal dishes there are.
  /// Cost: O(groups + for each thing the dishes that it completes).
  mutating func addUp(groups: Int) {
    let lacking = GroupedNumbers(alone, groups: isLacking.count)
    self.lacking = lacking
    meeting = GroupedNumbers(
      isLacking.indices.filter { !lacking.places(of: $0).isEmpty }.flatMap { requirement in
        things.places(of: requirement).map { place in
          GroupedNumbers.Entry(group: things.numbers[place], number: UInt32(requirement))
        }
      },
      groups: completed.count << 1
    )
    direct = GroupedNumbers(several, groups: completed.count << 1)
    var most = MostWorth(groups: groups)
    for thing in completed.indices {
      forEachDish(completedBy: thing, standingIn: false) { most.add(dishes[$0].code) }
      meant[thing] = most.sum
      forEachDish(completedBy: thing, standingIn: true) { most.add(dishes[$0].code) }
      completed[thing] = most.taken()
    }
  }

  /// The dishes that a thing completes, ascending; known after ``addUp(groups:)``. Cost: O(these · log).
  func dishes(completedBy thing: Int) -> [RecipeID] {
    var places: [Int] = []
    for standsIn in [false, true] {
      forEachDish(completedBy: thing, standingIn: standsIn) { places.append($0) }
    }
    return places.sorted().map { RecipeID(Int(dishes[$0].recipe)) }
  }

  @inline(__always)
  private func forEachDish(
    completedBy thing: Int,
    standingIn standsIn: Bool,
    _ body: (_ place: Int) -> Void
  ) {
    let code = Int(SinglePurchases.Code(UInt32(thing), standsIn: standsIn).rawValue)
    for place in direct.places(of: code) { body(Int(direct.numbers[place])) }
    for place in meeting.places(of: code) {
      for dish in lacking.places(of: Int(meeting.numbers[place])) {
        body(Int(lacking.numbers[dish]))
      }
    }
  }

  private func length(_ requirement: Int) -> Int { things.places(of: requirement).count }

  private static func bit(of thing: UInt32) -> UInt64 {
    1 << UInt64((thing &* 0x9E37_79B1) >> 26)
  }
}

/// What some dishes are worth together: of each group only the most.
private struct MostWorth {
  private(set) var sum = PurchaseWorth.none
  /// For each group the most so far, and when it was last met.
  private var worths: [Int]
  private var turns: [Int]
  private var turn = 0

  init(groups: Int) {
    worths = Array(repeating: 0, count: groups)
    turns = Array(repeating: -1, count: groups)
  }

  @inline(__always)
  mutating func add(_ code: UInt32) {
    let (group, worth) = (Int(code >> 5), DishWorths.worth(at: Int(code & 31)))
    let before = turns[group] == turn ? worths[group] : 0
    sum.dishes += 1
    turns[group] = turn
    worths[group] = max(before, worth)
    sum.worth += max(before, worth) - before
  }

  /// The sum; the next one begins anew.
  mutating func taken() -> PurchaseWorth {
    defer { (sum, turn) = (.none, turn + 1) }
    return sum
  }
}
