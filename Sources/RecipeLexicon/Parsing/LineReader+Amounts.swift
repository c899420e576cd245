internal import RecipeModel

extension LineReader {
  /// Reads the amounts at the current position: "2 x 400g/14oz tins of", "1 (14 oz) can",
  /// "a good pinch of".
  ///
  /// - Parameter namesFollow: The name stands elsewhere, so a unit may end the text.
  mutating func readAmounts(namesFollow: Bool = false) {
    let start = position
    let remarks = comment.count
    skipApproximation()
    readBeforeNumber()
    guard readAmount(namesFollow: namesFollow) else {
      position = start
      comment.removeSubrange(remarks...)
      if grammar(position) == .article || grammar(position) == .the { skipArticle() }
      return
    }
    while readFurtherAmount(namesFollow: namesFollow) {}
    while grammar(position) == .each || grammar(position) == .of || grammar(position) == .the {
      if grammar(position) == .each {
        comment.append(position..<position + 1)
        isOfEach = true
      }
      position += 1
      while readFurtherAmount(namesFollow: namesFollow) {}
    }
    if isOfEach, kind(position) == .colon { position += 1 }
    if kind(position) == .times || kind(position) == .plus { position += 1 }
  }

  var isAtEnd: Bool { position >= limit }

  mutating func skipApproximation() {
    while true {
      if grammar(position) == .about {
        position += 1
      } else if grammar(position) == .up, grammar(position + 1) == .to {
        position += 2
      } else if grammar(position) == .state, grammar(position + 1) == .bound {
        comment.append(position..<position + 2)
        position += 2
      } else if grammar(position) == .article, grammar(position + 1) == .about,
        grammar(position + 2) == .of
      {
        // "a minimum of 2 cups"
        position += 3
      } else if grammar(position + 1) == .extra, reads(position, ["no", "not"]),
        reads(position + 2, ["than"])
      {
        comment.append(position..<position + 3)
        position += 3
      } else {
        return
      }
    }
  }

  /// The word is one of these, which are in lower case.
  private func reads(_ index: Int, _ words: [String]) -> Bool {
    isWord(index) && words.contains(text(index..<index + 1).lowercased())
  }

  /// Reads what stands before a measured amount: the "a" of "a 400g tin" is one, that of "a ½ cup"
  /// nothing, and the "scant" of "scant ½ cup" a remark.
  private mutating func readBeforeNumber() {
    let first = grammar(position)
    guard first == .article || first == .the || first == .unitManner else { return }
    var index = first == .unitManner ? position : position + 1
    while grammar(index) == .about { index += 1 }
    let manner = index
    while index < manner + 2, grammar(index) == .unitManner { index += 1 }
    guard kind(index) == .number, let found = measuredAmount(at: index), let unit = found.unit
    else { return }
    if manner < index {
      comment.append(manner..<index)
    } else if first == .article,
      unit.dimension == .mass || unit.isLength || isCountingUnit(at: found.next)
    {
      amounts.append(Amount(quantity: 1))
    }
    position = index
  }

  /// The word counts pieces or containers: "tin".
  private func isCountingUnit(at index: Int) -> Bool {
    let unit = meaning(index).unit
    return unit >= 0 && vocabulary.units[Int(unit)].dimension == .count
  }

  /// "a lemon" is one lemon; "the juice" is no amount.
  private mutating func skipArticle() {
    guard position + 1 < limit else { return }
    if grammar(position) == .article { amounts.append(Amount(quantity: 1)) }
    position += 1
  }

