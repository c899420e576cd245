internal import RecipeModel

/// The most bytes of a line's name that are read, and of its text whose words are compared with its parts.
let longestLine = 1_000
/// The most bytes of a line that may be a name as a whole.
private let longestWhole = 30
/// The most bytes of a comment or preparation that are read with the name.
private let longestBeside = 60

extension NameReader {
  /// What a line asks for; nil when a part of its name is not known.
  mutating func asked(by line: IngredientLine) -> [[AskedIngredient]]? {
    guard line.name.utf8.count <= longestLine else { return nil }
    guard var read = read(line) else { return nil }
    if line.comesInCans { read.requirements = canned(read.requirements) }
    var beside = [line.comment, line.preparation, line.purpose]
    if let consumed = read.consumed { beside[consumed] = nil }
    let common = beside.compactMap(\.self).compactMap { wordsBeside($0) } + wordsUntold(of: line)
    return read.requirements.map { alternatives in
      alternatives.map { asked($0, common: common) }
    }
  }

  /// What a name asks for, as on a line of nothing else.
  mutating func asked(in name: String) -> [[AskedIngredient]]? {
    guard let read = readRequirements(in: name) else { return nil }
    return read.map { alternatives in alternatives.map { asked($0, common: []) } }
  }

  /// The ingredient that a text means, with all that the text names.
  mutating func asked(named text: String) -> AskedIngredient? {
    guard let ingredient = ingredient(named: text) else { return nil }
    return asked(ReadAlternative(ingredient: ingredient, words: wordsNamed()), common: [])
  }

  /// The words of a remark; nil for those of an alternative that is not known.
  private mutating func wordsBeside(_ text: String) -> WordsNamed? {
    let words = wordsNamed(in: text)
    return self.text.words.isEmpty || self.text.words[0].joins == .or ? nil : words
  }

  /// What a line asks for with the words that say so.
  ///
  /// `consumed` is 0 where the comment belongs to these words, 1 where the preparation does.
  private mutating func read(
    _ line: IngredientLine
  ) -> (requirements: [[ReadAlternative]], consumed: Int?)? {
    if !line.amounts.isEmpty, let whole = ingredient(ofWhole: line.text) {
      return ([[alternative(whole)]], nil)
    }
    keepFirst(0)
    guard let name = listed(line.name) else {
      return readWhole(line.name).map { ([[$0]], nil) }
    }
    keepFirst(0)
    read(name, slashMeansOr: true)
    for (place, beside) in [line.comment, line.preparation].enumerated() {
      if let found = requirement(of: beside, in: line) { return ([found], place) }
    }
    for (place, beside) in [line.comment, line.preparation].enumerated() {
      if let found = part(saidBy: beside) { return ([[found.part]], found.isAll ? place : nil) }
    }
    return readRequirements(nameBytes: name.utf8.count).map { ($0, nil) }
  }

  /// What comes in a can, tin or jar as what the lexicon has of it in cans: canned tomato for tomato.
  private mutating func canned(_ requirements: [[ReadAlternative]]) -> [[ReadAlternative]] {
    requirements.map { alternatives in
      alternatives.map { alternative in
        keepFirst(0)
        read("canned " + lexicon.name(of: alternative.ingredient))
        takeName(0..<text.words.count, 0..<0)
        let known = knownName() ?? alternative.ingredient
        return ReadAlternative(ingredient: known, words: alternative.words)
      }
    }
  }

  private mutating func readRequirements(in name: String) -> [[ReadAlternative]]? {
    guard name.utf8.count <= longestLine else { return nil }
    keepFirst(0)
    guard let list = listed(name) else { return readWhole(name).map { [[$0]] } }
    keepFirst(0)
    read(list, slashMeansOr: true)
    return readRequirements(nameBytes: list.utf8.count)
  }

  /// A text that is one name.
  private mutating func readWhole(_ name: String) -> ReadAlternative? {
    ingredient(named: name).map { alternative($0) }
  }

  /// An ingredient that the words in `name` mean.
  func alternative(_ ingredient: IngredientID) -> ReadAlternative {
    ReadAlternative(ingredient: ingredient, words: wordsNamed())
  }

  /// A name with its commas read as what joins the rest of the list: "wine, water or stock". The name
  /// itself when it is no list; nil when it is a known name as it stands.
  private mutating func listed(_ name: String) -> String? {
    guard name.utf8.contains(UInt8(ascii: ",")) else { return name }
    let words = name.split { !$0.isLetter }
    let join = words.contains("or") ? " or " : words.contains("and") ? " and " : nil
    guard let join else { return name }
    return ingredient(named: name) == nil ? name.split(separator: ",").joined(separator: join) : nil
  }

  /// The ingredient of a line that is a name and nothing else, though an amount was read in it: "7 Up",
  /// "five spice", "half & half".
  private mutating func ingredient(ofWhole line: String) -> IngredientID? {
    guard line.utf8.count <= longestWhole else { return nil }
    keepFirst(0)
    read(line)
    takeName(0..<text.words.count, 0..<0)
    return name.isEmpty ? nil : knownName()
  }

