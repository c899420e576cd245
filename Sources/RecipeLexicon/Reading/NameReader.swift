internal import RecipeModel

/// The most words a name may have and still be looked up; longer text is not an ingredient's name.
private let longestName = 12
/// The most bytes of text that are looked at as one name.
let longestText = 240
/// The most words that are left out one by one; with more, all of them are left out at once.
private let mostDropped = 8

/// Reads what names mean, one after the other, in buffers that serve again and again.
struct NameReader<Trie: NameTrie>: Sendable {
  /// A number or a row of the words that can be lost, in what is looked up.
  private struct Loss {
    var words: Range<Int>
    /// Nil for a number, which can be lost in every ingredient group.
    var row: UInt32?
  }

  let trie: Trie
  let lexicon: IngredientLexicon
  /// The units whose words on a line name nothing.
  let units: UnitTable
  let ingredientGroupOf: [UInt32]
  let rowGroups: Adjacency
  let parents: Adjacency
  let isClass: [Bool]
  /// By ingredient, the signs of the names that mean it only as a whole text; see ``mayBeWhole(_:_:)``.
  private let signsOfWhole: [UInt32]

  /// The words of the text that is read.
  var text = FoldedText()
  /// The words of `text` in the form in which they are compared.
  var compared = ReusedArray<Trie.Word>()
  /// Positions in `text` of the words that make up one name.
  var name = ReusedArray<Int>()
  var parts = NameParts()
  /// The words that are looked up.
  private var sought = ReusedArray<Trie.Word>()
  private var losses = ReusedArray<Loss>()

  init(_ lexicon: IngredientLexicon, trie: Trie, units: UnitTable) {
    self.trie = trie
    self.units = units
    self.lexicon = lexicon
    ingredientGroupOf = lexicon.ingredientGroupOf
    rowGroups = lexicon.wordGroups
    parents = lexicon.taxonomy.parents
    isClass = lexicon.taxonomy.isClass
    var signs = [UInt32](repeating: 0, count: lexicon.count)
    for (ingredient, name) in lexicon.namesAsWhole {
      guard let first = name.utf8.first, let last = name.utf8.last else { continue }
      signs[ingredient] |= Self.sign(first, last)
    }
    signsOfWhole = signs
  }

  /// False for most words that are no name which means the ingredient only as a whole text: told by the first
  /// and the last letter. Cost: O(1).
  func mayBeWhole(_ words: Range<Int>, _ ingredient: Int) -> Bool {
    let signs = signsOfWhole[ingredient]
    guard signs != 0 else { return false }
    let first = text.bytes[text.words[name[words.lowerBound]].compared.lowerBound]
    let last = text.bytes[text.words[name[words.upperBound - 1]].compared.upperBound - 1]
    return signs & Self.sign(first, last) != 0
  }

  /// One of 32 bits.
  private static func sign(_ first: UInt8, _ last: UInt8) -> UInt32 {
    1 << ((UInt32(first) &* 5 &+ UInt32(last) &* 11) & 31)
  }

  mutating func ingredient(named text: String) -> IngredientID? {
    guard text.utf8.count <= longestText else { return nil }
    keepFirst(0)
    read(text)
    name.keepFirst(0)
    for word in self.text.words.indices { name.append(word) }
    return ingredientOfName()
  }

  /// Forgets all words of the text from the `count`-th on.
  mutating func keepFirst(_ count: Int) {
    text.keepFirst(count)
    compared.keepFirst(count)
  }

  /// Adds the words of a text behind those that are there.
  mutating func read(_ text: String, slashMeansOr: Bool = false) {
    self.text.append(text, slashMeansOr: slashMeansOr)
    for word in compared.count..<self.text.words.count {
      compared.append(trie.word(self.text.words[word].compared, of: self.text.bytes))
    }
  }
}

extension NameReader {
  /// What the words in `name` mean, whole and otherwise without some that change nothing; first
  /// with the last word in the plural as written, where it is one.
  mutating func ingredientOfName() -> IngredientID? {
    guard !name.isEmpty, name.count <= longestName else { return nil }
    return ingredientAsWritten() ?? ingredientOfDenied()
  }

