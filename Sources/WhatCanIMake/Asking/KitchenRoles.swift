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
  private static let filling = substance + pulses + ["cheese"]

  private static let substance = ["meat", "any sausage", "seafood"]
  private static let pulses = ["legume", "tofu", "tempeh", "seitan"]
  private static let fillers = [
    "pasta", "noodle", "gnocchi", "rice", "potato", "couscous", "bulgur wheat", "quinoa",
  ]
  /// Cheese that is fried as meat is.
  private static let frying = ["halloumi", "paneer"]
  private static let starches = fillers + ["egg", "bread"]

  /// What makes a breakfast of a dish, or a dessert.
  private static let sweet = ["sweetener", "syrup", "jam", "chocolate", "fruit", "dried fruit"]

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
  private static let flavourings = ["cured meat", "onion"]

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

  /// Those of some things that have alcohol, without bitters. Cost: O(ingredients).
  static func bottles(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let isOfAlcohol = strong(in: lexicon)
    return Set(things.filter { isOfAlcohol[$0.rawValue] })
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
    "toast", "mashed potato", "steamed milk", "whipped cream", "mint sprig", "caster sugar",
  ]

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

  /// What drinks of an index are like to who has a bar: each is built on its spirit. Cost: O(ingredients).
  static func drinkTraits(in index: CatalogueIndex, of bar: [IngredientID]) -> DishTraits {
    let spirits = ingredients(["spirit"], index.lexicon)
    return DishTraits(index, DishTraits.Roles(bases: [spirits, []]), pantry: bar)
  }

  /// Those of some things that do not keep two weeks, and meat that keeps a month at most: what should be used up is also
  /// what no dinner is built on, herbs and cream; but for milk and bread, which are in every week's shopping.
  /// Cost: O(what they are kinds of).
  static func spoiling(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let roots = Set(ingredients(["milk", "bread"], lexicon).map(\.rawValue))
    let fresh = things.filter { thing in
      lexicon.keeping.days(of: thing) ?? .max < 14
        && lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
    }
    return worthUsing(among: things, lexicon).union(fresh)
  }

  /// Those of some things that a dinner can be built on or have much of, and that keep a week at most: meat, fish, tofu,
  /// mushrooms, leaves. Cost: O(what they are kinds of).
  static func perishables(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let roots = Set(ingredients(substance + ["tofu", "vegetable"], lexicon).map(\.rawValue))
    return Set(
      things.filter { thing in
        lexicon.keeping.days(of: thing) ?? .max <= 7
          && !lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
      }
    )
  }

  /// Whether something is meat or fish that keeps three days at most. Cost: O(what it is a kind of).
  static func isUrgent(_ thing: IngredientID, _ lexicon: IngredientLexicon) -> Bool {
    lexicon.keeping.days(of: thing) ?? .max <= 3 && isMeat(thing, lexicon)
  }

  /// Whether something is meat or fish. Cost: O(what it is a kind of).
  static func isMeat(_ thing: IngredientID, _ lexicon: IngredientLexicon) -> Bool {
    let roots = ingredients(substance, lexicon).map(\.rawValue)
    return !lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
  }

  /// Those of some things that a dinner is rather made of than that they stay: ``perishables(among:_:)``, and meat that
  /// keeps a month at most. Cost: O(what they are kinds of).
  static func worthUsing(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let roots = Set(ingredients(substance, lexicon).map(\.rawValue))
    let meat = things.filter { thing in
      lexicon.keeping.days(of: thing) ?? .max <= 30
        && !lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
    }
    return perishables(among: things, lexicon).union(meat)
  }

  /// What who has some things would hardly go out for with other things: spirits and liqueurs, where dinners can be made
  /// of what is there, and nothing of it has alcohol. Cost: O(kinds of these + what the things are kinds of).
  static func unlikely(
    beside things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let taxonomy = lexicon.taxonomy
    let roots = ingredients(substance + pulses + starches + ["vegetable"], lexicon)
    let isOfFood = things.contains { thing in
      !taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots.map(\.rawValue))
    }
    let isOfDrinks = things.contains { taxonomy.carried[$0.rawValue].contains(.alcohol) }
    guard isOfFood, !isOfDrinks else { return [] }
    let drinks = ingredients(["spirit", "liqueur"], lexicon).map(\.rawValue)
    return Set(
      (drinks + drinks.flatMap { taxonomy.descendants(of: $0) }).map { IngredientID($0) }
    )
  }

  /// For each of some drinks what it takes of a bar that has alcohol and is no bitters, at most two such things, in the
  /// order of its lines. Cost: O(ingredients).
  static func bottles(
    in index: CatalogueIndex,
    of bar: [IngredientID]
  ) -> (RecipeID) -> [Int] {
    let taxonomy = index.lexicon.taxonomy
    let isStrong = strong(in: index.lexicon)
    let there = Set(bar.flatMap { [$0.rawValue] + taxonomy.ancestors(of: $0.rawValue) })
    return { recipe in
      let taken = index.recipes.required[recipe.rawValue].compactMap { requirement in
        index.requirements.alternatives[Int(requirement)].lazy.map(Int.init)
          .first { isStrong[$0] && there.contains($0) }
      }
      return Array(taken.prefix(2))
    }
  }

  /// For each ingredient whether it has alcohol; a dash of bitters is nothing.
  private static func strong(in lexicon: IngredientLexicon) -> [Bool] {
    let bitters = Set(ingredients(["cocktail bitters"], lexicon).map(\.rawValue))
    return lexicon.taxonomy.carried.indices.map { thing in
      lexicon.taxonomy.carried[thing].contains(.alcohol)
        && lexicon.taxonomy.kinship(of: thing).isDisjoint(with: bitters)
    }
  }

  /// Which drinks of an index are of a bar: they take a spirit, or something else with alcohol, that is there, or that may
  /// be bought; a dash of bitters is none. A bar without such a thing buys it. Cost: O(ingredients).
  static func drinks(
    in index: CatalogueIndex,
    of bar: [IngredientID],
    like traits: DishTraits
  ) -> (RecipeID, _ mayBuy: Bool) -> Bool {
    let isStrong = strong(in: index.lexicon)
    let isDry = !bar.contains { isStrong[$0.rawValue] }
    return { recipe, mayBuy in
      if traits.ownBase(of: recipe) != nil { return true }
      return index.recipes.required[recipe.rawValue].contains { requirement in
        (mayBuy || isDry || traits.isThere(line: Int(requirement)))
          && index.requirements.alternatives[Int(requirement)].contains { isStrong[Int($0)] }
      }
    }
  }

  /// Which dishes of an index are dinners of a pantry.
  ///
  /// - Parameter bare: Whether a piece of meat by itself is one: to who has it, and not to who would buy it.
  /// Cost: O(ingredients).
  static func dinners(
    in index: CatalogueIndex,
    of pantry: [IngredientID],
    bare: Bool = true
  ) -> Dinners {
    let lexicon = index.lexicon
    return Dinners(
      index,
      Dinners.Roles(
        filling: ingredients(filling, lexicon),
        substance: bare ? ingredients(substance, lexicon) : [],
        // Bread with something on it is a lunch.
        bases: ingredients(
          substance + pulses + frying + starches.filter { $0 != "bread" },
          lexicon
        ),
        thin: ingredients(["egg"], lexicon),
        sweet: ingredients(sweet, lexicon),
        under: ingredients(["bread", "breadcrumb"], lexicon),
        usual: ingredients(usual, lexicon),
        unmeant: ingredients(flavourings + starches, lexicon),
        several: ingredients(["vegetable"], lexicon)
      ),
      pantry: pantry
    )
  }

  /// Those of the names that a lexicon knows.
  private static func ingredients(_ names: [String], _ lexicon: IngredientLexicon) -> [IngredientID]
  {
    names.compactMap { lexicon.listedIngredient(called: $0) ?? lexicon.ingredient(named: $0) }
  }

  /// The same as ingredients of a lexicon; a name that it does not know is passed over. Cost: a lookup a name.
  static func roles(in lexicon: IngredientLexicon) -> ItemRoles {
    ItemRoles(
      usual: usualThings(in: lexicon),
      main: ingredients(main, lexicon),
      flavourings: ingredients(flavourings, lexicon),
      homeMade: ingredients(homeMade, lexicon)
    )
  }
}
