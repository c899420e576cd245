extension LineReader {
  /// The name with what is taken of it ("juice") and the can it comes in; nil when none was read.
  var lineName: String? {
    guard let whole = text(name, separator: namesSeveral ? " and " : " ") else { return nil }
    guard let taken = text(part, separator: " ")?.lowercased() else {
      return isCanned && !comesInCansAnyway(whole) ? "canned " + whole : whole
    }
    guard let space = whole.lastIndex(of: " ") else {
      return singularForm(namesPiece ? whole : whole.lowercased()) + " " + taken
    }
    let last = String(whole[whole.index(after: space)...])
    guard names(part: last) else { return whole[...space] + singularForm(last) + " " + taken }
    return part.count == 1 ? whole : whole[...space] + taken
  }

  /// The part is one that stays in one piece: "yolk".
  private var namesPiece: Bool {
    part.contains { $0.contains { grammar($0) == .piece } }
  }

  /// The word is one of the parts that are taken: "juice" of "lime juice".
  private func names(part word: String) -> Bool {
    let word = singularForm(word.lowercased())
    return part.contains { singularForm(text($0).lowercased()) == word }
  }

  /// The name says it already, or is a liquid, of which nobody says that it is canned.
  private func comesInCansAnyway(_ name: String) -> Bool {
    if self.name.contains(where: { $0.contains { grammar($0) == .canned } }) { return true }
    guard let last = name.split(separator: " ").last else { return true }
    return Self.liquids.contains(singularForm(last.lowercased()))
  }

  /// Last words of the names of what is poured or spooned from a can.
  private static let liquids: Set<String> = [
    "ale", "beer", "broth", "champagne", "cider", "coca-cola", "coke", "cola", "cream", "drink",
    "gravy", "guinness", "juice", "lager", "lemonade", "limeade", "milk", "nectar", "passata",
    "paste", "pepsi", "puree", "purée", "sauce", "soda", "soup", "sprite", "stock", "stout",
    "syrup", "tonic", "water", "wine",
  ]
}
