/// One ingredient as a recipe of somebody else names it.
struct Mention: Hashable {
  /// Nil where the source keeps no measure apart from the name.
  var measure: String?
  /// The name, or the whole line when `isWholeLine`.
  var name: String
  /// The text is a line: amount, unit and name in one.
  var isWholeLine = false
}

/// The mentions of one file, in its order, repeats included.
struct MentionFile {
  /// The file's name without its folder.
  var name: String
  var recipes: Int
  var mentions: [Mention]
}
