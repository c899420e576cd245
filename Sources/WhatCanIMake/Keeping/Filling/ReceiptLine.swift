import RecipeModel

/// One line of a receipt, an order or a list, taken apart: what it names, and how much of it.
///
/// Left out are what stands before a thing (bullets, boxes to tick, numbering, the shop's numbers) and what stands
/// behind it (prices, the letters of taxes). A line of numbers alone says how much there is of the thing before it.
/// Nothing is looked up here. Cost: O(length).
struct ReceiptLine: Equatable {
  enum Content: Equatable {
    case blank
    /// The name of a thing, with nothing else around it.
    case thing(name: String, amount: Amount?)
    /// How much there is of the thing in the line before: "2 x 1.49", "0.512 kg @ 1.99/kg".
    case amountOfLast(Amount)
    /// A discount, a date, or only numbers.
    case number
  }

  let content: Content

  init(_ line: some StringProtocol) {
    content = Self.content(of: String(line))
  }

  private static func content(of line: String) -> Content {
    var words = line.unicodeScalars.map { $0.properties.isWhitespace || $0.value < 0x20 ? " " : $0 }
      .split(separator: " ")
      .map { String(String.UnicodeScalarView($0)) }
    guard !words.isEmpty else { return .blank }
    dropFront(&words)
    if saysWhen(words) { return .number }
    let isMinus =
      words.last.map { isPrice($0) && ($0.hasPrefix("-") || $0.hasSuffix("-")) } ?? false
    if let amount = pureAmount(words) { return .amountOfLast(amount) }
    var amounts = Amounts()
    dropPrices(&words)
    if isMinus { return .number }
    takeCounts(&words, &amounts)
    takeSizes(&words, &amounts)
    dropPrices(&words)
    takeTrailingCount(&words, &amounts)
    let name = words.joined(separator: " ").trimmingMarks
    guard name.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return .number }
    return .thing(name: name, amount: amounts.amount)
  }

  /// How many packs, and how much is in each.
  private struct Amounts {
    var count: Double?
    var size: Amount?

    var amount: Amount? {
      guard let size, let quantity = size.quantity else {
        return count.map { Amount(quantity: $0, unit: nil) }
      }
      let all = ((count ?? 1) * quantity * 1000).rounded() / 1000
      return Amount(quantity: all, unit: size.unit)
    }
  }

  // MARK: What stands before a thing

  private static let bullets: Set<String> = [
    "-", "*", "•", "·", "–", "—", "+", "[", "]", "[]", "[x]", "[X]", "☐", "☑", "☒", "✓", "✔", "□",
    "■", "o",
  ]

  private static func dropFront(_ words: inout [String]) {
    while words.count > 1, let first = words.first {
      let isNumbering =
        (first.hasSuffix(".") || first.hasSuffix(")"))
        && first.dropLast().utf8.allSatisfy(isDigit) && (2...4).contains(first.utf8.count)
      guard bullets.contains(first) || isNumbering || isArticleNumber(first) else { break }
      words.removeFirst()
    }
    for mark in ["-", "*", "•", "☐", "[x]", "[]"] where words[0].hasPrefix(mark) {
      let rest = String(words[0].dropFirst(mark.count))
      if rest.unicodeScalars.contains(where: \.properties.isAlphabetic) { words[0] = rest }
    }
    while words.count > 1, let last = words.last, isArticleNumber(last) { words.removeLast() }
  }

  /// Five digits and more, which count nothing.
  private static func isArticleNumber(_ word: String) -> Bool {
    word.utf8.count >= 5 && word.utf8.drop { $0 == UInt8(ascii: "#") }.allSatisfy(isDigit)
  }

  // MARK: Times

  /// A day or a time of day, and nothing else but words for these: "Date 27/11/2026 12:01".
  private static func saysWhen(_ words: [String]) -> Bool {
    let rest = words.filter { !isDay($0) && !isTimeOfDay($0) }
    return rest.count < words.count
      && rest.allSatisfy { whenWords.contains($0.lowercased().trimmingMarks) }
  }

  /// "27/11/2026", "27.11.26", "2026-11-27".
  private static func isDay(_ word: String) -> Bool {
    let parts = word.trimmingMarks.split(omittingEmptySubsequences: false) { "/.-".contains($0) }
    return parts.count == 3
      && parts.allSatisfy { (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }
  }

  /// "12:01", "12:01:33".
  private static func isTimeOfDay(_ word: String) -> Bool {
    let parts = word.trimmingMarks.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }
  }

  private static let whenWords: Set<String> = [
    "", "am", "at", "data", "date", "datum", "day", "fecha", "heure", "hora", "le", "om", "on",
    "ora", "pm",
    "time", "uhr", "uhrzeit", "um", "zeit",
  ]

  // MARK: Prices

  private static let currencies: Set<String> = [
    "eur", "usd", "gbp", "chf", "£", "$", "€", "euro", "/kg", "/lb", "/l", "/ea", "/each", "per",
    "eur/kg", "€/kg", "usd/lb", "$/lb", "gbp/kg", "£/kg",
  ]

  /// "1.49", "£1,49", "1.49-", "$2.00*", "1.99/kg": digits with two decimals, and marks of money around them.
  static func isPrice(_ word: String) -> Bool {
    var text = Substring(word.lowercased())
    if let slash = text.lastIndex(of: "/"), text[..<slash].contains(where: \.isNumber) {
      text = text[..<slash]
    }
    let isMoney = text.contains { "£$€".contains($0) }
    for mark in ["eur", "usd", "gbp"] where text.hasSuffix(mark) { text = text.dropLast(3) }
    func isMark(_ character: Character) -> Bool { "£$€-*@+=".contains(character) }
    while text.first.map(isMark) == true { text = text.dropFirst() }
    while text.last.map(isMark) == true { text = text.dropLast() }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else { return false }
    if parts.count == 1 { return isMoney && parts[0].utf8.count <= 4 }
    return parts.count >= 2 && parts[parts.count - 1].utf8.count == 2 && parts[0].utf8.count <= 4
  }

  /// Takes prices, and the letters of taxes behind a price, from the end.
  private static func dropPrices(_ words: inout [String]) {
    var hadPrice = false
    while words.count > 1, let last = words.last {
      let before = words[words.count - 2]
      let isTax =
        last.utf8.count <= 2
        && last.allSatisfy { $0.isUppercase || "*#".contains($0) || $0.isNumber }
        && isPrice(before)
      let isCurrency = currencies.contains(last.lowercased()) && isPrice(before)
      let isBefore = ["@", "a", "á", "à", "je", "at", "="].contains(last.lowercased()) && hadPrice
      guard isPrice(last) || isTax || isCurrency || isBefore || isEach(last) else { return }
      hadPrice = hadPrice || isPrice(last)
      words.removeLast()
    }
  }

  private static func isEach(_ word: String) -> Bool {
    ["ea", "each", "ea."].contains(word.lowercased())
  }

  // MARK: Amounts

  /// What a line of nothing but an amount and prices says: "2 x 1.49", "0.512 kg @ 1.99/kg", "3 Stk x 0,89".
  private static func pureAmount(_ words: [String]) -> Amount? {
    var words = words.map { $0.lowercased() }
    if words.count > 2, let last = words.last, last.utf8.count == 1, last.first?.isLetter == true,
      isPrice(words[words.count - 2])
    {
      // The letter of a tax.
      words.removeLast()
    }
    var prices = 0
    let all = words
    words.removeAll { word in
      if ["x", "×", "*", "@", "a", "à", "je", "at"].contains(word) || currencies.contains(word) {
        return true
      }
      guard isPrice(word), !isMeasure(after: word, in: all) else { return false }
      prices += 1
      return true
    }
    guard prices > 0 || words.count == 2, let first = words.first else { return nil }
    if words.count == 1 {
      if let joined = measure(first) { return joined }
      let digits = first.hasSuffix("x") ? String(first.dropLast()) : first
      return count(digits).map { Amount(quantity: $0, unit: nil) }
    }
    guard words.count == 2, let number = decimal(first) else { return nil }
    if let unit = units[words[1]] { return prices > 0 ? Amount(quantity: number, unit: unit) : nil }
    return pieces.contains(words[1]) && prices > 0 ? Amount(quantity: number, unit: nil) : nil
  }

  private static func isMeasure(after word: String, in words: [String]) -> Bool {
    guard let position = words.firstIndex(of: word), position + 1 < words.count else {
      return false
    }
    return units[words[position + 1]] != nil
  }

  private static let pieces: Set<String> = [
    "stk", "stk.", "st", "st.", "pcs", "pc", "ct", "pk", "pack", "pce",
  ]

  /// "2 x", "2x", "x2", "2 ×", "qty 2", "3 Stk": before the name, or behind it.
  private static func takeCounts(_ words: inout [String], _ amounts: inout Amounts) {
    if words.count > 2, isTimes(words[1]), let number = count(words[0]) {
      amounts.count = number
      words.removeFirst(2)
    } else if words.count > 1, let first = words.first,
      first.lowercased().hasSuffix("x") || first.hasSuffix("×"),
      let number = count(String(first.dropLast()))
    {
      amounts.count = number
      words.removeFirst()
    } else if words.count > 2, pieces.contains(words[1].lowercased()), let number = count(words[0])
    {
      amounts.count = number
      words.removeFirst(2)
    }
    for (position, word) in words.enumerated().dropFirst() where amounts.count == nil {
      let lower = word.lowercased()
      let next = position + 1 < words.count ? words[position + 1] : ""
      if lower.hasPrefix("x") || lower.hasPrefix("×"), let number = count(String(lower.dropFirst()))
      {
        amounts.count = number
        words.remove(at: position)
      } else if isTimes(word) || ["qty", "qty:", "quantity:", "menge:"].contains(lower),
        let number = count(next)
      {
        amounts.count = number
        words.removeSubrange(position...position + 1)
      } else if lower.hasPrefix("("), lower.hasSuffix(")"),
        let number = count(String(lower.dropFirst().dropLast()))
      {
        amounts.count = number
        words.remove(at: position)
      }
      if amounts.count != nil { break }
    }
  }

  private static func isTimes(_ word: String) -> Bool { ["x", "×", "X", "*"].contains(word) }

  /// "1 L", "500g", "6x330ml", "6 pack", "12pk", wherever they stand.
  private static func takeSizes(_ words: inout [String], _ amounts: inout Amounts) {
    var position = 0
    while position < words.count, amounts.size == nil {
      let word = words[position].trimmingMarks
      let next = position + 1 < words.count ? words[position + 1].trimmingMarks.lowercased() : ""
      if let (packs, size) = multipack(word) {
        amounts.count = (amounts.count ?? 1) * packs
        amounts.size = size
        words.remove(at: position)
      } else if let size = measure(word) {
        amounts.size = size
        words.remove(at: position)
      } else if let number = decimal(word), let unit = units[next], words.count > 2 {
        amounts.size = Amount(quantity: number, unit: unit)
        words.removeSubrange(position...position + 1)
      } else if let number = count(word), pieces.contains(next), words.count > 2 {
        amounts.size = Amount(quantity: number, unit: nil)
        words.removeSubrange(position...position + 1)
      } else {
        position += 1
      }
    }
  }

  /// "eggs 6", and "6 eggs": a small number at either end.
  private static func takeTrailingCount(_ words: inout [String], _ amounts: inout Amounts) {
    guard words.count > 1, amounts.count == nil, amounts.size == nil else { return }
    if let number = count(words[0]) {
      amounts.count = number
      words.removeFirst()
    }
  }

  /// "6x330ml".
  private static func multipack(_ word: String) -> (packs: Double, size: Amount)? {
    let parts = word.lowercased().split { $0 == "x" || $0 == "×" }
    guard parts.count == 2, let packs = count(String(parts[0])),
      let size = measure(String(parts[1]))
    else { return nil }
    return (packs, size)
  }

  /// "500g", "1.5L", "12pk".
  private static func measure(_ word: String) -> Amount? {
    let text = word.lowercased()
    guard let start = text.firstIndex(where: \.isLetter), start > text.startIndex,
      let number = decimal(String(text[..<start]))
    else { return nil }
    let unit = String(text[start...])
    if let known = units[unit] { return Amount(quantity: number, unit: known) }
    return pieces.contains(unit) ? Amount(quantity: number, unit: nil) : nil
  }

  /// How packs are measured, and the unit as the lexicon calls it.
  private static let units: [String: String] = [
    "g": "g", "gr": "g", "gm": "g", "kg": "kg", "kilo": "kg", "ml": "ml", "cl": "cl", "dl": "dl",
    "l": "l",
    "lt": "l", "ltr": "l", "litre": "l", "liter": "l", "oz": "oz", "lb": "lb", "lbs": "lb",
    "pt": "pint",
  ]

  /// A whole number in 1...99.
  private static func count(_ text: String) -> Double? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy(isDigit), let number = Int(text),
      number > 0
    else { return nil }
    return Double(number)
  }

  /// A number above 0 with a point or a comma.
  private static func decimal(_ text: String) -> Double? {
    let text = text.replacingComma
    guard text.utf8.count <= 8, text.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }),
      text.utf8.first.map(isDigit) == true, let number = Double(text), number > 0
    else { return nil }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension String {
  fileprivate var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }

  /// Without the marks around it that name nothing.
  fileprivate var trimmingMarks: String {
    let marks = " .,;:*-–—|/\\_=#~()[]"
    let text = drop { marks.contains($0) }
    return text.lastIndex { !marks.contains($0) }.map { String(text[...$0]) } ?? ""
  }
}
