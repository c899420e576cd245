internal import RecipeModel

extension LineReader {
  /// Reads what follows the name, segment by segment, to the end.
  mutating func readRemarks() {
    while position < limit {
      switch kind(position) {
      case .comma, .colon, .dash: position += 1
      case .open: readBracket()
      default:
        let start = position
        readSegment()
        if position == start { position += 1 }
      }
    }
  }

  /// A remark begins here, also without a comma before it.
  func beginsRemark(_ index: Int) -> Bool {
    switch grammar(index) {
    case .remark, .optional: true
    case .to: grammar(index - 1) != .ready && isWord(index + 1) && !isUp(index - 1)
    case .for: isWord(index + 1)
    case .plus: true
    case .about: kind(index + 1) == .number
    case .if: true
    case .or: grammar(index + 1) == .to || isNumber(index + 1) || isMore(index + 1)
    case .from: isNumber(index + 1) || grammar(index + 1) == .the
    case .each: index + 1 >= limit
    case .state: isPlace(index)
    default: false
    }
  }

  /// "more", "extra" with no name behind it, as in "or more, to taste".
  private func isMore(_ index: Int) -> Bool {
    grammar(index) == .extra && (!isWord(index + 1) || grammar(index + 1) != .other)
  }

  /// "in a highball glass", "at room temperature"; "corn on the cob" is a name.
  private func isPlace(_ index: Int) -> Bool {
    let word = bytes[tokens[index].start..<tokens[index].end]
    if word.elementsEqual("at".utf8) { return true }
    let isArticle = grammar(index + 1) == .article || grammar(index + 1) == .the
    return isArticle && word.elementsEqual("in".utf8)
  }

  private func isUp(_ index: Int) -> Bool { index >= 0 && grammar(index) == .up }

  /// Brackets hold remarks: "(optional)", "(see tips)".
  mutating func readBracket() {
    let end = afterBracket(at: position)
    let last = kind(end - 1) == .close ? end - 1 : end
    readAmountInRemark(position + 1..<last)
    noteRole(position + 1..<last)
    if position + 1 < last { comment.append(position + 1..<last) }
    position = end
  }

  /// "1 celeriac (about 650g/1lb 7oz)" says how much where the amount only counts.
  private mutating func readAmountInRemark(_ range: Range<Int>) {
    guard grammar(range.lowerBound) == .about || kind(range.lowerBound) == .number, !isMeasured()
    else { return }
    var read: [Amount] = []
    var index = range.lowerBound
    while let found = measuredAmount(at: index), found.unit?.factor != nil {
      read.append(found.amount)
      index = found.next
      guard kind(index) == .slash else { break }
      index += 1
    }
    let isOfEach = range.contains { grammar($0) == .each }
    if !isOfEach { amounts += read }
  }

  /// Some amount is in a unit of volume or mass.
  private mutating func isMeasured() -> Bool {
    amounts.contains(after: &unmeasured) { [units = vocabulary.units] amount in
      guard let name = amount.unit else { return false }
      return units.contains { $0.name == name && $0.factor != nil }
    }
  }

  /// Reads one segment up to a comma, bracket or change of subject, into the field it belongs to.
  mutating func readSegment() {
    let start = position
    let kindOfStart = segmentKind(at: start)
    position += 1
    while position < limit {
      switch kind(position) {
      case .comma, .open, .colon: return file(start..<position, as: kindOfStart)
      case .dash where !tokens[position].isGlued: return file(start..<position, as: kindOfStart)
      case .word where endsSegment(position, of: kindOfStart):
        return file(start..<position, as: kindOfStart)
      default: position += 1
      }
    }
    file(start..<position, as: kindOfStart)
  }

  private enum SegmentKind {
    case purpose
    case preparation
    case comment
    /// The first word does not decide.
    case open
  }

  private func segmentKind(at index: Int) -> SegmentKind {
    switch grammar(index) {
    case .for: return .purpose
    case .to:
      return grammar(index + 1) == .taste || grammar(index + 1) == .season
        ? .comment : .purpose
    case .garnish, .serve: return index + 1 >= limit ? .purpose : .open
    case .plus, .or, .remark, .about, .remarkAfterComma, .optional, .if, .from, .each, .extra:
      return .comment
    case .state where grammar(index + 1) == .article && isPlace(index): return .comment
    case .cut, .into: return .preparation
    default: return .open
    }
  }

  /// "to serve", "for frying", "plus extra" change the subject of a preparation.
  private func endsSegment(_ index: Int, of kind: SegmentKind) -> Bool {
    guard kind != .comment else { return false }
    switch grammar(index) {
    case .to: return isGoal(index + 1)
    case .for: return kind == .open && !isNumber(index + 1)
    case .plus: return true
    case .optional: return true
    case .remark: return kind != .purpose
    case .or: return grammar(index + 1) == .to
    default: return false
    }
  }

