extension MatchWorld {
  /// A random world: hierarchies with several parents, classes, chains of home steps, composition,
  /// swaps of the lexicon and of dishes, staples, flags, alternatives, exact lines, repeated lines,
  /// unknown names, amounts, learned swaps, dishes that share names, and some that are nearly one.
  public static func random(using generator: inout some RandomNumberGenerator) -> MatchWorld {
    let count = Int.random(in: 4...16, using: &generator)
    var ingredients: [Ingredient] = []
    for number in 0..<count {
      var ingredient = Ingredient()
      // Relations point to lower numbers only, in a shuffled naming, so that no cycle arises.
      if number > 0 {
        ingredient.parents = pick(atMost: 2, below: number, odds: 0.4, &generator)
        ingredient.groups = pick(atMost: 1, below: number, odds: 0.1, &generator)
          .filter { !ingredient.parents.contains($0) }
        ingredient.contents = pick(atMost: 2, below: number, odds: 0.12, &generator)
      }
      ingredient.isClass = chance(0.2, &generator)
      ingredient.isStaple = chance(0.12, &generator)
      if chance(0.15, &generator) { ingredient.flags.append("dairy") }
      if chance(0.08, &generator) { ingredient.flags.append("nut?") }
      if chance(0.04, &generator) { ingredient.flags = ["?"] }
      ingredients.append(ingredient)
    }
    var routes: [Route] = []
    for product in 1..<count where chance(0.3, &generator) {
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let inputs = pick(atMost: 3, below: product, odds: 1, &generator)
        if !inputs.isEmpty { routes.append(Route(product: product, inputs: inputs)) }
      }
    }
    routes.shuffle(using: &generator)
    let swaps = randomSwaps(count / 2, ingredients: count, &generator)
    var dishes: [Dish] = []
    for number in 0..<Int.random(in: 1...14, using: &generator) {
      var dish = randomDish(number, ingredients: count, &generator)
      if chance(0.2, &generator), let other = dishes.randomElement(using: &generator) {
        dish.name = other.name
        dish.isDrink = other.isDrink
        dish.lines = other.lines + dish.lines.filter { _ in chance(0.1, &generator) }
      }
      dishes.append(dish)
    }
    return MatchWorld(
      ingredients: ingredients,
      routes: routes,
      swaps: swaps,
      learned: randomLearned(ingredients: count, &generator),
      dishes: dishes,
      families: ["dairy", "nut"].map { flag in
        Family(flag: flag, members: pick(atMost: 2, below: count, odds: 0.5, &generator))
      }
    )
    .renumbered(using: &generator)
    .namingUnknown(&generator)
  }

  /// The same world, in which lines without alternatives ask for one of a few names that the lexicon does not
  /// know.
  private func namingUnknown(_ generator: inout some RandomNumberGenerator) -> MatchWorld {
    var world = self
    let most = Int.random(in: 1...3, using: &generator)
    for dish in world.dishes.indices {
      for line in world.dishes[dish].lines.indices
      where world.dishes[dish].lines[line].alternatives.isEmpty {
        let there = world.ingredients.count - ingredients.count
        let number = Int.random(in: 0..<min(there + 1, most), using: &generator)
        if number == there {
          var unlisted = Ingredient()
          unlisted.isUnlisted = true
          world.ingredients.append(unlisted)
        }
        world.dishes[dish].lines[line].alternatives = [ingredients.count + number]
      }
    }
    return world
  }

  private static func randomLearned(
    ingredients: Int,
    _ generator: inout some RandomNumberGenerator
  ) -> [Learned] {
    guard chance(0.8, &generator) else { return [] }
    return (0..<ingredients).flatMap { ingredient -> [Learned] in
      let others = (0..<ingredients).filter { $0 != ingredient }.shuffled(using: &generator)
      return others.prefix(Int.random(in: 0...3, using: &generator)).map { other in
        let dishes = Int.random(in: 1...9, using: &generator)
        return Learned(required: ingredient, substitute: other, dishes: dishes)
      }
    }
  }

  private static func randomDish(
    _ number: Int,
    ingredients: Int,
    _ generator: inout some RandomNumberGenerator
  ) -> Dish {
    var lines: [Line] = []
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      var alternatives = [Int.random(in: 0..<ingredients, using: &generator)]
      while chance(0.2, &generator) {
        let other = Int.random(in: 0..<ingredients, using: &generator)
        if !alternatives.contains(other) { alternatives.append(other) }
      }
      if chance(0.08, &generator) { alternatives = [] }
      lines.append(
        Line(
          alternatives: alternatives,
          isRequired: chance(0.8, &generator),
          isExact: chance(0.1, &generator),
          amounts: randomAmounts(&generator),
          mention: chance(0.12, &generator)
            ? Int.random(in: 0..<ingredients, using: &generator) : nil,
          denied: chance(0.08, &generator) ? (chance(0.7, &generator) ? "dairy" : "nut") : nil
        )
      )
    }
    if chance(0.3, &generator), var line = lines.randomElement(using: &generator) {
      if chance(0.5, &generator) { line.amounts = randomAmounts(&generator) }
      if chance(0.3, &generator) { line.isRequired.toggle() }
      if chance(0.3, &generator) { line.mention = nil }
      if chance(0.3, &generator) { line.denied = nil }
      lines.append(line)
    }
    let names = ["Stew", "stew", "Pie", "Éclair", "soup", "Soup B"]
    // Some are named after something, be it in them or not.
    let after = MatchWorld.name(Int.random(in: 0..<ingredients, using: &generator))
    let title = names[Int.random(in: 0..<names.count, using: &generator)]
    let source = ["world", "world", "world", "other", "other", "own"]
      .randomElement(using: &generator)
    var dish = Dish(
      id: "\(source ?? "world"):\(number)",
      name: chance(0.3, &generator) ? "\(after) \(title)" : title,
      isDrink: chance(0.5, &generator),
      category: [nil, "Main", "Side"].randomElement(using: &generator) ?? nil,
      minutes: chance(0.5, &generator) ? Int.random(in: 1...3, using: &generator) * 10 : nil,
      lines: lines,
      swaps: chance(0.2, &generator) ? randomSwaps(2, ingredients: ingredients, &generator) : [],
      isPlain: chance(0.4, &generator) ? chance(0.4, &generator) : nil,
      renown: chance(0.3, &generator) ? Int.random(in: 0...2, using: &generator) : nil,
      yields: chance(0.3, &generator) ? Int.random(in: 0..<ingredients, using: &generator) : nil
    )
    // Some take just as long as a dish may wait for what they make, some longer.
    if dish.yields != nil, let minutes = dish.minutes, minutes > 10 { dish.minutes = 100 + minutes }
    return dish
  }

  private static func randomSwaps(
    _ most: Int,
    ingredients: Int,
    _ generator: inout some RandomNumberGenerator
  ) -> [Swap] {
    var swaps: [Swap] = []
    for _ in 0..<Int.random(in: 0...most, using: &generator) {
      let required = Int.random(in: 0..<ingredients, using: &generator)
      let substitute = Int.random(in: 0..<ingredients, using: &generator)
      let isNew = !swaps.contains { $0.required == required && $0.substitute == substitute }
      if required != substitute, isNew {
        swaps.append(Swap(required: required, substitute: substitute))
      }
    }
    return swaps
  }

  /// The same world with its ingredients numbered anew, so that numbers say nothing about
  /// relations.
  private func renumbered(using generator: inout some RandomNumberGenerator) -> MatchWorld {
    let order = ingredients.indices.shuffled(using: &generator)
    func new(_ old: Int) -> Int { order[old] }
    var world = self
    for (old, ingredient) in ingredients.enumerated() {
      var moved = ingredient
      moved.parents = ingredient.parents.map(new)
      moved.groups = ingredient.groups.map(new)
      moved.contents = ingredient.contents.map(new)
      world.ingredients[new(old)] = moved
    }
    world.routes = routes.map { Route(product: new($0.product), inputs: $0.inputs.map(new)) }
    world.swaps = swaps.map(moved)
    world.families = families.map { Family(flag: $0.flag, members: $0.members.map(new)) }
    world.learned = learned.map { entry in
      Learned(
        required: new(entry.required),
        substitute: new(entry.substitute),
        dishes: entry.dishes
      )
    }
    for dish in world.dishes.indices {
      world.dishes[dish].swaps = dishes[dish].swaps.map(moved)
      world.dishes[dish].yields = dishes[dish].yields.map(new)
      for line in dishes[dish].lines.indices {
        world.dishes[dish].lines[line].alternatives = dishes[dish].lines[line].alternatives.map(new)
        world.dishes[dish].lines[line].mention = dishes[dish].lines[line].mention.map(new)
      }
    }
    return world

    func moved(_ swap: Swap) -> Swap {
      Swap(required: new(swap.required), substitute: new(swap.substitute))
    }
  }

  private static func pick(
    atMost most: Int,
    below limit: Int,
    odds: Double,
    _ generator: inout some RandomNumberGenerator
  ) -> [Int] {
    guard chance(odds, &generator) else { return [] }
    let wanted = Int.random(in: 1...most, using: &generator)
    return Array((0..<limit).shuffled(using: &generator).prefix(wanted))
  }
}

/// True with the given probability.
public func chance(_ odds: Double, _ generator: inout some RandomNumberGenerator) -> Bool {
  Double.random(in: 0..<1, using: &generator) < odds
}
