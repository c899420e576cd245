import RecipeLexicon
import RecipeModel

/// Which dishes are nearly equal, so that several of them are worth no more than the best one: potatoes in seven
/// shapes, coffee with milk under five names.
///
/// Dishes are nearly equal when they are of one kind, meals also of one category, and made of the same things: of
/// what each of their required lines names first, as the most general thing that it is a kind of and that is no
/// class (white rum is rum), and where one thing makes it in a home step, as that thing (lime juice is lime);
/// without the default staples and what most kitchens have. A dish that takes nothing else is made of all that it
/// takes. Dishes of one duplicate group are nearly equal too: they go by the one that stands for it.
///
/// So the dishes fall into groups, whatever the pantry.
struct NearEqualDishes: Sendable {
  /// Something that is there and that a dish takes for something else, or as one of several things.
  struct StandIn {
    var requirement: Int
    var thing: Int
  }

  /// What most kitchens have, as it was given.
  let usualIngredients: [IngredientID]
  private let recipes: RecipeTable
  private let requirements: RequirementTable
  private let taxonomy: Taxonomy
  private let usual: Set<Int>
  /// For each label of a category the first label that is written like it.
  private let labels: [UInt32]
  /// For each requirement what a dish is made of by it, once asked for.
  private var parts: [Part?]
  /// The keys of the groups, one after the other, and where each ends.
  private var keys: [UInt32] = []
  private var ends: [Int] = []
  /// For each hash of a key the last group that has it.
  private var latest: [Int: Int] = [:]
  /// For each group the one before it with the same hash, or -1.
  private var previous: [Int] = []
  /// For each dish its group, plus one; 0 where it was not asked for. Empty in a catalogue of more than
  /// ``mostKnown``, of which a question asks for few.
  private var known: [UInt32]

  private static let mostKnown = 1 << 17

  private struct Part: Sendable {
    var thing: UInt32
    /// Whether every kitchen has it, or most have.
    var isUsual: Bool
  }

  /// - Parameter usual: What most kitchens have, each with its kinds.
  /// Cost: O(requirements + labels).
  init(_ index: CatalogueIndex, usual: [IngredientID]) {
    (recipes, requirements) = (index.recipes, index.requirements)
    usualIngredients = usual
    let count = index.recipes.count
    known = Array(repeating: 0, count: count <= Self.mostKnown ? count : 0)
    taxonomy = index.lexicon.taxonomy
    self.usual = Set(usual.map(\.rawValue))
    var known: [String: UInt32] = [:]
    labels = index.recipes.labels.strings.enumerated().map { position, label in
      let number = UInt32(position)
      let compared = comparedLabel(label)
      defer { known[compared] = known[compared] ?? number }
      return known[compared] ?? number
    }
    parts = Array(repeating: nil, count: index.requirements.count)
  }

  /// How many groups were asked for; they are numbered from 0 as they come.
  var count: Int { ends.count }

  /// The group of a dish. Cost: O(its lines · log), and what they are kinds of, once.
  mutating func group(of recipe: Int) -> Int {
    if recipe < known.count, known[recipe] != 0 { return Int(known[recipe]) - 1 }
    let group = newGroup(of: recipe)
    if recipe < known.count { known[recipe] = UInt32(group + 1) }
    return group
  }

  private mutating func newGroup(of recipe: Int) -> Int {
    let head = recipes.duplicateGroup(of: RecipeID(recipe))
    let start = keys.count
    let kind = recipes.kind(of: head)
    let category = recipes.categories[head.rawValue]
    keys.append(kind == .meal ? 1 : 0)
    keys.append(
      kind == .meal && category != RecipeTable.absent ? labels[Int(category)] : RecipeTable.absent
    )
    addParts(of: head.rawValue, usual: false)
    if keys.count == start + 2 { addParts(of: head.rawValue, usual: true) }
    return number(from: start)
  }

