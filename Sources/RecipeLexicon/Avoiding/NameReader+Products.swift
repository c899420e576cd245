internal import RecipeModel

/// The most words of a product's name that are read.
private let longestProduct = 16

extension NameReader {
  /// What a line names that is a product nobody has a row for; see ``IngredientLexicon/product(on:)``.
  ///
  /// Cost: O(words · longest name + names found · what these contain).
  mutating func product(on line: IngredientLine) -> AskedIngredient? {
    let heads = heads(ofProduct: line.name)
    guard let first = heads.first?.ingredient else { return nil }
    var named = wordsNamed()
    // Where other words say what is in it, the head's own are judged as the head: a "lentil soup" is not any
    // soup, a "traditional pasty" is any pasty.
    let spans = spans()
    func isHead(_ words: Range<Int>) -> Bool { heads.contains { $0.words.contains(words) } }
    let outside = Set(spans.filter { !isHead($0.words) }.map(\.ingredient))
    let own = Set(spans.filter { isHead($0.words) }.map(\.ingredient))
    let inside = outside.isEmpty ? [] : own.subtracting(outside)
    named.named.removeAll { inside.contains($0.ingredient.rawValue) }
    for head in heads.dropFirst() { named.named.append(NamedIngredient(head.ingredient)) }
    let beside = [line.comment, line.preparation, line.purpose].compactMap(\.self)
    let common = beside.map { wordsNamed(in: $0) }
    return asked(ReadAlternative(ingredient: first, words: named), common: common)
  }

  /// What the name of a product is judged as; empty where a word of it is not known, or nothing says what
  /// it is. Leaves the name's words in `name`.
  ///
  /// "Duck wrap with hoisin sauce" has two parts. The first must end in a head or be a known name; of the
  /// others all words must be known.
  private mutating func heads(
    ofProduct text: String
  ) -> [(words: Range<Int>, ingredient: IngredientID)] {
    guard text.utf8.count <= longestText else { return [] }
    keepFirst(0)
    read(text, slashMeansOr: true)
    name.keepFirst(0)
    for word in self.text.words.indices { name.append(word) }
    guard (2...longestProduct).contains(name.count),
      !name.indices.contains(where: { self.text.words[name[$0]].joins == .or })
    else { return [] }
    let spans = spans()
    var covered = [Bool](repeating: false, count: name.count)
    for span in spans { for word in span.words { covered[word] = true } }
    for denial in denials() { for word in denial.words { covered[word] = true } }
    for word in lostWords() { covered[word] = true }
    var heads: [(words: Range<Int>, ingredient: IngredientID)] = []
    for part in productParts() {
      let ending = head(of: part)
      for word in ending?.words ?? 0..<0 { covered[word] = true }
      guard part.allSatisfy({ covered[$0] || saysHow($0) }) else { return [] }
      if let ending { heads.append(ending) }
      if heads.isEmpty {
        guard
          let whole = spans.first(where: { span in
            span.words.upperBound == part.upperBound
              && !part.contains { word in
                word < span.words.lowerBound && spans.contains { $0.words.contains(word) }
              }
          })
        else { return [] }
        heads.append((whole.words, IngredientID(whole.ingredient)))
      }
    }
    return heads
  }

  /// The name cut where something is added to a thing, and at commas and brackets.
  private func productParts() -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for position in 0...name.count {
      let isEnd = position == name.count
      let isAdding =
        !isEnd && (reads(position, "with") || reads(position, "in") || reads(position, "on"))
      let isBroken = !isEnd && text.words[name[position]].isAfterBreak
      guard isEnd || isAdding || isBroken else { continue }
      var last = position
      while start < last, saysHow(last - 1) { last -= 1 }
      if start < last { parts.append(start..<last) }
      start = isAdding ? position + 1 : position
    }
    return parts
  }

  /// The longest head that some words end in; else the longest that they begin with, as on shelves: "egg
  /// rolls, pork".
  private func head(of words: Range<Int>) -> (words: Range<Int>, ingredient: IngredientID)? {
    for start in words {
      let ending = start..<words.upperBound
      if let value = lexicon.heads.value(of: folded(ending)) {
        return (ending, IngredientID(Int(value)))
      }
    }
    for end in words.reversed() {
      let beginning = words.lowerBound..<end + 1
      if let value = lexicon.heads.value(of: folded(beginning)) {
        return (beginning, IngredientID(Int(value)))
      }
    }
    return nil
  }

  /// A word that only says how two things go together: "cheese flavoured", "topped".
  private func saysHow(_ position: Int) -> Bool {
    let word = text.words[name[position]]
    return word.joins == .and || word.isNumber || reads(position, "flavour")
      || reads(position, "flavours") || reads(position, "flavoured") || reads(position, "flavor")
      || reads(position, "flavored") || reads(position, "style") || reads(position, "filled")
      || reads(position, "topped") || reads(position, "coated") || reads(position, "covered")
      || reads(position, "dipped") || reads(position, "stuffed") || reads(position, "infused")
      || reads(position, "a") || reads(position, "the") || reads(position, "de")
      || reads(position, "of") || reads(position, "made")
      || reads(position, "sticky") || reads(position, "all")
  }
}
