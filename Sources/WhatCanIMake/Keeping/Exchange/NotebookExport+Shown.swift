import RecipeModel
import RecipeStorage

/// Something of a person's own that others could see, as an export names it.
struct ShownThing {
  var thing: PublishedThing
  var shown: NotebookExport.Shown

  /// Whether it is seen otherwise than it would be without a word: a profile or a list by the household, a recipe by nobody
  /// or, published, by the household.
  var isSaid: Bool {
    let visibility = Visibility(rawValue: shown.visibility)
    if case .recipe = thing { return visibility != .owner && visibility != .household }
    return visibility != .household
  }
}

extension NotebookReader {
  /// Everything of the person's own that others could see. Cost: O(of it).
  func shownThings() throws -> [ShownThing] {
    let remarks = Dictionary(
      try remarks().map { ($0.number, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return try publications().map { own in
      var shown = NotebookExport.Shown(
        kind: own.thing.kind.rawValue,
        visibility: own.visibility.rawValue
      )
      switch own.thing {
      case .profile: break
      case .list: shown.name = own.name
      case .recipe(let dish): shown.dish = dish
      case .remark(let number):
        shown.dish = remarks[number]?.dish
        shown.at = remarks[number]?.writtenAt
      }
      return ShownThing(thing: own.thing, shown: shown)
    }
  }
}