  /// What a dish is made of, ascending; the numbers mean nothing but whether they are the same. Cost: as
  /// ``group(of:)``.
  mutating func parts(of recipe: Int) -> [UInt32] {
    let group = group(of: recipe)
    return Array(keys[(group == 0 ? 0 : ends[group - 1]) + 2..<ends[group]])
  }

  /// What a dish is made of where it takes other things than its lines name first, each once: a gin sour of lime is a
  /// gimlet. Cost: as ``parts(of:)``.
  mutating func parts(of recipe: Int, with standIns: [StandIn]) -> [UInt32] {
    guard !standIns.isEmpty else { return parts(of: recipe) }
    var parts: Set<UInt32> = []
    for requirement in recipes.required[recipe].lazy.map(Int.init) {
      let taken = standIns.first { $0.requirement == requirement }
      let made = taken.map { part(ofIngredient: $0.thing) } ?? part(of: requirement)
      if !made.isUsual { parts.insert(made.thing) }
    }
    return parts.sorted()
  }

  /// Adds what a dish is made of, ascending, each once.
  private mutating func addParts(of recipe: Int, usual: Bool) {
    let start = keys.count
    for requirement in recipes.required[recipe] {
      let part = part(of: Int(requirement))
      if part.isUsual, !usual { continue }
      var place = keys.count
      while place > start, keys[place - 1] > part.thing { place -= 1 }
      if place > start, keys[place - 1] == part.thing { continue }
      keys.insert(part.thing, at: place)
    }
  }

  /// The group whose key was added last.
  private mutating func number(from start: Int) -> Int {
    var hasher = Hasher()
    for number in keys[start...] { hasher.combine(number) }
    let hash = hasher.finalize()
    var group = latest[hash] ?? -1
    while group >= 0 {
      let first = group == 0 ? 0 : ends[group - 1]
      if keys[first..<ends[group]] == keys[start...] {
        keys.removeSubrange(start...)
        return group
      }
      group = previous[group]
    }
    previous.append(latest[hash] ?? -1)
    latest[hash] = ends.count
    ends.append(keys.count)
    return ends.count - 1
  }

  private mutating func part(of requirement: Int) -> Part {
    if let known = parts[requirement] { return known }
    let part = newPart(of: requirement)
    parts[requirement] = part
    return part
  }

  private func newPart(of requirement: Int) -> Part {
    guard let named = requirements.alternatives[requirement].first.map({ Int($0) }) else {
      return Part(thing: UInt32(taxonomy.count + requirement), isUsual: false)
    }
    return part(ofIngredient: named)
  }

  private func part(ofIngredient named: Int) -> Part {
    var thing = taxonomy.general(named)
    if let only = onlyInput(of: named) ?? onlyInput(of: thing) { thing = taxonomy.general(only) }
    return Part(thing: UInt32(thing), isUsual: isUsual(named) || isUsual(thing))
  }

  /// What makes an ingredient in a home step with nothing but default staples beside it; of several things the
  /// first by name.
  private func onlyInput(of ingredient: Int) -> Int? {
    taxonomy.routesTo[ingredient].compactMap { route -> Int? in
      let inputs = taxonomy.routeInputs[Int(route)].map { Int($0) }
        .filter { !taxonomy.isStaple[$0] }
      return inputs.count == 1 ? inputs[0] : nil
    }
    .min()
  }

  private func isUsual(_ thing: Int) -> Bool {
    let kinds = [thing] + taxonomy.ancestors(of: thing)
    return kinds.contains { taxonomy.isStaple[$0] || usual.contains($0) }
  }
}

extension NearEqualDishes {
  /// What some dishes are worth together: of those that are nearly equal only the most. Cost: theirs.
  mutating func worth(of recipes: [Int], in dishes: CompletableDishes) -> PurchaseWorth {
    var most: [Int: Int] = [:]
    for recipe in recipes {
      let group = group(of: recipe)
      most[group] = max(most[group] ?? 0, dishes.worths[recipe])
    }
    return PurchaseWorth(worth: most.values.reduce(0, +), dishes: recipes.count)
  }
}