  private mutating func readAmount(namesFollow: Bool) -> Bool {
    let start = position
    let isArticle = grammar(position) == .article
    let quantity = quantity(at: position)
    var index = quantity?.next ?? (isArticle ? position + 1 : position)
    if quantity != nil {
      while grammar(index) == .about { index += 1 }
      if (quantity?.lower ?? 1) < 1 { index = afterPartitive(index) }
    }
    if kind(index) == .times, meaning(index + 1).unit >= 0 {
      index += 1
    } else if kind(index) == .times, let lower = quantity?.lower {
      amounts.append(Amount(quantity: lower, quantityMax: quantity?.upper))
      position = index + 1
      return true
    }
    if let unit = unit(at: index, after: quantity, namesFollow: namesFollow) {
      noteManner(index..<unit.start)
      let unitOf = vocabulary.units[unit.unit]
      var lower = quantity?.lower
      if quantity == nil, isArticle, unitOf.dimension != .vague { lower = 1 }
      // "une pincée" is no more a number than "a pinch".
      if quantity?.isForeignArticle == true, unitOf.dimension == .vague { lower = nil }
      if unitOf.isCan { isTinned = true }
      amounts.append(Amount(quantity: lower, quantityMax: quantity?.upper, unit: unitOf.name))
      position = unit.next
      return true
    }
    guard let quantity else {
      position = start
      return false
    }
    if isArticle, quantity.lower == nil, isAtEnd { return false }
    if quantity.lower != nil {
      amounts.append(Amount(quantity: quantity.lower, quantityMax: quantity.upper))
    }
    position = index
    return true
  }

  /// Skips "a" and "of a" in "½ a pint", "1/3 of a bunch".
  private func afterPartitive(_ index: Int) -> Int {
    let article = grammar(index) == .of ? index + 1 : index
    return grammar(article) == .article || grammar(article) == .the ? article + 1 : index
  }

  /// Sorts the words between a quantity and its unit: sizes, and how full the spoon is.
  private mutating func noteManner(_ range: Range<Int>) {
    for index in range where isWord(index) {
      if tokens[index].meaning.kind == .size {
        size.append(index..<index + 1)
      } else if tokens[index].meaning.role == .unitManner {
        comment.append(index..<index + 1)
      }
    }
  }

  /// Reads one more amount of the same thing; false when none follows.
  private mutating func readFurtherAmount(namesFollow: Bool) -> Bool {
    switch kind(position) {
    case .slash:
      return readAlternative(from: kind(position + 1) == .slash ? position + 2 : position + 1)
    case .dash: return readUpperEnd(from: position + 1)
    case .open: return readBracketedAmount()
    case .plus: return readAddition(from: position + 1)
    case .number: return readAdjacentAmount()
    case .comma where grammar(position + 1) == .plus || kind(position + 1) == .plus:
      // "2 cups, plus 1 tablespoon, flour"
      guard readAddition(from: position + 2) else { return false }
      if kind(position) == .comma, isWord(position + 1) { position += 1 }
      return true
    case .word:
      switch grammar(position) {
      case .or: return readAlternative(from: position + 1)
      case .plus, .and: return readAddition(from: position + 1)
      default: return readContainer(namesFollow: namesFollow)
      }
    default: return false
    }
  }

  /// A quantity with a measured unit at `index`: "14 oz".
  func measuredAmount(at index: Int) -> (amount: Amount, unit: Unit?, next: Int)? {
    var index = index
    while grammar(index) == .about { index += 1 }
    guard let quantity = quantity(at: index), quantity.lower != nil else { return nil }
    let unit = unit(at: quantity.next, after: quantity, namesFollow: true)
    let known = unit.map { vocabulary.units[$0.unit] }
    let amount = Amount(
      quantity: quantity.lower,
      quantityMax: quantity.upper,
      unit: known?.name
    )
    return (amount, known, unit?.next ?? quantity.next)
  }

  private mutating func readAlternative(from index: Int) -> Bool {
    guard let found = measuredAmount(at: index), found.unit != nil, amounts.last?.unit != nil
    else { return false }
    amounts.append(found.amount)
    position = found.next
    return true
  }

  /// "200g-250g" is one range.
  private mutating func readUpperEnd(from index: Int) -> Bool {
    guard let found = measuredAmount(at: index), let unit = found.amount.unit,
      let last = amounts.last, let lower = last.quantity, let upper = found.amount.quantity
    else { return false }
    if last.unit == unit, last.quantityMax == nil, upper > lower {
      amounts[amounts.count - 1].quantityMax = upper
    } else {
      amounts.append(found.amount)
    }
    position = found.next
    return true
  }

