import RecipeLexicon
import RecipeModel
import SectionFiles

/// What some dishes take of one stock: of what can run out how much, and what of it should be used soon.
///
/// What can run out is what serves a line when nothing else will do (``SupplyLimit``). A line takes its
/// need from what serves it, and so from everything larger that holds all of that: gin that must be
/// Tanqueray is taken from the gins as well. Nothing is taken where amounts do not compare.
///
/// What a dish of the catalogue makes for others (``Grade/home``) is made in whole batches, as many as all dishes
/// that take of it need together; see ``Batch``.
struct StockUse {
  /// What can run out.
  struct Limit: Hashable {
    /// The named ingredients that serve a line, ascending.
    var ingredients: [Int]
    var dimension: MeasureDimension
  }

  /// Something that a dish should use, or that is used.
  enum Wish: Hashable {
    /// By its position among the ingredients that must be used.
    case asked(Int)
    case used(ingredient: Int)
    /// If a dish asks for it by name, and not for any ingredient of a class.
    case meant(ingredient: Int)

    var isAsked: Bool { if case .asked = self { true } else { false } }
  }

  /// How much a line takes of a limit, in thousandths of the unit of the dimension; the limit is a place in
  /// `limits`, what asks for it one in `asking`.
  typealias Draw = (limit: Int, quantity: Int, asking: Int)

  /// What is made for dishes, once for all of them.
  struct Batch {
    /// The dish that is made.
    var recipe: Int
    /// What one making takes.
    var draws: [Draw] = []
  }

  /// What one dish takes.
  struct Dish {
    /// Line by line, but for what is made for it.
    var draws: [Draw] = []
    /// What it takes of what is made, each once.
    var shares: [PlanShare] = []
    /// As places in `wishes`, ascending.
    var wishes: [Int] = []
  }

  private(set) var limits: [Limit] = []
  /// Beside each limit how much is there, in thousandths.
  private(set) var supplies: [Int] = []
  /// The requirements that take from a limit, each once.
  private(set) var asking: [Int] = []
  private(set) var wishes: [Wish] = []
  /// Beside each wish the days left; nil without a date.
  private(set) var daysLeft: [Int?] = []
  /// Beside each wish what it weighs without a date, unless it is over; see ``weight(ofFresh:_:)``.
  private(set) var fresh: [Int] = []
  /// What is in a freezer, where nothing hurries.
  let frozen: Set<IngredientID>
  /// What is made for the dishes, each once.
  private(set) var batches: [Batch] = []
  /// In the order of the recipes.
  private(set) var dishes: [Dish] = []

  /// - Parameters:
  ///   - query: Its `mustUse` are wishes.
  ///   - recipes: Positions in the index.
  /// Cost: O(lines of the dishes · limits).
  init(_ index: CatalogueIndex, _ query: MatchQuery, of recipes: [Int]) {
    frozen = query.stock.frozen
    var session = MatchSession(index: index, query: query)
    var numbers: [Wish: Int] = [:]
    dishes = recipes.map { recipe in
      var dish = Dish()
      for (position, requirement) in index.recipes.required[recipe].lazy.map(Int.init).enumerated()
      {
        for wish in session.wishes(of: requirement, in: recipe, at: position) {
          let number = numbers[wish.wish] ?? wishes.count
          if number == wishes.count {
            numbers[wish.wish] = number
            wishes.append(wish.wish)
            daysLeft.append(wish.daysLeft)
          }
          dish.wishes.append(number)
        }
      }
      dish.wishes = Set(dish.wishes).sorted()
      return dish
    }
    fresh = wishes.indices.map { wish in
      switch wishes[wish] {
      case .asked:
        return 0
      case .used(let ingredient), .meant(let ingredient):
        guard !isOver(wish, ingredient) else { return 0 }
        return Self.weight(ofFresh: IngredientID(ingredient), index.lexicon)
      }
    }
    share(recipes, &session)
    if session.supplies.hasAmounts { draw(recipes, &session) }
  }

