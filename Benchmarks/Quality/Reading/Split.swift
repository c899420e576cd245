import BenchmarkFiles

/// A cookbook cut in two: recipes to learn from, and recipes, queries and cooks to measure with.
///
/// Recipes and terms are numbered from 0 in the order of their rows.
struct Split: Sendable {
  struct Recipe: Equatable, Sendable {
    /// A position in ``Split/labels``; nil when the file names no label.
    var label: Int?
    var isTest: Bool
    /// As in the file; distinct.
    var terms: [Int]
  }

  /// A recipe with one ingredient taken out.
  struct Query: Equatable, Sendable {
    var hidden: Int
    var terms: [Int]
  }

  enum UserKind: String, CaseIterable, Encodable {
    case broad, narrow
  }

  /// A simulated cook, who likes every dish of some labels, or of labels with an ingredient.
  struct User: Equatable, Sendable {
    var id: Int
    var kind: UserKind
    /// For each taste, the test recipes that fit it. A taste may fit none.
    var tastes: [Set<Int>]
    /// Recipes, in order; at least one.
    var favourites: [Int]

    var relevant: Set<Int> { tastes.reduce(into: []) { $0.formUnion($1) } }
  }

  let name: String
  let termCount: Int
  let recipes: [Recipe]
  /// Ascending by code units.
  let labels: [String]
  /// Nil when the split has no such file.
  let queries: [Query]?
  let users: [User]?

  var train: [Int] { recipes.indices.filter { !recipes[$0].isTest } }
  var test: [Int] { recipes.indices.filter { recipes[$0].isTest } }
}

extension Split {
  /// The files of a split: `prefix` + `.recipes.tsv` and so on.
  struct Files {
    let prefix: String

    var name: String { prefix.split(separator: "/").last.map(String.init) ?? "" }
    var recipes: String { prefix + ".recipes.tsv" }
    var vocabulary: String { prefix + ".vocab.tsv" }
    var queries: String { prefix + ".taskA.tsv" }
    var users: String { prefix + ".users.tsv" }
  }

  /// Reads a split. Without recipes or vocabulary there is none. Cost: O(bytes).
  init(_ files: Files) throws(FileError) {
    guard let vocabulary = try SplitRows(files.vocabulary, columns: 3) else {
      throw FileError(file: files.vocabulary, reason: .notThere)
    }
    guard let recipes = try SplitRows(files.recipes, columns: 5) else {
      throw FileError(file: files.recipes, reason: .notThere)
    }
    try self.init(
      name: files.name,
      vocabulary: vocabulary,
      recipes: recipes,
      queries: SplitRows(files.queries, columns: 3),
      users: SplitRows(files.users, columns: 4)
    )
  }

  init(
    name: String,
    vocabulary: SplitRows,
    recipes: SplitRows,
    queries: SplitRows?,
    users: SplitRows?
  ) throws(FileError) {
    try vocabulary.checkNumbering()
    try recipes.checkNumbering()
    let termCount = vocabulary.rows.count
    let labels = Set(recipes.rows.map { $0.text(2) }).subtracting([""])
      .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    let read = try Self.recipes(recipes, labels: labels, termCount: termCount)

    self.name = name
    self.termCount = termCount
    self.labels = labels
    self.recipes = read
    self.queries = try queries.map { rows throws(FileError) in
      try Self.queries(rows, recipeCount: read.count, termCount: termCount)
    }
    self.users = try users.map { rows throws(FileError) in
      try Self.users(rows, recipes: read, labels: labels, termCount: termCount)
    }
  }
}
