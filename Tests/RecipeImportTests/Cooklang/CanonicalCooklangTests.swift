import RecipeImport
import Testing
import Yams

/// The language's own test cases, which are not part of the project.
@Suite(
  "canonical Cooklang tests (needs ../shared)",
  .enabled(if: SharedFiles.has(canonicalPath), SharedFiles.absence)
)
struct CanonicalCooklangTests {
  @Test("all 60 canonical tests read as they state")
  func canonical() throws {
    let yaml = String(decoding: try SharedFiles.bytes(canonicalPath), as: UTF8.self)
    let root = try #require(try Yams.compose(yaml: yaml))
    let tests = try #require(root["tests"]?.mapping)

    #expect(tests.count == 60)
    for (name, test) in tests {
      let source = try #require(test["source"]?.string)
      let document = try CooklangParser().parse(source, file: "canonical")
      let steps = try #require(test["result"]?["steps"]?.sequence)
      let expected = try steps.map { try items($0) }
      let metadata = try #require(test["result"]?["metadata"]?.mapping)
      let entries = metadata.map { [$0.key.string ?? "", $0.value.string ?? ""] }

      #expect(document.steps.map { $0.map(described) } == expected, "\(name.string ?? "")")
      #expect(
        document.metadata.entries.map { [$0.key, textOf($0.value)] } == entries,
        "\(name.string ?? "")"
      )
    }
  }
}

private let canonicalPath = "cooklang/canonical.yaml"

private func textOf(_ value: CooklangMetadata.Value) -> String {
  if case .text(let text) = value { text } else { "not a text" }
}

/// What the cases state about the items of a step.
private func items(_ step: Node) throws -> [[String: String]] {
  try #require(step.sequence).map { item in
    var fields: [String: String] = [:]
    for (key, value) in try #require(item.mapping) {
      // Written as 0.5 or as "01/2": only the first kind is a number.
      let isNumber = value.float != nil && value.scalar?.style == .plain
      fields[key.string ?? ""] =
        isNumber ? "number \(value.float ?? 0)" : value.string ?? ""
    }
    if fields["type"] == "cookware" { fields["units"] = nil }
    return fields
  }
}

/// The same in our words; an absent quantity is "some" of an ingredient and 1 of a cookware.
private func described(_ item: CooklangDocument.Item) -> [String: String] {
  switch item {
  case .text(let text): ["type": "text", "value": text]
  case .ingredient(let ingredient):
    [
      "type": "ingredient", "name": ingredient.name,
      "quantity": quantity(ingredient.amount, absent: "some"),
      "units": ingredient.amount?.unit ?? "",
    ]
  case .cookware(let cookware):
    [
      "type": "cookware", "name": cookware.name,
      "quantity": quantity(cookware.amount, absent: "number 1.0"),
    ]
  case .timer(let timer):
    [
      "type": "timer", "name": timer.name ?? "", "quantity": quantity(timer.amount, absent: ""),
      "units": timer.amount?.unit ?? "",
    ]
  }
}

private func quantity(_ amount: CooklangAmount?, absent: String) -> String {
  switch amount?.quantity {
  case .number(let value): "number \(value)"
  case .range(let low, let high): "\(low) to \(high)"
  case .text(let text): text
  case nil: absent
  }
}
