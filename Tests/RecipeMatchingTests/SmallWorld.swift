import RecipeLexicon
import RecipeModel
import TestSupport

@testable import RecipeMatching

/// A world small enough to judge by hand, written as literals.
///
/// An ingredient is a row `white rum < rum (alcohol)`: name, parents after `<` with `; ` between
/// (in brackets where it belongs without doing for them), flags in parentheses ("class" and
/// "staple" among them). A home step is `lime juice = lime`, what something contains `ginger beer >
/// ginger`, a swap `butter -> margarine`, what is learned of an ingredient, best first, `rye:
/// bourbon 41; gin 3`, and a flavour `smoky: mezcal; lapsang`.
struct SmallWorld {
  struct Dish {
    var id: String
    var name: String
    var otherNames: [String] = []
    var kind = Recipe.Kind.meal
    var category: String?
    var cuisine: String?
    var glass: String?
    var minutes: Int?
    /// Dishes here say that they are not plain, however few things they need.
    var isPlain: Bool? = false
    var yields: Recipe.Yield?
    /// How well known it is by itself.
    var renown: Int?
    /// Names of ingredients; `?` before one makes it a garnish, `=` asks for exactly this one.
    /// After ` @ ` its amounts, ` / ` between: `gin @ 30-45 ml / 1 oz`.
    var lines: [String]
    var swaps: [Recipe.Swap] = []

    init(_ name: String, _ lines: String..., id: String? = nil, minutes: Int? = nil) {
      self.id = id ?? "world:\(name)"
      self.name = name
      self.lines = lines
      self.minutes = minutes
    }

    var recipe: Recipe {
      Recipe(
        id: DishID(id),
        name: name,
        otherNames: otherNames,
        kind: kind,
        category: category,
        cuisine: cuisine,
        glass: glass,
        minutes: minutes,
        lines: lines.map { line in
          let (words, amounts) = SmallWorld.amounts(of: line)
          let isMarked = words.hasPrefix("?") || words.hasPrefix("=")
          let name = isMarked ? String(words.dropFirst()) : words
          return IngredientLine(
            text: line,
            amounts: amounts,
            name: name,
            role: line.hasPrefix("?") ? .garnish : .required,
            isExact: line.hasPrefix("=")
          )
        },
        swaps: swaps,
        isPlain: isPlain,
        yields: yields,
        origin: RecipeOrigin(source: "world", nativeID: id)
      )
    }
  }

  let index: CatalogueIndex

  init(
    _ ingredients: [String],
    made: [String] = [],
    contains: [String] = [],
    swaps: [String] = [],
    learned: [String] = [],
    flavours: [String] = [],
    keeps: [String] = [],
    dishes: [Dish]
  ) throws {
    func file(_ header: String, _ rows: [String]) -> [LexiconFiles.File] {
      let text = ([header] + rows).joined(separator: "\n") + "\n"
      return [LexiconFiles.File(path: "all.tsv", text: text)]
    }
    func columns(_ row: String, _ sign: String) -> [String] {
      row.split(separator: " \(sign) ").map(String.init)
    }
    let files = LexiconFiles(
      ingredients: file("name\talso\tis\tflags", ingredients.map(Self.row)),
      made: file(
        "product\tfrom\thow",
        made.map { columns($0, "=").joined(separator: "\t") + "\tx" }
      ),
      contains: file("product\tparts", contains.map { columns($0, ">").joined(separator: "\t") }),
      swaps: file("for\tuse\tratio\tnote", swaps.map { columns($0, "->").joined(separator: "\t") }),
      flavours: LexiconFiles.File(
        path: "flavours.tsv",
        text: (["name\talso\tingredients"] + flavours.map { $0.replacing(": ", with: "\t\t") })
          .joined(separator: "\n") + "\n"
      ),
      keeps: LexiconFiles.File(
        path: "keeps.tsv",
        text: (["name\tdays"] + keeps.map { $0.replacing(": ", with: "\t") })
          .joined(separator: "\n") + "\n"
      )
    )
    let plain = CatalogueIndex(
      entries: dishes.map { CatalogueIndex.Entry(recipe: $0.recipe, addedAt: 7) },
      lexicon: try IngredientLexicon(files: files),
      units: try UnitTable(text: MatchWorld.unitFile, file: "units.tsv"),
      renown: dishes.reduce(into: [:]) { $0[DishID($1.id)] = $1.renown },
      generation: 3,
      fingerprint: 5
    )
    index = plain.adding(learned: try Self.learned(learned, of: plain.lexicon))
  }

  private static func learned(
    _ rows: [String],
    of lexicon: IngredientLexicon
  ) throws -> [[(substitute: IngredientID, dishes: Int)]] {
    func ingredient(_ name: String) throws -> IngredientID {
      guard let found = lexicon.ingredient(named: name) else { throw UnknownName(name: name) }
      return found
    }
    var lists = [[(substitute: IngredientID, dishes: Int)]](repeating: [], count: lexicon.count)
    for row in rows {
      let halves = row.split(separator: ": ").map(String.init)
      lists[try ingredient(halves[0]).rawValue] = try halves[1].split(separator: "; ").map { text in
        let words = text.split(separator: " ")
        let name = words.dropLast().joined(separator: " ")
        return (substitute: try ingredient(name), dishes: words.last.flatMap { Int($0) } ?? 0)
      }
    }
    return lists
  }

