internal import RecipeModel

/// The most words of a product's name that are read.
private let longestProduct = 16

/// The most words of an aside.
private let longestAside = 3

extension NameReader {
  /// What a line names that is a product nobody has a row for; see ``IngredientLexicon/product(on:)``.
  ///
  /// Cost: O(words · longest name + names found · what these contain).
  mutating func product(on line: IngredientLine) -> AskedIngredient? {
    guard let product = product(named: line.name), let first = product.heads.first?.ingredient
    else { return nil }
    var named = wordsNamed()
    // Where other words say what is in it, the head's own are judged as the head: a "lentil soup" is not any
    // soup, a "traditional pasty" is any pasty. What says nothing names nothing: the vanilla of a fudge.
    let said = product.spans.filter { !$0.words.allSatisfy { product.isAside[$0] } }
    let diet = wholeDiet()
    let isOfAll = named.named.allSatisfy {
      $0.denial.union(diet) == $0.denial
        || !concerns(diet, $0.ingredient.rawValue, alsoPerhaps: true)
    }
    if isOfAll {
      named.lineDenial = named.lineDenial.union(diet)
    }
    // "Crispy nuggets" may be of anything, vegan ones of nothing that has to be said.
    guard !said.isEmpty || !named.lineDenial.isEmpty else { return nil }
    func isHead(_ words: Range<Int>) -> Bool {
      product.heads.contains { $0.words.contains(words) }
    }
    let outside = Set(said.filter { !isHead($0.words) }.map(\.ingredient))
    let unsaid = Set(product.spans.map(\.ingredient)).subtracting(said.map(\.ingredient))
    let own = Set(said.filter { isHead($0.words) }.map(\.ingredient))
    let inside = outside.isEmpty ? unsaid : own.subtracting(outside).union(unsaid)
    named.named.removeAll { inside.contains($0.ingredient.rawValue) }
    for head in product.heads.dropFirst() { named.named.append(NamedIngredient(head.ingredient)) }
    if product.heads.contains(where: { isMeatOrFish($0.ingredient.rawValue) }) {
      named.named += product.coatings.map { NamedIngredient($0) }
    }
    let beside = [line.comment, line.preparation, line.purpose].compactMap(\.self)
    let common = beside.map { wordsNamed(in: $0) } + wordsUntold(of: line)
    return asked(ReadAlternative(ingredient: first, words: named), common: common)
  }

  /// What a diet denies that a name begins with which names one thing only: "vegan chicken style nuggets", but
  /// not "vegan cheese and ham rolls".
  private func wholeDiet() -> Denial {
    let isOne = name.indices.allSatisfy {
      text.words[name[$0]].joins == nil
        && !(reads($0, "with") || reads($0, "in") || reads($0, "on"))
        && !reads($0, "plus") && !text.words[name[$0]].isAfterBreak
    }
    guard isOne, let first = denials().first, first.words.lowerBound == 0, first.object.isEmpty,
      !first.needsName
    else { return .none }
    return first.denial
  }

  /// Some words, and what they are judged as.
  private typealias Head = (words: Range<Int>, ingredient: IngredientID)

  /// What the name of a product is judged as; nil where a word of it is not known, or nothing says what it
  /// is. Leaves the name's words in `name`.
  ///
  /// "Duck wrap with hoisin sauce" has two parts. The first must end in a head or be a known name; of the
  /// others all words must be known.
  private mutating func product(
    named text: String
  ) -> (heads: [Head], spans: [NameSpan], isAside: [Bool], coatings: [IngredientID])? {
    guard text.utf8.count <= longestText else { return nil }
    keepFirst(0)
    read(text, slashMeansOr: true)
    name.keepFirst(0)
    for word in self.text.words.indices { name.append(word) }
    guard (2...longestProduct).contains(name.count),
      !name.indices.contains(where: { self.text.words[name[$0]].joins == .or })
    else { return nil }
    let spans = spans().all
    let (isAside, coatings) = asides()
    var covered = isAside
    for span in spans { for word in span.words { covered[word] = true } }
    for denial in denials() { for word in denial.words { covered[word] = true } }
    for word in lostWords() { covered[word] = true }
    var heads: [Head] = []
    // The white of "white spring rolls" is an aside, their spring is not.
    var isOutside = isAside
    for span in spans where isSaid(span) && !span.words.allSatisfy({ isAside[$0] }) {
      for word in span.words { isOutside[word] = false }
    }
    // "Pigs in blankets" add nothing to pigs.
    let inside = Set(spans.flatMap { $0.words.dropFirst().dropLast() })
    for part in productParts(isOutside, inside: inside) {
      // What is added is what it is called: the rice of a "curry with rice" is no dish of rice.
      if !heads.isEmpty, spans.contains(where: { $0.words == part }) { continue }
      let ending = ending(of: part, spans)
      let found = [ending, beginning(of: part, before: ending, spans)].compactMap(\.self)
      for word in found.flatMap(\.words) { covered[word] = true }
      guard part.allSatisfy({ covered[$0] }) else { return nil }
      if !found.isEmpty {
        heads += found
      } else if heads.isEmpty {
        guard let whole = thing(at: part, spans) else { return nil }
        heads.append(whole)
      }
    }
    return heads.isEmpty ? nil : (heads, spans, isAside, coatings)
  }

