internal import RecipeModel

extension NameReader {
  /// What those words of a line's text name that are in no part of it: a file may call "100 g peanuts" rice. Empty
  /// for a line whose parts have all its words.
  ///
  /// Each word of name, comment, preparation and purpose stands for one of the text, and so does each unit that the
  /// line states and `units` knows. What other words deny of the whole line does not count: nobody has read it so.
  /// Of a text of more than 1,000 bytes every word counts. Cost: O(words · log words + words · longest name).
  mutating func wordsUntold(of line: IngredientLine) -> [WordsNamed] {
    keepFirst(0)
    read(line.text)
    let end = text.words.count
    var untold = Array(0..<end)
    if line.text.utf8.count <= longestLine {
      readParts(of: line)
      untold = untoldWords(before: end)
      keepFirst(end)
    }
    return runs(of: untold).compactMap { run in
      takeName(run, 0..<0)
      var words = wordsNamed()
      words.lineDenial = .none
      return words.named.isEmpty ? nil : words
    }
  }

  private mutating func readParts(of line: IngredientLine) {
    read(line.name)
    for part in [line.comment, line.preparation, line.purpose] {
      if let part { read(part) }
    }
    for amount in line.amounts {
      if let unit = amount.unit, units.position(named: unit) != nil { read(unit) }
    }
  }

  /// Those of the first words of the text for which none of the others stands; ascending.
  private func untoldWords(before end: Int) -> [Int] {
    func bytes(_ word: Int) -> ArraySlice<UInt8> { text.bytes[text.words[word].compared] }
    func sorted(_ words: Range<Int>) -> [Int] {
      words.sorted { left, right in
        let (a, b) = (bytes(left), bytes(right))
        return a.elementsEqual(b) ? left < right : a.lexicographicallyPrecedes(b)
      }
    }
    let told = sorted(end..<text.words.count)
    var untold: [Int] = []
    var next = 0
    for word in sorted(0..<end) {
      while next < told.count, bytes(told[next]).lexicographicallyPrecedes(bytes(word)) {
        next += 1
      }
      if next < told.count, bytes(told[next]).elementsEqual(bytes(word)) {
        next += 1
      } else {
        untold.append(word)
      }
    }
    return untold.sorted()
  }

  /// Cuts ascending positions where one is left out: no name goes over words that are told.
  private func runs(of positions: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for position in positions {
      if let last = runs.last, last.upperBound == position {
        runs[runs.count - 1] = last.lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
    }
    return runs
  }
}
