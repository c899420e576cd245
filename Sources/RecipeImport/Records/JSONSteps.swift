internal import JSONCoding

/// Steps of a recipe as JSON has them: one text, texts, or objects with a text.
struct JSONSteps {
  let fields: JSONFields

  /// The steps in order, without their numbers.
  ///
  /// One text, alone or in a list, is taken apart at its line breaks; a text beside others is one
  /// step. An object's title stands in front of its text: "Sauce: melt …".
  func steps(_ value: JSONValue, key: String) throws(ImportError) -> [String] {
    let items = value.items
    if items.count == 1, let text = items.first?.asText {
      return InstructionSteps.steps(in: fields.plain(text))
    }
    var steps: [String] = []
    for item in items {
      guard let text = try text(of: item, key: key) else { continue }
      let lines = InstructionSteps.steps(in: text)
      if !lines.isEmpty { steps.append(lines.joined(separator: "\n")) }
    }
    return steps
  }

  private func text(of item: JSONValue, key: String) throws(ImportError) -> String? {
    switch item {
    case .null: return nil
    case .text(let text): return fields.plain(text)
    case .object(let object):
      let step = JSONFields(object, file: fields.file, place: fields.place, plain: fields.plain)
      let text = try step.text(
        "text",
        "step",
        "description",
        "instruction",
        "instructions",
        "content"
      )
      let title = try step.text("title", "name", "heading")
      guard let text else { return title }
      // Its numbers go before the title stands in front of the first.
      let lines = InstructionSteps.steps(in: text).joined(separator: "\n")
      return title.map { "\($0.onOneLine): \(lines)" } ?? lines
    case .bool, .number, .list: throw fields.error(.wrongType(key: key))
    }
  }
}