  /// The name cut where something is added to a thing, and at commas and brackets, without the asides at
  /// either end of a part.
  private func productParts(_ isAside: [Bool], inside: Set<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for position in 0...name.count {
      let isEnd = position == name.count
      let isAdding =
        !isEnd && !inside.contains(position)
        && (reads(position, "with") || reads(position, "in") || reads(position, "on"))
      let isBroken = !isEnd && text.words[name[position]].isAfterBreak
      guard isEnd || isAdding || isBroken else { continue }
      var (first, last) = (start, position)
      while first < last, isAside[last - 1] { last -= 1 }
      while first < last, isAside[first] { first += 1 }
      if first < last { parts.append(first..<last) }
      start = isAdding ? position + 1 : position
    }
    return parts
  }

  /// The longest head that some words end in. A longer known name in the same place says more: the "black
  /// bean sauce" of a dish is no other sauce.
  private func ending(of words: Range<Int>, _ spans: [NameSpan]) -> Head? {
    for start in words {
      let ending = start..<words.upperBound
      guard let value = headValue(of: ending) else { continue }
      let longer = spans.first {
        $0.words.upperBound == words.upperBound && $0.words.lowerBound >= words.lowerBound
          && isSaid($0) && $0.words.strictlyContains(ending)
          && (headValue(of: $0.words) != nil || isFree($0.ingredient, of: value.rawValue))
      }
      return longer.map(thing) ?? (ending, value)
    }
    return nil
  }

  /// The longest head that some words begin with, as on shelves: "egg rolls, pork", "crisps salt and
  /// vinegar". None where a longer known name begins, or where the ending takes it up.
  private func beginning(
    of words: Range<Int>,
    before ending: Head?,
    _ spans: [NameSpan]
  ) -> Head? {
    for end in words.reversed() where end < ending?.words.lowerBound ?? words.upperBound {
      let beginning = words.lowerBound..<end + 1
      guard let value = headValue(of: beginning) else { continue }
      let longer = spans.first {
        $0.words.lowerBound == words.lowerBound && isSaid($0)
          && $0.words.strictlyContains(beginning)
      }
      return ending == nil || longer == nil ? longer.map(thing) ?? (beginning, value) : nil
    }
    return nil
  }

  /// The thing that all of a part is about: a known name that it ends in with no other before it, or one that
  /// it begins with where the rest adds nothing that anybody avoids: "biltong beef", "cider pear".
  private func thing(at part: Range<Int>, _ spans: [NameSpan]) -> Head? {
    let inside = spans.filter { part.contains($0.words) }
    guard let start = inside.map(\.words.lowerBound).min() else { return nil }
    if let whole = inside.first(where: { $0.words.upperBound == part.upperBound }),
      inside.allSatisfy({ $0.words.lowerBound >= whole.words.lowerBound })
    {
      return thing(whole)
    }
    let taxonomy = lexicon.taxonomy
    guard let first = inside.first(where: { $0.words.lowerBound == start }), isSaid(first) else {
      return nil
    }
    let own = taxonomy.excluders(of: first.ingredient)
    let isMeatOrFish = isMeatOrFish(first.ingredient)
    let rest = inside.filter { !first.words.contains($0.words) }
    let addsNothing = rest.allSatisfy { span in
      own.contains(span.ingredient)
        || !isMeatOrFish && taxonomy.carried[span.ingredient].isEmpty
          && taxonomy.mayCarry[span.ingredient].isEmpty
    }
    return addsNothing ? thing(first) : nil
  }

  private func isMeatOrFish(_ ingredient: some BinaryInteger) -> Bool {
    !lexicon.taxonomy.carried[Int(ingredient)].isDisjoint(with: [.meat, .fish, .shellfish])
  }

  private func thing(_ span: NameSpan) -> Head { (span.words, IngredientID(span.ingredient)) }

  /// Whether a known name means its ingredient in a longer one too.
  private func isSaid(_ span: NameSpan) -> Bool {
    lexicon.scope(of: folded(span.words)) != .alone
  }

  /// What some words are judged as where they are a head.
  func headValue(of words: Range<Int>) -> IngredientID? {
    lexicon.heads.value(of: folded(words)).flatMap {
      $0 < lexicon.listedCount ? IngredientID(Int($0)) : nil
    }
  }

  /// By position, whether a word says nothing of what is in a thing: how it is put together ("flavoured",
  /// "topped"), packed, cut or praised. "Stuffed" and the like do where something before them is no aside:
  /// "stuffed peppers" do not say of what. And what words put on meat and fish.
  private func asides() -> (isAside: [Bool], coatings: [IngredientID]) {
    var coatings: [IngredientID] = []
    var isAside = name.indices.map { position in
      let word = text.words[name[position]]
      let isShare = text.bytes[word.plain].allSatisfy { (0x30...0x39).contains($0) || $0 == 0x25 }
      return word.joins == .and || word.isNumber || isShare
    }
    for start in name.indices {
      for end in start + 1...min(start + longestAside, name.count) {
        switch lexicon.heads.value(of: folded(start..<end)).map({ Int($0) - lexicon.listedCount }) {
        case 0: for word in start..<end { isAside[word] = true }
        case 1 where isAside[..<start].contains(false):
          for word in start..<end { isAside[word] = true }
        case let value? where value > 1:
          for word in start..<end { isAside[word] = true }
          coatings.append(IngredientID(value - 2))
        default: break
        }
      }
    }
    return (isAside, coatings)
  }
}
