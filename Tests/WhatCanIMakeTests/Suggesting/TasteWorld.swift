import Foundation
import TestSupport
import WhatCanIMake

/// A data folder with two kitchens that share nothing: bitter drinks and sweet cakes, a dish for every
/// three of six ingredients each, and a twin of one of them.
struct TasteWorld {
  let folder: TemporaryFolder
  let places: KitchenPaths

  static let time = 1_700_000_000
  static let anna = KeepingWorld.person("anna")
  static let ben = KeepingWorld.person("ben")

  static let bar = ["gin", "campari", "sweet vermouth", "orange", "soda water", "mezcal"]
  static let bakery = ["egg", "flour", "butter", "cocoa", "cream", "banana"]

  init() throws {
    folder = try TemporaryFolder()
    places = KitchenPaths(data: "\(folder.path)/data", store: "\(folder.path)/store")
    for (name, text) in Self.lexicon { try write(text, to: "data/lexicon/\(name)") }
    for three in Self.threes(of: Self.bar) {
      try addDish(Self.name(of: three, "Drink"), kind: "cocktail", "Aperitif", three)
    }
    for three in Self.threes(of: Self.bakery) {
      try addDish(Self.name(of: three, "Cake"), kind: "meal", "Dessert", three)
    }
    try addDish("Twin of campari gin orange", kind: "cocktail", "Aperitif", Self.twinned)
  }

  /// What goes into the twin and into ``original``.
  static let twinned = ["gin", "campari", "orange"]
  static let original = name(of: twinned, "Drink")

  /// "Drink of campari gin orange".
  static func name(of ingredients: [String], _ kind: String) -> String {
    "\(kind) of \(ingredients.sorted().joined(separator: " "))"
  }

  static func threes(of all: [String]) -> [[String]] {
    var found: [[String]] = []
    for (first, a) in all.enumerated() {
      for (second, b) in all.enumerated().dropFirst(first + 1) {
        for c in all.dropFirst(second + 1) { found.append([a, b, c]) }
      }
    }
    return found
  }

  func addDish(_ name: String, kind: String, _ category: String, _ ingredients: [String]) throws {
    let lines = ingredients.map { "@\($0){}" }.joined(separator: ", ")
    let slug = name.lowercased().replacing(" ", with: "-")
    try write(
      """
      ---
      title: \(name)
      kind: \(kind)
      category: \(category)
      ---

      Mix \(lines).

      """,
      to: "data/recipes/\(kind)s/\(slug).cook"
    )
  }

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

  /// The names of what is suggested to someone, in order.
  func suggest(
    to person: Person = anna,
    count: Int = 5,
    now: Int = time,
    _ change: (inout SuggestRequest) -> Void = { _ in }
  ) throws -> [String] {
    var request = SuggestRequest(count: count)
    change(&request)
    let notebook = try notebook(of: person, now: now)
    return notebook.kitchen.names(of: try notebook.suggest(request))
  }

  private static let lexicon: [String: String] = [
    "units.tsv": "name\talso\tdimension\tfactor\tsystem\nml\t\tvolume\t1\tmetric\n",
    "free-of.tsv": "name\tfree of\twhy\n",
    "heads.tsv": "judged as\tends in\n",
    "allergens.tsv": "name\talso\tavoids\tfrees\tmembers\n",
    "words.tsv": "word\tkind\tshelves\nfresh\tquality\n",
    "ingredients/bar.tsv": """
    # shelf: Bar
    name\talso\tis\tflags
    spirit\t\t\tclass alcohol
    gin\t\tspirit\talcohol
    mezcal\t\tspirit\talcohol
    campari\t\t\talcohol
    sweet vermouth\t\t\talcohol
    orange\t\t\t-
    soda water\t\t\t-

    """,
    "ingredients/kitchen.tsv": """
    # shelf: Kitchen
    name\talso\tis\tflags
    water\t\t\tstaple
    egg\t\t\tegg
    flour\t\t\tgluten
    butter\t\t\tdairy
    cocoa\t\t\t-
    cream\t\t\tdairy
    banana\t\t\t-

    """,
    "made/home.tsv": "product\tfrom\thow\n",
    "contains/all.tsv": "product\tparts\n",
    "swaps/all.tsv": "for\tuse\tratio\tnote\n",
  ]
}

extension Kitchen {
  func names(of reply: SuggestReply) -> [String] {
    reply.suggestions.map { $0.match.name }
  }
}