  /// "(14 oz)", "(about 2 cups)" after an amount.
  private mutating func readBracketedAmount() -> Bool {
    guard var found = measuredAmount(at: position + 1), found.unit != nil else { return false }
    var read = [found.amount]
    while kind(found.next) == .slash || grammar(found.next) == .or,
      let other = measuredAmount(at: found.next + 1), other.unit != nil
    {
      found = other
      read.append(found.amount)
    }
    var next = found.next
    if grammar(next) == .each {
      comment.append(next..<next + 1)
      next += 1
    }
    guard kind(next) == .close else { return false }
    amounts += read
    position = next + 1
    return true
  }

  /// "1 cup plus 2 tbsp" is one amount in cups; what has no sum, as "¼ pound plus 4 tbsp", is an
  /// amount with a remark, and "plus extra" a remark alone.
  private mutating func readAddition(from index: Int) -> Bool {
    guard let found = measuredAmount(at: index), let unit = found.unit else { return false }
    if !add(found.amount, unit) {
      let isPlus = kind(index - 1) == .plus || grammar(index - 1) == .plus
      guard isPlus, amounts.last?.unit != nil, isWord(found.next), !beginsRemark(found.next) else {
        return false
      }
      comment.append(index - 1..<found.next)
    }
    position = found.next
    return true
  }

  /// "1lb 9oz" is one amount; "1 400g tin" says how many, then how big.
  private mutating func readAdjacentAmount() -> Bool {
    guard let found = measuredAmount(at: position), let unit = found.unit,
      let last = amounts.last
    else { return false }
    if !add(found.amount, unit, mustBeSmaller: true) {
      guard last.unit == nil || unit.factor != nil else { return false }
      amounts.append(found.amount)
    }
    position = found.next
    return true
  }

  /// Adds to the last amount in its own unit, when both measure the same thing.
  private mutating func add(_ amount: Amount, _ unit: Unit, mustBeSmaller: Bool = false) -> Bool {
    guard let last = amounts.last, last.quantityMax == nil, amount.quantityMax == nil,
      let quantity = last.quantity, let more = amount.quantity, let lastName = last.unit,
      let lastUnit = vocabulary.units.first(where: { $0.name == lastName }),
      let added = unit.convert(more, to: lastUnit), unit.factor != nil
    else { return false }
    if mustBeSmaller, added >= 1 { return false }
    amounts[amounts.count - 1].quantity = quantity + added
    return true
  }

  /// The can of "400g can", which is no amount, and of "2 x 400g cans", which is.
  private mutating func readContainer(namesFollow: Bool) -> Bool {
    guard
      let unit = unit(
        at: position,
        after: QuantityReading(lower: nil, next: position),
        namesFollow: namesFollow
      )
    else { return false }
    let known = vocabulary.units[unit.unit]
    guard let last = amounts.last, last.unit != known.name,
      known.dimension == .count || known.dimension == .vague && isLength(last)
    else { return false }
    if known.isNameAfterAmount, !isLength(last), last.unit != nil, grammar(unit.next) != .of {
      return false
    }
    noteManner(position..<unit.start)
    isTinned = true
    if let first = amounts.first, first.unit == nil {
      amounts[0].unit = known.name
      (uncounted, unmeasured) = (0, 0)
    } else if isCounted() {
      return false
    } else if known.isCan {
      isCanned = true
    } else {
      amounts.append(Amount(quantity: nil, unit: known.name))
    }
    position = unit.next
    return true
  }

  /// "2 inches" of "2-inch knob of ginger".
  private func isLength(_ amount: Amount) -> Bool {
    vocabulary.units.contains { $0.name == amount.unit && $0.isLength }
  }

  /// Some amount already says how many pieces.
  private mutating func isCounted() -> Bool {
    amounts.contains(after: &uncounted) { [units = vocabulary.units] amount in
      guard let name = amount.unit, let unit = units.first(where: { $0.name == name })
      else { return false }
      return (unit.dimension == .count || unit.dimension == .vague) && !unit.isLength
    }
  }
}

extension [Amount] {
  /// Whether some amount passes, of which the first `failed` are known to fail.
  ///
  /// Counts those that fail, so asking again costs O(amounts since).
  func contains(after failed: inout Int, where passes: (Amount) -> Bool) -> Bool {
    while failed < count {
      if passes(self[failed]) { return true }
      failed += 1
    }
    return false
  }
}