  private mutating func share(_ recipes: [Int], _ session: inout MatchSession) {
    // What the pantry holds is made too, where there is less of it than a dish needs.
    guard !session.makers.isEmpty else { return }
    var numbers: [Int: Int] = [:]
    for (dish, recipe) in recipes.enumerated() {
      dishes[dish].shares = session.shares(in: recipe).map { maker, parts in
        let number = numbers[maker] ?? batches.count
        if number == batches.count {
          numbers[maker] = number
          batches.append(Batch(recipe: maker))
        }
        return PlanShare(batch: number, parts: parts)
      }
    }
  }

  private mutating func draw(_ recipes: [Int], _ session: inout MatchSession) {
    /// The dishes, then the batches.
    let takers = recipes + batches.map(\.recipe)
    var lines: [(taker: Int, limit: SupplyLimit, asking: Int)] = []
    var numbers: [Limit: Int] = [:]
    var places: [Int: Int] = [:]
    for (taker, recipe) in takers.enumerated() {
      for (requirement, limit) in session.limits(of: recipe) {
        guard let supply = session.supplies.supply(of: limit.ingredients),
          let measure = supply.measure(of: limit.need)
        else { continue }
        let place = places[requirement] ?? asking.count
        if place == asking.count {
          places[requirement] = place
          asking.append(requirement)
        }
        lines.append((taker, limit, place))
        let own = Limit(ingredients: limit.ingredients, dimension: measure.need.dimension)
        guard numbers[own] == nil else { continue }
        numbers[own] = limits.count
        limits.append(own)
        supplies.append(measure.there)
      }
    }
    join(session.supplies)
    let all = limits.map { session.supplies.supply(of: $0.ingredients) }
    var holding: [[Int]: [Int]] = [:]
    for (taker, line, asking) in lines {
      let holders =
        holding[line.ingredients]
        ?? limits.indices.filter { limits[$0].ingredients.hasAll(of: line.ingredients) }
      holding[line.ingredients] = holders
      for number in holders {
        guard let measure = all[number]?.measure(of: line.need)?.need,
          measure.dimension == limits[number].dimension, measure.thousandths > 0
        else { continue }
        let draw = (number, Int(measure.thousandths), asking)
        if taker < dishes.count {
          dishes[taker].draws.append(draw)
        } else {
          batches[taker - dishes.count].draws.append(draw)
        }
      }
    }
  }
}

extension StockUse {
  /// So many limits are looked at, those of single lines first.
  private static let mostLimits = 256

  /// Adds what lines can be served from together, where that overlaps: two lines may each have enough for
  /// itself and not both.
  private mutating func join(_ supplies: SupplyTable) {
    var known = Set(limits)
    var place = 0
    while place < limits.count {
      for other in 0..<place where limits.count < Self.mostLimits {
        let (one, another) = (limits[place], limits[other])
        guard one.dimension == another.dimension,
          !Set(one.ingredients).isDisjoint(with: another.ingredients)
        else { continue }
        let union = Limit(
          ingredients: one.ingredients.joined(with: another.ingredients),
          dimension: one.dimension
        )
        guard known.insert(union).inserted,
          let there = supplies.supply(of: union.ingredients)?.amounts[union.dimension]
        else { continue }
        limits.append(union)
        self.supplies.append(there)
      }
      place += 1
    }
  }
}

extension MatchSession {
  /// What limits a dish, line by line.
  fileprivate mutating func limits(of recipe: Int) -> [(requirement: Int, limit: SupplyLimit)] {
    var limits: [(requirement: Int, limit: SupplyLimit)] = []
    for (position, requirement) in index.recipes.required[recipe].lazy.map(Int.init).enumerated() {
      guard let limit = limit(of: requirement, in: recipe, at: position) else { continue }
      limits.append((requirement, limit))
    }
    return limits
  }

