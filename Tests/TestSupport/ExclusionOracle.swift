/// What is excluded, found by following every relation again and again until nothing changes.
struct ExclusionOracle {
  enum Verdict: Int, Comparable {
    case safe, possible, certain

    static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  private let world: MatchWorld
  private let without: [Int]
  private let flags: [String]
  private let certain: Set<Int>
  private let possible: Set<Int>
  /// Classes above something with a flag, and nothing else.
  private let headings: Set<Int>

  var isActive: Bool { !without.isEmpty || !flags.isEmpty }
  /// All that is not safe.
  var refused: Set<Int> { certain.union(possible) }

  init(_ world: MatchWorld, _ question: MatchQuestion) {
    self.init(
      world.doubting(but: question.without),
      without: question.without,
      named: question.without,
      flags: question.flags
    )
  }

  private init(
    _ world: MatchWorld,
    without: [Int],
    named: [Int],
    flags: [String],
    denied: Set<String> = []
  ) {
    self.world = world
    self.without = without
    self.flags = flags
    func carries(_ x: Int, _ flag: String) -> Bool { world.ingredients[x].flags.contains(flag) }
    var certain = Set(without)
    var doubtful: Set<Int> = []
    var flagged = Set(
      world.ingredients.indices.filter { x in flags.contains { carries(x, $0) } }
    )
    var perhaps = Set(
      world.ingredients.indices.filter { x in
        !flags.isEmpty && (flags.contains { carries(x, "\($0)?") } || carries(x, "?"))
      }
    )
    flagged = Self.spread(flagged, in: world)
    perhaps = Self.spread(perhaps, in: world)
    for family in world.families where !flags.contains(family.flag) {
      let members = Set(family.members)
      guard named.contains(where: { !world.kin(of: $0).isDisjoint(with: members) }) else {
        continue
      }
      for x in world.ingredients.indices {
        let inside = world.inside(x)
        let isCarried = inside.contains { carries($0, family.flag) }
        let mayBe = inside.contains { carries($0, "\(family.flag)?") }
        let saysWhich = !inside.isDisjoint(with: members)
        let isDenied = denied.contains(family.flag)
        if !isDenied, isCarried ? !saysWhich : mayBe { doubtful.insert(x) }
      }
    }
    certain = Self.spread(certain, in: world)
    var above: Set<Int> = []
    while true {
      let before = (doubtful.count, above.count)
      above.formUnion(Self.classes(above: certain.union(doubtful).union(above), in: world))
      for x in world.ingredients.indices where world.parts(of: x).contains(where: above.contains) {
        if world.ingredients[x].isClass { above.insert(x) } else { doubtful.insert(x) }
      }
      doubtful = Self.spread(doubtful, in: world)
      if before == (doubtful.count, above.count) { break }
    }
    self.certain = certain.union(flagged)
    let unsafe = doubtful.union(above).union(perhaps)
    headings = Self.classes(above: flagged.union(perhaps), in: world)
      .subtracting(unsafe).subtracting(self.certain)
    let all = unsafe.union(headings).union(self.certain)
    let taught = Set(world.taught.filter { all.contains($0.other) }.map(\.ingredient))
    possible = all.union(taught).subtracting(self.certain)
  }

  private static func classes(above unsafe: Set<Int>, in world: MatchWorld) -> Set<Int> {
    Set(
      world.ingredients.indices.filter { x in
        world.ingredients[x].isClass
          && unsafe.contains { $0 != x && world.kin(of: $0).contains(x) }
      }
    )
  }

  /// What is a kind of, contains or is made of some of these, and so on, with them.
  private static func spread(_ start: Set<Int>, in world: MatchWorld) -> Set<Int> {
    var found = start
    while true {
      let before = found.count
      for x in world.ingredients.indices {
        let near = world.ingredients[x].parents + world.ingredients[x].groups + world.parts(of: x)
        if near.contains(where: found.contains) { found.insert(x) }
      }
      if found.count == before { return found }
    }
  }

  func verdict(of x: Int) -> Verdict {
    certain.contains(x) ? .certain : possible.contains(x) ? .possible : .safe
  }

  /// How far an ingredient is unsafe that stands beside another thing.
  func verdict(beside x: Int) -> Verdict { headings.contains(x) ? .safe : verdict(of: x) }

