/// Judges every line of every dish by the table of grades, one question at a time, with nothing
/// kept, nothing shared with the engine, and no thought of speed.
public struct MatchOracle {
  /// A dish as the oracle ranks it.
  public struct Answer: Equatable, Sendable {
    public var id: String
    /// True when something of the pantry goes into a required line.
    public var usesPantry: Bool
    public var keys: Keys
    /// The grades of the distinct required lines, then of the distinct others.
    public var grades: [String]
    /// For each of these lines the fewest days left of what goes in.
    public var daysLeft: [Int?]
    /// For each of these lines what is missing where it is short: "12500 ml", in thousandths.
    public var short: [String?]
    /// For each of these lines what is used alike where that alone makes it close: "7 of foodbac".
    public var usedAlike: [String?]
    /// For each of these lines the dish that makes it.
    public var makers: [String?]
    /// For each of these lines whether it is to be left out.
    public var excluded: [Bool]

    public init(
      id: String,
      usesPantry: Bool,
      keys: Keys,
      grades: [String],
      daysLeft: [Int?],
      short: [String?],
      usedAlike: [String?],
      makers: [String?],
      excluded: [Bool]
    ) {
      self.id = id
      self.usesPantry = usesPantry
      self.keys = keys
      self.grades = grades
      self.daysLeft = daysLeft
      self.short = short
      self.usedAlike = usedAlike
      self.makers = makers
      self.excluded = excluded
    }

    public var missing: Int { keys.missing }
  }

  /// What ranks a dish, before its name and id.
  public struct Keys: Equatable, Sendable {
    public var missing = 0
    public var isPlain = false
    /// How many different things of the pantry meet something, without what most kitchens have.
    public var used = 0
    /// Whether one of these is what dishes are made of first and foremost.
    public var hasMain = false
    public var swaps = 0
    public var expiring = 0
    public var taste = 0
    public var renown = 0
    public var weight = 0
    public var generics = 0
    public var minutes: Int?

    public init() {}
  }

  public struct Verdict: Equatable, Sendable {
    /// The ranked list, cut to the limit.
    public var answers: [Answer]
    /// How many dishes miss how much, the cap aside.
    public var counts: [Int: Int]
    /// Dishes within the cap that are hidden for an unrecognised line.
    public var unrecognised: Int
    /// Others within the cap that are hidden because they may have what is excluded.
    public var mayContain: Int
  }

  let world: MatchWorld
  let question: MatchQuestion
  /// What the pantry names, stock included, less what is refused.
  let named: Set<Int>
  let exclusion: ExclusionOracle
  private let owned: Set<Int>
  private let made: Set<Int>
  private let assumed: Set<Int>
  /// For each ingredient that must be used, the same question with that alone in the pantry.
  let alone: [MatchOracle]
  /// The same question where no dish makes anything for others; none in such a one itself.
  let withoutDishes: [MatchOracle]
  /// Other questions: a line of a dish that makes something for others counts as had where one of them has it.
  private(set) var had: [MatchOracle] = []

  /// For each ingredient everything above it.
  private let above: [Set<Int>]
  /// All lines, by the name and id of their dish, required ones before others.
  let lines: [MatchWorld.Line]
  /// What is so whoever asks.
  let facts: CatalogueFacts

  /// - Parameter duplicateGroups: For each dish that is of a duplicate group the id of the duplicate group's head; a dish that is
  ///   not there is a duplicate group of its own.
  public init(
    _ world: MatchWorld,
    _ question: MatchQuestion,
    duplicateGroups: [String: String] = [:]
  ) {
    let lines = world.dishes.sorted(by: Self.isBefore).flatMap { dish in
      dish.lines.filter(\.isRequired) + dish.lines.filter { !$0.isRequired }
    }
    let above = world.ingredients.indices.map { Self.ancestors($0, world) }
    let bare = MatchOracle(
      world,
      question,
      above: above,
      lines: lines,
      facts: CatalogueFacts(),
      followsDishes: false
    )
    self.init(
      world,
      question,
      above: above,
      lines: lines,
      facts: CatalogueFacts(bare, duplicateGroups: duplicateGroups, above: above)
    )
  }

  /// The same question, where what dishes make for others may also have what it has by another question, of whatever world
  /// with the same dishes.
  public func having(_ other: MatchOracle) -> MatchOracle {
    var oracle = self
    oracle.had = other.withoutDishes
    return oracle
  }

  /// The same world as a person teaches it. What is so whoever asks stays as it is.
  public func believing(_ taught: MatchWorld) -> MatchOracle {
    let world = taught.believing
    var facts = facts
    while facts.itemWeights.count < world.ingredients.count {
      // A name that no dish uses weighs as one that a single dish does.
      let ratio = Double(max(1, world.dishes.count))
      facts.itemWeights.append(Int((1000 * logarithm(1 + ratio)).rounded()))
    }
    return MatchOracle(
      world,
      question,
      above: world.ingredients.indices.map { Self.ancestors($0, world) },
      lines: lines,
      facts: facts
    )
  }

