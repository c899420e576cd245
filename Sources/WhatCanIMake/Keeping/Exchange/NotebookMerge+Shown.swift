import RecipeModel
import RecipeStorage

extension NotebookMerge {
  /// Takes in who sees what, whom the person follows and keeps away, and their picture.
  ///
  /// What was there before is seen as it was: an export shows nobody more of it. Names that nobody has here, or that the person
  /// may not know of, are passed over.
  ///
  /// - Parameter before: What others could see before anything was taken in.
  mutating func takeShown(besides before: [ShownThing]) throws {
    let there = Set(before.map { Self.key($0.shown) })
    let now = Dictionary(
      try writer.reader.shownThings().map { (Self.key($0.shown), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for shown in export.shown ?? [] {
      guard PublishedThing.Kind(rawValue: shown.kind) != nil,
        let visibility = Visibility(rawValue: shown.visibility)
      else { throw bad("\(shown.kind) \(shown.visibility) is not a valid visibility") }
      var wanted = shown
      wanted.dish = shown.dish.map { ids[$0] ?? $0 }
      let key = Self.key(wanted)
      let isOwn = wanted.kind == PublishedThing.Kind.profile.rawValue
      guard let thing = now[key], isOwn ? !thing.isSaid : !there.contains(key) else {
        count(.unchanged)
        continue
      }
      count(try writer.setVisibility(of: thing.thing, to: visibility) ? .new : .unchanged)
    }
    try takeTies()
    try takeProfilePicture()
  }

  private mutating func takeTies() throws {
    let there = try writer.reader.tiedNames()
    for name in export.follows ?? [] {
      let isNew = try !there.followed.contains(name) && writer.follow(folded: name) == nil
      count(isNew ? .new : .unchanged)
    }
    for name in export.blocks ?? [] {
      let isNew = try !there.blocked.contains(name) && writer.block(folded: name) == nil
      count(isNew ? .new : .unchanged)
    }
  }

  private mutating func takeProfilePicture() throws {
    guard let picture = try picture(export.picture) else { return }
    let isNew = try writer.reader.profilePicture() == nil
    if isNew { try writer.setProfilePicture(picture) }
    count(isNew ? .new : .unchanged)
  }

  /// What tells one thing from the others, whoever sees it.
  private static func key(_ shown: NotebookExport.Shown) -> NotebookExport.Shown {
    var key = shown
    key.visibility = ""
    key.name = shown.name?.lowercased()
    return key
  }
}
