import RecipeModel

extension MatchOracle {
  /// What is so whoever asks: what things weigh, which dishes are plain, how well known each is.
  struct CatalogueFacts {
    /// For each ingredient what it weighs as a thing of a pantry.
    var itemWeights: [Int] = []
    /// The ids of the dishes that are plain.
    var plain: Set<String> = []
    /// How well known dishes are, by id.
    var renown: [String: Int] = [:]
    /// For each ingredient everything above it, for what dishes are named after.
    var above: [Set<Int>] = []

    init() {}

    init(_ oracle: MatchOracle, duplicateGroups: [String: String], above: [Set<Int>]) {
      self.above = above
      let world = oracle.world
      itemWeights = world.ingredients.indices.map { oracle.itemWeight(of: $0) }
      plain = Set(world.dishes.filter { oracle.isPlain($0) }.map(\.id))
      for dish in world.dishes {
        let head = duplicateGroups[dish.id] ?? dish.id
        let members = world.dishes.filter { (duplicateGroups[$0.id] ?? $0.id) == head }
        renown[dish.id] = members.compactMap(\.renown).max() ?? oracle.renown(of: members)
      }
    }
  }

  /// For each ingredient what it weighs as a thing of a pantry.
  public var itemWeights: [Int] { facts.itemWeights }

  /// `round(1000 · ln(1 + N / max(1, df)))`, where df counts the dishes of which the ingredient alone, with
  /// the default staples, meets something required.
  private func itemWeight(of ingredient: Int) -> Int {
    let alone = asking(MatchQuestion(pantry: [ingredient], in: world))
    let frequency = world.dishes.count { dish in
      dish.lines.contains { $0.isRequired && alone.meets($0) }
    }
    let ratio = Double(max(1, world.dishes.count)) / Double(max(1, frequency))
    return Int((1000 * logarithm(1 + ratio)).rounded())
  }

  /// What a dish says of itself; one that says nothing, unless a person wrote it, is plain when at most one
  /// thing is required beside the default staples.
  private func isPlain(_ dish: MatchWorld.Dish) -> Bool {
    if let isPlain = dish.isPlain { return isPlain }
    if dish.id.hasPrefix("own:") { return false }
    let staples = world.ingredients.indices.filter { world.ingredients[$0].isStaple }
    let assumed = Self.assumed(world, staples, [])
    return distinct(dish.lines.filter(\.isRequired))
      .filter { !$0.alternatives.contains(where: assumed.contains) }
      .count <= 1
  }

  /// How well known a duplicate group is of which nothing is known: somewhat, when two sources have it and not all
  /// of its members ask for the same.
  private func renown(of members: [MatchWorld.Dish]) -> Int {
    let sources = Set(members.map { $0.id.prefix { $0 != ":" } })
    let areAllAlike = members.allSatisfy { one in
      members.allSatisfy { asksForAll(of: $0, one) }
    }
    return sources.count > 1 && !areAllAlike ? 1 : 0
  }

  /// Whether a dish requires all that another one does, in whatever words.
  private func asksForAll(of dish: MatchWorld.Dish, _ other: MatchWorld.Dish) -> Bool {
    dish.lines.filter(\.isRequired).allSatisfy { line in
      return other.lines.contains {
        $0.isRequired && Set($0.alternatives) == Set(line.alternatives)
      }
    }
  }
}
