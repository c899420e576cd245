import RecipeLexicon
import RecipeMatching
public import RecipeModel

/// What somebody who avoids things must know about a dish.
public struct DishCaution: Sendable, Equatable {
  /// The names of required lines that they must not eat, in order.
  public var excluded: [String] = []
  /// The names of required lines that may contain something they must not eat, or that are unknown,
  /// in order.
  public var doubtful: [String] = []
  /// The positions of the lines to leave out, among all lines of the dish.
  public var leftOut: Set<Int> = []
  /// The alternatives that they must not use on lines that have another one, by the positions of these lines.
  public var refusedAlternatives: [Int: [String]] = [:]
  /// The positions of the dish's own swaps that cannot be used, because the substitute is avoided.
  public var refusedSwaps: Set<Int> = []

  /// What to leave out of a dish: lines that it does not require, and alternatives, in the order of its lines.
  public func leaveOut(of recipe: Recipe) -> [String] {
    recipe.lines.indices.flatMap { position in
      leftOut.contains(position)
        ? [recipe.lines[position].name] : refusedAlternatives[position] ?? []
    }
  }

  /// A dish without anything to avoid.
  public static let none = DishCaution()
}

extension Kitchen {
  /// What the person must know about a dish because of what they avoid.
  ///
  /// - Throws: As ``exclusions(without:diets:)``.
  /// Cost: O(lines · cost of resolving a name).
  public func caution(about recipe: Recipe) throws(KitchenError) -> DishCaution {
    let stated = try exclusions()
    guard !stated.isEmpty else { return .none }
    return caution(about: recipe, exclusion(stated))
  }

  /// What an exclusion says about a dish.
  func caution(about recipe: Recipe, _ exclusion: Exclusion) -> DishCaution {
    var caution = DishCaution()
    let taught = taughtNames(excludedBy: exclusion)
    for (position, swap) in recipe.swaps.enumerated() {
      let asked = index.lexicon.asked(named: swap.substitute)
      let isTaught = taught.contains { swap.substitute.hasWords(of: $0.name) }
      if isTaught || asked.map({ exclusion.verdict(of: $0) }) != .safe {
        caution.refusedSwaps.insert(position)
      }
    }
    for (position, line) in recipe.lines.enumerated() {
      let asked =
        index.lexicon.asked(by: line, units: index.units)
        ?? index.lexicon.product(on: line, units: index.units).map { [[$0]] }
      let isTaught = taught.contains {
        line.names($0) || unlistedKey(line.name) == unlistedKey($0.name)
      }
      let verdict = max(
        asked.map { self.verdict(of: $0, exclusion) } ?? .possible,
        isTaught ? .possible : .safe
      )
      guard verdict != .safe else {
        let refused = asked.map { refusedAlternatives(among: $0, exclusion) } ?? []
        if !refused.isEmpty { caution.refusedAlternatives[position] = refused }
        continue
      }
      if !line.isRequired {
        caution.leftOut.insert(position)
      } else if verdict == .certain {
        caution.excluded.append(line.name)
      } else {
        caution.doubtful.append(line.name)
      }
    }
    return caution
  }

  /// The names of the alternatives of a line that are not safe, each once, in order.
  private func refusedAlternatives(
    among asked: [[AskedIngredient]],
    _ exclusion: Exclusion
  ) -> [String] {
    var names: [String] = []
    for alternative in asked.joined() where exclusion.verdict(of: alternative) != .safe {
      let name = index.lexicon.name(of: alternative.ingredient)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The worst of what a line asks for, of each the best of its alternatives.
  private func verdict(
    of asked: [[AskedIngredient]],
    _ exclusion: Exclusion
  ) -> Exclusion.Verdict {
    asked.map { alternatives in
      alternatives.map { exclusion.verdict(of: $0) }.min() ?? .safe
    }
    .max() ?? .safe
  }
}

extension DishCaution {
  /// What stands beside a line of a dish that somebody is given; nil where it can be used as it is.
  fileprivate func advice(on position: Int) -> String? {
    if leftOut.contains(position) { return "leave out" }
    return refusedAlternatives[position].map { "not \($0.joined(separator: " or "))" }
  }
}

extension Recipe {
  /// The dish with what is to be left out marked so on its lines, and without swaps that are none, for
  /// whoever gets it.
  func heeding(_ caution: DishCaution) -> Recipe {
    var marked = self
    marked.swaps = swaps.enumerated().filter { !caution.refusedSwaps.contains($0.offset) }
      .map(\.element)
    for position in marked.lines.indices {
      guard let heed = caution.advice(on: position) else { continue }
      let comment = marked.lines[position].comment
      marked.lines[position].comment = [heed, comment].compactMap(\.self)
        .joined(separator: ", ")
    }
    return marked
  }
}