  private init(
    _ world: MatchWorld,
    _ question: MatchQuestion,
    above: [Set<Int>],
    lines: [MatchWorld.Line],
    facts: CatalogueFacts,
    followsDishes: Bool = true
  ) {
    self.world = world
    self.question = question
    self.above = above
    self.lines = lines
    self.facts = facts
    exclusion = ExclusionOracle(world, question)
    let refused = exclusion.refused
    assumed = Self.assumed(world, question.staples, refused)
    let pantry = question.pantry + question.mustUse + question.stock.map(\.ingredient)
    named = Set(pantry).subtracting(refused)
    (owned, made) = Self.granted(world, named, assumed, refused)
    alone = question.mustUse.map { ingredient in
      var single = question
      single.pantry = [ingredient]
      single.mustUse = []
      single.stock = []
      single.allowsSwaps = false
      return MatchOracle(
        world,
        single,
        above: above,
        lines: lines,
        facts: facts,
        followsDishes: false
      )
    }
    guard followsDishes else {
      withoutDishes = []
      return
    }
    withoutDishes = [
      MatchOracle(
        world,
        question,
        above: above,
        lines: lines,
        facts: facts,
        followsDishes: false
      )
    ]
  }

  /// Another question about the same world.
  public func asking(_ question: MatchQuestion) -> MatchOracle {
    MatchOracle(world, question, above: above, lines: lines, facts: facts)
  }

  /// Judges every dish. Cost: O(dishes · lines · world), each line afresh.
  public func verdict() -> Verdict {
    var verdict = Verdict(answers: [], counts: [:], unrecognised: 0, mayContain: 0)
    for dish in world.dishes {
      guard let answer = judge(dish), answer.usesPantry else { continue }
      let isWithinCap = question.missingAtMost.map { answer.missing <= $0 } ?? true
      if isUnrecognised(dish) {
        if isWithinCap { verdict.unrecognised += 1 }
      } else if mayBeExcluded(dish) {
        if isWithinCap { verdict.mayContain += 1 }
      } else {
        verdict.counts[answer.missing, default: 0] += 1
        if isWithinCap { verdict.answers.append(answer) }
      }
    }
    verdict.answers = Array(verdict.answers.sorted(by: precedes).prefix(question.limit))
    return verdict
  }

  /// Every dish that is not left out, by id, whatever it uses and misses. Cost: as ``verdict()``.
  public func all() -> [String: Answer] {
    world.dishes.reduce(into: [:]) { all, dish in
      if !isUnrecognised(dish), !mayBeExcluded(dish) { all[dish.id] = judge(dish) }
    }
  }

  private func isUnrecognised(_ dish: MatchWorld.Dish) -> Bool {
    exclusion.isActive && dish.lines.contains { $0.isRequired && isUnlisted($0) }
  }

  private func mayBeExcluded(_ dish: MatchWorld.Dish) -> Bool {
    dish.lines.contains {
      $0.isRequired && verdict(of: $0, in: dish) == .possible
    }
  }

  /// The same question in a pantry without some ingredients and without amounts; dates stay.
  func without(_ ingredients: Set<Int>) -> MatchOracle {
    var rest = question
    rest.pantry = Array(named.subtracting(ingredients))
    rest.mustUse = []
    rest.stock = question.stock.filter { !ingredients.contains($0.ingredient) }
    return asking(rest)
  }

  func ancestors(_ x: Int) -> Set<Int> { above[x] }

  private static func ancestors(_ x: Int, _ world: MatchWorld) -> Set<Int> {
    world.ingredients[x].parents.reduce(into: Set(world.ingredients[x].parents)) {
      $0.formUnion(ancestors($1, world))
    }
  }

  public func isRefused(_ ingredient: Int) -> Bool { exclusion.refused.contains(ingredient) }

  public func isOwned(_ ingredient: Int) -> Bool { owned.contains(ingredient) }

  /// True when the pantry names it, or a home step makes exactly it.
  public func isHeldItself(_ ingredient: Int) -> Bool { made.contains(ingredient) }

  public func isAssumed(_ ingredient: Int) -> Bool { assumed.contains(ingredient) }

  // MARK: What the pantry grants

  /// Adds what is above and what can be made until nothing more comes; then says which of it is
  /// there itself, named or made, and not merely by the name of a kind.
  private static func granted(
    _ world: MatchWorld,
    _ named: Set<Int>,
    _ assumed: Set<Int>,
    _ refused: Set<Int>
  ) -> (owned: Set<Int>, made: Set<Int>) {
    var owned = named
    while true {
      let before = owned.count
      for ingredient in owned {
        // A refused heading between a thing and what is above that does not part them.
        owned.formUnion(ancestors(ingredient, world).filter { !refused.contains($0) })
      }
      owned.formUnion(products(owned))
      if owned.count == before { return (owned, named.union(products(owned))) }
    }

    func products(_ owned: Set<Int>) -> [Int] {
      let possible = world.routes.filter { route in
        route.inputs.allSatisfy { owned.contains($0) || assumed.contains($0) }
          && route.inputs.contains(where: owned.contains)
      }
      return possible.map(\.product).filter { !refused.contains($0) }
    }
  }

  /// The staples, their kinds, and what can be made of these alone.
  static func assumed(
    _ world: MatchWorld,
    _ staples: [Int],
    _ refused: Set<Int>
  ) -> Set<Int> {
    var assumed = Set(staples).subtracting(refused)
    while true {
      let before = assumed.count
      for (number, ingredient) in world.ingredients.enumerated() where !refused.contains(number) {
        if ingredient.parents.contains(where: assumed.contains) { assumed.insert(number) }
      }
      for route in world.routes where !refused.contains(route.product) {
        if route.inputs.allSatisfy(assumed.contains) { assumed.insert(route.product) }
      }
      if assumed.count == before { return assumed }
    }
  }
}
