import Foundation
import TestSupport
import WhatCanIMake

/// A data folder with dishes that ask for amounts, and a store in which people keep things.
struct KeepingWorld {
  let folder: TemporaryFolder
  let places: KitchenPaths

  /// When things happen where nothing else is said, in seconds since 1970.
  static let time = 1_700_000_000
  static let anna = person("anna")
  static let ben = person("ben")

  init() throws {
    folder = try TemporaryFolder()
    places = KitchenPaths(data: "\(folder.path)/data", store: "\(folder.path)/store")
    for (name, text) in Self.lexicon { try write(text, to: "data/lexicon/\(name)") }
    for (name, text) in Self.recipes { try write(text, to: "data/recipes/\(name).cook") }
  }

  static func person(_ name: String) -> Person {
    guard let person = Person(name) else { preconditionFailure("'\(name)' is no name") }
    return person
  }

  /// Writes a file below the world's folder and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try writeBytes(Array(text.utf8), to: path)
    return path
  }

  func open(_ person: Person? = anna, now: Int = time) throws -> Kitchen {
    try Kitchen.open(places, for: person, now: now)
  }

  func notebook(of person: Person = anna, now: Int = time) throws -> Notebook {
    try open(person, now: now).notebook(of: person, now: now) { _ in }
  }

  /// Takes a dish out of the collection.
  func removeDish(_ name: String) throws {
    try removeItem("\(places.data)/recipes/\(name).cook")
  }

  /// The same data with an empty store.
  func besides(_ name: String) throws -> KeepingWorld {
    KeepingWorld(
      folder: folder,
      places: KitchenPaths(data: places.data, store: "\(folder.path)/\(name)")
    )
  }

  private init(folder: TemporaryFolder, places: KitchenPaths) {
    self.folder = folder
    self.places = places
  }
}

extension KeepingWorld {
  private static let lexicon: [String: String] = [
    "units.tsv": """
    name\talso\tdimension\tfactor\tsystem
    ml\tmillilitre; millilitres\tvolume\t1\tmetric
    cl\t\tvolume\t10\tmetric
    l\tlitre; litres\tvolume\t1000\tmetric
    tbsp\ttablespoon; tablespoons\tvolume\t15\tnone
    fl oz\tfluid ounce\tvolume\t29.5735295625\tus
    oz\tounce; ounces\tmass\t28.349523125\tus
    g\tgram; grams\tmass\t1\tmetric
    kg\tkilo; kilos\tmass\t1000\tmetric
    slice\tslices\tcount\t\tnone

    """,
    "free-of.tsv": "name\tfree of\twhy\n",
    "heads.tsv": "judged as\tends in\n",
    "allergens.tsv": "name\talso\tavoids\tfrees\tmembers\n",
    "words.tsv": """
    word\tkind\tshelves
    chopped\tpreparation
    fresh\tquality

    """,
    "ingredients/bar.tsv": """
    # shelf: Bar
    name\talso\tis\tflags
    spirit\t\t\tclass alcohol
    gin\t\tspirit\t-
    london dry gin\tdry gin\tgin\t-
    rum\t\tspirit\t-
    white rum\tlight rum\trum\t-
    lime\t\t\t-
    lime juice\t\t\t-
    lime wedge\t\t\t-
    simple syrup\tsugar syrup\t\t-
    tonic water\ttonic\t\t-

    """,
    "ingredients/kitchen.tsv": """
    # shelf: Kitchen
    name\talso\tis\tflags
    water\t\t\tstaple
    salt\t\t\tstaple
    sugar\t\t\t-
    flour\t\t\tgluten
    milk\t\t\tdairy
    oat milk\t\tmilk\t-
    egg\t\t\tegg
    bread\t\t\tgluten
    butter\t\t\tdairy
    margarine\t\t\tdairy?

    """,
    "made/home.tsv": """
    product\tfrom\thow
    lime juice\tlime\tsqueeze
    lime wedge\tlime\tcut
    simple syrup\tsugar + water\tdissolve

    """,
    "contains/all.tsv": "product\tparts\n",
    "swaps/all.tsv": "for\tuse\tratio\tnote\nbutter\tmargarine\t1:1\tless flavour\n",
  ]

  private static let recipes: [String: String] = [
    "cocktails/gimlet": dish(
      "Gimlet",
      "cocktail",
      "Shake @gin{60%ml}, @lime juice{20%ml} and @simple syrup{20%ml}. "
        + "Garnish with @lime wedge{1}(garnish)."
    ),
    "cocktails/gin-and-tonic": dish(
      "Gin and Tonic",
      "cocktail",
      "Top @gin{50%ml} with @tonic water{150%ml}."
    ),
    "cocktails/daiquiri": dish(
      "Daiquiri",
      "cocktail",
      "Shake @white rum{60%ml}, @lime juice{20%ml} and @simple syrup{20%ml}."
    ),
    "meals/pancakes": dish(
      "Pancakes",
      "meal",
      "Beat @milk{300%ml}, @flour{200%g}, @egg{2} and @salt{}. Fry.",
      servings: 2
    ),
    "meals/custard": dish(
      "Custard",
      "meal",
      "Heat @milk{500%ml}, @egg{3} and @sugar{100%g}.",
      servings: 4
    ),
    "meals/toast": dish(
      "Buttery Toast",
      "meal",
      "Toast @bread{2%slices} and spread with @butter{20%g}."
    ),
    "meals/fried-bread": dish(
      "Fried Bread",
      "meal",
      "Fry @bread{1%slice} in @butter or margarine{10%g}, not in @milk{} or @sugar{5%g}."
    ),
    "meals/moon-toast": dish(
      "Moon Toast",
      "meal",
      "Toast @bread{1%slice} under @moon dust{1} and @star dust{2}."
    ),
  ]

  private static func dish(
    _ title: String,
    _ kind: String,
    _ steps: String,
    servings: Int? = nil
  ) -> String {
    let serves = servings.map { "servings: \($0)\n" } ?? ""
    return "---\ntitle: \(title)\nkind: \(kind)\n\(serves)---\n\n\(steps)\n"
  }
}

extension Kitchen {
  /// The dish called `name`.
  func dish(_ name: String) throws -> FoundDish { try find(name) }

  /// What is in the pantry, in its order: "butter 250 g 2026-11-30".
  func pantryLines() throws -> [String] { try pantry().map(\.entry.line) }

  /// What is on the shopping list: "gin 60 ml", "x" before what is ticked off, "?" behind what is
  /// needed in an amount that is not known.
  func shoppingLines() throws -> [String] { try shoppingList().map(\.line) }
}

extension Notebook {
  /// The kitchen of the notebook as it is now.
  func reopened() throws -> Kitchen {
    try Kitchen.open(kitchen.places, for: person, now: KeepingWorld.time)
  }
}

extension PantryEntry {
  /// "butter 250 g 2026-11-30".
  var line: String {
    [ingredient, AmountText.text(of: [amount].compactMap(\.self)), expires?.description ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ShoppingGroup {
  /// "x gin 60 ml ?".
  var line: String {
    [isChecked ? "x" : "", name, AmountText.text(of: amounts), hasUnmeasured ? "?" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The kitchen's error that `body` throws, as a person reads it; nil when it throws none.
func failure(_ body: () throws -> Void) throws -> String? {
  do {
    try body()
    return nil
  } catch let error as KitchenError {
    return "\(error)"
  }
}
