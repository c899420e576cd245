extension LineReader {
  /// Reads the name with what stands before and behind it, up to the first comma that ends it.
  mutating func readName() {
    readDescriptionsBeforeName()
    var start = position
    while position < limit {
      switch kind(position) {
      case .comma, .colon:
        close(&start)
        if let end = listEnd(at: position) {
          position = end
          name[name.count - 1] = name[name.count - 1].lowerBound..<end
          start = position
          continue
        }
        if let next = nextThing(behind: position) {
          position = next
        } else if hasNoun || !isWord(position + 1) {
          return
        } else {
          position += 1
        }
        readDescriptionsBeforeName()
        start = position
      case .dash where !tokens[position].isGlued:
        close(&start)
        if hasNoun { return }
        position += 1
        start = position
      case .open:
        close(&start)
        readBracket()
        start = position
      case _ where position == secondAmount.lowerBound && !secondAmount.isEmpty:
        close(&start)
        position = secondAmount.upperBound
        start = position
      case _ where joinsThings(position):
        guard let next = nextThing(behind: position) else {
          position += 1
          continue
        }
        close(&start)
        position = next
        readDescriptionsBeforeName()
        start = position
      case .word:
        let isFirst = name.isEmpty && start == position
        if !isFirst, beginsRemark(position) || beginsTrailingPreparation(position) {
          close(&start)
          readSegment()
          return
        }
        if let end = preparationInside(at: position) {
          close(&start)
          preparation.append(position..<end)
          position = end
          start = position
        } else {
          position += 1
        }
      default: position += 1
      }
    }
    close(&start)
  }

  /// A word of a name and of nothing else.
  func isPlainNameWord(_ index: Int) -> Bool {
    let meaning = meaning(index)
    let isDescription = meaning.kind == .preparation || meaning.kind == .filler
    switch meaning.role {
    case .other, .unitManner, .part, .piece, .canned, .topping, .little: break
    default: return false
    }
    if isDescription { return false }
    let word = bytes[tokens[index].start..<tokens[index].end]
    return !word.elementsEqual("similar".utf8) && !word.elementsEqual("other".utf8)
      && !isParticiple(index)
  }

  private mutating func close(_ start: inout Int) {
    if start < position {
      name.append(start..<position)
      hasNoun =
        hasNoun
        || (start..<position).contains { index in
          tokens[index].kind != .word || tokens[index].meaning.kind == nil
        }
    }
    start = position
  }

  /// Moves leading sizes and preparations out of the name: "large", "finely chopped".
  private mutating func readDescriptionsBeforeName() {
    while position < limit {
      if let end = sizeEnd(at: position) {
        size.append(position..<end)
        position = end
      } else if !isTinned, let end = preparationBefore(at: position, start: position) {
        preparation.append(position..<end)
        position = end
      } else {
        return
      }
      while grammar(position) == .of { position += 1 }
    }
  }

  /// "large", "small to medium", "large or medium" with a word behind it.
  private func sizeEnd(at index: Int) -> Int? {
    var index = index
    guard meaning(index).kind == .size else { return nil }
    index += 1
    while true {
      if meaning(index).kind == .size {
        index += 1
      } else if grammar(index) == .or || grammar(index) == .to || kind(index) == .dash,
        meaning(index + 1).kind == .size
      {
        index += 2
      } else {
        break
      }
    }
    if kind(index) == .comma, isWord(index + 1) { return index + 1 }
    if grammar(index) == .or || grammar(index) == .and { return nil }
    return isWord(index) && !beginsRemark(index) ? index : nil
  }

  /// "chopped", "peeled and finely sliced", "mixed, boned" with a name behind it.
  ///
  /// - Parameter start: Where the name would begin; there a comma may follow.
  private func preparationBefore(at index: Int, start: Int? = nil) -> Int? {
    guard var end = onePreparation(at: index) else { return nil }
    while true {
      let joins = grammar(end) == .and || grammar(end) == .or || kind(end) == .comma
      guard let next = onePreparation(at: joins ? end + 1 : end) else { break }
      end = next
    }
    if kind(end) == .comma, index == start, isWord(end + 1), !beginsRemark(end + 1),
      !isLinkage(end + 1), grammar(end + 1) == .other || grammar(end + 1) == .canned
    {
      return end + 1
    }
    guard kind(end) == .word, !isLinkage(end) else { return nil }
    return end
  }

  /// One participle with its adverbs; alone it must be one that any name can lose.
  private func onePreparation(at index: Int) -> Int? {
    let end = adverbsEnd(from: index)
    let meaning = meaning(end)
    guard meaning.isPreparation, meaning.isFreelyDropped || end > index else { return nil }
    return end + 1
  }

  /// The position after the adverbs at `index`, of which a preparation has at most eight.
  private func adverbsEnd(from index: Int) -> Int {
    var end = index
    while end < index + 8, meaning(end).isAdverb { end += 1 }
    return end
  }

  /// "finely chopped" between words of a name: "fresh finely chopped parsley", and after "and".
  private func preparationInside(at index: Int) -> Int? {
    guard meaning(index).isAdverb || isAfterJoin(index) else { return nil }
    guard let end = preparationBefore(at: index) else { return nil }
    return end
  }

  private func isAfterJoin(_ index: Int) -> Bool {
    guard index > 0, grammar(index - 1) != .canned else { return false }
    return grammar(index - 1) == .and || meaning(index - 1).kind == .quality
  }

  /// The word leads away from the name: "into", "and", "to".
  private func isLinkage(_ index: Int) -> Bool {
    switch grammar(index) {
    case .and, .or, .to, .for, .with, .into, .state, .plus, .remark, .optional, .of, .cut, .from:
      true
    default: false
    }
  }

  /// "peeled", "cut in half", "finely chopped" behind a name without a comma.
  private func beginsTrailingPreparation(_ index: Int) -> Bool {
    if grammar(index) == .cut || isMixture(index) { return true }
    let end = adverbsEnd(from: index)
    guard meaning(end).isPreparation else {
      return end > index && end >= limit
    }
    let next = end + 1
    switch kind(next) {
    case .word: return isLinkage(next) && !joinsName(next) || meaning(next).isAdverb
    case .number, .slash, .times: return false
    default: return true
    }
  }

  /// "mixed with 2 tablespoons water", "dissolved in 1 cup water".
  private func isMixture(_ index: Int) -> Bool {
    guard isParticiple(index), grammar(index + 1) == .with || grammar(index + 1) == .state else {
      return false
    }
    return kind(index + 2) == .number || grammar(index + 2) == .number
      || grammar(index + 2) == .article
  }

  /// "and" or "or" that goes on with the name: "chopped tomatoes", "melted and cooled butter".
  private func joinsName(_ index: Int) -> Bool {
    guard grammar(index) == .and || grammar(index) == .or else { return false }
    return !meaning(index + 1).isPreparation && !meaning(index + 1).isAdverb
      && grammar(index + 1) != .cut
  }
}
