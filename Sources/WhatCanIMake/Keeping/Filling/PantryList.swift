import RecipeLexicon
public import RecipeModel

/// A receipt, an order or a list, read line by line. Nothing in it is in the pantry yet.
public struct PantryList: Sendable, Equatable {
  /// Something that goes into a pantry.
  public struct Thing: Sendable, Equatable {
    /// The canonical name.
    public var ingredient: String
    /// The text without prices. Its words count for what the person avoids.
    public var text: String
    public var amount: Amount?
  }

  public enum Reading: Sendable, Equatable {
    /// It is certainly this.
    case understood(Thing)
    /// It may be one of these, the most likely first; the person who bought it decides. If the list
    /// is empty, nothing is known that it could be.
    case unsure([Thing])
    /// It is not a purchase, but a total, a payment or a number.
    case noThing
  }

  public struct Line: Sendable, Equatable {
    /// Counted from 1; the things of one line separated by commas are lines with the same number.
    public var number: Int
    public var text: String
    public var reading: Reading
  }

  /// In the order of the text, without blank lines.
  public var lines: [Line]

  /// What was understood, in order.
  public var understood: [Thing] {
    lines.compactMap { line in
      if case .understood(let thing) = line.reading { thing } else { nil }
    }
  }

  /// The most bytes of UTF-8 that are read; no receipt is longer.
  public static let mostBytes = 256 << 10
}

extension Kitchen {
  /// Reads a pasted text: a receipt, an order, or a list with one thing per line or with commas.
  ///
  /// A name counts as understood if the lexicon knows it as it is, or without words that only say
  /// whose it is or how it is packed. A name that is shortened, cut off, mistyped or has unknown
  /// words beside it is unclear: the program suggests meanings and never guesses.
  ///
  /// - Throws: ``KitchenError`` `.badText` for more than ``PantryList/mostBytes``. Cost: O(bytes),
  ///   and O(names of the lexicon) for three hundred names in unclear lines.
  public func readPantryList(_ text: String) throws(KitchenError) -> PantryList {
    guard text.utf8.count <= PantryList.mostBytes else {
      throw KitchenError(.badText(field: "list", .isTooLong(limit: PantryList.mostBytes)))
    }
    let file = try CollectionFiles(folder: places.data).text(at: "pantry/receipts.tsv")
    let words: ReceiptWords
    do throws(LexiconError) {
      words = try ReceiptWords(file)
    } catch {
      throw KitchenError(.lexicon(error))
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var reader = PantryListReader(reading: try StockReading(self), words: words)
    for (offset, line) in lines.enumerated() { reader.read(String(line), number: offset + 1) }
    return PantryList(lines: reader.lines)
  }
}

/// Reads a list line by line.
struct PantryListReader {
  let reading: StockReading
  let words: ReceiptWords
  private(set) var lines: [PantryList.Line] = []
  private var suggested = 0
  private var searches = 0

  /// How many unsure lines get suggestions, each of which takes milliseconds.
  private static let mostSuggested = 100
  /// How many names are looked for among all that are known: a line has up to thirty.
  private static let mostSearches = 300
  /// How many suggestions a line gets.
  private static let mostSuggestions = 3

  init(reading: StockReading, words: ReceiptWords) {
    self.reading = reading
    self.words = words
  }

  /// Reads a line; one with commas between several things, as many.
  mutating func read(_ text: String, number: Int) {
    let parts = text.contains(",") ? reading.things(in: text).map(\.text) : []
    if parts.count > 1 {
      for part in parts { readOne(part, number: number) }
    } else {
      readOne(text, number: number)
    }
  }

  private mutating func readOne(_ text: String, number: Int) {
    let result: PantryList.Reading
    switch ReceiptLine(text).content {
    case .blank: return
    case .number: result = .noThing
    case .amountOfLast(let amount):
      if let last = lines.indices.last { say(amount, of: last) }
      result = .noThing
    case .thing(let name, let amount):
      guard name.utf8.count <= Notebook.longestName else {
        result = .unsure([])
        break
      }
      result = self.result(name, amount)
    }
    lines.append(PantryList.Line(number: number, text: text, reading: result))
  }