  private mutating func ingredientAsWritten() -> IngredientID? {
    sought.keepFirst(0)
    for position in name.indices { sought.append(compared[name[position]]) }
    let last = name[name.count - 1]
    let word = text.words[last]
    if word.plain != word.compared {
      sought[sought.count - 1] = trie.word(word.plain, of: text.bytes)
      if let plural = ingredientOfSought() { return plural }
      sought[sought.count - 1] = compared[last]
    }
    return ingredientOfSought()
  }

  /// What the words in `name` mean where they deny something: the thing that is so called ("non dairy
  /// milk" for "milk without dairy"), else the thing that they deny it of ("no-egg pasta" is pasta), and
  /// what a substitute stands in for. Leaves `name` as it is.
  private mutating func ingredientOfDenied() -> IngredientID? {
    guard let denial = denials().first, !denial.needsName else { return nil }
    let written = name.indices.map { name[$0] }
    defer {
      name.keepFirst(0)
      for word in written { name.append(word) }
    }
    let rest = written.indices.filter { !denial.words.contains($0) && !isJoint($0) }
      .map { written[$0] }
    let end = text.words.count
    defer { keepFirst(end) }
    read("free non vegan replacer")
    let (free, non, vegan, replacer) = (end, end + 1, end + 2, end + 3)
    if let stem = denial.stem { read(stem) }
    let object =
      denial.stem == nil
      ? denial.object.map { written[$0] } : Array(end + 4..<text.words.count)
    let isDiet = object.isEmpty
    let ways: [[Int]] =
      if denial.isSubstitute {
        [object + [replacer] + rest, [vegan] + object + rest, object + [free] + object + rest]
      } else if isDiet {
        [[vegan] + rest]
      } else {
        [object + [free] + rest, [non] + object + rest]
      }
    let plain = denial.isSubstitute ? object + rest : rest
    for way in ways + [plain] where !way.isEmpty && way.count <= longestName {
      name.keepFirst(0)
      for word in way { name.append(word) }
      if let found = ingredientAsWritten() { return found }
    }
    // "dairy free, egg free margarine": one denial after the other.
    guard !plain.isEmpty, plain.count < written.count else { return nil }
    return ingredientOfDenied()
  }

  /// A word between a thing and its denial: "pasta made without egg".
  private func isJoint(_ position: Int) -> Bool { reads(position, "made") }

  /// True when all words in `name` are rows and numbers that an ingredient of this ingredient group can lose.
  mutating func canLoseName(inGroupOf ingredient: IngredientID) -> Bool {
    guard !name.isEmpty, name.count <= longestName else { return false }
    sought.keepFirst(0)
    for position in name.indices { sought.append(compared[name[position]]) }
    findLosses()
    return canLose(WordSet(0..<name.count), in: ingredientGroupOf[ingredient.rawValue])
  }

  /// The words in `name` that are rows which some ingredient group can lose, by position.
  mutating func lostWords() -> [Int] {
    sought.keepFirst(0)
    for position in name.indices { sought.append(compared[name[position]]) }
    findLosses()
    return losses.indices.flatMap { Array(losses[$0].words) }
  }

  private mutating func ingredientOfSought() -> IngredientID? {
    if let whole = ingredient(without: WordSet()) { return whole }
    findLosses()
    var droppable = WordSet()
    for loss in losses.indices { droppable.formUnion(losses[loss].words) }
    guard !droppable.isEmpty else { return nil }
    guard droppable.count <= mostDropped else { return ingredient(without: droppable) }
    for count in 1...droppable.count {
      let found = ingredient(
        dropping: count,
        of: droppable,
        dropped: WordSet(),
        from: 0,
        at: trie.names
      )
      if let found { return found }
    }
    return nil
  }

