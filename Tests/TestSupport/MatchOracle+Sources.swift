extension MatchOracle {
  /// How something came to be there.
  private enum Source {
    case named
    case kind(Int)
    case made([Int])
  }

  /// The named things that an owned one comes from.
  ///
  /// What is named comes from itself. In rounds, names go up first: a thing above comes from the
  /// lowest of what is fresh below it. Then home steps are taken, the first stated one for each
  /// product, and their products are fresh.
  func origins(of x: Int) -> Set<Int> {
    origins(of: [x], sources())
  }

  /// As ``origins(of:)``, but of what a home step makes, where one makes exactly this and it is
  /// there as a kind as well.
  func originsItself(of x: Int) -> Set<Int> {
    let sources = sources()
    guard case .kind = sources[x],
      let route = world.routes.first(where: { $0.product == x && can($0) })
    else { return origins(of: [x], sources) }
    return origins(of: route.inputs.filter(isOwned), sources)
  }

  /// What stands in for a kind of itself: the nearest above that is held itself, the lowest of
  /// several.
  func generic(for x: Int) -> Int? {
    var level = Set(world.ingredients[x].parents)
    while !level.isEmpty {
      let held = level.filter { isHeldItself($0) && !world.ingredients[$0].isClass }
      if let lowest = held.min() { return lowest }
      level = Set(level.flatMap { world.ingredients[$0].parents })
    }
    return nil
  }

  private func can(_ route: MatchWorld.Route) -> Bool {
    !isRefused(route.product) && route.inputs.contains(where: isOwned)
      && route.inputs.allSatisfy { isOwned($0) || isAssumed($0) }
  }

  /// Goes from each thing to what it comes from until only named ones are left.
  private func origins(of things: [Int], _ sources: [Int: Source]) -> Set<Int> {
    var reached = Set(things)
    while true {
      let before = reached.count
      for thing in reached {
        switch sources[thing] {
        case nil, .named: break
        case .kind(let below): reached.insert(below)
        case .made(let inputs): reached.formUnion(inputs.filter(isOwned))
        }
      }
      if reached.count == before { return reached.intersection(named) }
    }
  }

  private func sources() -> [Int: Source] {
    var sources: [Int: Source] = [:]
    for thing in named { sources[thing] = .named }
    var fresh = named
    while !fresh.isEmpty {
      for x in world.ingredients.indices where sources[x] == nil && !isRefused(x) {
        let below = fresh.filter { ancestors($0).contains(x) }
        if let lowest = below.min() { sources[x] = .kind(lowest) }
      }
      let there = Set(sources.keys)
      fresh = []
      for route in world.routes where sources[route.product] == nil && !isRefused(route.product) {
        guard route.inputs.contains(where: there.contains),
          route.inputs.allSatisfy({ there.contains($0) || isAssumed($0) })
        else { continue }
        sources[route.product] = .made(route.inputs)
        fresh.insert(route.product)
      }
    }
    return sources
  }
}
