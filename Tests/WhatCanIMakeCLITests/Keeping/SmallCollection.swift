import Foundation
import TestSupport

/// A data folder with a few ingredients and dishes whose amounts are round, so that sums can be
/// checked by hand, and with many plain dishes for tests that need a lot of them.
enum SmallCollection {
  /// Below it are `data`, and `home`: a store whose catalogue is built and which keeps nothing.
  static func path() throws -> String { try folder.get().path }

  static let plainDishes = isFullTier ? 700 : 48

  /// "Cup 001", "Cup 002" …
  static func plainDish(_ number: Int) -> String {
    "Cup \(String(1_000 + number % plainDishes + 1).dropFirst())"
  }

  /// The id of ``plainDish(_:)``.
  static func plainDishID(_ number: Int) -> String {
    "classic:" + plainDish(number).lowercased().replacing(" ", with: "-")
  }

  private static let folder = Result {
    let folder = try TemporaryFolder()
    atexit { SmallCollection.remove() }
    for (name, text) in lexicon { try write(text, "\(folder.path)/data/lexicon/\(name)") }
    for (name, text) in recipes { try write(text, "\(folder.path)/data/recipes/\(name).cook") }
    for number in 0..<plainDishes {
      let title = plainDish(number)
      let text = "---\ntitle: \(title)\nkind: meal\ncategory: Drink\n---\n\nHeat @milk{200%ml}.\n"
      let name = title.lowercased().replacing(" ", with: "-")
      try write(text, "\(folder.path)/data/recipes/meals/\(name).cook")
    }
    _ = try Tool.run(
      ["catalogue", "info"],
      home: "\(folder.path)/home",
      environment: ["WHATCANIMAKE_DATA": "\(folder.path)/data"]
    )
    return folder
  }

  private static func write(_ text: String, _ path: String) throws {
    try writeBytes(Array(text.utf8), to: path)
  }

  private static func remove() {
    guard let path = try? path() else { return }
    // A folder left behind is no reason to fail the tests that used it.
    try? FileManager.default.removeItem(atPath: path)
  }

  private static let lexicon: [String: String] = [
    "units.tsv": """
    name\talso\tdimension\tfactor\tsystem
    ml\tmillilitre; millilitres\tvolume\t1\tmetric
    l\tlitre; litres\tvolume\t1000\tmetric
    fl oz\tfluid ounce\tvolume\t29.5735295625\tus
    g\tgram; grams\tmass\t1\tmetric
    kg\tkilo\tmass\t1000\tmetric

    """,
    "free-of.tsv": "name\tfree of\twhy\n",
    "pantry/shelves.tsv": "room\tshelf\tname\nkitchen\tFridge\tmilk\nbar\tBottles\tgin\n",
    "pantry/receipts.tsv": "kind\tword\tmeaning\nend\ttotal\t\nshort\tchkn\tchicken\n",
    "heads.tsv": "judged as\tends in\n",
    "allergens.tsv": "name\talso\tavoids\tfrees\tmembers\n",
    "words.tsv": "word\tkind\tshelves\nchopped\tpreparation\nfresh\tquality\n",
    "ingredients/bar.tsv": """
    # shelf: Bar
    name\talso\tis\tflags
    spirit\t\t\tclass alcohol
    gin\t\tspirit\t-
    rum\t\tspirit\t-
    white rum\t\trum\t-
    campari\t\t\talcohol
    sweet vermouth\tred vermouth\t\talcohol
    simple syrup\t\t\t-

    """,
    "ingredients/kitchen.tsv": """
    # shelf: Kitchen
    name\talso\tis\tflags
    water\t\t\tstaple
    salt\t\t\tstaple
    sugar\t\t\t-
    flour\t\t\tgluten
    milk\t\t\tdairy
    egg\t\t\tegg
    butter\t\t\tdairy
    margarine\t\t\tdairy?

    """,
    "ingredients/greens.tsv": """
    # shelf: Greens
    name\talso\tis\tflags
    lime\t\t\t-
    lime juice\t\t\t-
    orange\t\t\t-
    orange slice\t\t\t-

    """,
    "made/home.tsv": """
    product\tfrom\thow
    lime juice\tlime\tsqueeze
    simple syrup\tsugar + water\tdissolve
    orange slice\torange\tcut

    """,
    "flavours.tsv": """
    name\talso\tingredients
    bitter\t\tcampari
    citrus\tzesty\tlime; lime juice; orange; orange slice

    """,
    "contains/all.tsv": "product\tparts\n",
    "swaps/all.tsv": "for\tuse\tratio\tnote\nbutter\tmargarine\t1:1\tless flavour\n",
  ]

  private static let recipes: [String: String] = [
    "cocktails/negroni": """
    ---
    title: Negroni
    kind: cocktail
    category: Aperitif
    servings: 1
    ---

    Stir @gin{30%ml}, @campari{30%ml} and @sweet vermouth{30%ml}.

    Garnish with @orange slice{1}(garnish).

    """,
    "cocktails/americano": """
    ---
    title: Americano
    kind: cocktail
    category: Aperitif
    servings: 1
    ---

    Stir @campari{40%ml}, @sweet vermouth{50%ml} and @water{100%ml}.

    """,
    "cocktails/gimlet": """
    ---
    title: Gimlet
    kind: cocktail
    category: Sour
    ---

    Shake @gin{60%ml}, @lime juice{20%ml} and @simple syrup{20%ml}.

    """,
    "meals/pancakes": """
    ---
    title: Pancakes
    kind: meal
    category: Breakfast
    servings: 4
    time: 20 minutes
    ---

    Whisk @flour{200%g}, @milk{300%ml}, @egg{2} and @salt{}.

    Fry in @butter{20%g}.

    """,
    "meals/white-sauce": """
    ---
    title: White Sauce
    kind: meal
    category: Sauce
    ---

    Melt @butter{30%g}, stir in @flour{30%g}, then @milk{400%ml}.

    """,
    "meals/white-bread": """
    ---
    title: White Bread
    kind: meal
    category: Bread
    ---

    Knead @flour{500%g}, @water{300%ml} and @salt{10%g}.

    """,
  ]
}
