/// A way through the names of a lexicon, and through the rows of words that a name can lose, word
/// by word.
protocol NameTrie: Sendable {
  /// The first words of some names.
  associatedtype Node: Sendable
  /// A word, ready to be followed.
  associatedtype Word: Sendable

  /// Before the first word of every name.
  var names: Node { get }
  /// Before the first word of every row.
  var rows: Node { get }

  /// The word that stands in `bytes`.
  func word(_ range: Range<Int>, of bytes: [UInt8]) -> Word

  /// The node that one more word leads to; nil when no name goes on with it.
  ///
  /// - Parameter bytes: Those that the word was taken from.
  func node(after node: Node, _ word: Word, of bytes: [UInt8]) -> Node?

  /// What the name or row means that ends here; nil when none does.
  func value(at node: Node) -> UInt32?
}
