internal import RecipeModel

/// What the words of one text name.
struct WordsNamed {
  /// Every ingredient that the words name, and what they deny of it.
  var named: [NamedIngredient] = []
  /// What the words deny of the thing that they are about.
  var ownDenial = Denial.none
  /// What they deny of all that the line names.
  var lineDenial = Denial.none
}

/// A known name that counts, and what words deny of it.
private struct CountedName {
  var span: NameSpan
  var denial: Denial
}

/// A denial, and whether it stands inside a known name.
private struct SpokenDenial {
  var span: DenialSpan
  var isInsideName: Bool
}

/// Words without a mark between them, of which the same is denied.
private struct Breath: Hashable {
  var number: Int
  var denial: Denial
}

/// An alternative of a line, and the words that it was read from.
struct ReadAlternative {
  var ingredient: IngredientID
  var words: WordsNamed
}

extension NameReader {
  /// What the words in `name` name; see ``IngredientLexicon/asked(by:)`` for the law. Each is named once, but for
  /// what is denied of it.
  ///
  /// Cost: O(words · (longest name² + log words) + names found · (denials + what these contain)).
  func wordsNamed() -> WordsNamed {
    let spans = spans()
    let denials = denials().map { SpokenDenial(span: $0, isInsideName: isInsideName($0, spans)) }
      .filter { !$0.span.needsName || $0.isInsideName }
    var counted: [CountedName] = []
    for span in spans.all
    where !denials.contains(where: { $0.span.object.contains(span.words) }) {
      let longer = spans.holding(span.words).filter { $0.words != span.words }
      if !longer.isEmpty, lexicon.scope(of: folded(span.words)) == .alone { continue }
      // What a longer name is free of, or is judged with: the cream of "ice cream" is that of ice cream, also
      // in an "almond milk ice cream", which is none.
      let isCovered = longer.contains { other in
        isFree(other.ingredient, of: span.ingredient)
          || lexicon.taxonomy.excluders(of: other.ingredient).contains(span.ingredient)
          || coversWords(other)
      }
      if isCovered { continue }
      counted.append(CountedName(span: span, denial: denial(of: span, spans, denials)))
    }
    var result = WordsNamed()
    var seen: Set<NamedIngredient> = []
    result.named = notDescribing(counted)
      .map { NamedIngredient(IngredientID($0.span.ingredient), denial: $0.denial) }
      .filter { seen.insert($0).inserted }
    let denied = Set(denials.flatMap { Array($0.span.words) })
    let head = name.indices.last { !denied.contains($0) }
    for denial in denials where !denial.isInsideName {
      guard let scope = denial.span.scope else {
        result.lineDenial = result.lineDenial.union(denial.span.denial)
        continue
      }
      if head.map({ scope.contains($0) }) ?? true {
        result.ownDenial = result.ownDenial.union(denial.span.denial)
      }
    }
    return result
  }

  /// What words deny of a name among them. A denial inside a longer known name is about what else that
  /// name has inside: what is so called is said by its row.
  private func denial(
    of span: NameSpan,
    _ spans: NameSpans,
    _ denials: [SpokenDenial]
  ) -> Denial {
    var sum = Denial.none
    for denial in denials {
      let applies =
        if denial.isInsideName {
          spans.holding(span.words).contains {
            $0.words.contains(denial.span.words) && $0.words != span.words
          }
        } else {
          denial.span.scope?.contains(span.words) ?? true
            && !isAnotherThing(span, behind: denial.span, spans)
        }
      if applies { sum = sum.union(denial.span.denial) }
    }
    return sum
  }

  /// Whether a name is another thing than the one that a denial in front is about: the chicken of a "vegan mayo
  /// chicken sandwich".
  ///
  /// So it is where the thing right behind the denial concerns it, this one carries what is denied for certain
  /// and is no kin of the first, and it is meat or fish or a thing behind it is what the whole is called: the
  /// ice cream of a "dairy-free chocolate ice cream" is what all words before it are about.
  private func isAnotherThing(
    _ span: NameSpan,
    behind denial: DenialSpan,
    _ spans: NameSpans
  ) -> Bool {
    guard let scope = denial.scope, scope.lowerBound == denial.words.upperBound else {
      return false
    }
    func whole(at position: Int) -> NameSpan? {
      spans.beginning(at: position).filter { scope.contains($0.words) }.last
    }
    guard let first = whole(at: scope.lowerBound), span.words.lowerBound >= first.words.upperBound,
      concerns(denial.denial, first.ingredient, alsoPerhaps: true),
      concerns(denial.denial, span.ingredient, alsoPerhaps: false)
    else { return false }
    let taxonomy = lexicon.taxonomy
    if taxonomy.kinship(of: first.ingredient).contains(span.ingredient)
      || taxonomy.kinship(of: span.ingredient).contains(first.ingredient)
    {
      return false
    }
    let isLast = span.words.upperBound == scope.upperBound
    let isFlesh = !taxonomy.carried[span.ingredient].isDisjoint(with: [.meat, .fish, .shellfish])
    return !isLast || isFlesh && lexicon.heads.value(of: folded(span.words)) == nil
  }

