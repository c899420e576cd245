public import RecipeModel

extension MatchWorld {
  /// The same world as one person teaches it: some names that only dishes use are like other things or kinds of them,
  /// so is perhaps one that no dish uses, and some things are swapped.
  public func teaching(using generator: inout some RandomNumberGenerator) -> MatchWorld {
    var world = self
    let listed = ingredients.indices.filter { !ingredients[$0].isUnlisted }
    if chance(0.5, &generator) {
      var unused = Ingredient()
      unused.isUnlisted = true
      world.ingredients.append(unused)
    }
    for name in world.ingredients.indices where world.ingredients[name].isUnlisted {
      for other in listed.shuffled(using: &generator).prefix(
        Int.random(in: 0...2, using: &generator)
      ) {
        world.taught.append(
          Taught(ingredient: name, other: other, isKind: chance(0.5, &generator))
        )
      }
    }
    // A name that nobody explained is no other than before.
    if let last = world.ingredients.indices.last, last >= ingredients.count, !world.isTaught(last) {
      world.ingredients.removeLast()
    }
    let unlisted = world.ingredients.indices.filter { world.isTaught($0) }
    var own: [Swap] = []
    if chance(0.5, &generator), let required = (listed + unlisted).randomElement(using: &generator),
      let substitute = (listed + unlisted).randomElement(using: &generator), required != substitute
    {
      own.append(Swap(required: required, substitute: substitute))
    }
    world.ownSwaps = own
    return world
  }

  /// Whether a person says what a name is.
  public func isTaught(_ ingredient: Int) -> Bool {
    taught.contains { $0.ingredient == ingredient }
  }

  /// What the person says, as the engine takes it.
  public var facts: [TaughtFact] {
    taught.map {
      TaughtFact(
        $0.isKind ? .kindOf : .like,
        Self.name($0.ingredient),
        Self.name($0.other),
        addedAt: 0
      )
    }
      + ownSwaps.map {
        TaughtFact(.swap, Self.name($0.required), Self.name($0.substitute), addedAt: 0)
      }
  }

  /// The world in which what is said is so: kinds are kinds, and what is alike stands in for each other.
  var believing: MatchWorld {
    var world = self
    for fact in taught where fact.isKind {
      if !world.ingredients[fact.ingredient].parents.contains(fact.other) {
        world.ingredients[fact.ingredient].parents.append(fact.other)
      }
    }
    let alike = taught.filter { !$0.isKind }.flatMap {
      [
        Swap(required: $0.other, substitute: $0.ingredient),
        Swap(required: $0.ingredient, substitute: $0.other),
      ]
    }
    world.swaps = alike + ownSwaps + swaps
    return world
  }

  /// The same for exclusions: nobody knows what is in a name, so it is a kind of something only where it is avoided
  /// itself.
  func doubting(but avoided: [Int]) -> MatchWorld {
    var world = self
    for fact in taught where fact.isKind && !avoided.contains(fact.ingredient) {
      world.ingredients[fact.ingredient].parents = []
    }
    return world
  }
}
