/// A long text cut to its beginning.
enum SummarySentences {
  /// The first sentences, as many as fit; a first sentence that does not is cut after a word.
  ///
  /// - Parameter bytes: At least 4.
  static func first(of text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var words = 0
    var sentences: Int?
    var length = 0
    let all = text.split(separator: " ")
    for (position, word) in all.enumerated() {
      let longer = length + (position == 0 ? 0 : 1) + word.utf8.count
      guard longer <= bytes - "…".utf8.count else { break }
      length = longer
      words = position + 1
      let next = words < all.count ? all[words].first : nil
      if let last = word.last, ".!?".contains(last), next?.isUppercase == true {
        sentences = words
      }
    }
    if let sentences { return all[..<sentences].joined(separator: " ") }
    return words == 0 ? "" : all[..<words].joined(separator: " ") + "…"
  }
}
