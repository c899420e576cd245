internal import JSONCoding

/// Reads the steps of one recipe of a schema.org graph.
struct SchemaOrgSteps {
  let graph: SchemaOrgGraph
  let fields: JSONFields
  /// Values and bytes of text that references have led to so far.
  private var referred = 0

  private static let key = "recipeInstructions"

  init(graph: SchemaOrgGraph, fields: JSONFields) {
    self.graph = graph
    self.fields = fields
  }

  /// The steps in order. A section's name stands in front of its first step: "Sauce: melt …"; so does a heading that is a
  /// step of its own, as RecipeSage and Nextcloud write them.
  ///
  /// Throws for references that lead, each time counted, to more than
  /// ``JSONLimits/referredSize``, or those of the whole graph to more than they may: a few that name
  /// each other can otherwise stand for billions of steps. Cost: O(bytes) of the recipe, and of what its references lead to.
  mutating func steps() throws(ImportError) -> [String] {
    guard let value = fields.value("recipeinstructions", "instructions", "step") else { return [] }
    return try steps(of: value, depth: 0)
  }

  private mutating func steps(of value: JSONValue, depth: Int) throws(ImportError) -> [String] {
    guard depth < JSONParser.mostDepth else { throw fields.error(.wrongType(key: Self.key)) }
    switch try resolved(value) {
    case .null: return []
    case .text(let text): return InstructionSteps.steps(in: fields.plain(text))
    case .list(let list):
      var steps: [String] = []
      var heading: String?
      for item in list {
        if let found = try self.heading(in: item) {
          if let heading { steps.append(heading) }
          heading = found
          continue
        }
        let count = steps.count
        defer {
          if let title = heading, steps.count > count {
            steps[count] = "\(title): \(steps[count])"
            heading = nil
          }
        }
        if let text = item.asText, list.count > 1 {
          steps += Self.oneStep(fields.plain(text))
        } else {
          steps += try self.steps(of: item, depth: depth + 1)
        }
        // A recipe with a list of too many is none; the others are not looked at.
        if min(list.count, steps.count) > ImportLimits.steps { break }
      }
      return steps + [heading].compactMap(\.self)
    case .object(let object): return try steps(of: object, depth: depth)
    case .bool, .number: throw fields.error(.wrongType(key: Self.key))
    }
  }

  /// The words of an item that is no more than a heading: a section without steps, a heading of Markdown, or one in
  /// square brackets.
  private func heading(in item: JSONValue) throws(ImportError) -> String? {
    if let text = item.asText { return LineHeading.ofSteps(fields.plain(text)) }
    guard let step = fields.fields(of: item) else { return nil }
    let isSection = try step.text("@type") == "HowToSection"
    let (words, name) = (try step.text("text"), try step.text("name"))
    guard step.value("itemlistelement", "steps", "item", "@list") == nil,
      words == nil || name == nil, let text = words ?? name
    else { return nil }
    return isSection ? text.onOneLine.unlessBlank : LineHeading.ofSteps(text)
  }

  private mutating func resolved(_ value: JSONValue) throws(ImportError) -> JSONValue {
    guard let found = graph.object(referredToBy: value) else { return value }
    let allowed = JSONLimits.referredSize
    let size = JSONValue.object(found).size(upTo: allowed)
    referred += size
    guard referred <= allowed, graph.budget.take(size) else {
      throw fields.error(.tooLong(key: Self.key, bytes: referred, allowed: allowed))
    }
    return .object(found)
  }

  private mutating func steps(
    of object: JSONObject,
    depth: Int
  ) throws(ImportError) -> [String] {
    guard let step = fields.fields(of: .object(object)) else { return [] }
    let name = try step.text("name")
    if let inner = step.value("itemlistelement", "steps", "item", "@list") {
      var steps = try self.steps(of: inner, depth: depth + 1)
      if let name, let first = steps.first { steps[0] = "\(name.onOneLine): \(first)" }
      if !steps.isEmpty { return steps }
    }
    return try (step.text("text", "description") ?? name).map(Self.oneStep) ?? []
  }

  /// A text that is one step; none when nothing but a number stands in it.
  private static func oneStep(_ text: String) -> [String] {
    let lines = InstructionSteps.steps(in: text)
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }
}
