internal import RecipeModel

/// Words that deny something: "dairy-free", "no egg", "without nuts", "vegan".
struct DenialSpan {
  /// All its words.
  var words: Range<Int>
  /// What is denied, among them; empty for a diet.
  var object: Range<Int>
  /// The words that it is about; nil for all, of the whole line.
  var scope: Range<Int>?
  var denial: Denial
  /// The thing itself is named by what it stands in for: "egg replacer".
  var isSubstitute = false
  /// It denies only inside a known name: "veggie bacon", but not "roasted veggies and bacon".
  var needsName = false
  /// What is denied, where it is part of a word: the egg of "eggless".
  var stem: String?
}

/// How the words of a denial stand to what they are about.
private enum DenialForm {
  /// "dairy-free milk"; or at the end, "milk, dairy free".
  case before
  /// "pasta without egg".
  case behind
  /// "cream substitute".
  case substitute
}

/// The most denials of one text: more than any label has.
private let mostDenials = 40

extension NameReader {
  /// Every denial among the words in `name`, in their order; none where there are more than 40, so that all
  /// that the words name counts.
  ///
  /// Cost: O(words) for each that is found.
  func denials() -> [DenialSpan] {
    var found: [DenialSpan] = []
    var start = 0
    while start < name.count {
      var end = start + 1
      while end < name.count, !endsChunk(end) { end += 1 }
      found += denials(in: start..<end)
      if found.count > mostDenials { return [] }
      start = end
    }
    return found
  }

  private func endsChunk(_ position: Int) -> Bool {
    let word = text.words[name[position]]
    return word.isAfterBreak || word.isSlash
  }

  private func denials(in chunk: Range<Int>) -> [DenialSpan] {
    var found: [DenialSpan] = []
    var position = chunk.lowerBound
    while position < chunk.upperBound, found.count <= mostDenials {
      guard let next = denial(at: position, in: chunk) else {
        position += 1
        continue
      }
      if let last = found.last, last.words.overlaps(next.words) {
        position += 1
        continue
      }
      found.append(next)
      position = next.words.upperBound
    }
    let denied = Set(found.flatMap { Array($0.words) })
    let rest = chunk.filter { !denied.contains($0) && !isFiller($0) }
    guard rest.isEmpty else { return found }
    // "(gluten free if needed)" is about all that the line names.
    return found.map { span in
      var span = span
      if !span.isSubstitute { span.scope = nil }
      return span
    }
  }

  private func denial(at position: Int, in chunk: Range<Int>) -> DenialSpan? {
    if let diet = diet(at: position, in: chunk) { return diet }
    if reads(position, "gf") || reads(position, "df") {
      let words = position..<position + 1
      let denial = Denial(flags: reads(position, "gf") ? .gluten : .dairy)
      return placed(words, object: words, denial, .before, in: chunk)
    }
    if reads(position, "free") { return freeSpan(at: position, in: chunk) }
    if reads(position, "non") || reads(position, "no") {
      let next = position + 1..<chunk.upperBound
      // "No-chicken bouillon" is a bouillon: the shortest name is what it has none of.
      guard let object = family(beginning: next) ?? shortestName(beginning: next) else {
        return nil
      }
      return span(position..<object.upperBound, [object], .before, in: chunk)
    }
    if reads(position, "without") { return span(listedBehind: position, in: chunk) }
    if isSubstitute(position), let object = object(ending: position, in: chunk) {
      return span(object.lowerBound..<position + 1, [object], .substitute, in: chunk)
    }
    return joined(at: position, in: chunk)
  }

  /// "vegan", "vegetarian", "plant-based".
  private func diet(at position: Int, in chunk: Range<Int>) -> DenialSpan? {
    var words = position..<position + 1
    let diet: Diet
    if reads(position, "vegan") || reads(position, "plantbased") {
      diet = .vegan
    } else if reads(position, "plant"), words.upperBound < chunk.upperBound,
      reads(position + 1, "based")
    {
      diet = .vegan
      words = position..<position + 2
    } else if reads(position, "vegetarian") || reads(position, "veggie") {
      diet = .vegetarian
    } else {
      return nil
    }
    let denial = Denial(flags: diet.excluded.union(.rennet))
    let object = words.upperBound..<words.upperBound
    var span = placed(words, object: object, denial, .before, in: chunk)
    span.needsName = reads(position, "veggie")
    return span
  }

  /// "nut free", "free of nuts", "free from milk and egg".
  private func freeSpan(at position: Int, in chunk: Range<Int>) -> DenialSpan? {
    let next = position + 1
    if next < chunk.upperBound, reads(next, "of") || reads(next, "from") {
      return span(listedBehind: next, from: position, in: chunk)
    }
    guard let object = object(ending: position, in: chunk) else { return nil }
    return span(object.lowerBound..<next, [object], .before, in: chunk)
  }

  /// "without eggs", "without milk or nuts".
  private func span(
    listedBehind cue: Int,
    from start: Int? = nil,
    in chunk: Range<Int>
  ) -> DenialSpan? {
    var objects: [Range<Int>] = []
    var next = cue + 1
    while next < chunk.upperBound {
      let rest = next..<chunk.upperBound
      guard let object = longestName(beginning: rest) ?? family(beginning: rest) else { break }
      objects.append(object)
      next = object.upperBound
      guard next < chunk.upperBound, text.words[name[next]].joins != nil else { break }
      next += 1
    }
    guard let last = objects.last else { return nil }
    return span((start ?? cue)..<last.upperBound, objects, .behind, in: chunk)
  }

