package import RecipeLexicon
package import RecipeModel

/// How strong a finished drink is.
public struct DrinkStrength: Hashable, Sendable {
  /// Alcohol by volume in percent, rounded to a tenth; 0 only for a drink without alcohol.
  public let percent: Double

  /// "about 24 % alcohol", "under 1 % alcohol", "no alcohol".
  public var text: String {
    if percent == 0 { return "no alcohol" }
    return percent < 1 ? "under 1 % alcohol" : "about \(Int(percent.rounded())) % alcohol"
  }

  /// Works out a drink from its lines: what they pour, how strong that is, and the ice that melts
  /// into it, by the method.
  ///
  /// Required lines count, and those to serve; of alternatives the first. Only liquids have a volume,
  /// that is, what has a colour: sugar, fruit and ice are left out. What sparkles is poured on after
  /// a drink was shaken or stirred. Heat and time take nothing away. The order of lines does not
  /// matter. Cost: O(bytes of the recipe).
  ///
  /// - Returns: Nil for a meal; when a required line is not known; and, in a drink with alcohol, when
  ///   a liquid has no known volume or strength. What carries alcohol and is counted in pieces, as a
  ///   brandied cherry is, is no liquid.
  package init?(of recipe: Recipe, lexicon: IngredientLexicon, units: UnitTable) {
    guard recipe.kind == .cocktail else { return nil }
    let poured = PouredVolume(lexicon: lexicon, units: units)
    let ice = IceLines(of: recipe.lines, poured: poured)
    let dilution = Dilution(of: recipe, ice: ice)
    var glass = Glass(poured: poured, takesSparkling: dilution.takesSparkling)
    for line in recipe.lines where line.role == .required || line.role == .toServe {
      guard glass.add(line) else { return nil }
    }
    let alcohol = glass.mixed.alcohol + glass.topUp.alcohol
    guard alcohol > 0 else {
      percent = 0
      return
    }
    guard glass.isComplete else { return nil }
    let volume = glass.mixed.volume
    let water = volume > 0 ? dilution.water(in: volume, alcohol: glass.mixed.alcohol) : 0
    let share = alcohol / (volume + glass.topUp.volume + water)
    percent = max(1, (share * 1000).rounded()) / 10
  }
}

/// What the lines of a drink pour.
private struct Glass {
  let poured: PouredVolume
  let sparkling: Int?
  /// What meets the ice, and what is poured on afterwards.
  var mixed = Pour()
  var topUp = Pour()
  /// No liquid is without a volume.
  var isComplete = true

  init(poured: PouredVolume, takesSparkling: Bool) {
    self.poured = poured
    sparkling = takesSparkling ? nil : poured.lexicon.flavours.flavour(named: "sparkling")
  }

  /// Pours what a line asks for; false when what it asks for is not known, or how strong it is, or
  /// how much of something strong.
  mutating func add(_ line: IngredientLine) -> Bool {
    let lexicon = poured.lexicon
    guard let requirements = lexicon.requirements(of: line) else { return !line.isRequired }
    for ingredient in requirements.compactMap(\.first) {
      guard let strength = lexicon.strength(of: ingredient) else { return false }
      let isLiquid = lexicon.colour(of: ingredient) != nil
      guard isLiquid || strength > 0 else { continue }
      guard let volume = poured.millilitres(of: line, as: ingredient) else {
        guard isLiquid else { continue }
        guard strength == 0 else { return false }
        isComplete = false
        continue
      }
      let share = volume / Double(requirements.count)
      if let sparkling, lexicon.flavours.isCarried(sparkling, by: ingredient) {
        topUp.add(share, percent: strength)
      } else {
        mixed.add(share, percent: strength)
      }
    }
    return true
  }
}

/// Liquids poured together. Sums are of whole numbers, so that their order makes no difference.
private struct Pour {
  /// In thousandths of a millilitre.
  private var microlitres = 0
  /// In thousandths of a microlitre.
  private var nanolitresOfAlcohol = 0

  /// In millilitres.
  var volume: Double { Double(microlitres) / 1e3 }
  /// In millilitres.
  var alcohol: Double { Double(nanolitresOfAlcohol) / 1e6 }

  mutating func add(_ millilitres: Double, percent: Double) {
    let amount = Int(exactly: (millilitres * 1e3).rounded()) ?? 0
    microlitres += amount
    nanolitresOfAlcohol += amount * (Int(exactly: (percent * 10).rounded()) ?? 0)
  }
}
