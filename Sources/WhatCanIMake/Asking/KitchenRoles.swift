import RecipeLexicon
import RecipeMatching
import RecipeModel

/// What things are to a kitchen, by their names in the lexicon; each stands for its kinds too.
enum KitchenRoles {
  /// What most kitchens have. The word `kitchen` among the staples takes it to be there, and nowhere does a
  /// dish come first because it takes one of these.
  static let usual = ["oil", "vegetable oil", "olive oil", "sugar", "butter", "flour", "vinegar"]

  /// What most kitchens have, as ingredients; a name that a lexicon does not know is passed over.
  static func usualThings(in lexicon: IngredientLexicon) -> [IngredientID] {
    ingredients(usual, lexicon)
  }

  /// The vinegars of which most kitchens have one.
  private static let vinegars = [
    "white vinegar", "white wine vinegar", "red wine vinegar", "cider vinegar",
  ]

  /// What dinners are planned with, be it there or not: what most kitchens have, whichever vinegar that is.
  static func presumed(in lexicon: IngredientLexicon) -> [IngredientID] {
    ingredients(usual + vinegars, lexicon)
  }

  /// What drinks are planned with, be it there or not.
  static func presumedForDrinks(in lexicon: IngredientLexicon) -> [IngredientID] {
    ingredients(["sugar"], lexicon)
  }

