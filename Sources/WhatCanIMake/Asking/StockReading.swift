import RecipeLexicon
import RecipeModel

/// Reads what people type when they say what they have or buy: "milk 1 l", "6 eggs".
struct StockReading {
  let lexicon: IngredientLexicon
  private let kitchen: Kitchen
  let parser: IngredientLineParser

  /// With the names that the kitchen's index knows. Cost: that of ``Catalogue/lineParser()``.
  init(_ kitchen: Kitchen) throws(KitchenError) {
    self.kitchen = kitchen
    lexicon = kitchen.index.lexicon
    parser = try kitchen.catalogue.lineParser()
  }

  /// A typed thing: its line, and the one ingredient that it is; nil when that is not known.
  struct Stock {
    var text: String
    var line: IngredientLine
    var ingredient: IngredientID?

    /// How much of it, where the line gives a quantity; of a range the lower end.
    var amount: Amount? {
      line.amounts.first { ($0.quantity ?? 0) > 0 }
        .map { Amount(quantity: $0.quantity, unit: $0.unit) }
    }
  }

  /// The things that one argument names.
  ///
  /// Commas and semicolons stand between things, except inside a number and before what is only an
  /// amount or a word that changes nothing: "gin, lime" is two, "milk, 1 l" and "butter, soft" are
  /// one.
  /// Cost: O(length) for each thing.
  func things(in text: String) -> [Stock] {
    var things: [Stock] = []
    for part in parts(of: text) {
      let thing = self.thing(part)
      if thing.ingredient == nil, let last = things.last, last.ingredient != nil {
        let both = self.thing("\(last.text), \(part)")
        let addsAmount = last.amount == nil && both.amount != nil
        if both.ingredient == last.ingredient, addsAmount || isRemark(part) {
          things[things.count - 1] = both
          continue
        }
      }
      things.append(thing)
    }
    return things
  }

  /// One thing. Cost: O(length).
  func thing(_ text: String) -> Stock {
    // A name may end in a number: Licor 43.
    if let known = lexicon.names.value(of: foldedName(text)) {
      let line = IngredientLine(text: text, name: text)
      return Stock(text: text, line: line, ingredient: IngredientID(Int(known)))
    }
    if lexicon.ingredient(named: text) == nil, let unlisted = kitchen.unlisted(named: text) {
      let line = IngredientLine(text: text, name: text)
      return Stock(text: text, line: line, ingredient: unlisted)
    }
    let line = parser.parseStock(text)
    let asked = lexicon.requirements(of: line) ?? []
    let only = asked.count == 1 && asked[0].count == 1 ? asked[0].first : nil
    return Stock(
      text: text,
      line: line,
      ingredient: only ?? lexicon.ingredient(named: text) ?? kitchen.unlisted(named: line.name)
    )
  }

  /// True when a text of several words is one ingredient, with an amount behind it or before it.
  /// Cost: O(length).
  func isOneThing(_ text: String) -> Bool {
    guard text.utf8.count <= 200 else { return false }
    let line = parser.parseStock(text)
    // Nothing may be left over: "gin, dry" is gin with a remark, "rum raisin" is not rum.
    return line.comment == nil && line.purpose == nil && lexicon.ingredient(named: line.name) != nil
  }

  /// True when each word of it can be left out of a name.
  private func isRemark(_ part: String) -> Bool {
    foldedWords(part).allSatisfy { lexicon.words.value(of: $0) != nil }
  }

  private func parts(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    func isDigit(_ position: Int) -> Bool {
      bytes.indices.contains(position) && (0x30...0x39).contains(bytes[position])
    }
    var parts: [[UInt8]] = [[]]
    for (position, byte) in bytes.enumerated() {
      let isComma =
        byte == UInt8(ascii: ",") && !(isDigit(position - 1) && isDigit(position + 1))
      if isComma || byte == UInt8(ascii: ";") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { trimmed(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
  }
}
