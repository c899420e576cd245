import RecipeDrawing
import RecipeLexicon
import RecipeModel

/// What dishes and drinks are drawn with: the tables in `Data/lexicon/drawings`, over one lexicon.
///
/// An ingredient without a row is drawn as the nearest thing above it that has one: first by what it is a
/// kind of, then by what it belongs to, one step after the other.
struct DrawingTables: Sendable, Equatable {
  /// What a dish of a name is served in, and what is drawn first.
  struct Form: Sendable, Equatable {
    /// Nil leaves it to the category.
    var vessel: Vessel?
    var symbols: [FoodSymbol]
    /// What else is in the dish is drawn beside these.
    var isOpen: Bool
    /// What the vessel is full of; nil leaves it to the main ingredient.
    var content: Tint?

    /// What is served beside a dish: a sauce, a chutney.
    var isBeside: Bool { symbols.isEmpty && (vessel == .ramekin || vessel == .jar) }
  }

  /// A symbol, and how much of a look it is: 1 for what a dish is made of, less for what seasons it.
  struct Weighed: Sendable, Equatable {
    var symbol: FoodSymbol
    var share: Double
  }

  private let symbols: [Int: Weighed]
  private let garnishes: [Int: Garnish]
  /// Folded words, each list with a space before and behind, in the file's order.
  private let forms: [(words: [String], form: Form)]
  private let glasses: [(words: [[String]], glass: GlassKind)]

  static func == (left: DrawingTables, right: DrawingTables) -> Bool {
    left.symbols == right.symbols && left.garnishes == right.garnishes
      && left.forms.map(\.words) == right.forms.map(\.words)
      && left.forms.map(\.form) == right.forms.map(\.form)
      && left.glasses.map(\.words) == right.glasses.map(\.words)
      && left.glasses.map(\.glass) == right.glasses.map(\.glass)
  }

  /// - Parameters: The texts of `symbols.tsv`, `garnishes.tsv`, `forms.tsv` and `glasses.tsv`.
  /// - Throws: ``LexiconError`` for a symbol, garnish, vessel, glass or ingredient that does not exist, an
  ///   ingredient with two rows in one file, a share that is no percentage, and a row without words.
  /// Cost: O(bytes).
  init(
    symbols: LexiconFiles.File,
    garnishes: LexiconFiles.File,
    forms: LexiconFiles.File,
    glasses: LexiconFiles.File,
    lexicon: IngredientLexicon
  ) throws(LexiconError) {
    self.symbols = try Self.byIngredient(
      symbols,
      header: ["symbol", "share", "ingredients"],
      lexicon
    ) { fields in
      guard let symbol = FoodSymbol.named(fields[0]), let share = Int(fields[1]),
        (0...200).contains(share)
      else { return nil }
      return Weighed(symbol: symbol, share: Double(share) / 100)
    }
    self.garnishes = try Self.byIngredient(
      garnishes,
      header: ["garnish", "ingredients"],
      lexicon
    ) { Garnish(rawValue: $0[0]) }
    self.forms = try Self.forms(forms)
    self.glasses = try Self.glasses(glasses)
  }

  /// How an ingredient is drawn on a plate; nil for what nothing above it has a symbol of.
  func symbol(of ingredient: IngredientID, _ taxonomy: Taxonomy) -> Weighed? {
    Self.nearest(ingredient, taxonomy, in: symbols)
  }

  /// How an ingredient is drawn on a glass; nil for what nothing above it has a garnish of.
  func garnish(of ingredient: IngredientID, _ taxonomy: Taxonomy) -> Garnish? {
    Self.nearest(ingredient, taxonomy, in: garnishes)
  }

  /// The look that a dish has by its name; nil for none of its own.
  func form(ofDish name: String) -> Form? {
    let name = " \(foldedName(name)) "
    // Chicken in mustard sauce is no sauce.
    let served = [" in ", " with ", " on "].compactMap { name.firstRange(of: $0)?.lowerBound }.min()
    let own = served.map { name[...$0] } ?? name[...]
    return forms.first { words, form in
      words.contains { form.isBeside ? own.contains($0) : name.contains($0) }
    }?.form
  }

