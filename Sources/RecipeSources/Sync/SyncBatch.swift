package import RecipeImport
package import RecipeModel

/// What one step of a sync gave.
package struct SyncBatch: Equatable, Sendable {
  /// No dish comes twice in one sync.
  package var recipes: [Recipe]
  /// Already counted in the plan.
  package var problems: [ImportError]
  /// How many more there were; see ``ImportedRecipes/untold``.
  package var untold = 0
  /// All lists of books that the source has, after the step that asks for them.
  package var lists: [BookList]
  /// Newer issues of lists that were asked for.
  package var issues: [BookListIssue]

  package init(
    recipes: [Recipe] = [],
    problems: [ImportError] = [],
    lists: [BookList] = [],
    issues: [BookListIssue] = []
  ) {
    self.recipes = recipes
    self.problems = problems
    self.lists = lists
    self.issues = issues
  }
}

/// What became of the records of a sync.
package struct SyncCounts: Hashable, Sendable, Codable {
  package var new = 0
  package var changed = 0
  package var unchanged = 0
  /// Records and answers that could not be read.
  package var failed = 0

  package init(new: Int = 0, changed: Int = 0, unchanged: Int = 0, failed: Int = 0) {
    self.new = new
    self.changed = changed
    self.unchanged = unchanged
    self.failed = failed
  }
}

/// A book list that is kept up to date, with its stored issue.
public struct KeptList: Hashable, Sendable, Codable {
  public var name: String
  /// ``BookListIssue/publishedDate`` of the stored issue; nil if there is none.
  public var published: String?

  public init(_ name: String, published: String? = nil) {
    self.name = name
    self.published = published
  }
}
