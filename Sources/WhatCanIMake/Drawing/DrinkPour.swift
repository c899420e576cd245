import RecipeDrawing
import RecipeLexicon
import RecipeModel

/// One liquid of a drink as it looks in the glass.
struct DrinkPour {
  /// As the line calls it.
  let line: String
  let colour: LiquidColour
  /// In millilitres, for all servings.
  var volume: Double
  let isSparkling: Bool
  let isBeer: Bool
  let isCream: Bool
  /// Whether it is water and nothing else, whatever its bubbles.
  let isWater: Bool
  /// By a millilitre, in grams, as bars reckon: syrup sinks, cream floats.
  let density: Double

  /// The liquids that the lines of a drink pour, in their order, and what colours them without being one.
  ///
  /// What has no amount takes what is left of a glass: half of what the others pour, and at least 60 ml.
  ///
  /// - Parameter room: At least so many millilitres are poured in all where nothing is measured.
  static func all(
    of recipe: Recipe,
    lexicon: IngredientLexicon,
    poured: PouredVolume,
    tables: DrawingTables,
    room: Double
  ) -> [DrinkPour] {
    let kinds = LiquidKinds(lexicon)
    var measured: [DrinkPour] = []
    var open: [Int] = []
    for line in recipe.lines where line.role != .garnish {
      guard line.role == .required || line.role == .toServe else { continue }
      let requirements = lexicon.requirements(of: line) ?? []
      for ingredient in requirements.compactMap(\.first) {
        if let colour = lexicon.colour(of: ingredient) {
          let volume = poured.millilitres(of: line, as: ingredient)
          if volume == nil { open.append(measured.count) }
          measured.append(
            DrinkPour(
              line: line.name,
              colour: LiquidColour(
                tint: Tint(red: colour.red, green: colour.green, blue: colour.blue),
                opacity: colour.opacity
              ),
              volume: (volume ?? 0) / Double(requirements.count),
              isSparkling: kinds.isSparkling(ingredient),
              isBeer: kinds.isBeer(ingredient),
              isCream: kinds.isCream(ingredient),
              isWater: kinds.isWater(ingredient),
              density: kinds.density(of: ingredient)
            )
          )
        } else if let juice = pressed(line, recipe, lexicon) {
          measured.append(juice)
        } else if let solid = solid(ingredient, line, recipe, lexicon, tables) {
          measured.append(solid)
        }
      }
    }
    let isClear = recipe.method?.lowercased() != "shaken" && measured.allSatisfy(\.isWater)
    if measured.isEmpty || isClear {
      // Nothing but what is pressed or steeped: its own colour.
      let water = measured.reduce(0) { $0 + $1.volume }
      for line in recipe.lines where line.role == .required {
        guard let ingredient = lexicon.requirements(of: line)?.first?.first,
          let found = tables.symbol(of: ingredient, lexicon.taxonomy), found.share > 0.1,
          found.symbol.name != "sugar"
        else { continue }
        measured.append(.solid(line.name, found.symbol, volume: water > 0 ? water * 0.02 : 150))
      }
    }
    let known = measured.reduce(0) { $0 + $1.volume }
    for position in open {
      measured[position].volume = max(60, known / 2, room) / Double(open.count)
    }
    return measured.filter { $0.volume > 0 }
  }

  /// The juice of a fruit that is muddled in the glass: 25 ml of a lime, an eighth of that of a piece or a berry.
  private static func pressed(
    _ line: IngredientLine,
    _ recipe: Recipe,
    _ lexicon: IngredientLexicon
  ) -> DrinkPour? {
    let words = line.name.split(separator: " ")
    guard recipe.method?.lowercased() == "muddled", let fruit = words.first,
      let juice = lexicon.ingredient(named: "\(fruit) juice"),
      let colour = lexicon.colour(of: juice)
    else { return nil }
    let amount = line.amounts.first
    let isCitrus = lexicon.ingredient(named: String(fruit)).map {
      LiquidKinds(lexicon).isCitrus($0)
    }
    let isWhole = isCitrus == true && words.count == 1 && amount?.unit == nil
    return DrinkPour(
      line: line.name,
      colour: LiquidColour(
        tint: Tint(red: colour.red, green: colour.green, blue: colour.blue),
        opacity: colour.opacity
      ),
      volume: min(8, max(0, amount?.quantity ?? 1)) * 25 / (isWhole ? 1 : 8),
      isSparkling: false,
      isBeer: false,
      isCream: false,
      isWater: false,
      density: 1
    )
  }

