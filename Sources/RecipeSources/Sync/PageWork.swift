internal import RecipeFetch
internal import RecipeImport
internal import RecipeModel

/// The most popular recipes of Spoonacular, page by page.
struct PageWork: Codable, Equatable, Sendable {
  private let wanted: Int
  private var offset = 0
  private var isLast = false
  private var seen = NumberSet()

  init(wanted: Int) {
    self.wanted = min(max(wanted, 1), SpoonacularRequests.mostResults)
  }

  var remaining: Int {
    guard !isLast, (0..<wanted).contains(offset) else { return 0 }
    let page = SpoonacularRequests.pageSize
    return (wanted - offset - 1) / page + 1
  }

  mutating func step(_ connection: SourceConnection) throws(SourceError) -> SyncBatch {
    let number = min(SpoonacularRequests.pageSize, wanted - offset)
    let page = try SpoonacularRequests(connection: connection).page(
      [.init("sort", "popularity")],
      offset: offset,
      number: number
    )
    offset += number
    isLast = page.isLast
    return SyncBatch(
      recipes: page.imported.recipes.filter { recipe in
        NumberSet.number(recipe.origin.nativeID).map { seen.insert($0) } ?? true
      },
      problems: page.imported.problems
    )
  }

  mutating func skip() {
    offset += min(SpoonacularRequests.pageSize, wanted - offset)
  }
}