  /// Those of some things that dinners are planned with, be it there or not, in their order.
  static func presumed(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> [IngredientID] {
    let presumed = Set(presumed(in: lexicon))
    return things.filter(presumed.contains)
  }

  /// What a dish or drink is made of first and foremost: meat, what swims, pulses and what stands for meat;
  /// a spirit.
  static let main = [
    "meat", "any sausage", "seafood", "legume", "tofu", "tempeh", "seitan", "spirit",
  ]

  /// What makes a dinner of a salad.
  static let filling = substance + pulses + ["cheese"]

  static let substance = ["meat", "any sausage", "seafood"]
  static let pulses = ["legume", "tofu", "tempeh", "seitan"]
  private static let fillers = [
    "pasta", "noodle", "gnocchi", "rice", "potato", "couscous", "bulgur wheat", "quinoa",
  ]
  /// Cheese that is fried as meat is.
  static let frying = ["halloumi", "paneer"]
  static let starches = fillers + ["egg", "bread"]

  /// What makes a breakfast of a dish, or a dessert.
  static let sweet = ["sweetener", "syrup", "jam", "chocolate", "fruit", "dried fruit"]

  /// What there may be much of beside what a dish is built on; beside vegetables, what the lexicon has on other shelves.
  private static let sides = [
    "vegetable", "canned tomato", "passata", "tomato sauce", "breadcrumb", "tortilla", "flatbread",
    "gnocchi",
  ]

  /// What is one to who eats it, with its kinds.
  private static let alike = [
    ["tomato", "canned tomato", "passata", "tomato sauce"], ["bread", "breadcrumb"],
    ["rice", "cooked rice"], ["egg", "hard boiled egg"], ["potato", "mashed potato", "gnocchi"],
    ["pasta", "noodle"], ["tortilla", "corn tortilla"], ["ground meat"],
    ["chicken", "cooked chicken"], ["turkey", "cooked turkey"],
  ]

  /// What gives taste where another thing is cooked: no dish is built on bacon or onions.
  static let flavourings = ["cured meat", "onion"]

  /// What goes beside other things on many days: rice.
  static func beside(_ lexicon: IngredientLexicon) -> [IngredientID] {
    ingredients(["rice"], lexicon)
  }

  /// What makes a dinner what it is, beside meat, fish, pulses and vegetables.
  private static let telling = [
    "pasta", "noodle", "rice", "grain", "couscous", "polenta", "cheese", "tortilla", "flatbread",
    "gnocchi", "pastry", "olive", "avocado", "coconut milk", "miso paste", "dashi", "seaweed",
    "kimchi", "tahini", "peanut butter", "pesto", "salsa", "gravy", "curry sauce",
    "indian curry paste",
    "thai red curry paste", "thai green curry paste", "gochujang", "black bean sauce",
  ]

  /// What each of some things weighs as a reason for a dinner by itself, beside how long it keeps: for what makes a
  /// dinner what it is, three quarters of what fresh vegetables weigh that keep a week where of 200 dishes one is made of
  /// it, and half of that where of 80 one is; for anything else half of that, unless it only seasons. Who has udon and
  /// miso would have udon soup rather than one more frittata, and who has pomegranate molasses rather fesenjan.
  /// Cost: O(what they are kinds of).
  static func reasons(
    of things: [IngredientID],
    in index: CatalogueIndex
  ) -> [IngredientID: Int] {
    let lexicon = index.lexicon
    func isOne(_ thing: IngredientID, of roots: Set<Int>) -> Bool {
      !lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
    }
    let tells = Set(
      ingredients(substance + pulses + ["vegetable"] + telling, lexicon).map(\.rawValue)
    )
    let seasons = Set((usualThings(in: lexicon) + seasonings(in: lexicon)).map(\.rawValue))
    var reasons: [IngredientID: Int] = [:]
    for thing in Set(things) {
      let isTelling = isOne(thing, of: tells)
      if !isTelling, isOne(thing, of: seasons) { continue }
      reasons[thing] =
        rarity(of: thing, in: index) * (isTelling ? reason : reason / 2)
        / rarities.count
    }
    return reasons
  }

  /// What each of some things weighs as a reason for a drink by itself: most for mint, cucumber and berries, which do not
  /// keep; and for what has no alcohol as much where of 200 dishes one is made of it, and half where of 80 one is. Who
  /// has tomato juice would have a Bloody Mary. Cost: O(what they are kinds of).
  static func reasonsForDrinks(
    of things: [IngredientID],
    in index: CatalogueIndex
  ) -> [IngredientID: Int] {
    let isOfAlcohol = strong(in: index.lexicon)
    let fresh = spoiling(among: things, index.lexicon)
    var reasons: [IngredientID: Int] = [:]
    for thing in Set(things) where fresh.contains(thing) || !isOfAlcohol[thing.rawValue] {
      reasons[thing] =
        fresh.contains(thing) ? reason : rarity(of: thing, in: index) * reason / rarities.count
    }
    return reasons
  }

  /// How many of the rarities a thing has.
  private static func rarity(of thing: IngredientID, in index: CatalogueIndex) -> Int {
    let weight = index.weight(of: thing)
    return rarities.count { weight >= usedWeight(documentFrequency: 1, recipes: $0) }
  }

  /// For each line of an index whether nobody buys for it as long as there are dishes enough otherwise: what is bought
  /// is good for one dish in 80 at most, or is a bottle. Kimchi is bought by who has rice and lacks a dinner, and no
  /// liqueur by who has a drink. Cost: O(ingredients).
  static func isDear(in index: CatalogueIndex, ofDrinks isOfDrinks: Bool) -> (_ line: Int) -> Bool {
    let (taxonomy, isOfAlcohol) = (index.lexicon.taxonomy, strong(in: index.lexicon))
    func isRare(_ thing: Int) -> Bool { rarity(of: IngredientID(thing), in: index) > 0 }
    return { line in
      let asked = index.requirements.alternatives[line].lazy.map(Int.init)
      return !asked.isEmpty
        && asked.allSatisfy { thing in
          if isOfDrinks, isOfAlcohol[thing] { return true }
          // Who lacks a hard boiled egg buys eggs.
          return isRare(thing)
            && !taxonomy.routesTo[thing].contains { route in
              !taxonomy.routeInputs[Int(route)].contains { isRare(Int($0)) }
            }
        }
    }
  }

  /// The most that something is a reason.
  static let reason = 48

  /// One of how many dishes is made of something that is a reason for it, and of what is more of one.
  private static let rarities = [80, 200]

  /// What people make, and hardly buy: of limes, eggs, bread, and of what sweetens.
  private static let homeMade = [
    "lime juice", "lemon juice", "simple syrup", "rich simple syrup", "demerara syrup",
    "brown sugar syrup", "honey syrup", "maple simple syrup", "agave simple syrup", "caramel syrup",
    "egg white", "egg yolk", "hard boiled egg", "poached egg", "soft boiled egg", "fried egg",
    "toast", "mashed potato", "cooked potato", "steamed milk", "whipped cream", "caster sugar",
  ]

  /// What is left of a dish that was cooked: who has some makes something of it, and nobody buys it.
  private static let unsold = [
    "filipino adobo", "adobo chicken", "gallo pinto", "colcannon", "githeri", "leftover dumpling",
    "cooked stuffing", "cooked fish", "cooked pork", "cooked lamb", "risotto", "paella",
    "chicken carcass", "turkey carcass",
  ]

  /// The group of what is cut, pared or grated, which nobody buys cut: a wedge of lime.
  private static let cutGroup = "Garnishes & peels"

  /// What is cut of something that is bought, ascending. Cost: O(home steps).
  private static func cut(in lexicon: IngredientLexicon) -> [IngredientID] {
    let groups = lexicon.ingredientGroups
    guard let group = (0..<groups.count).first(where: { groups[$0] == cutGroup }) else { return [] }
    let products = lexicon.taxonomy.routeProducts.filter {
      lexicon.ingredientGroupOf[Int($0)] == group
    }
    return Set(products).sorted().map { IngredientID(Int($0)) }
  }

  /// What seasons a dinner: as little a reason for one as what is usual, where something else is there. A spice may be
  /// one, as paprika is for a goulash. Who says that they have salt has said no more.
  static func seasonings(in lexicon: IngredientLexicon) -> [IngredientID] {
    ingredients(["garlic", "onion", "herb", "soy sauce"], lexicon) + lexicon.defaultStaples
  }

  /// What dishes of an index are like to who has a pantry. Cost: O(ingredients).
  static func traits(in index: CatalogueIndex, of pantry: [IngredientID]) -> DishTraits {
    let lexicon = index.lexicon
    return DishTraits(
      index,
      DishTraits.Roles(
        // Meat and what swims come before pulses, those before eggs, and last what fills.
        bases: [substance, pulses, ["egg"], fillers, ["bread"]].map { ingredients($0, lexicon) },
        sides: ingredients(sides, lexicon),
        alike: alike.map { ingredients($0, lexicon) },
        binding: ingredients(["egg"], lexicon),
        usual: ingredients(usual, lexicon),
        besides: ingredients(flavourings, lexicon)
      ),
      pantry: pantry
    )
  }

  /// Those of the names that a lexicon knows.
  static func ingredients(_ names: [String], _ lexicon: IngredientLexicon) -> [IngredientID] {
    names.compactMap { lexicon.listedIngredient(called: $0) ?? lexicon.ingredient(named: $0) }
  }

  /// The same as ingredients of a lexicon; a name that it does not know is passed over. Cost: a lookup a name, and that of
  /// ``unlikely(beside:isOfAll:_:)``.
  ///
  /// - Parameters:
  ///   - things: What somebody has.
  ///   - isOfAll: As there.
  static func roles(
    in lexicon: IngredientLexicon,
    beside things: [IngredientID] = [],
    isOfAll: Bool = true
  ) -> ItemRoles {
    ItemRoles(
      usual: usualThings(in: lexicon),
      main: ingredients(main, lexicon),
      flavourings: ingredients(flavourings, lexicon),
      homeMade: ingredients(homeMade, lexicon) + cut(in: lexicon),
      unsold: ingredients(unsold, lexicon),
      unlikely: unlikely(beside: things, isOfAll: isOfAll, lexicon)
    )
  }
}
