import RecipeDrawing
import RecipeLexicon
import RecipeModel

/// From the recipe of a drink to how it is drawn.
struct DrinkPicture {
  private let recipe: Recipe
  private let lexicon: IngredientLexicon
  private let tables: DrawingTables
  private let steps: DrinkSteps
  private let pours: [DrinkPour]
  private let ice: Ice
  private let glass: GlassKind

  /// Cost: O(bytes of the recipe).
  init(of recipe: Recipe, lexicon: IngredientLexicon, units: UnitTable, tables: DrawingTables) {
    self.recipe = recipe
    self.lexicon = lexicon
    self.tables = tables
    steps = DrinkSteps(recipe.steps)
    let poured = PouredVolume(lexicon: lexicon, units: units)
    let iceLines = IceLines(of: recipe.lines, poured: poured)
    isIced = iceLines.isPresent
    let method = recipe.method?.lowercased()
    ice = steps.ice(method: method, hasLine: iceLines.isPresent)
    let glass =
      recipe.glass.flatMap(tables.glass)
      ?? (ice == .none && recipe.category != "Hot drink" ? .coupe : .tumbler)
    self.glass = glass
    pours = DrinkPour.all(
      of: recipe,
      lexicon: lexicon,
      poured: poured,
      tables: tables,
      room: glass.isShared ? 800 : 0
    )
  }

  var drawing: DrinkDrawing {
    DrinkDrawing(
      name: recipe.name,
      glass: glass,
      layers: layers,
      ice: isBlended || isHot ? .none : ice,
      garnishes: garnishes,
      foam: foam,
      isSparkling: pours.contains(where: \.isSparkling),
      isHot: isHot
    )
  }

  private var method: String { recipe.method?.lowercased() ?? "" }
  private var isBlended: Bool { method == "blended" }
  private let isIced: Bool

  private var isHot: Bool {
    if recipe.category == "Hot drink" { return true }
    let isWarm: Set<GlassKind> = [.mug, .cup, .teacup, .heatproof, .irishCoffee]
    let words = ["hot", "simmer", "boiling", "boil", "steaming", "warm", "warmed", "heat", "steep"]
    let isCold = steps.say(["ice", "chilled", "chill", "cold", "cool", "fridge"])
    return isWarm.contains(glass) && !isCold && steps.say(words)
  }

  /// So much of what is poured is in one glass.
  private var share: Double {
    glass.isShared ? 1 : 1 / Double(max(1, recipe.servings ?? 1))
  }

  /// What ice adds to what meets it, by the method.
  private var dilution: Double {
    switch method {
    case "shaken": 0.28
    case "stirred", "thrown": 0.22
    default: ice == .none ? 0 : 0.1
    }
  }
}

extension DrinkPicture {
  /// What lies in the glass, from below: what sank, what was mixed or poured first, what floats.
  private var layers: [PouredLayer] {
    var sunk: [DrinkPour] = []
    var mixed: [DrinkPour] = []
    var apart: [DrinkPour] = []
    var floats: [DrinkPour] = []
    for pour in pours {
      if steps.say(DrinkSteps.sinking, of: pour.line) {
        sunk.append(pour)
      } else if steps.say(DrinkSteps.floating, of: pour.line) {
        floats.append(pour)
      } else if method == "layered", !steps.say(DrinkSteps.mixing, of: pour.line) {
        apart.append(pour)
      } else {
        mixed.append(pour)
      }
    }
    var layers = [layer(sunk, isSoft: true)]
    // Without a word about it the heavier lies below; as poured where both weigh the same.
    let ordered = apart.enumerated().sorted {
      $0.element.density != $1.element.density
        ? $0.element.density > $1.element.density : $0.offset < $1.offset
    }
    layers.append(layer(mixed, isSoft: false))
    layers += ordered.map { layer([$0.element], isSoft: $0.element.density > 1.25) }
    layers += floats.map { layer([$0], isSoft: false) }
    return layers.compactMap(\.self)
  }