  private func isNumber(_ index: Int) -> Bool {
    kind(index) == .number || grammar(index) == .number || grammar(index) == .about
      || grammar(index) == .article
  }

  private func isGoal(_ index: Int) -> Bool {
    switch grammar(index) {
    case .serve, .garnish, .taste: true
    default: false
    }
  }

  private mutating func file(_ range: Range<Int>, as kind: SegmentKind) {
    if kind == .comment { readAmountInRemark(range) }
    if kind == .open, takePart(range) { return }
    switch kind {
    case .purpose: purpose.append(range)
    case .preparation: preparation.append(range)
    case .comment: comment.append(range)
    case .open:
      if describesPreparation(range) { preparation.append(range) } else { comment.append(range) }
    }
    noteRole(range)
  }

  private func describesPreparation(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard tokens[index].kind == .word else { return false }
      let meaning = tokens[index].meaning
      if meaning.kind == .preparation || meaning.role == .cut || meaning.role == .into {
        return true
      }
      if meaning.role == .part { return !isJuice(index) }
      if meaning.role == .state { return range.count > 1 && !isOnly(index) }
      return isParticiple(index)
    }
  }

  /// A word that ends in -ed: "drizzled".
  func isParticiple(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.end - token.start > 4 && bytes[token.end - 1] | 0x20 == UInt8(ascii: "d")
      && bytes[token.end - 2] | 0x20 == UInt8(ascii: "e")
  }

  private func isJuice(_ index: Int) -> Bool {
    text(index..<index + 1).lowercased() == "juice"
  }

  private func isOnly(_ index: Int) -> Bool {
    tokens[index].end - tokens[index].start == 4
  }
}

extension LineReader {
  /// What a remark makes of the line: "optional", "to taste", "to garnish".
  mutating func noteRole(_ range: Range<Int>) {
    guard let first = range.first, !isTopping else { return }
    for index in range where grammar(index) == .optional { role = .optional }
    if grammar(first) == .if, range.contains(where: { grammar($0) == .wished }) {
      role = .optional
    }
    guard role == .required else { return }
    switch grammar(first) {
    case .garnish: role = .garnish
    case .topping: role = .toServe
    case .to, .for:
      let goal = grammar(first + 1) == .the ? first + 2 : first + 1
      switch grammar(goal) {
      case .taste: role = .toTaste
      case .serve: role = .toServe
      case .garnish: role = .garnish
      case .topping where goal == first + 1: role = .toServe
      default: break
      }
    default: break
    }
  }

  /// The line began as a topping, which stays one when it is optional.
  private var isTopping: Bool {
    role == .toServe && purpose.first.map { grammar($0.lowerBound) == .topping } == true
  }

  /// Reads "garnish:", "optional:", "to serve:", "for the sauce:", "garnish with", "top up with".
  ///
  /// - Parameter namesFollow: The name stands elsewhere, so "garnish" is no part of it.
  mutating func readLeadIn(namesFollow: Bool = false) {
    var end = position
    switch grammar(position) {
    case .garnish, .topping, .to, .for: break
    case .optional:
      guard kind(position + 1) == .colon else { return }
      comment.append(position..<position + 1)
      noteRole(position..<position + 1)
      position += 2
      return
    case .top:
      end += 1
      while grammar(end) == .up || grammar(end) == .to || grammar(end) == .the
        || grammar(end) == .top
      {
        end += 1
      }
      guard grammar(end) == .with || end >= limit else { return }
      comment.append(position..<min(end + 1, limit))
      position = min(end + 1, limit)
      return
    default: return
    }
    while end < limit, end < position + 6, kind(end) == .word, grammar(end) != .with { end += 1 }
    // "To go with the pancakes:" is a heading.
    if grammar(end) == .with, kind(limit - 1) == .colon, !namesFollow,
      grammar(position) == .to || grammar(position) == .for,
      (end..<limit - 1).allSatisfy({ isWord($0) })
    {
      end = limit - 1
    }
    let isGoal = grammar(position) == .garnish || grammar(position) == .topping
    let isMarked = kind(end) == .colon || grammar(end) == .with
    if isGoal, !isMarked, namesFollow {
      purpose.append(position..<position + 1)
      noteRole(position..<position + 1)
      position += 1
      while grammar(position) == .of { position += 1 }
      return
    }
    guard isMarked || end >= limit else { return }
    if isGoal, !isMarked, end > position + 1 { return }
    if grammar(position + 1) == .taste {
      comment.append(position..<end)
    } else {
      purpose.append(position..<end)
    }
    noteRole(position..<end)
    position = min(end + 1, limit)
  }
}