  /// The glass that a source's name means.
  func glass(named name: String) -> GlassKind? {
    let words = foldedWords(name)
    let exact = GlassKind.allCases.first { foldedWords($0.rawValue) == words }
    return exact
      ?? glasses.first { row in row.words.contains { $0.allSatisfy { words.contains($0) } } }?.glass
  }

  /// The value of an ingredient or of the nearest one above it. Cost: O(what is above it).
  private static func nearest<Value>(
    _ ingredient: IngredientID,
    _ taxonomy: Taxonomy,
    in values: [Int: Value]
  ) -> Value? {
    var seen: Set<Int> = [ingredient.rawValue]
    var level = [ingredient.rawValue]
    while !level.isEmpty {
      if let found = level.compactMap({ values[$0] }).first { return found }
      let kinds = level.flatMap { taxonomy.parents[$0] }.map { Int($0) }
      let groups = level.flatMap { taxonomy.groups[$0] }.map { Int($0) }
      level = (kinds + groups).filter { seen.insert($0).inserted }
    }
    return nil
  }
}

extension DrawingTables {
  private static func byIngredient<Value>(
    _ file: LexiconFiles.File,
    header: [String],
    _ lexicon: IngredientLexicon,
    value: ([String]) -> Value?
  ) throws(LexiconError) -> [Int: Value] {
    var values: [Int: Value] = [:]
    for row in try TabSeparated(text: file.text, file: file.path, header: header).rows {
      func refused(_ reason: LexiconError.Reason) -> LexiconError {
        LexiconError(reason, file: file.path, line: row.line)
      }
      guard let found = value(row.fields) else {
        throw refused(.malformed(field: header[0], value: row.fields[0]))
      }
      for name in listItems(row.fields[row.fields.count - 1]) {
        guard let ingredient = lexicon.ingredient(named: name) else {
          throw refused(.unknownIngredient(name))
        }
        guard values.updateValue(found, forKey: ingredient.rawValue) == nil else {
          throw refused(.repeated("'\(name)'"))
        }
      }
    }
    return values
  }

  private static func forms(
    _ file: LexiconFiles.File
  ) throws(LexiconError) -> [(words: [String], form: Form)] {
    let header = ["words", "vessel", "symbols"]
    var forms: [(words: [String], form: Form)] = []
    for row in try TabSeparated(text: file.text, file: file.path, header: header).rows {
      func malformed(_ column: Int) -> LexiconError {
        let reason = LexiconError.Reason.malformed(field: header[column], value: row.fields[column])
        return LexiconError(reason, file: file.path, line: row.line)
      }
      let words = listItems(row.fields[0]).map { " \(foldedName($0)) " }
      let vessel = Vessel(rawValue: row.fields[1])
      let items = row.fields[2] == "-" ? [] : listItems(row.fields[2])
      let colours = items.filter { $0.hasPrefix("#") }
      let contents = colours.compactMap(Tint.init(hex:))
      let names = items.filter { $0 != "+" && !$0.hasPrefix("#") }
      let symbols = names.compactMap(FoodSymbol.named)
      guard !words.isEmpty else { throw malformed(0) }
      guard vessel != nil || row.fields[1] == "-" else { throw malformed(1) }
      guard symbols.count == names.count else { throw malformed(2) }
      guard contents.count == colours.count, contents.count <= 1 else { throw malformed(2) }
      let form = Form(
        vessel: vessel,
        symbols: symbols,
        isOpen: items.contains("+"),
        content: contents.first
      )
      forms.append((words, form))
    }
    return forms
  }

  private static func glasses(
    _ file: LexiconFiles.File
  ) throws(LexiconError) -> [(words: [[String]], glass: GlassKind)] {
    var glasses: [(words: [[String]], glass: GlassKind)] = []
    for row in try TabSeparated(text: file.text, file: file.path, header: ["glass", "words"]).rows {
      guard let glass = GlassKind(rawValue: row.fields[0]) else {
        let reason = LexiconError.Reason.malformed(field: "glass", value: row.fields[0])
        throw LexiconError(reason, file: file.path, line: row.line)
      }
      glasses.append((listItems(row.fields[1]).map(foldedWords), glass))
    }
    return glasses
  }
}
