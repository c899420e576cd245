/// Looks names up among millions, all folded as by ``foldedName(_:)``, without a string for each.
extension StringTable {
  /// The positions of the names that begin with a name, ascending: those that are no longer, and the
  /// others. None for a text that folds to nothing.
  ///
  /// Cost: O(bytes of the names with the same first letter, and with none of ASCII, + count).
  package func positions(
    ofNamesBeginningWith name: String
  ) -> (whole: [Int], longer: [Int]) {
    let wanted = Array(foldedName(name).utf8)
    guard let first = wanted.first else { return ([], []) }
    var (whole, longer): ([Int], [Int]) = ([], [])
    forEachFolded(beginningWith: { $0 == first }) { position, folded in
      guard folded.starts(with: wanted) else { return }
      if folded.count == wanted.count { whole.append(position) } else { longer.append(position) }
    }
    return (whole, longer)
  }

  /// Which of some folded names occur at a position that counts. Cost: as ``positions(ofNamesBeginningWith:)``
  /// for all their first letters together.
  package func foldedNames(
    among wanted: Set<String>,
    where counts: (Int) -> Bool = { _ in true }
  ) -> Set<String> {
    let byBytes = Dictionary(
      wanted.filter { !$0.isEmpty }.map { (Array($0.utf8)[...], $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let firsts = Set(byBytes.keys.compactMap(\.first))
    let lengths = Set(byBytes.keys.map(\.count))
    var found: Set<String> = []
    forEachFolded(beginningWith: firsts.contains) { position, folded in
      guard lengths.contains(folded.count), let name = byBytes[folded], counts(position) else {
        return
      }
      found.insert(name)
    }
    return found
  }

  /// The positions of the names that a mistyped one may mean, ascending: those within a few typing
  /// slips (a letter wrong, missing or added, or two neighbours swapped), with their number; and the
  /// others in which each of its words begins a word.
  ///
  /// - Parameter limit: How many slips are a few.
  /// Cost: O(bytes · limit).
  package func positions(
    ofNamesNear name: String,
    slips limit: Int
  ) -> (near: [(slips: Int, position: Int)], holding: [Int]) {
    let wanted = Array(foldedName(name).utf8)
    let words = wanted.split(separator: space)
    guard !words.isEmpty else { return ([], []) }
    var counter = SlipCounter(from: wanted, atMost: limit)
    var near: [(slips: Int, position: Int)] = []
    var holding: [Int] = []
    forEachFolded(beginningWith: { _ in true }) { position, folded in
      if let slips = counter.slips(to: folded) {
        near.append((slips, position))
      } else if words.allSatisfy({ beginsWord($0, of: folded) }) {
        holding.append(position)
      }
    }
    return (near, holding)
  }

  /// The positions of the names of which as many words in a row as a mistyped name has are within a
  /// few typing slips of it, each with the least number of slips, ascending.
  ///
  /// - Parameter limit: How many slips are a few.
  /// Cost: O(bytes · words of the mistyped name · limit).
  package func positions(
    ofNamesWithWordsNear name: String,
    slips limit: Int
  ) -> [(slips: Int, position: Int)] {
    let wanted = Array(foldedName(name).utf8)
    let count = wanted.split(separator: space).count
    guard count > 0 else { return [] }
    var counter = SlipCounter(from: wanted, atMost: limit)
    var near: [(slips: Int, position: Int)] = []
    forEachFolded(beginningWith: { _ in true }) { position, folded in
      let words = folded.split(separator: space)
      guard words.count >= count else { return }
      var least: Int?
      for first in 0...(words.count - count) {
        let run = folded[words[first].startIndex..<words[first + count - 1].endIndex]
        if let slips = counter.slips(to: run) { least = min(slips, least ?? slips) }
      }
      if let least { near.append((least, position)) }
    }
    return near
  }

  /// Calls `body` with the position and the folded form of each name that may begin with a letter that
  /// fits, ascending by position.
  private func forEachFolded(
    beginningWith fits: (UInt8) -> Bool,
    _ body: (Int, ArraySlice<UInt8>) -> Void
  ) {
    let fitting = (0...UInt8.max).map(fits)
    var text = FoldedText()
    var folded = ReusedArray<UInt8>()
    for position in 0..<count {
      let name = utf8(at: position)
      if let first = name.first, let letter = foldedFirst(first), !fitting[Int(letter)] { continue }
      text.keepFirst(0)
      text.append(utf8: name)
      folded.keepFirst(0)
      let bytes = text.bytes
      for word in text.words.indices {
        if word > 0 { folded.append(space) }
        for byte in text.words[word].compared { folded.append(bytes[byte]) }
      }
      body(position, folded.elements[..<folded.count])
    }
  }
}

/// The first byte of what a name that begins with `byte` folds to, where that byte alone tells: no form
/// of a word begins with another letter than the word.
private func foldedFirst(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x61...0x7A, 0x30...0x39: byte
  case 0x41...0x5A: byte | 0x20
  default: nil
  }
}

/// Whether some word of a folded name begins with `start`.
private func beginsWord(_ start: ArraySlice<UInt8>, of name: ArraySlice<UInt8>) -> Bool {
  var word = name.startIndex
  while word < name.endIndex {
    if name[word...].starts(with: start) { return true }
    guard let end = name[word...].firstIndex(of: space) else { return false }
    word = end + 1
  }
  return false
}

private let space = UInt8(ascii: " ")