  /// What is no liquid, and colours a drink that it is blended or cooked into.
  private static func solid(
    _ ingredient: IngredientID,
    _ line: IngredientLine,
    _ recipe: Recipe,
    _ lexicon: IngredientLexicon,
    _ tables: DrawingTables
  ) -> DrinkPour? {
    guard let found = tables.symbol(of: ingredient, lexicon.taxonomy), found.share >= 0.6 else {
      return nil
    }
    let isStrong = ["chocolate", "coffee"].contains(found.symbol.name)
    guard recipe.method?.lowercased() == "blended" || isStrong else { return nil }
    return .solid(line.name, found.symbol, volume: isStrong ? 60 : 80)
  }

  private static func solid(_ line: String, _ symbol: FoodSymbol, volume: Double) -> DrinkPour {
    DrinkPour(
      line: line,
      colour: LiquidColour(tint: symbol.tint, opacity: 0.9),
      volume: volume,
      isSparkling: false,
      isBeer: false,
      isCream: false,
      isWater: false,
      density: 1
    )
  }
}

/// Which liquids sparkle, foam, sink and float.
private struct LiquidKinds {
  private let lexicon: IngredientLexicon
  private let sparkling: Int?
  private let named: [String: Int]

  init(_ lexicon: IngredientLexicon) {
    self.lexicon = lexicon
    sparkling = lexicon.flavours.flavour(named: "sparkling")
    let names = ["cream", "syrup", "grenadine", "water", "soda water", "citrus fruit"]
    named = Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        lexicon.ingredient(named: name).map { (name, $0.rawValue) }
      }
    )
  }

  func isSparkling(_ ingredient: IngredientID) -> Bool {
    sparkling.map { lexicon.flavours.isCarried($0, by: ingredient) } ?? false
  }

  func isBeer(_ ingredient: IngredientID) -> Bool {
    lexicon.ingredientGroup(of: ingredient).hasPrefix("Beer")
      && (lexicon.strength(of: ingredient) ?? 0) > 0
  }

  func isWater(_ ingredient: IngredientID) -> Bool {
    isA("water", ingredient) || isA("soda water", ingredient)
  }

  func isCitrus(_ ingredient: IngredientID) -> Bool { isA("citrus fruit", ingredient) }

  func isCream(_ ingredient: IngredientID) -> Bool { isA("cream", ingredient) }

  func density(of ingredient: IngredientID) -> Double {
    if isA("cream", ingredient) { return 0.9 }
    if isA("syrup", ingredient) || isA("grenadine", ingredient)
      || lexicon.ingredientGroup(of: ingredient).hasPrefix("Syrups")
    {
      return 1.3
    }
    if lexicon.ingredientGroup(of: ingredient).hasPrefix("Liqueurs") { return 1.15 }
    if lexicon.ingredientGroup(of: ingredient).hasPrefix("Juices") { return 1.04 }
    if lexicon.ingredientGroup(of: ingredient).hasPrefix("Spirits") { return 0.95 }
    return 1
  }

  private func isA(_ name: String, _ ingredient: IngredientID) -> Bool {
    guard let kind = named[name] else { return false }
    return kind == ingredient.rawValue
      || lexicon.taxonomy.kinship(of: ingredient.rawValue).contains(kind)
      || lexicon.taxonomy.ancestors(of: ingredient.rawValue).contains(kind)
  }
}