  /// Whether an ingredient carries, or is, what is denied.
  func concerns(_ denial: Denial, _ ingredient: Int, alsoPerhaps: Bool) -> Bool {
    let taxonomy = lexicon.taxonomy
    let flags = taxonomy.carried[ingredient]
      .union(alsoPerhaps ? taxonomy.mayCarry[ingredient] : [])
    let excluders = taxonomy.excluders(of: ingredient)
    return !flags.isDisjoint(with: denial.flags)
      || denial.ingredients.contains {
        $0.rawValue == ingredient || excluders.contains($0.rawValue)
      }
  }

  /// Whether a name is one of another language, inside which no other counts.
  private func coversWords(_ span: NameSpan) -> Bool {
    let scope = lexicon.scope(of: folded(span.words))
    return scope == .whole || scope == .covering
  }

  private func isInsideName(_ denial: DenialSpan, _ spans: NameSpans) -> Bool {
    spans.holding(denial.words).contains { _ in true }
  }

  /// Whether an ingredient, or what it is a kind of, is stated to be free of another or of what that is a
  /// kind of.
  func isFree(_ ingredient: Int, of other: some BinaryInteger) -> Bool {
    let taxonomy = lexicon.taxonomy
    let free = taxonomy.kinship(of: ingredient).flatMap { taxonomy.freeOf[$0].map(Int.init) }
    return !free.isEmpty && !taxonomy.kinship(of: Int(other)).isDisjoint(with: free)
  }

  /// The names that are not but the class of another in the same breath: "cheese" of "cheddar cheese". A breath
  /// goes to the next mark, or word that joins.
  private func notDescribing(_ counted: [CountedName]) -> [CountedName] {
    guard counted.contains(where: { isClass[$0.span.ingredient] }) else { return counted }
    var breaths: [Int] = []
    for position in name.indices {
      let word = text.words[name[position]]
      let isNext = word.isAfterBreak || word.joins != nil
      breaths.append((breaths.last ?? 0) + (isNext ? 1 : 0))
    }
    /// Nil for a name that goes over more than one.
    func breath(_ entry: CountedName) -> Breath? {
      let number = breaths[entry.span.words.lowerBound]
      guard breaths[entry.span.words.upperBound - 1] == number else { return nil }
      return Breath(number: number, denial: entry.denial)
    }
    var named: [Breath: Set<Int>] = [:]
    var classes: [Breath: Set<Int>] = [:]
    for entry in counted {
      guard let breath = breath(entry),
        named[breath, default: []].insert(entry.span.ingredient).inserted
      else { continue }
      let above = lexicon.taxonomy.kinship(of: entry.span.ingredient)
      classes[breath, default: []].formUnion(above.subtracting([entry.span.ingredient]))
    }
    return counted.filter { entry in
      guard isClass[entry.span.ingredient], let breath = breath(entry) else { return true }
      return !(classes[breath]?.contains(entry.span.ingredient) ?? false)
    }
  }

  /// Every ingredient whose name stands among the words of a text, in longer names too; ascending.
  mutating func ingredients(namedIn text: String) -> [Int] {
    keepFirst(0)
    read(text)
    name.keepFirst(0)
    for word in self.text.words.indices { name.append(word) }
    return Set(spans().all.map(\.ingredient)).sorted()
  }

  /// What a whole text names.
  mutating func wordsNamed(in beside: String) -> WordsNamed {
    keepFirst(0)
    read(beside)
    name.keepFirst(0)
    for word in text.words.indices { name.append(word) }
    return wordsNamed()
  }
}

extension NameReader {
  /// An alternative with all that an exclusion has to judge.
  ///
  /// - Parameter common: What the line names outside all alternatives.
  func asked(_ alternative: ReadAlternative, common: [WordsNamed]) -> AskedIngredient {
    let ingredient = alternative.ingredient
    let whole = ([alternative.words] + common).reduce(Denial.none) { $0.union($1.lineDenial) }
    var own = alternative.words.ownDenial.union(whole)
    var entries: [NamedIngredient] = []
    for words in [alternative.words] + common {
      for named in words.named {
        let denial = named.denial.union(whole)
        if named.ingredient == ingredient {
          // Named once without the denial, it is there without it.
          if denial.union(own) != denial { own = denial }
        } else {
          entries.append(NamedIngredient(named.ingredient, denial: denial))
        }
      }
    }
    let implied = lexicon.taxonomy.excluders(of: ingredient.rawValue)
    entries.removeAll { entry in
      implied.contains(entry.ingredient.rawValue) && (own.isEmpty || entry.denial == own)
    }
    if !own.isEmpty { entries.append(NamedIngredient(ingredient, denial: own)) }
    return AskedIngredient(ingredient, named: Set(entries).sorted())
  }
}
