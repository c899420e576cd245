public import RecipeImport

/// The result of an import.
public struct ImportReport: Sendable {
  /// Dishes that the catalogue did not have.
  public var new: Int
  /// Dishes that the catalogue had with other content.
  public var changed: Int
  /// Dishes that the catalogue had with the same content, including repeats within the import.
  public var unchanged: Int
  /// Records and files that could not become a dish, and remarks about some that did, in order; of
  /// a long import the first ``problemLimit``.
  public var problems: [ImportError]
  /// How many records could not become a dish.
  public var failed: Int

  /// Files whose collection could not get their name, because another file has it.
  public var displaced: [DisplacedCollection] = []

  /// The collections of pages and of standard input, which are not named after a file.
  public var unseen: [UnseenCollection] = []

  /// New dishes that are the same as another dish, old or new: one of each duplicate group, by
  /// name.
  public var joined: [JoinedDish] = []

  /// Recipes that somebody wrote in a store and exported; see ``Notebook/takeIn(returned:)``. They
  /// are not counted.
  public var returned: [ReturnedRecipe] = []

  /// How many problems of a long import are listed.
  public static let problemLimit = 1_000

  /// - Parameter failed: Nil if these are all problems.
  public init(
    new: Int,
    changed: Int,
    unchanged: Int,
    problems: [ImportError],
    failed: Int? = nil
  ) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
    self.problems = problems
    self.failed = failed ?? problems.count { !$0.isRemark }
  }
}

/// A file with the same name as one that was imported before it.
public struct DisplacedCollection: Sendable, Equatable {
  /// The file.
  public var path: String
  /// The collection with its dishes.
  public var name: String
  /// The collection that has the file's name.
  public var taken: String
  /// The file to which that collection belongs.
  public var owner: String
}

/// A collection that was not named after a file, so the report is the only place that shows its
/// name.
public struct UnseenCollection: Sendable, Equatable {
  /// The address of the page, or `-` for standard input.
  public var path: String
  public var name: String
}
