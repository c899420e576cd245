public import RecipeImport

/// What an import did.
public struct ImportReport: Sendable {
  /// Dishes that the catalogue did not have.
  public var new: Int
  /// Dishes that it had otherwise.
  public var changed: Int
  /// Dishes that it had just so, repeats within the import included.
  public var unchanged: Int
  /// Records and files that could not become a dish, and remarks about some that did, in the order met; of a long
  /// import the first ``problemLimit``.
  public var problems: [ImportError]
  /// How many could not become a dish in all.
  public var failed: Int

  /// Files whose collection is not called as they are, since that name is another file's.
  public var displaced: [DisplacedCollection] = []

  /// The collections of pages and of standard input, which have no file's name.
  public var unseen: [UnseenCollection] = []

  /// New dishes that are the same as one from elsewhere, or as another new one: one of each family, by name.
  public var joined: [JoinedDish] = []

  /// Recipes that somebody wrote in a store and exported; see ``Notebook/takeIn(returned:)``. They are in no count.
  public var returned: [ReturnedRecipe] = []

  /// How many problems of a long import are told.
  public static let problemLimit = 1_000

  /// - Parameter failed: Nil when these are all problems.
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

/// A file that has the name of one which was imported before it.
public struct DisplacedCollection: Sendable, Equatable {
  /// The file.
  public var path: String
  /// The collection that its dishes are in.
  public var name: String
  /// The collection that is called as the file is.
  public var taken: String
  /// The file that this one belongs to.
  public var owner: String
}

/// The collection of something that is no file, so that its name can be seen nowhere else.
public struct UnseenCollection: Sendable, Equatable {
  /// The address of the page, or `-` for standard input.
  public var path: String
  public var name: String
}