  private func layer(_ pours: [DrinkPour], isSoft: Bool) -> PouredLayer? {
    var parts = pours.map { (colour: $0.colour, volume: $0.volume) }
    let still = pours.reduce(0) { $0 + ($1.isSparkling ? 0 : $1.volume) }
    if pours.count > 1, dilution > 0 {
      parts.append(
        (LiquidColour(tint: Tint(red: 247, green: 250, blue: 250), opacity: 0), still * dilution)
      )
    }
    guard var colour = LiquidColour.mixed(parts) else { return nil }
    // Shaking and blending beat air in.
    if isBlended {
      colour.opacity = max(colour.opacity, 0.9)
      colour.tint = colour.tint.paler(0.25)
    }
    if method == "shaken" { colour.opacity = min(1, colour.opacity + 0.08) }
    let volume = parts.reduce(0) { $0 + $1.volume } * (isBlended && isIced ? 1.5 : 1)
    return PouredLayer(colour, volume: volume * share, isSoft: isSoft)
  }

  private var foam: Foam? {
    func has(_ names: [String]) -> Bool {
      let wanted = Set(names.compactMap { lexicon.ingredient(named: $0) })
      return recipe.lines.contains { line in
        guard line.role != .garnish, let first = lexicon.requirements(of: line)?.first?.first else {
          return false
        }
        return wanted.contains(first)
          || lexicon.taxonomy.ancestors(of: first.rawValue).contains {
            wanted.contains(IngredientID($0))
          }
      }
    }
    if method == "shaken" || method == "blended" {
      if has(["egg white", "aquafaba", "egg"]) {
        return Foam(tint: Tint(red: 0xF5, green: 0xE8, blue: 0xCE), depth: .deep)
      }
      if has(["espresso", "coffee"]) {
        return Foam(tint: Tint(red: 0xC8, green: 0x9B, blue: 0x66), depth: .thin)
      }
      if has(["pineapple juice"]), glass != .hurricane {
        return Foam(tint: Tint(red: 0xFB, green: 0xF0, blue: 0xCF), depth: .thin)
      }
    }
    let beer = pours.filter { $0.isBeer }.reduce(0) { $0 + $1.volume }
    if beer > 0, beer * 2 > pours.reduce(0, { $0 + $1.volume }), pours.last?.isCream != true {
      let isDark = layers.last.map { $0.colour.tint.red < 0x60 } ?? false
      let tint =
        isDark ? Tint(red: 0xE8, green: 0xD2, blue: 0xAC) : Tint(red: 0xFF, green: 0xF9, blue: 0xEA)
      return Foam(tint: tint, depth: .head)
    }
    return nil
  }

  private var garnishes: [Garnish] {
    var found: [Garnish] = []
    for line in recipe.lines {
      guard let first = lexicon.requirements(of: line)?.first?.first else { continue }
      guard var garnish = tables.garnish(of: first, lexicon.taxonomy) else { continue }
      // Pressed in the glass, it stays there.
      let isPressed = line.role == .required && !steps.say(["strain"]) && !isBlended && !isHot
      if isPressed, let pressed = garnish.pressed { garnish = pressed }
      let isShown =
        line.role == .garnish
        || ([.whippedCream, .iceCream].contains(garnish) && !isBlended)
        || (isPressed && garnish.isShownPressed)
        || (line.role != .garnish && lexicon.ingredientGroup(of: first).hasPrefix("Garnishes"))
      guard isShown, !found.contains(garnish) else { continue }
      found.append(garnish)
    }
    return Array(found.prefix(4))
  }
}

extension Garnish {
  /// What is left of it when it is pressed in the glass; nil for the same.
  fileprivate var pressed: Garnish? {
    switch self {
    case .limeWheel: .limeWedge
    case .lemonWheel: .lemonWedge
    case .orangeWheel: .orangeWedge
    default: nil
    }
  }

  /// Whether it is seen in the glass when it went into the drink.
  fileprivate var isShownPressed: Bool {
    switch self {
    case .mint, .limeWedge, .lemonWedge, .orangeWedge, .cucumber, .strawberry, .raspberry,
      .blackberry,
      .basil, .rosemary, .passionFruit, .apple, .cinnamonStick:
      true
    default: false
    }
  }
}

extension GlassKind {
  /// Whether several drink from it.
  var isShared: Bool { self == .jug || self == .punchBowl }
}
