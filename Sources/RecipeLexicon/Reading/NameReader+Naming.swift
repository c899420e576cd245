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

/// An alternative of a line, and the words that it was read from.
struct ReadAlternative {
  var ingredient: IngredientID
  var words: WordsNamed
}

extension NameReader {
  /// What the words in `name` name; see ``IngredientLexicon/asked(by:)`` for the law.
  ///
  /// Cost: O(words · longest name + names found · what these contain).
  func wordsNamed() -> WordsNamed {
    let spans = spans()
    let denials = denials().filter { !$0.needsName || isInsideName($0, spans) }
    var counted: [(span: NameSpan, denial: Denial)] = []
    for span in spans where !denials.contains(where: { $0.object.contains(span.words) }) {
      let longer = spans.filter { $0.words.strictlyContains(span.words) }
      if !longer.isEmpty, lexicon.standing(of: folded(span.words)) == .alone { continue }
      // What a longer name is free of, or is judged with: the cream of "ice cream" is that of ice cream, also
      // in an "almond milk ice cream", which is none.
      let isCovered = longer.contains { other in
        isFree(other.ingredient, of: span.ingredient)
          || lexicon.taxonomy.excluders(of: other.ingredient).contains(span.ingredient)
          || coversWords(other)
      }
      if isCovered { continue }
      counted.append((span, denial(of: span, spans, denials)))
    }
    var result = WordsNamed()
    result.named = counted.filter { entry in
      !counted.contains { describes(entry, $0) }
    }
    .map { NamedIngredient(IngredientID($0.span.ingredient), denial: $0.denial) }
    let denied = Set(denials.flatMap { Array($0.words) })
    let head = name.indices.last { !denied.contains($0) }
    for denial in denials where !isInsideName(denial, spans) {
      guard let scope = denial.scope else {
        result.lineDenial = result.lineDenial.union(denial.denial)
        continue
      }
      if head.map({ scope.contains($0) }) ?? true {
        result.ownDenial = result.ownDenial.union(denial.denial)
      }
    }
    return result
  }

  /// What words deny of a name among them. A denial inside a longer known name is about what else that
  /// name has inside: what is so called is said by its row.
  private func denial(
    of span: NameSpan,
    _ spans: [NameSpan],
    _ denials: [DenialSpan]
  ) -> Denial {
    var sum = Denial.none
    for denial in denials {
      let applies =
        if isInsideName(denial, spans) {
          spans.contains {
            $0.words.contains(denial.words) && $0.words.strictlyContains(span.words)
          }
        } else {
          denial.scope?.contains(span.words) ?? true && !isAnotherThing(span, behind: denial, spans)
        }
      if applies { sum = sum.union(denial.denial) }
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
    _ spans: [NameSpan]
  ) -> Bool {
    guard let scope = denial.scope, scope.lowerBound == denial.words.upperBound else {
      return false
    }
    func whole(at position: Int) -> NameSpan? {
      spans.filter { $0.words.lowerBound == position && scope.contains($0.words) }
        .max { $0.words.count < $1.words.count }
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
    let standing = lexicon.standing(of: folded(span.words))
    return standing == .whole || standing == .covering
  }

  private func isInsideName(_ denial: DenialSpan, _ spans: [NameSpan]) -> Bool {
    spans.contains { $0.words.contains(denial.words) }
  }

  /// Whether an ingredient, or what it is a kind of, is stated to be free of another or of what that is a
  /// kind of.
  func isFree(_ ingredient: Int, of other: some BinaryInteger) -> Bool {
    let taxonomy = lexicon.taxonomy
    let free = taxonomy.kinship(of: ingredient).flatMap { taxonomy.freeOf[$0].map(Int.init) }
    return !free.isEmpty && !taxonomy.kinship(of: Int(other)).isDisjoint(with: free)
  }

  /// Whether a name is but the class of another in the same breath: "cheese" of "cheddar cheese".
  private func describes(
    _ entry: (span: NameSpan, denial: Denial),
    _ other: (span: NameSpan, denial: Denial)
  ) -> Bool {
    guard isClass[entry.span.ingredient], entry.span.ingredient != other.span.ingredient,
      entry.denial == other.denial
    else { return false }
    let first = min(entry.span.words.lowerBound, other.span.words.lowerBound)
    let last = max(entry.span.words.upperBound, other.span.words.upperBound)
    let isOneBreath = (first + 1..<last).allSatisfy { position in
      let word = text.words[name[position]]
      return !word.isAfterBreak && word.joins == nil
    }
    return isOneBreath
      && lexicon.taxonomy.kinship(of: other.span.ingredient).contains(entry.span.ingredient)
  }

  /// Every ingredient whose name stands among the words of a text, in longer names too; ascending.
  mutating func ingredients(namedIn text: String) -> [Int] {
    keepFirst(0)
    read(text)
    name.keepFirst(0)
    for word in self.text.words.indices { name.append(word) }
    return Set(spans().map(\.ingredient)).sorted()
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