  /// Every number, and every run of words that is a row; ascending by its first word.
  private mutating func findLosses() {
    losses.keepFirst(0)
    for start in sought.indices {
      if text.words[name[start]].isNumber {
        losses.append(Loss(words: start..<start + 1, row: nil))
      }
      var node = trie.rows
      for end in start..<sought.count {
        guard let next = trie.node(after: node, sought[end], of: text.bytes) else { break }
        node = next
        if let row = trie.value(at: node) {
          losses.append(Loss(words: start..<end + 1, row: row))
        }
      }
    }
  }

  /// The first known name among those that lack `count` more of the droppable words, the leftmost
  /// choice first. Cost: a step for each beginning of a choice that begins a name.
  private func ingredient(
    dropping count: Int,
    of droppable: WordSet,
    dropped: WordSet,
    from position: Int,
    at node: Trie.Node
  ) -> IngredientID? {
    guard droppable.count(from: position) >= count else { return nil }
    if count > 0, droppable.contains(position) {
      let found = ingredient(
        dropping: count - 1,
        of: droppable,
        dropped: dropped.union(position..<position + 1),
        from: position + 1,
        at: node
      )
      if let found { return found }
    }
    guard position < sought.count else { return ingredient(at: node, without: dropped) }
    guard let next = trie.node(after: node, sought[position], of: text.bytes) else { return nil }
    return ingredient(
      dropping: count,
      of: droppable,
      dropped: dropped,
      from: position + 1,
      at: next
    )
  }

  private func ingredient(without dropped: WordSet) -> IngredientID? {
    var node = trie.names
    for position in sought.indices where !dropped.contains(position) {
      guard let next = trie.node(after: node, sought[position], of: text.bytes) else { return nil }
      node = next
    }
    return ingredient(at: node, without: dropped)
  }

  /// The ingredient of the name that ends here, if its ingredient group allows all that is dropped to be lost.
  private func ingredient(at node: Trie.Node, without dropped: WordSet) -> IngredientID? {
    guard let value = trie.value(at: node), canLose(dropped, in: ingredientGroupOf[Int(value)])
    else {
      return nil
    }
    return IngredientID(Int(value))
  }

  /// What is dropped can be cut into rows and numbers that an ingredient of the ingredient group can lose.
  private func canLose(_ dropped: WordSet, in ingredientGroup: UInt32) -> Bool {
    guard !dropped.isEmpty else { return true }
    // Where the words before are either kept or made up of whole rows.
    var reached = WordSet(0..<1)
    var next = 0
    for position in sought.indices where reached.contains(position) {
      guard dropped.contains(position) else {
        reached.formUnion(position + 1..<position + 2)
        continue
      }
      while next < losses.count, losses[next].words.lowerBound < position { next += 1 }
      while next < losses.count, losses[next].words.lowerBound == position {
        let loss = losses[next]
        if dropped.contains(loss.words), isAllowed(loss.row, in: ingredientGroup) {
          reached.formUnion(loss.words.upperBound..<loss.words.upperBound + 1)
        }
        next += 1
      }
    }
    return reached.contains(sought.count)
  }

  private func isAllowed(_ row: UInt32?, in ingredientGroup: UInt32) -> Bool {
    guard let row else { return true }
    let allowed = rowGroups[Int(row)]
    return allowed.isEmpty || allowed.contains(ingredientGroup)
  }
}

/// Some of the words of a name, by position, at most 32.
private struct WordSet {
  private var bits: UInt32 = 0

  init(_ range: Range<Int> = 0..<0) { formUnion(range) }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }

  /// How many there are from a position on.
  func count(from position: Int) -> Int { (bits >> UInt32(position)).nonzeroBitCount }

  func contains(_ position: Int) -> Bool { bits >> UInt32(position) & 1 == 1 }

  func contains(_ range: Range<Int>) -> Bool { bits & Self.mask(range) == Self.mask(range) }

  mutating func formUnion(_ range: Range<Int>) { bits |= Self.mask(range) }

  func union(_ range: Range<Int>) -> WordSet {
    var set = self
    set.formUnion(range)
    return set
  }

  private static func mask(_ range: Range<Int>) -> UInt32 {
    (1 << UInt32(range.count) - 1) << UInt32(range.lowerBound)
  }
}
