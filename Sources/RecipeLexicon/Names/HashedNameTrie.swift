import SectionFiles

/// The names of a lexicon as a hashed trie over numbered words: for looking up many names.
///
/// Steps (a node and a word) lead to nodes, by open addressing, at most half full. A step costs
/// O(1).
struct HashedNameTrie: NameTrie {
  /// Of a word that no name and no row has.
  private static let unknown = UInt32.max
  private static let noValue = UInt32.max

  private var words: WordTable
  /// A node in the upper half, a word in the lower.
  private var stepKeys: [UInt64]
  /// The node that each step leads to; 0 where nothing is.
  private var stepTargets: [UInt32]
  private var values = [Self.noValue, Self.noValue]

  let names: UInt32 = 0
  let rows: UInt32 = 1

  /// Cost: O(bytes of all names and rows).
  init(names: NameTable, rows: NameTable) {
    let spaces = [names, rows].map { $0.names.bytes.count { $0 == UInt8(ascii: " ") } }
    let steps = names.names.count + rows.names.count + spaces.reduce(0, +)
    let slots = 1 << (Int.bitWidth - (2 * steps + 1).leadingZeroBitCount)
    words = WordTable(expecting: names.names.count / 2)
    stepKeys = Array(repeating: 0, count: slots)
    stepTargets = Array(repeating: 0, count: slots)
    values.reserveCapacity(steps + 2)
    add(names, below: self.names)
    add(rows, below: self.rows)
  }

  func word(_ range: Range<Int>, of bytes: [UInt8]) -> UInt32 {
    words.number(of: range, in: bytes).map { UInt32($0) } ?? Self.unknown
  }

  func node(after node: UInt32, _ word: UInt32, of bytes: [UInt8]) -> UInt32? {
    guard word != Self.unknown else { return nil }
    let target = stepTargets[slot(of: Self.step(node, word))]
    return target == 0 ? nil : target
  }

  func value(at node: UInt32) -> UInt32? {
    let value = values[Int(node)]
    return value == Self.noValue ? nil : value
  }

  private static func step(_ node: UInt32, _ word: UInt32) -> UInt64 {
    UInt64(node) << 32 | UInt64(word)
  }

  /// The slot of a step, or the free one where it belongs.
  private func slot(of step: UInt64) -> Int {
    let mask = stepKeys.count - 1
    // Source: Fibonacci hashing; Knuth, The Art of Computer Programming 3, 6.4.
    let hash = step &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while stepTargets[slot] != 0, stepKeys[slot] != step { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func add(_ table: NameTable, below root: UInt32) {
    let bytes = Array(table.names.bytes)
    for name in 0..<table.names.count {
      let end = Int(table.names.offsets[name + 1])
      var node = root
      var start = Int(table.names.offsets[name])
      for position in start...end
      where position == end || bytes[position] == UInt8(ascii: " ") {
        if start < position {
          node = addStep(Self.step(node, UInt32(words.add(start..<position, in: bytes))))
        }
        start = position + 1
      }
      if node != root { values[Int(node)] = table.values[name] }
    }
  }

  private mutating func addStep(_ step: UInt64) -> UInt32 {
    let slot = slot(of: step)
    if stepTargets[slot] == 0 {
      stepKeys[slot] = step
      stepTargets[slot] = UInt32(values.count)
      values.append(Self.noValue)
    }
    return stepTargets[slot]
  }
}