  private mutating func result(_ name: String, _ amount: Amount?) -> PantryList.Reading {
    if let thing = known(name, amount) { return .understood(thing) }
    if words.isEnd(name) { return .noThing }
    suggested += 1
    guard suggested <= Self.mostSuggested else { return .unsure([]) }
    return .unsure(
      suggestions(for: name).map { PantryList.Thing(ingredient: $0, text: name, amount: amount) }
    )
  }

  /// The thing that a name is without doubt; nil where it is not known.
  private func known(_ name: String, _ amount: Amount?) -> PantryList.Thing? {
    let known = ingredient(name) ?? words.withoutShops(name).flatMap { ingredient($0) }
    return known.map { PantryList.Thing(ingredient: $0, text: name, amount: amount) }
  }

  /// What a name is as it stands; nil for what names several things, or is a mere heading.
  private func ingredient(_ name: String) -> String? {
    guard let ingredient = reading.thing(name).ingredient else { return nil }
    return reading.lexicon.name(of: ingredient)
  }

  /// What an unsure name may be, the likeliest first: written out, less words before or behind what is known, begun
  /// as a known name, or within a few slips of one.
  private mutating func suggestions(for name: String) -> [String] {
    var found: [String] = []
    func take(_ name: String?) {
      guard let name, !found.contains(name) else { return }
      found.append(name)
    }
    let plain = words.withoutShops(name) ?? name
    let written = words.writtenOut(plain).map { words.withoutShops($0) ?? $0 }
    for candidate in [written, plain].compactMap(\.self) {
      take(ingredient(candidate))
      for part in parts(of: candidate) { take(ingredient(part)) }
    }
    for candidate in [written, plain].compactMap(\.self) where found.isEmpty {
      for text in [candidate] + parts(of: candidate) where found.isEmpty {
        similar(to: text).forEach(take)
      }
    }
    return Array(found.prefix(Self.mostSuggestions))
  }

  /// Known names that are like a text; none once there were enough of such questions.
  private mutating func similar(to text: String) -> [String] {
    searches += 1
    guard searches <= Self.mostSearches else { return [] }
    return reading.lexicon.suggestions(for: text, count: Self.mostSuggestions)
  }

  /// A name without words before it, then without words behind it, the longest first; brands stand before.
  private func parts(of name: String) -> [String] {
    let words = name.split(separator: " ")
    guard (2...8).contains(words.count) else { return [] }
    let behind = (1..<words.count).map { words.dropFirst($0).joined(separator: " ") }
    let before = (1..<words.count).map { words.dropLast($0).joined(separator: " ") }
    return zip(behind, before).flatMap { [$0, $1] }.filter { $0.utf8.count > 2 }
  }

  /// Says how much there is of a thing that was read without an amount, or so many packs of it.
  private mutating func say(_ amount: Amount, of line: Int) {
    func measured(_ thing: PantryList.Thing) -> PantryList.Thing {
      var thing = thing
      thing.amount = product(of: thing.amount, amount)
      return thing
    }
    switch lines[line].reading {
    case .understood(let thing): lines[line].reading = .understood(measured(thing))
    case .unsure(let things): lines[line].reading = .unsure(things.map(measured))
    case .noThing: break
    }
  }

  /// Two packs of 500 g are 1 kg: what is counted multiplies what is measured, and stands for it otherwise.
  private func product(of there: Amount?, _ said: Amount) -> Amount {
    guard let there, let each = there.quantity, there.unit != nil, said.unit == nil,
      let count = said.quantity
    else { return said }
    return Amount(quantity: (each * count * 1000).rounded() / 1000, unit: there.unit)
  }
}
