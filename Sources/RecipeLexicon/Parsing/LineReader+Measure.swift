internal import RecipeModel

extension LineReader {
  /// Reads the measure of a source that keeps it apart from the name.
  mutating func readMeasure() {
    skipBullet()
    readLeadIn(namesFollow: true)
    readPart(namesFollow: true)
    readAmounts(namesFollow: true)
    if part.isEmpty, saysPartOfSome {
      comment.append(position..<limit)
      position = limit
    }
    if part.isEmpty { readPart(namesFollow: true) }
    if amounts.isEmpty { readAmountFurtherOn() }
    readLeadIn(namesFollow: true)
    readCan()
    while meaning(position).kind == .size {
      size.append(position..<position + 1)
      position += 1
    }
    if beginsPreparation { readSegment() } else { readName() }
    if !takeAlternative() { comment += name }
    name = []
    hasNoun = false
    readRemarks()
  }

  /// The can of "1 can" and "400g tinned"; what is done to canned food counts as preparation.
  private mutating func readCan() {
    if grammar(position) == .canned {
      isCanned = true
      position += 1
    }
    if amounts.contains(where: { $0.unit == "can" || $0.unit == "tin" }) { isCanned = true }
    if isCanned { isTinned = false }
  }

  /// Takes "white or", "or lime", "light or dark" as words of the name; false for other words.
  private mutating func takeAlternative() -> Bool {
    guard name.count == 1, let range = name.first, (2...5).contains(range.count) else {
      return false
    }
    let joins = range.filter { grammar($0) == .or }
    let isPlain = range.allSatisfy { grammar($0) == .or || tellsKinds($0) }
    guard isPlain, joins.count == 1, let join = joins.first else { return false }
    if join == range.lowerBound {
      alternativeAfter = [range]
    } else if join == range.upperBound - 1 || range.count == 3 {
      alternativeBefore = [range]
    } else {
      return false
    }
    return true
  }

  /// A word that can tell one kind from another: "white", and "light", which only some ingredient groups lose.
  private func tellsKinds(_ index: Int) -> Bool {
    let meaning = meaning(index)
    return isPlainNameWord(index)
      && (meaning.kind == nil || meaning.kind == .quality && !meaning.isFreelyDropped)
  }

  /// Joins the measure's alternative to the name that was read: "white or" and "red wine".
  mutating func joinAlternatives() {
    guard !name.isEmpty else { return }
    name = alternativeBefore + name + alternativeAfter
  }

  /// The measure goes on with preparation alone: "finely chopped", "cut into chunks".
  private var beginsPreparation: Bool {
    var index = position
    guard meaning(index).kind == .preparation || grammar(index) == .cut else { return false }
    while isWord(index) {
      if grammar(index) == .into || grammar(index) == .cut { return true }
      guard meaning(index).kind == .preparation || grammar(index) == .and else { return false }
      index += 1
    }
    return true
  }

  /// "Add 250 ml", "Around rim put 1 pinch": words stand before the amount.
  private mutating func readAmountFurtherOn() {
    let start = position
    guard let first = (start..<limit).first(where: { kind($0) == .number }), first > start,
      !(start..<first).contains(where: { kind($0) == .open || kind($0) == .comma })
    else { return }
    position = first
    readAmounts(namesFollow: true)
    if amounts.isEmpty { position = start } else { comment.append(start..<first) }
  }
}
