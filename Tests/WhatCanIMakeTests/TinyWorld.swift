import Foundation
import JSONCoding
import TestSupport
import WhatCanIMake

/// A data folder with a handful of ingredients and dishes, and a store of its own.
struct TinyWorld {
  let folder: TemporaryFolder
  let places: KitchenPaths

  /// When dishes are added, in seconds since 1970.
  static let time = 1_700_000_000

  /// The generation that the store's marker names; nil without a marker.
  var markedGeneration: UInt64? { IndexManifest(at: places.marker)?.generation }

  init() throws {
    folder = try TemporaryFolder()
    places = KitchenPaths(data: "\(folder.path)/data", store: "\(folder.path)/store")
    for (name, text) in Self.lexicon { try write(text, to: "data/lexicon/\(name)") }
    for (name, text) in Self.recipes { try write(text, to: "data/recipes/\(name).cook") }
  }

  /// Writes a file below the world's folder and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try writeBytes(Array(text.utf8), to: path)
    return path
  }

  func open(now: Int = time) throws -> Kitchen {
    try Kitchen.open(places, now: now)
  }

  /// The same data with a store that cannot be made, because it lies below a regular file.
  func withoutStore() throws -> KitchenPaths {
    try write("not a folder", to: "file")
    return KitchenPaths(data: places.data, store: "\(folder.path)/file/store")
  }

  func importing(
    _ names: [String],
    collection: String? = nil,
    now: Int = time
  ) throws -> (report: ImportReport, kitchen: Kitchen) {
    try Kitchen.importing(
      names.map { try OutsideFile("\(folder.path)/\($0)") },
      format: nil,
      collection: collection,
      into: places,
      now: now
    )
  }

  private static let lexicon: [String: String] = [
    "units.tsv": """
    name\talso\tdimension\tfactor\tsystem
    ml\tmillilitre; millilitres\tvolume\t1\tmetric
    oz\tounce; ounces\tmass\t28.349523125\tus
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
    white rum\tlight rum; silver rum\trum\t-
    dark rum\t\trum\t-
    advocaat\t\t\talcohol
    lime\t\t\t-
    lime juice\t\t\t-
    lime wedge\t\t\t-
    simple syrup\tsugar syrup\t\t-
    tonic water\ttonic\t\t-
    ginger\t\t\t-
    ginger beer\t\t\t-

    """,
    "ingredients/kitchen.tsv": """
    # shelf: Kitchen
    name\talso\tis\tflags
    water\t\t\tstaple
    salt\t\t\tstaple
    sugar\t\t\t-
    egg\t\t\tegg
    egg white\t\t\t-
    bread\t\t\tgluten
    rye bread\t\tbread\t-
    butter\t\t\tdairy
    margarine\t\t\tdairy?
    mystery sauce\t\t\t

    """,
    "made/home.tsv": """
    product\tfrom\thow
    lime juice\tlime\tsqueeze
    lime wedge\tlime\tcut
    simple syrup\tsugar + water\tdissolve
    egg white\tegg\tseparate

    """,
    "contains/all.tsv": """
    product\tparts
    ginger beer\tginger
    advocaat\tegg

    """,
    "swaps/all.tsv": """
    for\tuse\tratio\tnote
    butter\tmargarine\t1:1\tless flavour

    """,
  ]

  private static let recipes: [String: String] = [
    "cocktails/gimlet": """
    ---
    title: Gimlet
    kind: cocktail
    category: Sour
    glass: Coupe
    method: shaken
    tags: [gin, sharp]
    servings: 1
    time: 3 minutes
    summary: Gin and lime, short and cold.
    ---

    Shake @gin{60%ml}, @lime juice{20%ml} and @simple syrup{20%ml} with ice.

    Garnish with @lime wedge{1}(garnish).

    """,
    "cocktails/gin-and-tonic": """
    ---
    title: Gin and Tonic
    kind: cocktail
    category: Highball
    glass: Highball
    time: 2 minutes
    ---

    Top @gin{50%ml} with @tonic water{150%ml}. Garnish with @lime wedge{1}(garnish).

    """,
    "cocktails/ginger-mule": """
    ---
    title: Ginger Mule
    kind: cocktail
    category: Highball
    glass: Highball
    ---

    Stir @white rum{50%ml}, @lime juice{20%ml} and @ginger beer{100%ml}.

    """,
    "cocktails/daiquiri": """
    ---
    title: Daiquirí
    kind: cocktail
    category: sour
    glass: Coupe
    time: 5 minutes
    ---

    Shake @white rum{60%ml}, @lime juice{20%ml} and @simple syrup{20%ml}.

    """,
    "cocktails/rum-snowball": """
    ---
    title: Rum Snowball
    kind: cocktail
    category: Highball
    ---

    Stir @rum{30%ml} and @advocaat{30%ml}.

    """,
    "meals/butter-toast": """
    ---
    title: Buttery Toast
    kind: meal
    category: Snack
    cuisine: British
    time: 10 minutes
    ---

    Toast @bread{2%slices}, spread with @butter{20%ml} and shake over @salt{}.

    """,
    "meals/mystery-toast": """
    ---
    title: Mystery Toast
    kind: meal
    category: Snack
    ---

    Toast @rye bread{2%slices} and spread with @mystery sauce{10%ml}.

    """,
    "meals/moon-toast": """
    ---
    title: Moon Toast
    kind: meal
    category: Snack
    ---

    Toast @bread{1%slice} under @moon dust{1}.

    """,
  ]
}

extension Kitchen {
  /// The names of all its dishes, in its order.
  var dishNames: [String] { index.allRecipes.map { index.recipes.name(of: $0) } }

  /// The ids of what can be made, best first.
  func ids(_ request: MatchRequest) throws -> [String] {
    try answer(request).matches.map { $0.id.description }
  }

  /// The answer to a fixed request, as text.
  func sampleAnswer() throws -> String {
    try answer(MatchRequest(have: ["gin", "lime", "sugar"])).json.jsonText
  }
}

extension ImportReport {
  /// New, changed, unchanged, and problems.
  var counts: [Int] { [new, changed, unchanged, problems.count] }
}

/// The reason of the kitchen's error that `body` throws, or nil.
func reason(_ body: () throws -> Void) throws -> KitchenError.Reason? {
  do {
    try body()
    return nil
  } catch let error as KitchenError {
    return error.reason
  }
}

/// One TheCocktailDB record.
func drinkRecord(_ id: Int, _ name: String, _ ingredients: [String]) -> String {
  let parts = ingredients.enumerated().map { "\"strIngredient\($0 + 1)\":\"\($1)\"" }
  return "{\"idDrink\":\"\(id)\",\"strDrink\":\"\(name)\",\"strInstructions\":\"Stir.\","
    + parts.joined(separator: ",") + "}"
}

/// A file as TheCocktailDB serves it.
func drinksFile(_ records: [String]) -> String {
  "{\"drinks\":[\(records.joined(separator: ","))]}"
}