  /// The dishes that are made for a dish, each once, in the order of its lines, and the parts of a batch that it
  /// takes: one batch at most, as when it is cooked alone.
  fileprivate mutating func shares(in recipe: Int) -> [(maker: Int, parts: Int)] {
    var shares: [(maker: Int, parts: Int)] = []
    for (position, requirement) in index.recipes.required[recipe].lazy.map(Int.init).enumerated() {
      guard let maker = judgement(of: requirement, in: recipe, at: position).maker else { continue }
      let parts = PlanShare.parts(
        of: index.recipes.need(of: recipe, at: position),
        in: index.recipes.yieldedAmount(of: maker)
      )
      if let place = shares.firstIndex(where: { $0.maker == maker }) {
        shares[place].parts = min(PlanShare.whole, shares[place].parts + parts)
      } else {
        shares.append((maker, parts))
      }
    }
    return shares
  }

  /// What a line of a dish uses of what must be used, and what it ``takes(_:in:at:)``.
  fileprivate mutating func wishes(
    of requirement: Int,
    in recipe: Int,
    at position: Int
  ) -> [(wish: StockUse.Wish, daysLeft: Int?)] {
    let isMetBy = common(requirement).isMetBy
    var wishes = isMetBy.indices.filter { isMetBy[$0] }
      .map { (wish: StockUse.Wish.asked($0), daysLeft: Int?.none) }
    for taken in taken(by: requirement, in: recipe, at: position) {
      wishes.append((.used(ingredient: taken.ingredient), taken.daysLeft))
      if !index.requirements.isHeading(requirement, index.lexicon.taxonomy) {
        wishes.append((.meant(ingredient: taken.ingredient), taken.daysLeft))
      }
    }
    return wishes
  }

  /// What a line of a dish takes: the thing that has the fewest days left; without dates the one that keeps the fewest
  /// days, or counts for it. A line that asks for a heading takes up to two that will not keep, and that do not only
  /// give taste: a soup of any vegetables is there for that. What stands in for something else does not count, unless it
  /// is fresh fish.
  mutating func taken(
    by requirement: Int,
    in recipe: Int,
    at position: Int
  ) -> [(ingredient: Int, daysLeft: Int?)] {
    let judgement = judgement(of: requirement, in: recipe, at: position)
    guard judgement.grade.isUse else { return [] }
    let isExact = index.requirements.isExact[requirement]
    if let soonest = soonest(for: judgement, isExact: isExact) {
      return [(soonest.ingredient, soonest.daysLeft)]
    }
    guard let item = judgement.item else {
      let fish = perishables(for: judgement, isExact: isExact)
        .first { StockUse.isFreshFish(IngredientID($0), index.lexicon) }
      return judgement.grade == .swap ? fish.map { [($0, nil)] } ?? [] : []
    }
    guard judgement.grade == .kind else { return [(item, nil)] }
    let perishables = perishables(for: judgement, isExact: isExact)
    guard let earner = judgement.earner, index.lexicon.taxonomy.isClass[earner] else {
      return [(perishables.first ?? item, nil)]
    }
    let meant = perishables.filter { !isFlavouring($0) }
    let fresh = meant.filter { StockUse.weight(ofFresh: IngredientID($0), index.lexicon) > 0 }
    let taken = fresh.isEmpty ? Array(meant.prefix(1)) : Array(fresh.prefix(2))
    return taken.isEmpty ? [(item, nil)] : taken.map { ($0, nil) }
  }

  /// Whether something belongs to what only gives taste.
  private func isFlavouring(_ ingredient: Int) -> Bool {
    let kinship = index.lexicon.taxonomy.kinship(of: ingredient)
    return query.roles.flavourings.contains { kinship.contains($0.rawValue) }
  }
}

extension RequirementTable {
  /// Whether a line asks for whatever there is of a heading: any vegetables. Cost: O(alternatives).
  func isHeading(_ requirement: Int, _ taxonomy: Taxonomy) -> Bool {
    let asked = alternatives[requirement]
    return !asked.isEmpty && asked.allSatisfy { taxonomy.isClass[Int($0)] }
  }
}
