/// The ingredients of a recipe in Meal-Master's columns: seven characters of amount, two of unit, a name of 28,
/// each after a blank; a second column of the same begins at the 42nd.
///
/// The right one may stand a little off, as in files that were edited by hand: then two blanks or more part the two.
/// The left column is read before the right one. A line whose name begins with a dash goes on with the one above.
struct MealMasterIngredients {
  private var done: [RecipeDraft.Line] = []
  private var left: [String] = []
  private var right: [String] = []

  /// One a line, amount, unit and name with a blank between; and the headings.
  var lines: [RecipeDraft.Line] { done + (left + right).map { RecipeDraft.Line(text: $0) } }

  /// Takes a line; false for one that is no ingredient and begins the directions. A rule is a heading, which
  /// begins the columns anew.
  mutating func take(_ line: Substring) -> Bool {
    if MealMasterReader.isRule(line) {
      done = lines
      let words = line.trimmed.drop { $0 == "M" }.filter { $0 != "-" }.trimmed
      if !words.isEmpty { done.append(.heading(words)) }
      (left, right) = ([], [])
      return true
    }
    let characters = Array(line)
    guard let first = Self.cell(characters.prefix(40)[...], isCertain: false) else {
      // A name longer than its column is no second one.
      guard let whole = Self.cell(characters[...], isCertain: false) else { return false }
      Self.add(whole, to: &left)
      return true
    }
    if characters.count > 41, characters[40] == " " || characters[40] == "\t",
      let second = Self.cell(characters[41...], isCertain: true)
    {
      Self.add(first, to: &left)
      Self.add(second, to: &right)
    } else if let (first, second) = Self.cellsApart(characters) {
      Self.add(first, to: &left)
      Self.add(second, to: &right)
    } else {
      Self.add(Self.cell(characters[...], isCertain: false) ?? first, to: &left)
    }
    return true
  }

  /// Both columns of a line whose right one stands up to two characters off its place, or has a name alone.
  private static func cellsApart(_ characters: [Character]) -> (first: String, second: String)? {
    for start in [41, 40, 42, 39, 43] where start + 11 < characters.count {
      let isName = characters[start..<start + 11].allSatisfy { $0 == " " }
      guard let found = cell(characters[start...], isCertain: !isName),
        let text = characters[start...].firstIndex(where: { $0 != " " }),
        characters[(text - 2)..<text].allSatisfy({ $0 == " " }),
        let first = cell(characters[..<(text - 2)], isCertain: false)
      else { continue }
      return (first, found)
    }
    return nil
  }

  private static func add(_ cell: String, to column: inout [String]) {
    if cell.hasPrefix("-"), let last = column.popLast() {
      column.append(last + " " + cell.drop { $0 == "-" }.trimmed)
    } else {
      column.append(cell)
    }
  }

  /// Amount, unit and name; nil where they do not stand in their places.
  ///
  /// - Parameter isCertain: True to take a name only with an amount, a unit, or as what goes on.
  private static func cell(_ cell: ArraySlice<Character>, isCertain: Bool) -> String? {
    let characters = Array(cell)
    guard characters.count > 11, characters[7] == " ", characters[10] == " ", characters[11] != " "
    else {
      return nil
    }
    let amount = String(characters[..<7]).trimmed
    let unit = String(characters[8..<10]).trimmed
    let name = String(characters[11...]).trimmed
    guard amount.allSatisfy({ $0.isNumber || " ./-".contains($0) }), let word = units[unit] else {
      return nil
    }
    if isCertain, amount.isEmpty, unit.isEmpty, !name.hasPrefix("-") { return nil }
    let words = name.replacing(";", with: ",")
    return [amount, word, words].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Meal-Master's units in words.
  private static let units: [String: String] = [
    "": "", "x": "", "ea": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can",
    "pk": "package",
    "pn": "pinch", "dr": "drop", "ds": "dash", "ct": "carton", "bn": "bunch", "sl": "slice",
    "t": "tsp", "ts": "tsp",
    "T": "tbsp", "tb": "tbsp", "fl": "fl oz", "c": "cup", "pt": "pint", "qt": "quart",
    "ga": "gallon", "oz": "oz",
    "lb": "lb", "ml": "ml", "cb": "ml", "cl": "cl", "dl": "dl", "l": "l", "mg": "mg", "g": "g",
    "kg": "kg",
  ]
}
