import RecipeLexicon
import RecipeModel

/// How much water ice leaves in a drink.
enum Dilution: Hashable, Sendable {
  case none
  /// Stirred with ice and strained, or thrown.
  case stirred
  case shaken
  /// Built in the glass over ice.
  ///
  /// It is diluted half as much as a stirred drink: there is as much ice, but nobody stirs it, and
  /// what melts later does not count.
  case overIce
  /// This much ice goes into the drink, in grams, which are millilitres of water.
  case ice(Double)

  /// Water from melted ice, in millilitres.
  ///
  /// Stirred and shaken drinks follow the fits to measured drinks of Arnold, *Liquid Intelligence*,
  /// 2014, page 123: with `a`, the share of alcohol before, the water is −1.21·a² + 1.246·a + 0.145
  /// of the volume before when stirred, and −1.567·a² + 1.742·a + 0.203 when shaken.
  ///
  /// - Parameters:
  ///   - volume: What meets the ice, in millilitres; above 0.
  ///   - alcohol: How much of that is alcohol; at most `volume`.
  func water(in volume: Double, alcohol: Double) -> Double {
    let share = alcohol / volume
    let stirred = (-1.21 * share + 1.246) * share + 0.145
    return switch self {
    case .none: 0
    case .stirred: volume * stirred
    case .shaken: volume * ((-1.567 * share + 1.742) * share + 0.203)
    case .overIce: volume * stirred / 2
    case .ice(let grams): grams
    }
  }

  /// Whether what sparkles meets the ice: shaken and stirred drinks are topped up with it.
  var takesSparkling: Bool { self != .stirred && self != .shaken }
}

extension Dilution {
  /// What the method of a recipe does, or its steps where it names none.
  ///
  /// Shaken and stirred drinks meet ice whether a line says so or not; others only where a line or a
  /// step does. A blended drink takes the ice of its lines where they measure it, and is else like a
  /// shaken one. A thrown drink is like a stirred one, a muddled one like a shaken one where the
  /// steps shake it. Any other is built.
  init(of recipe: Recipe, ice: IceLines) {
    let words = recipe.steps.flatMap(stepWords)
    let method = recipe.method?.lowercased() ?? Self.method(in: words)
    let hasIce = ice.isPresent || isIced(words)
    switch method {
    case "shaken": self = .shaken
    case "stirred": self = .stirred
    case "muddled" where words.contains(where: isShaking): self = .shaken
    case "thrown" where hasIce: self = .stirred
    case "blended" where hasIce: self = ice.grams.map { .ice($0) } ?? .shaken
    case "blended": self = .none
    default: self = hasIce ? .overIce : .none
    }
  }

  private static func method(in words: [String]) -> String {
    if words.contains(where: isShaking) { return "shaken" }
    if words.contains("blend") || words.contains("blender") { return "blended" }
    if words.contains("stir"), words.contains("strain") { return "stirred" }
    return "built"
  }
}

private func isShaking(_ word: String) -> Bool {
  ["shake", "shaken", "shaker", "shaking"].contains(word)
}

/// Whether the words speak of ice, which ice cream is not.
private func isIced(_ words: [String]) -> Bool {
  words.indices.contains { position in
    let next = position + 1 < words.count ? words[position + 1] : ""
    return words[position] == "ice" && next != "cream"
  }
}

/// The words of a step in lower case, without what is no letter.
private func stepWords(_ step: String) -> [String] {
  step.lowercased().split { !$0.isLetter }.map(String.init)
}
