import RecipeLexicon
import RecipeModel
import SectionFiles

/// Dishes that purchases may make, and the ways to meet what each of them lacks.
struct LackingDishes {
  struct Dish {
    var recipe: Int
    /// What it lacks, as positions in `families`.
    var families: [Int]
  }

  private(set) var dishes: [Dish] = []
  /// The ways to meet something that dishes lack.
  private(set) var families: [PurchaseSets] = []
  /// The families that no dish lacks by itself, in the order in which they were given.
  private(set) var further = 0..<0
  /// For each ingredient how many dishes name it where they lack something.
  private var named: [Int]
  /// For each ingredient the families that it meets alone, ascending.
  private var meets: [[Int]] = []
  /// For each ingredient whether it is part of a way that takes several things.
  private var isPart: [Bool] = []
  private let index: CatalogueIndex

  /// All dishes that lack something. Cost: O(lines of all dishes), and the ways of each requirement that
  /// is lacking.
  init(_ gaps: DishGaps) {
    self.init(of: gaps.index)
    var familyOf = [Int?](repeating: nil, count: gaps.index.requirements.count)
    var reading = gaps
    gaps.forEach { recipe, missing in add(recipe, missing, &familyOf, &reading) }
    findUses()
  }

  /// Some of the dishes that can be made, in their order, those that lack nothing among them.
  ///
  /// - Parameter further: Ways to meet something that is asked for beside these dishes, with the
  ///   ingredients that are named there.
  init(
    _ gaps: DishGaps,
    of recipes: [Int],
    and further: [(ways: PurchaseSets, named: [Int])]
  ) {
    self.init(of: gaps.index)
    var familyOf = [Int?](repeating: nil, count: gaps.index.requirements.count)
    var reading = gaps
    for recipe in recipes {
      guard let missing = gaps.missing(in: recipe) else { continue }
      add(recipe, missing, &familyOf, &reading)
    }
    self.further = families.count..<families.count + further.count
    for (ways, named) in further {
      families.append(ways)
      for ingredient in named { self.named[ingredient] += 1 }
    }
    findUses()
  }

  private init(of index: CatalogueIndex) {
    self.index = index
    named = Array(repeating: 0, count: index.lexicon.count)
  }

  private mutating func findUses() {
    meets = Array(repeating: [], count: named.count)
    isPart = Array(repeating: false, count: named.count)
    for (number, family) in families.enumerated() {
      for set in family.sets {
        if set.count == 1 { meets[set[0]].append(number) }
        if set.count > 1 { for thing in set { isPart[thing] = true } }
      }
    }
  }

  private mutating func add(
    _ recipe: Int,
    _ missing: [Int],
    _ familyOf: inout [Int?],
    _ gaps: inout DishGaps
  ) {
    let hasOwnSwaps = gaps.hasOwnSwaps(recipe)
    var own: [Int] = []
    for requirement in missing {
      let known = hasOwnSwaps ? nil : familyOf[requirement]
      let family = known ?? families.count
      if known == nil {
        families.append(gaps.sets(for: requirement, in: recipe))
        if !hasOwnSwaps { familyOf[requirement] = family }
      }
      if families[family].isImpossible { return }
      own.append(family)
    }
    for requirement in missing {
      for ingredient in index.requirements.alternatives[requirement] { named[Int(ingredient)] += 1 }
    }
    dishes.append(Dish(recipe: recipe, families: own))
  }

  /// The things that do something which no other thing does, by name.
  func thingsWorthBuying() -> [Int] {
    let names = index.lexicon.ingredients
    return meets.indices.filter { isPart[$0] || !meets[$0].isEmpty && !isReplaceable($0) }
      .map { (name: Array(names.utf8(at: $0)), thing: $0) }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }
      .map(\.thing)
  }

  /// Whether another thing meets all that this one meets.
  private func isReplaceable(_ thing: Int) -> Bool {
    let rarest = meets[thing].min {
      families[$0].sets.count != families[$1].sets.count
        ? families[$0].sets.count < families[$1].sets.count : $0 < $1
    }
    guard let rarest else { return false }
    return families[rarest].sets.contains { set in
      guard set.count == 1, set[0] != thing, meets[set[0]].hasAll(of: meets[thing]) else {
        return false
      }
      return meets[set[0]].count > meets[thing].count || isPreferred(set[0], to: thing)
    }
  }

  /// Whether more dishes name the first; then by name.
  func isPreferred(_ left: Int, to right: Int) -> Bool {
    if named[left] != named[right] { return named[left] > named[right] }
    let names = index.lexicon.ingredients
    return names.utf8(at: left).lexicographicallyPrecedes(names.utf8(at: right))
  }

  /// Things that unlock some dishes, each changed to the one that most dishes name, of those that do no
  /// more than it does and still unlock these dishes with the others. By name.
  func plainest(_ things: [Int], for dishes: [Dish]) -> [Int] {
    var things = things
    for place in things.indices where !isPart[things[place]] {
      let thing = things[place]
      let lesser = meets[thing].flatMap { families[$0].singles }
        .filter { !isPart[$0] && !things.contains($0) && meets[thing].hasAll(of: meets[$0]) }
      for other in Set(lesser).sorted() where isPreferred(other, to: things[place]) {
        var changed = things
        changed[place] = other
        if dishes.allSatisfy({ areMet($0.families, by: changed) }) { things = changed }
      }
    }
    let names = index.lexicon.ingredients
    return things.sorted { names.utf8(at: $0).lexicographicallyPrecedes(names.utf8(at: $1)) }
  }

  private func areMet(_ lacking: [Int], by things: [Int]) -> Bool {
    let bought = things.sorted()
    return lacking.allSatisfy { family in families[family].sets.contains { bought.hasAll(of: $0) } }
  }
}
