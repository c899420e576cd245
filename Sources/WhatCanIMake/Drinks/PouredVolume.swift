import RecipeLexicon
import RecipeModel

/// How many millilitres the lines of a drink pour.
struct PouredVolume {
  let lexicon: IngredientLexicon
  let units: UnitTable

  /// What a bar takes units to hold that have no fixed size, in millilitres. A part is an ounce, so
  /// that a dash beside parts has its size.
  private static let rough: [String: Double] = [
    "dash": 0.9, "shake": 0.9, "drop": 0.05, "splash": 5, "squeeze": 5, "squirt": 5, "drizzle": 5,
    "dollop": 15, "glug": 15, "scoop": 50, "part": 30, "measure": 30,
  ]

  /// What is poured by the piece, in millilitres, by its canonical name.
  private static let pieces: [String: Double] = ["egg": 50, "egg white": 30, "egg yolk": 18]

  /// The share of a measure of ice that is ice; the rest is air between the pieces.
  private static let packing = 0.6

  /// Millilitres of a line that asks for an ingredient; nil when the line does not say.
  ///
  /// The first of its amounts that has a size counts; of a range the middle; a gram of a liquid is a
  /// millilitre.
  func millilitres(of line: IngredientLine, as ingredient: IngredientID) -> Double? {
    size(of: line) { amount in
      guard let name = amount.unit else { return Self.pieces[lexicon.name(of: ingredient)] }
      let unit = units.unit(named: name).map(units.inDrinks)
      return unit?.factor ?? Self.rough[unit?.name ?? name]
    }
  }

  /// Grams of ice in a line of ice; nil when the line does not measure it.
  func gramsOfIce(in line: IngredientLine) -> Double? {
    size(of: line) { amount in
      guard let unit = amount.unit.flatMap(units.unit), let factor = unit.factor else { return nil }
      return unit.dimension == .mass ? factor : factor * Self.packing
    }
  }

  /// The size of the first amount that has one; "a dash" is one dash.
  private func size(of line: IngredientLine, sizeOfOne: (Amount) -> Double?) -> Double? {
    for amount in line.amounts {
      guard let one = sizeOfOne(amount), amount.unit != nil || amount.quantity != nil else {
        continue
      }
      let lower = amount.quantity ?? 1
      let size = one * (lower + (amount.quantityMax ?? lower)) / 2
      if size >= 0, size <= Self.largest { return size }
    }
    return nil
  }

  /// A thousand litres: more is no drink.
  private static let largest = 1e6
}

/// What the lines of a drink say about ice.
struct IceLines {
  /// A line asks for ice.
  private(set) var isPresent = false
  /// How much the lines ask for; nil when none measures it.
  private(set) var grams: Double?

  init(of lines: [IngredientLine], poured: PouredVolume) {
    let lexicon = poured.lexicon
    guard let ice = lexicon.ingredient(named: "ice") else { return }
    let kinds = Set([ice.rawValue] + lexicon.taxonomy.descendants(of: ice.rawValue))
    for line in lines where line.role != .optional {
      let first = lexicon.requirements(of: line)?.first?.first
      guard let first, kinds.contains(first.rawValue) else { continue }
      isPresent = true
      if let more = poured.gramsOfIce(in: line) { grams = (grams ?? 0) + more }
    }
  }
}
