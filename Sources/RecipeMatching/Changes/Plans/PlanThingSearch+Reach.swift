/// For each thing, an upper bound of how many dishes it takes part in making.
///
/// A dish that needs m more things gives each of them the m-th part of a whole; of several options
/// that hold a thing the greatest part counts. So the sum over the things that are then bought is
/// at least a whole for each dish they make.
struct PlanThingTally: Sendable {
  /// Divisible by 1 to 12; other parts are rounded up.
  static let whole = 27_720

  /// In parts of `whole`.
  private(set) var share: [Int]
  private(set) var touched: [Int32] = []
  /// What the dish counted last has given each thing, and which dish that was.
  private var given: [Int]
  private var giver: [Int32]

  init(thingCount: Int) {
    share = Array(repeating: 0, count: thingCount)
    given = share
    giver = Array(repeating: -1, count: thingCount)
  }

  /// The shares above 0, in no order.
  var shares: [Int] { touched.map { share[Int($0)] } }

  mutating func clear() {
    for thing in touched {
      share[Int(thing)] = 0
      giver[Int(thing)] = -1
    }
    touched.removeAll(keepingCapacity: true)
  }

  mutating func add(_ thing: Int, of dish: Int, parts: Int) {
    let part = (Self.whole + parts - 1) / parts
    if share[thing] == 0 { touched.append(Int32(thing)) }
    if giver[thing] != Int32(dish) {
      giver[thing] = Int32(dish)
      given[thing] = 0
    }
    if part > given[thing] {
      share[thing] += part - given[thing]
      given[thing] = part
    }
  }
}

extension PlanThingSearch {
  /// How many things an option lacks; nil when one is forbidden or more than `left` are lacking.
  private func lacking(_ option: Int, left: Int) -> Int? {
    var lacking = 0
    for place in table.things(of: option) {
      let thing = Int(table.optionThings[place])
      if bought[thing] { continue }
      if isForbidden[thing] { return nil }
      lacking += 1
    }
    return lacking <= left ? lacking : nil
  }

  /// Whether some option of a dish lacks at most `left` things, none of them forbidden.
  func isInReach(_ dish: Int, left: Int) -> Bool {
    table.options(of: dish).contains { lacking($0, left: left) != nil }
  }

  /// Counts a dish for the things it lacks; true when it lacks none.
  mutating func count(_ dish: Int, left: Int) -> Bool {
    for option in table.options(of: dish) where lacking(option, left: left) == 0 { return true }
    for option in table.options(of: dish) {
      guard let parts = lacking(option, left: left) else { continue }
      for place in table.things(of: option) {
        let thing = Int(table.optionThings[place])
        if !bought[thing] { tally.add(thing, of: dish, parts: parts) }
      }
    }
    return false
  }

  /// The dishes of a list that lack nothing, and for each thing those that lack nothing else; all
  /// in the order of the list.
  func madeByOne(_ list: [Int32]) -> (free: [Int32], dishes: [Int: [Int32]]) {
    var free: [Int32] = []
    var dishes: [Int: [Int32]] = [:]
    for dish in list {
      let options = table.options(of: Int(dish))
      if options.contains(where: { lacking($0, left: 0) == 0 }) {
        free.append(dish)
        continue
      }
      for option in options where lacking(option, left: 1) == 1 {
        for place in table.things(of: option) {
          let thing = Int(table.optionThings[place])
          guard !bought[thing], dishes[thing]?.last != dish else { continue }
          dishes[thing, default: []].append(dish)
        }
      }
    }
    return (free, dishes)
  }

  /// Two lists in the order of the dishes as one.
  func merged(_ a: [Int32], _ b: [Int32]) -> [Int32] {
    var merged: [Int32] = []
    merged.reserveCapacity(a.count + b.count)
    var next = 0
    for dish in a {
      while next < b.count, comesFirst(Int(b[next]), before: Int(dish)) {
        merged.append(b[next])
        next += 1
      }
      merged.append(dish)
    }
    return merged + b[next...]
  }

  private func comesFirst(_ a: Int, before b: Int) -> Bool {
    table.worth[a] != table.worth[b] ? table.worth[a] > table.worth[b] : a < b
  }

  /// Things at least one of which must be bought when too few dishes are made without, or when an
  /// item that must be used is used by none of them; else all that make some dish. Nil when the
  /// demand is out of reach.
  func wanted(_ list: [Int32], left: Int, free: Int) -> [Int]? {
    let all = tally.touched.map(Int.init)
    guard demand > 0 else { return all }
    var users = Array(repeating: 0, count: table.weights.count)
    var isFree = Array(repeating: false, count: users.count)
    var reach = 0
    for dish in list {
      let makes =
        !table.uses(of: Int(dish)).isEmpty && table.missing(of: Int(dish), bought: bought) == 0
      for use in table.uses(of: Int(dish)) {
        let item = Int(table.usedItems[use])
        if users[item] == 0 { reach += table.weights[item] }
        users[item] += 1
        if makes { isFree[item] = true }
      }
    }
    let none = Array(repeating: 0, count: users.count)
    let greatest = PlanGreatest(
      list.lazy.map { table.gain(of: Int($0), covered: none) },
      count: count
    )
    guard reach >= demand, greatest.sum >= demand else { return nil }
    var scarcest: (item: Int, users: Int)?
    for item in users.indices where users[item] > 0 && !isFree[item] {
      guard table.weights[item] > reach - demand else { continue }
      if users[item] < scarcest?.users ?? Int.max { scarcest = (item, users[item]) }
    }
    guard let item = scarcest?.item else { return all }
    var isWanted = Array(repeating: false, count: table.thingCount)
    for dish in list {
      guard table.uses(of: Int(dish)).contains(where: { Int(table.usedItems[$0]) == item })
      else { continue }
      for option in table.options(of: Int(dish)) where lacking(option, left: left) != nil {
        for place in table.things(of: option) { isWanted[Int(table.optionThings[place])] = true }
      }
    }
    return all.filter { isWanted[$0] }
  }
}
