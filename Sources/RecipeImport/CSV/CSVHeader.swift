/// Which column of a recipe table holds what, as its first row says.
struct CSVHeader {
  /// Collections that are known by the names of their columns.
  enum Collection: Equatable {
    /// A table of any other origin.
    case none
    /// RecipeNLG: a first column without a name, and lists in JSON.
    case recipeNLG
    /// Food.com's interactions set: lists in Python, ingredients without amounts.
    case foodComInteractions
    /// Food.com's set with reviews: lists in R, amounts beside ingredients.
    case foodComReviews
    /// TheCocktailDB's fields as columns: `idDrink`, `strDrink`, `strIngredient1` …
    case theCocktailDB
    /// TheMealDB's.
    case theMealDB
  }

  let collection: Collection
  /// The table is an export, whose ids are whole, and whose last column has what the others leave unsaid.
  let isExported: Bool
  let count: Int
  /// The columns of numbered ingredients (`ingredient1`, `measure1`, `ingredient2` …) by their numbers, where
  /// there are two or more; empty in other tables.
  let numbered: [Numbered]
  private let positions: [CSVColumn: [Int]]

  /// One ingredient's columns.
  struct Numbered {
    var name: Int
    /// Of the amount and its unit, as far as there are such.
    var measures: [Int]
  }

  init(_ record: CSVRecord) {
    let names = record.fields.map(Self.folded)
    count = names.count
    var positions: [CSVColumn: [Int]] = [:]
    for column in CSVColumn.allCases {
      let found = column.names.flatMap { name in names.indices.filter { names[$0] == name } }
      if !found.isEmpty { positions[column] = found }
    }
    isExported = positions[.unsaid] != nil
    collection = Self.collection(names)
    numbered = Self.numbered(names)
    if collection == .recipeNLG { positions[.id] = [0] }
    // Without a column of steps, the method is how it is done rather than "shaken".
    if positions[.steps] == nil, positions[.glass] == nil, let method = positions[.method] {
      positions[.steps] = method
      positions[.method] = nil
    }
    self.positions = positions
  }

  /// A column of names, and one or more of ingredients.
  var isOfRecipes: Bool {
    has(.name) && (has(.ingredients) || has(.parts) || has(.ingredient) || !numbered.isEmpty)
  }

  /// One row an ingredient.
  var isLong: Bool { !has(.ingredients) && !has(.parts) && numbered.isEmpty }

  func has(_ column: CSVColumn) -> Bool { positions[column] != nil }

  /// What the row has in the columns that hold this, the most telling first; blank cells are left
  /// out, and the mark that guards a cell from being taken for a formula is taken off.
  func cells(_ column: CSVColumn, of record: CSVRecord) -> [String] {
    (positions[column] ?? []).compactMap { cell(at: $0, of: record) }
  }

  func cell(_ column: CSVColumn, of record: CSVRecord) -> String? {
    for position in positions[column] ?? [] {
      if let cell = cell(at: position, of: record) { return cell }
    }
    return nil
  }

  func cell(at position: Int, of record: CSVRecord) -> String? {
    guard position < record.fields.count else { return nil }
    let cell = CSVCell.unguarded(record.fields[position])
    return isAbsent(cell) ? nil : cell
  }

  /// Blank, or R's word for nothing in a table that R wrote.
  private func isAbsent(_ cell: String) -> Bool {
    cell.unlessBlank == nil
      || collection == .foodComReviews && ["NA", "character(0)"].contains(cell)
  }

  private static func collection(_ names: [String]) -> Collection {
    let all = Set(names)
    let isIndexed = names.first == "" || names.first == "unnamed0"
    if isIndexed, all.isSuperset(of: ["title", "ingredients", "directions", "ner"]) {
      return .recipeNLG
    }
    if all.isSuperset(of: ["recipeid", "recipeingredientparts", "recipeinstructions"]) {
      return .foodComReviews
    }
    if all.isSuperset(of: ["id", "contributorid", "nsteps", "steps", "ingredients"]) {
      return .foodComInteractions
    }
    if all.isSuperset(of: ["iddrink", "strdrink"]) { return .theCocktailDB }
    if all.isSuperset(of: ["idmeal", "strmeal"]) { return .theMealDB }
    return .none
  }

  private static func numbered(_ names: [String]) -> [Numbered] {
    func position(_ words: [String], _ number: Int) -> Int? {
      words.lazy.flatMap { ["\($0)\(number)", "str\($0)\(number)"] }
        .compactMap { names.firstIndex(of: $0) }.first
    }
    var numbered: [Numbered] = []
    for number in 1...ImportLimits.lines {
      guard let name = position(["ingredient", "ingredientname"], number) else { break }
      let measures = [["measure", "amount", "quantity", "qty"], ["unit"]].compactMap {
        position($0, number)
      }
      numbered.append(Numbered(name: name, measures: measures))
    }
    return numbered.count > 1 ? numbered : []
  }

  /// Letters and digits only, in lower case: "Recipe_Name " is "recipename".
  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
