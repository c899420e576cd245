import BenchmarkFiles

extension SplitRows {
  /// The first column must number the rows from 0: other files name rows by these numbers.
  func checkNumbering() throws(FileError) {
    for (position, row) in rows.enumerated() {
      guard row.text(0) == String(position) else {
        throw row.malformed("is numbered '\(row.text(0).prefix(40))'; it is row \(position)")
      }
    }
  }
}

extension Split {
  static func recipes(
    _ rows: SplitRows,
    labels: [String],
    termCount: Int
  ) throws(FileError) -> [Recipe] {
    let positions = Dictionary(uniqueKeysWithValues: zip(labels, labels.indices))
    var recipes: [Recipe] = []
    for row in rows.rows {
      let isTest: Bool
      switch row.text(3) {
      case "train": isTest = false
      case "test": isTest = true
      default:
        throw row.malformed("column 4 is '\(row.text(3).prefix(40))'; train or test is needed")
      }
      let terms = try row.numbers(4, below: termCount, "ingredient")
      recipes.append(Recipe(label: positions[row.text(2)], isTest: isTest, terms: terms))
    }
    return recipes
  }

  static func queries(
    _ rows: SplitRows,
    recipeCount: Int,
    termCount: Int
  ) throws(FileError) -> [Query] {
    var queries: [Query] = []
    for row in rows.rows {
      _ = try row.number(0, below: recipeCount, "recipe")
      let hidden = try row.number(1, below: termCount, "ingredient")
      let terms = try row.numbers(2, below: termCount, "ingredient")
      guard !terms.contains(hidden) else {
        throw row.malformed("ingredient \(hidden) is hidden, and is in the query")
      }
      queries.append(Query(hidden: hidden, terms: terms))
    }
    return queries
  }

  static func users(
    _ rows: SplitRows,
    recipes: [Recipe],
    labels: [String],
    termCount: Int
  ) throws(FileError) -> [User] {
    let tastes = TasteIndex(recipes: recipes, labels: labels)
    var users: [User] = []
    var seen: Set<Int> = []
    for row in rows.rows {
      let id = try row.number(0, below: .max, "user")
      guard seen.insert(id).inserted else { throw row.malformed("user \(id) is there twice") }
      guard let kind = UserKind(rawValue: row.text(1)) else {
        throw row.malformed("'\(row.text(1).prefix(40))' is neither broad nor narrow")
      }
      var fitting: [Set<Int>] = []
      for taste in row.text(2).split(separator: "|") {
        fitting.append(try tastes.recipes(taste, kind, termCount: termCount, row: row))
      }
      let favourites = try row.numbers(3, below: recipes.count, "recipe")
      guard !favourites.isEmpty else { throw row.malformed("user \(id) has no favourites") }
      users.append(User(id: id, kind: kind, tastes: fitting, favourites: favourites))
    }
    return users
  }
}

/// Which test recipes fit a taste.
private struct TasteIndex {
  private let recipes: [Split.Recipe]
  /// Test recipes by the words of their label.
  private let byLabel: [String: [Int]]

  init(recipes: [Split.Recipe], labels: [String]) {
    self.recipes = recipes
    let labelled = recipes.indices.filter { recipes[$0].isTest && recipes[$0].label != nil }
    byLabel = Dictionary(grouping: labelled) { recipes[$0].label.map { labels[$0] } ?? "" }
  }

  /// A broad taste is a label; a narrow one is `LABEL+INGREDIENT`.
  func recipes(
    _ taste: Substring,
    _ kind: Split.UserKind,
    termCount: Int,
    row: SplitRows.Row
  ) throws(FileError) -> Set<Int> {
    switch kind {
    case .broad: return Set(byLabel[String(taste)] ?? [])
    case .narrow:
      let shown = taste.prefix(40)
      guard let plus = taste.lastIndex(of: "+"), let term = Int(taste[taste.index(after: plus)...])
      else { throw row.malformed("taste '\(shown)' is not LABEL+INGREDIENT") }
      guard (0..<termCount).contains(term) else {
        throw row.malformed("taste '\(shown)': ingredient \(term) is not below \(termCount)")
      }
      let labelled = byLabel[String(taste[..<plus])] ?? []
      return Set(labelled.filter { recipes[$0].terms.contains(term) })
    }
  }
}
