/// A line with which a note begins, as programs and people write them below what is to be done: "NOTES : Keeps a year."
enum NoteLine {
  /// What stands behind the word and its colon; nil for any other line. Cost: O(length).
  static func text(of line: some StringProtocol) -> String? {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, words.contains(String(parts[0]).trimmed.lowercased()) else {
      return nil
    }
    return String(parts[1]).trimmed.unlessBlank
  }

  private static let words: Set<String> = [
    "note", "notes", "hinweis", "remarque", "nota",
  ]
}
