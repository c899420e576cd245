internal import RecipeModel

/// A known name among the words of a text.
struct NameSpan {
  /// Positions in the words that were looked at.
  var words: Range<Int>
  var ingredient: Int
}

extension Range<Int> {
  /// It holds the other range and more.
  func strictlyContains(_ other: Range<Int>) -> Bool { contains(other) && self != other }
}

/// The known names among the words of a text, found by where they stand.
struct NameSpans {
  /// The longest first, then by where they begin.
  let all: [NameSpan]
  /// By where they begin, the shortest first.
  private let byStart: [NameSpan]
  /// The most words that one has.
  private let longest: Int

  /// - Parameter spans: Those that begin further on later, and of one beginning the shorter first.
  init(_ spans: [NameSpan]) {
    byStart = spans
    all = spans.sorted {
      ($1.words.count, $0.words.lowerBound) < ($0.words.count, $1.words.lowerBound)
    }
    longest = all.first?.words.count ?? 0
  }

  /// Those that hold all of these words. Cost: O(log names + longest name²).
  func holding(_ words: Range<Int>) -> some Sequence<NameSpan> {
    byStart[first(from: words.upperBound - longest)...].lazy
      .prefix { $0.words.lowerBound <= words.lowerBound }
      .filter { $0.words.contains(words) }
  }

  /// Those that begin with the word at a position, the shortest first. Cost: O(log names + longest name).
  func beginning(at position: Int) -> some Sequence<NameSpan> {
    byStart[first(from: position)...].lazy.prefix { $0.words.lowerBound == position }
  }

  /// The first in `byStart` that begins at a position or behind it.
  private func first(from position: Int) -> Int {
    var (low, high) = (0, byStart.count)
    while low < high {
      let middle = (low + high) / 2
      if byStart[middle].words.lowerBound < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension NameReader {
  /// Every known name among the words in `name`. No name goes on behind a comma or a bracket. A
  /// name whose last word is a plural means first what only the plural means.
  ///
  /// Cost: O(words · (longest name + log words)).
  func spans() -> NameSpans {
    var spans: [NameSpan] = []
    for start in name.indices {
      var node = trie.names
      for end in start..<name.count {
        let word = text.words[name[end]]
        if end > start, word.isAfterBreak || word.isSlash { break }
        var meaning: UInt32?
        if word.plain != word.compared,
          let plural = trie.node(
            after: node,
            trie.word(word.plain, of: text.bytes),
            of: text.bytes
          )
        {
          meaning = trie.value(at: plural)
        }
        let next = trie.node(after: node, compared[name[end]], of: text.bytes)
        if let found = meaning ?? next.flatMap({ trie.value(at: $0) }),
          !isPartOnly(start..<end + 1, of: found)
        {
          spans.append(NameSpan(words: start..<end + 1, ingredient: Int(found)))
        }
        guard let next else { break }
        node = next
      }
    }
    return NameSpans(spans)
  }

  /// Whether the words are a name of another language that means its ingredient only as a whole text, and are
  /// but a part of one: "lima" of "lima beans".
  private func isPartOnly(_ words: Range<Int>, of ingredient: UInt32) -> Bool {
    words.count < name.count && mayBeWhole(words, Int(ingredient))
      && lexicon.scope(of: folded(words)) == .whole
  }

  /// The words of `name` at some positions, folded, with a space between them.
  func folded(_ words: Range<Int>) -> String {
    words.map { String(decoding: text.bytes[text.words[name[$0]].compared], as: UTF8.self) }
      .joined(separator: " ")
  }

  /// The word of `name` at a position reads so, without its plural.
  func reads(_ position: Int, _ word: StaticString) -> Bool {
    let range = text.words[name[position]].plain
    return word.withUTF8Buffer { $0.elementsEqual(text.bytes[range]) }
  }
}
