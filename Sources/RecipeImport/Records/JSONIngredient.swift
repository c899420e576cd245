internal import RecipeModel

/// One ingredient that is a JSON object.
struct JSONIngredient {
  let fields: JSONFields

  /// The ingredient; nil for an object without content.
  ///
  /// A `label` says more than a name ("Grenadine" for "Syrup") and stands for it. The measure is one
  /// text, else amount and unit; without a name a text of the whole line counts. Throws for an
  /// object that names nothing.
  func line(key: String) throws(ImportError) -> RecipeDraft.Line? {
    var line: RecipeDraft.Line
    if let name = try fields.text("label", "name", "ingredient", "food", "item", "title", "product")
    {
      line = RecipeDraft.Line(measure: try measure(), text: name, isApart: true)
      line.note = try fields.text("note", "notes", "prep", "preparation", "comment")
    } else if let text = try fields.text(
      "special",
      "text",
      "display",
      "original",
      "originaltext",
      "line",
      "raw"
    ) {
      line = RecipeDraft.Line(text: text)
    } else {
      guard try measure() == nil else { throw fields.error(.missing("name", key: key + " a name")) }
      return nil
    }
    if fields.isSet("optional", "isoptional") { line.role = .optional }
    if fields.isSet("garnish", "isgarnish") { line.role = .garnish }
    return line
  }

  private func measure() throws(ImportError) -> String? {
    if let measure = try fields.text("measure", "measurement") { return measure }
    var amount = try fields.text("amount", "quantity", "qty").map(JSONIngredient.plainNumber)
    if let most = try fields.text("amountmax", "quantitymax").map(JSONIngredient.plainNumber),
      let least = amount, most != least
    {
      amount = "\(least)-\(most)"
    }
    let unit = try fields.text("unit", "units", "uom")
    return [amount, unit].compactMap { $0 }.joined(separator: " ").unlessBlank
  }

  /// A number without the zeros that programs add: "1" for "1.0" and "1.50" as it is; "" for 0.
  static func plainNumber(_ text: String) -> String {
    guard let value = Double(text) else { return text }
    if value == 0 { return "" }
    return Int(exactly: value).map { "\($0)" } ?? text
  }
}