  /// How far an ingredient is unsafe of which words deny some families.
  func verdict(of x: Int, denying families: Set<String>) -> Verdict {
    if families.isEmpty || verdict(of: x) == .safe { return verdict(of: x) }
    let rest = without.filter { ingredient in
      // Nobody knows what is in a name that a person explained.
      if world.isTaught(ingredient) { return true }
      let flags = world.inside(ingredient).flatMap { world.ingredients[$0].flags }
      let carried = flags.filter { !$0.hasSuffix("?") }
      // Of what nobody has looked at, words about one family settle nothing.
      return carried.isEmpty || flags.contains("?") || !families.isSuperset(of: carried)
    }
    let fewer = ExclusionOracle(
      world,
      without: rest,
      // Who avoids something of two families doubts the other one still.
      named: without,
      flags: flags.filter { !families.contains($0) },
      denied: families
    )
    return min(verdict(of: x), fewer.verdict(of: x))
  }
}

extension MatchWorld {
  /// What an ingredient is a kind of or belongs to, with itself.
  func kin(of x: Int) -> Set<Int> {
    var kin: Set<Int> = [x]
    while true {
      let next = kin.union(kin.flatMap { ingredients[$0].parents + ingredients[$0].groups })
      if next == kin { return kin }
      kin = next
    }
  }

  /// What an ingredient contains, and what home steps make it of.
  func parts(of x: Int) -> [Int] {
    ingredients[x].contents + routes.filter { $0.product == x }.flatMap(\.inputs)
  }

  /// All that an ingredient is, contains and is made of, with itself.
  func inside(_ x: Int) -> Set<Int> {
    var inside: Set<Int> = [x]
    while true {
      let next = inside.union(
        inside.flatMap { ingredients[$0].parents + ingredients[$0].groups + parts(of: $0) }
      )
      if next == inside { return inside }
      inside = next
    }
  }
}

extension MatchOracle {
  /// What the words of all lines of a dish for the same thing, required or not as this one, name
  /// beside it, and what all of them deny.
  func wording(
    of line: MatchWorld.Line,
    in dish: MatchWorld.Dish
  ) -> (mentions: Set<Int>, denied: Set<String>) {
    let same = dish.lines.filter { isSame($0, line) && $0.isRequired == line.isRequired }
    let mentions = Set(same.compactMap(\.mention))
    let denied = same.map(\.deniedFamilies)
    let first = denied.first ?? []
    return (mentions, denied.allSatisfy { $0 == first } ? first : [])
  }

  func verdict(
    of alternative: Int,
    in line: MatchWorld.Line,
    of dish: MatchWorld.Dish
  ) -> ExclusionOracle.Verdict {
    if world.ingredients[alternative].isUnlisted { return exclusion.verdict(of: alternative) }
    let words = wording(of: line, in: dish)
    let own = exclusion.verdict(of: alternative, denying: words.denied)
    // What the alternative is, contains or is made of, is judged with it already.
    let others = words.mentions.filter { !world.inside(alternative).contains($0) }
    return others.reduce(own) { max($0, exclusion.verdict(beside: $1)) }
  }

  /// How far a line is unsafe: as its safest alternative.
  func verdict(
    of line: MatchWorld.Line,
    in dish: MatchWorld.Dish
  ) -> ExclusionOracle.Verdict {
    line.alternatives.map { verdict(of: $0, in: line, of: dish) }.min() ?? .safe
  }

  /// Whether what is nice to have says more than what the dish requires anyway.
  func saysMore(_ line: MatchWorld.Line, than required: MatchWorld.Line, in dish: MatchWorld.Dish)
    -> Bool
  {
    if isUnlisted(line) { return false }
    let (own, other) = (wording(of: line, in: dish), wording(of: required, in: dish))
    return line.alternatives.contains { alternative in
      func named(_ mentions: Set<Int>) -> Set<Int> {
        mentions.filter { $0 != alternative && !world.inside(alternative).contains($0) }
      }
      return !named(own.mentions).isSubset(of: named(other.mentions))
    } || !other.denied.isEmpty && own.denied != other.denied
  }
}

extension MatchWorld.Line {
  /// The comment names a thing or denies a family.
  fileprivate var deniedFamilies: Set<String> {
    mention == nil ? Set([denied].compactMap { $0 }) : []
  }
}
