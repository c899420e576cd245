public import RecipeImport
public import RecipeModel

/// What one step of a sync gave.
public struct SyncBatch: Equatable, Sendable {
  /// No dish comes twice in one sync.
  public var recipes: [Recipe]
  /// Already counted in the plan.
  public var problems: [ImportError]
  /// How many more there were; see ``ImportedRecipes/untold``.
  public var untold = 0
  /// All lists of books that the source has, after the step that asks for them.
  public var lists: [BookList]
  /// Newer issues of lists that were asked for.
  public var shelves: [ShelfList]

  public init(
    recipes: [Recipe] = [],
    problems: [ImportError] = [],
    lists: [BookList] = [],
    shelves: [ShelfList] = []
  ) {
    self.recipes = recipes
    self.problems = problems
    self.lists = lists
    self.shelves = shelves
  }
}

/// What became of the records of a sync.
public struct SyncCounts: Hashable, Sendable, Codable {
  public var new = 0
  public var changed = 0
  public var unchanged = 0
  /// Records and answers that could not be read.
  public var failed = 0

  public init(new: Int = 0, changed: Int = 0, unchanged: Int = 0, failed: Int = 0) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
    self.failed = failed
  }
}

/// A list of books that is kept up to date, and its issue at hand.
public struct KeptList: Hashable, Sendable, Codable {
  public var name: String
  /// ``ShelfList/publishedDate`` of the issue at hand; nil for none.
  public var published: String?

  public init(_ name: String, published: String? = nil) {
    self.name = name
    self.published = published
  }
}