  /// What the name in `text` means with the words beside it, where they make a known name together
  /// or name an alternative. Leaves the name alone in `text`.
  ///
  /// Words that only describe it make another name of it only as the line has them: "crushed red
  /// pepper" are flakes; "tomatoes, chopped" and "2 chopped tomatoes" are not those of a can.
  private mutating func requirement(
    of beside: String?,
    in line: IngredientLine
  ) -> [ReadAlternative]? {
    guard let beside, beside.utf8.count <= longestBeside else { return nil }
    let nameEnd = text.words.count
    defer { keepFirst(nameEnd) }
    read(beside)
    let words = nameEnd..<text.words.count
    guard let first = words.first, let last = words.last else { return nil }
    let isBehind = text.words[first].joins == .or
    if isBehind || text.words[last].joins == .or {
      takeName(isBehind ? 0..<nameEnd : words, isBehind ? words : 0..<nameEnd)
      if let both = alternatives(), both.count > 1 { return both }
    }
    takeName(0..<nameEnd, 0..<0)
    if nameEnd > 0, let base = ingredientOfName() {
      takeName(words, 0..<0)
      if canLoseName(inGroupOf: base) {
        takeName(words, 0..<nameEnd)
        if let known = knownName(), !line.countsPieces, isWritten(line.text) {
          return [alternative(known)]
        }
        return partTaken(words).flatMap { part($0, nameEnd) }
      }
    }
    takeName(words, 0..<nameEnd)
    if let known = knownName() { return [alternative(known)] }
    takeName(0..<nameEnd, words)
    return knownName().map { [alternative($0)] }
  }

  /// True when the words in `name` follow one another in the line. Cost: O(length of both).
  private mutating func isWritten(_ line: String) -> Bool {
    guard line.utf8.count <= longestText else { return false }
    let start = text.words.count
    read(line)
    let last = text.words.count - name.count
    guard start <= last else { return false }
    return (start...last).contains { offset in
      name.indices.allSatisfy { position in
        let (one, other) = (text.words[offset + position], text.words[name[position]])
        return text.bytes[one.compared].elementsEqual(text.bytes[other.compared])
      }
    }
  }

  /// The word of the text is this one.
  private func isWord(_ word: Int, _ written: String) -> Bool {
    text.bytes[text.words[word].plain].elementsEqual(written.utf8)
  }

  /// What "juiced", "freshly juiced" and "finely zested" take of a thing.
  private func partTaken(_ words: Range<Int>) -> String? {
    guard words.count <= 2, let last = words.last else { return nil }
    return isWord(last, "juiced") ? "juice" : isWord(last, "zested") ? "zest" : nil
  }

  /// This part of what the first words of the text name: "2 lemons, juiced" are lemon juice.
  private mutating func part(_ part: String, _ nameEnd: Int) -> [ReadAlternative]? {
    let first = text.words.count
    read(part)
    takeName(0..<nameEnd, first..<text.words.count)
    return ingredientOfName().map { [alternative($0)] }
  }

  /// The part of what the words of the text name that a remark says is all that is taken: "lemon, finely grated
  /// zest", "lemon (juice of)", "egg, white only, beaten"; nil for one that names another thing, or none. Leaves
  /// the text as it is.
  ///
  /// `isAll` is false where the remark goes on behind it.
  private mutating func part(
    saidBy beside: String?
  ) -> (part: ReadAlternative, isAll: Bool)? {
    guard let beside, beside.utf8.count <= longestBeside else { return nil }
    let nameEnd = text.words.count
    defer { keepFirst(nameEnd) }
    read(beside)
    guard nameEnd > 0, nameEnd < text.words.count else { return nil }
    let end =
      (nameEnd + 1..<text.words.count).first { text.words[$0].isAfterBreak } ?? text.words.count
    let isOnly = isWord(end - 1, "only") || isWord(end - 1, "of")
    let last = isOnly ? end - 2 : end - 1
    guard last >= nameEnd,
      isOnly || ["juice", "zest", "rind"].contains(where: { isWord(last, $0) })
    else { return nil }
    takeName(0..<nameEnd, 0..<0)
    guard let whole = ingredientOfName() else { return nil }
    takeName(0..<nameEnd, nameEnd..<last + 1)
    guard let part = ingredientOfName(), part != whole else { return nil }
    return (alternative(part), end == text.words.count)
  }

  /// What the name in `text` asks for.
  private mutating func readRequirements(nameBytes: Int) -> [[ReadAlternative]]? {
    takeName(0..<text.words.count, 0..<0)
    if nameBytes <= longestText, let ingredient = ingredientOfName() {
      return [[alternative(ingredient)]]
    }
    name.keepFirst(0)
    for word in text.words.indices { name.append(word) }
    if let alternatives = alternatives() { return [alternatives] }
    return compound()
  }

  /// Makes these words of the text the name, without those that stand for a slash.
  mutating func takeName(_ first: Range<Int>, _ second: Range<Int>) {
    name.keepFirst(0)
    for word in first where !text.words[word].isSlash { name.append(word) }
    for word in second where !text.words[word].isSlash { name.append(word) }
  }

  /// The ingredient that has exactly the words in `name` as a name.
  func knownName() -> IngredientID? {
    var node = trie.names
    for position in name.indices {
      let word = compared[name[position]]
      guard let next = trie.node(after: node, word, of: text.bytes) else { return nil }
      node = next
    }
    return trie.value(at: node).map { IngredientID(Int($0)) }
  }
}

extension IngredientLine {
  /// It says how many pieces: "2 tomatoes", and not "2 cups" or "2 cans".
  var countsPieces: Bool {
    amounts.contains { $0.quantity != nil } && amounts.allSatisfy { $0.unit == nil }
  }

  /// It comes in a can, tin or jar.
  var comesInCans: Bool {
    amounts.contains { $0.unit == "can" || $0.unit == "tin" || $0.unit == "jar" }
  }
}