  private static func row(_ text: String) -> String {
    let halves = text.split(separator: "(")
    let flags = halves.count > 1 ? halves[1].dropLast() : "-"
    let words = halves[0].split(separator: "<")
    let parents = (words.count > 1 ? words[1] : "")
      .replacing("[", with: "(").replacing("]", with: ")")
    return [words[0], "", parents[...], flags]
      .map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\t")
  }

  /// What stands before ` @ `, and the amounts after it.
  static func amounts(of text: String) -> (words: String, amounts: [Amount]) {
    let halves = text.split(separator: " @ ", maxSplits: 1).map(String.init)
    let amounts = (halves.count > 1 ? halves[1] : "").split(separator: " / ").map { text in
      let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      let ends = number.split(separator: "-").map { Double($0) }
      let unit = text.dropFirst(number.count).split(separator: " ").joined(separator: " ")
      return Amount(
        quantity: ends.first ?? nil,
        quantityMax: ends.count > 1 ? ends[1] : nil,
        unit: unit.isEmpty ? nil : unit
      )
    }
    return (halves[0], amounts)
  }

  /// A batch as `gin @ 30 ml`, or as `gin` in an unknown amount.
  func batch(_ text: String, days: Int? = nil) throws -> PantryBatch {
    let (name, amounts) = Self.amounts(of: text)
    guard let ingredient = try ingredients([name]).first else { throw UnknownName(name: name) }
    return PantryBatch(ingredient: ingredient, amount: amounts.first, daysLeft: days)
  }

  /// The ingredients with these names; all must be known.
  func ingredients(_ names: [String]) throws -> [IngredientID] {
    try names.map { name in
      guard let found = index.lexicon.ingredient(named: name) else { throw UnknownName(name: name) }
      return found
    }
  }

  /// A query without a cap, with the world's own staples.
  func query(
    _ pantry: [String],
    stock: [PantryBatch] = [],
    use: [String] = [],
    without: [String] = [],
    diet: DietFlags = [],
    staples: [String]? = nil
  ) throws -> MatchQuery {
    MatchQuery(
      pantry: try ingredients(pantry),
      stock: stock,
      mustUse: try ingredients(use),
      exclusion: Exclusion(
        ingredients: try ingredients(without),
        flags: diet,
        in: index.lexicon.taxonomy
      ),
      staples: try staples.map(ingredients) ?? index.lexicon.defaultStaples,
      missingAtMost: nil
    )
  }

  func answer(_ query: MatchQuery) -> SmallAnswer {
    SmallAnswer(answer: PantryMatcher(index: index).answer(query), index: index)
  }

  /// The answer to a pantry with every other setting at its default.
  func answer(have pantry: String...) throws -> SmallAnswer {
    answer(try query(pantry))
  }

  /// The answer to batches as ``batch(_:days:)`` reads them, and nothing else.
  func answer(stock: [String], use: [String] = []) throws -> SmallAnswer {
    answer(try query([], stock: try stock.map { try batch($0) }, use: use))
  }

  /// The names of everything excluded, ascending.
  func excluded(_ names: [String], diet: DietFlags = []) throws -> [String] {
    let excluded = try query([], without: names, diet: diet).exclusion.isExcluded
    return index.lexicon.ingredients.strings.enumerated()
      .filter { excluded[$0.offset] }.map(\.element)
  }
}

struct UnknownName: Error {
  var name: String
}

/// An answer in words.
struct SmallAnswer {
  var answer: MatchAnswer
  var index: CatalogueIndex

  /// The names of the dishes, best first.
  var names: [String] { answer.matches.map { index.recipes.name(of: $0.recipe) } }

  /// The ids of the dishes, best first.
  var ids: [String] { answer.matches.map { index.recipes.id(of: $0.recipe).description } }

  /// The match of a dish; nil when it is not in the answer.
  subscript(_ name: String) -> PantryMatch? {
    answer.matches.first { index.recipes.name(of: $0.recipe) == name }
  }

  /// Every line of a dish as "lime juice: make by lime"; nil when it is not in the answer.
  func lines(_ name: String) -> [String]? {
    self[name]?.lines.map { line in
      let alike = line.usedAlike.map { " as \(line.substitute ?? "nothing") in \($0)" } ?? ""
      let by = line.with.isEmpty ? "" : " by " + line.with.joined(separator: ", ")
      let lacks = line.short.map { ", lacks \(Self.text($0.missing))" } ?? ""
      return (line.isRequired ? "" : "nice: ")
        + "\(line.name): \(line.grade.name)\(by)\(alike)\(lacks)"
    }
  }

  private static func text(_ amount: Amount) -> String {
    "\(amount.quantity ?? .nan)\(amount.unit.map { " " + $0 } ?? "")"
  }
}
