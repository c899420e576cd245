/// A word, number or mark of an ingredient line, and where it stands in the line's bytes.
///
/// Laid out in 32 bytes, because a line may have a million of them.
struct LineToken {
  enum Kind: UInt8 {
    case word
    case number
    /// A comma, semicolon or a similar mark of another script.
    case comma
    case colon
    case open
    case close
    case slash
    /// A dash that is not part of a word: "2-3", "2 – 3", "cream - whipped".
    case dash
    /// "x" between a count and a size: "2 x 400 g".
    case times
    case plus
  }

  /// Of a number; finite and at least 0.
  let value: Double
  private let startOffset: Int32
  private let endOffset: Int32
  let meaning: WordMeaning
  let kind: Kind
  /// No space stands before it.
  let isGlued: Bool
  /// For a number: written with a fraction and below 1, so that it can follow an integer.
  let isFraction: Bool

  /// The longest text whose tokens can say where they stand.
  static let longestText = Int(Int32.max)

  /// - Parameter range: In bytes of a text of at most `longestText`.
  init(
    _ kind: Kind,
    at range: Range<Int>,
    isGlued: Bool,
    value: Double,
    isFraction: Bool,
    meaning: WordMeaning
  ) {
    self.kind = kind
    self.isGlued = isGlued
    self.value = value
    self.isFraction = isFraction
    self.meaning = meaning
    startOffset = Int32(range.lowerBound)
    endOffset = Int32(range.upperBound)
  }

  /// In bytes from the start of the text.
  var start: Int { Int(startOffset) }
  /// In bytes from the start of the text; the first byte that is not the token's.
  var end: Int { Int(endOffset) }
}

/// All that the parser knows about a word.
struct WordMeaning: Sendable {
  /// Position in the unit table, or -1.
  var unit: Int32 = -1
  /// The word's place in the grammar of ingredient lines.
  var role: GrammarWord = .other
  var kind: DescriptorWords.Kind?
  /// Some unit's spelling of several words begins with it.
  var beginsUnitPhrase = false
  /// May leave the name of any ingredient.
  var isFreelyDropped = false
  /// An adverb of preparation: "finely".
  var isAdverb = false
  /// Of a number word, as a fraction; 0/1 for others.
  var numerator: UInt8 = 0
  var denominator: UInt8 = 1

  var value: Double { Double(numerator) / Double(denominator) }
  var isPreparation: Bool { kind == .preparation && !isAdverb }
}
