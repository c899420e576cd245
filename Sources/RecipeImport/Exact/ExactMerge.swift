internal import RecipeModel

/// Joins three readings of one recipe, field by field.
struct ExactMerge {
  /// What the file says.
  let read: Recipe
  /// What the file would say if nobody had changed it.
  let unchanged: Recipe
  /// What its copy says.
  let original: Recipe

  /// The original with the file's own changes.
  ///
  /// - Parameter keepingID: The id and where it comes from are the original's.
  func merged(keepingID: Bool) -> Recipe {
    Recipe(
      id: keepingID ? original.id : read.id,
      name: value(\.name),
      otherNames: Self.merged(read.otherNames, unchanged.otherNames, original.otherNames),
      kind: value(\.kind),
      category: value(\.category),
      cuisine: value(\.cuisine),
      glass: value(\.glass),
      method: value(\.method),
      tags: Self.merged(read.tags, unchanged.tags, original.tags),
      servings: value(\.servings),
      mostServings: value(\.mostServings),
      minutes: value(\.minutes),
      preparationMinutes: value(\.preparationMinutes),
      cookingMinutes: value(\.cookingMinutes),
      summary: value(\.summary),
      lines: Self.merged(read.lines, unchanged.lines, original.lines),
      swaps: Self.merged(read.swaps, unchanged.swaps, original.swaps),
      isPlain: value(\.isPlain),
      yields: value(\.yields),
      steps: Self.merged(read.steps, unchanged.steps, original.steps),
      origin: RecipeOrigin(
        source: keepingID ? original.origin.source : read.origin.source,
        nativeID: keepingID ? original.origin.nativeID : read.origin.nativeID,
        link: value(\.origin.link),
        image: value(\.origin.image),
        video: value(\.origin.video),
        modified: value(\.origin.modified)
      )
    )
  }

  private func value<Value: Equatable>(_ field: KeyPath<Recipe, Value>) -> Value {
    read[keyPath: field] == unchanged[keyPath: field]
      ? original[keyPath: field] : read[keyPath: field]
  }

  /// Each item of the file that stands in the unchanged list too, as the original has it.
  ///
  /// Items pair off from the start and from the end as long as they agree, and those between by
  /// what they say, first with first. When the unchanged list does not have one item for each of
  /// the original's, only the whole list can be the original's. Cost: O(items).
  static func merged<Item: Hashable>(
    _ read: [Item],
    _ unchanged: [Item],
    _ original: [Item]
  ) -> [Item] {
    if read == unchanged { return original }
    guard unchanged.count == original.count else { return read }
    let shorter = min(read.count, unchanged.count)
    var start = 0
    while start < shorter, read[start] == unchanged[start] { start += 1 }
    var end = 0
    while end < shorter - start,
      read[read.count - 1 - end] == unchanged[unchanged.count - 1 - end]
    { end += 1 }
    var positions: [Item: [Int]] = [:]
    for position in (start..<unchanged.count - end).reversed() {
      positions[unchanged[position], default: []].append(position)
    }
    let between = read[start..<read.count - end].map { item in
      positions[item]?.popLast().map { original[$0] } ?? item
    }
    return original.prefix(start) + between + original.suffix(end)
  }
}