  /// "nondairy", "eggless", "glutenfree".
  private func joined(at position: Int, in chunk: Range<Int>) -> DenialSpan? {
    let bytes = text.bytes[text.words[name[position]].plain]
    guard bytes.count > 4,
      bytes.suffix(4).elementsEqual("less".utf8)
        || bytes.suffix(4).elementsEqual("free".utf8) || bytes.starts(with: "non".utf8)
    else { return nil }
    let word = String(decoding: bytes, as: UTF8.self)
    var stem: Substring?
    if word.hasSuffix("less") { stem = word.dropLast(4) }
    if word.hasSuffix("free"), word.count > 4 { stem = word.dropLast(4) }
    if word.hasPrefix("non"), word.count > 3 { stem = word.dropFirst(3) }
    guard let stem else { return nil }
    let words = position..<position + 1
    let key = stem == "alcoholic" ? "alcohol" : String(stem)
    func span(_ denial: Denial) -> DenialSpan {
      var span = placed(words, object: words, denial, .before, in: chunk)
      span.stem = key
      return span
    }
    if let family = lexicon.allergens.family(named: key) {
      return span(Denial(flags: family.frees))
    }
    // "Beefless" denies beef; a boneless thigh and a seedless grape lack nothing that anybody avoids.
    guard let ingredient = lexicon.names.value(of: foldedName(key)),
      !lexicon.taxonomy.carried[Int(ingredient)].isEmpty
    else { return nil }
    return span(Denial(ingredients: [IngredientID(Int(ingredient))]))
  }

  private func isSubstitute(_ position: Int) -> Bool {
    reads(position, "substitute") || reads(position, "replacer")
      || reads(position, "replacement") || reads(position, "alternative")
      || reads(position, "substitutes") || reads(position, "alternatives")
  }

  /// A word that says how much a remark is meant, and nothing of what is in a thing.
  private func isFiller(_ position: Int) -> Bool {
    reads(position, "if") || reads(position, "needed") || reads(position, "necessary")
      || reads(position, "required") || reads(position, "desired")
      || reads(position, "preferred") || reads(position, "preferably")
      || reads(position, "certified") || reads(position, "ideally")
      || reads(position, "brand") || reads(position, "variety")
      || reads(position, "version") || text.words[name[position]].joins == .and
  }

  private func span(
    _ words: Range<Int>,
    _ objects: [Range<Int>],
    _ form: DenialForm,
    in chunk: Range<Int>
  ) -> DenialSpan {
    let denial = objects.reduce(Denial.none) { $0.union(self.denial(of: $1)) }
    let object = objects[0].lowerBound..<objects[objects.count - 1].upperBound
    return placed(words, object: object, denial, form, in: chunk)
  }

  private func placed(
    _ words: Range<Int>,
    object: Range<Int>,
    _ denial: Denial,
    _ form: DenialForm,
    in chunk: Range<Int>
  ) -> DenialSpan {
    var end = words.upperBound
    while end < chunk.upperBound, !endsScope(end) { end += 1 }
    let ahead = words.upperBound..<end
    let behind = chunk.lowerBound..<words.lowerBound
    var span = DenialSpan(words: words, object: object, scope: nil, denial: denial)
    switch form {
    case .before: span.scope = !ahead.isEmpty ? ahead : behind.isEmpty ? nil : behind
    case .behind: span.scope = behind.isEmpty ? nil : behind
    case .substitute:
      span.scope = words.lowerBound..<end
      span.isSubstitute = true
    }
    return span
  }

  /// A word behind which something else begins: "vegan sausages with cheese".
  private func endsScope(_ position: Int) -> Bool {
    text.words[name[position]].joins != nil || reads(position, "with")
      || reads(position, "in") || reads(position, "plus")
  }

  /// What the denial of some words denies.
  private func denial(of object: Range<Int>) -> Denial {
    let key = folded(object)
    if key == "alcoholic" { return Denial(flags: .alcohol) }
    if let family = lexicon.allergens.family(named: key), !family.frees.isEmpty {
      return Denial(flags: family.frees)
    }
    guard let ingredient = lexicon.names.value(of: key) else { return .none }
    return Denial(ingredients: [IngredientID(Int(ingredient))])
  }

  /// The longest word of allergen law or known name that ends before a position.
  private func object(ending end: Int, in chunk: Range<Int>) -> Range<Int>? {
    for start in max(chunk.lowerBound, end - 3)..<max(chunk.lowerBound, end) {
      if isFamily(start..<end) || isName(start..<end) { return start..<end }
    }
    return nil
  }

  private func family(beginning words: Range<Int>) -> Range<Int>? {
    (1...3).reversed().lazy.map { words.prefix($0) }.first { self.isFamily($0) }
  }

  private func shortestName(beginning words: Range<Int>) -> Range<Int>? {
    (1...4).lazy.map { words.prefix($0) }.first { self.isName($0) }
  }

  private func longestName(beginning words: Range<Int>) -> Range<Int>? {
    (1...4).reversed().lazy.map { words.prefix($0) }.first { self.isName($0) }
  }

  private func isFamily(_ words: Range<Int>) -> Bool {
    guard !words.isEmpty else { return false }
    let key = folded(words)
    return lexicon.allergens.words.value(of: key) != nil || key == "alcoholic"
  }

  private func isName(_ words: Range<Int>) -> Bool {
    !words.isEmpty && lexicon.names.value(of: folded(words)) != nil
  }
}
