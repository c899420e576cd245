/// Instructions of Tandoor that name the ingredients of their step: "Melt {{ ingredients[0] }}".
struct TandoorTemplate {
  /// An ingredient as the parts that an instruction may ask for.
  struct Ingredient {
    var amount = ""
    var unit = ""
    var food = ""
    var note = ""

    var whole: String { [amount, unit, food].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// Those of the step in their order, headings included.
  var ingredients: [Ingredient]

  /// The instruction with what it asks for in place, and numbers to scale as they stand; what is unknown stays as it
  /// is written. Cost: O(length).
  func text(_ instruction: String) -> String {
    var text = ""
    var rest = instruction[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[open...]
      guard let mark = ["}}": "{{", "%}": "{%"].first(where: { rest.hasPrefix($0.value) })?.key,
        let close = rest.dropFirst(2).prefix(Self.longest).firstRange(of: mark),
        let words = words(for: rest[..<close.lowerBound].dropFirst(2).trimmed)
      else {
        text.append(rest.removeFirst())
        continue
      }
      text += words
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  /// The most characters between the brackets.
  private static let longest = 60
  /// The most bytes of an ingredient that stand in an instruction.
  private static let longestWords = 200

  /// What "ingredients[0]", "ingredients[0].food" and "scale(20)" stand for.
  private func words(for name: String) -> String? {
    if name.hasPrefix("scale("), name.hasSuffix(")") {
      let number = name.dropFirst(6).dropLast().trimmed
      return Double(number) == nil ? nil : number
    }
    guard name.hasPrefix("ingredients["), let end = name.firstIndex(of: "]"),
      let place = Int(name[..<end].dropFirst(12)), ingredients.indices.contains(place)
    else { return nil }
    let ingredient = ingredients[place]
    let words: String
    switch name[end...].dropFirst() {
    case "": words = ingredient.whole
    case ".amount": words = ingredient.amount
    case ".unit": words = ingredient.unit
    case ".food": words = ingredient.food
    case ".note": words = ingredient.note
    default: return nil
    }
    // A long name asked for often would make much of a small file.
    return words.utf8.count <= Self.longestWords ? words : nil
  }
}
