internal import JSONCoding

/// How many values and bytes of text the references of one graph may still lead to, each time
/// counted: a few things that are named often can otherwise stand for gigabytes.
final class ReferenceBudget {
  private var left: Int

  init(_ size: Int) { left = size }

  /// False when that is more than what is left; then nothing is left.
  func take(_ size: Int) -> Bool {
    left = max(-1, left - size)
    return left >= 0
  }
}

/// Finds the recipes in JSON-LD.
struct SchemaOrgGraph {
  /// In the order of the document.
  private(set) var recipes: [JSONObject] = []
  /// The first object with content for each `@id`.
  private var objects: [String: JSONObject] = [:]
  private var nodes = 0
  /// What references may still lead to; all copies of the graph share it.
  let budget: ReferenceBudget

  /// - Parameter bytes: The length of the text.
  init(ofBytes bytes: Int) { budget = ReferenceBudget(JSONLimits.referredSize(inBytes: bytes)) }

  /// Walks a document, and adds its recipes.
  ///
  /// Recipes stand bare, in lists, in `@graph`, and as or in the main entity, items and parts of
  /// other things; what a recipe holds is not walked. Throws beyond ``JSONLimits/graphNodes``.
  /// Cost: O(values outside recipes).
  mutating func add(_ document: JSONValue, file: String) throws(ImportError) {
    var rest = [document]
    while let value = rest.popLast() {
      if case .list(let list) = value {
        rest += list.reversed()
        continue
      }
      guard case .object(let object) = value else { continue }
      if case .text(let id)? = object["@id"], object.members.count > 2, objects[id] == nil {
        objects[id] = object
      }
      if Self.isRecipe(object) {
        recipes.append(object)
        continue
      }
      nodes += 1
      guard nodes <= JSONLimits.graphNodes else {
        throw ImportError(.tooManyValues(allowed: JSONLimits.graphNodes), file: file)
      }
      for member in object.members.reversed() where Self.holders.contains(member.key) {
        rest.append(member.value)
      }
    }
  }

  /// The object that a bare reference names; nil for any other value. Cost: O(1).
  func object(referredToBy value: JSONValue) -> JSONObject? {
    guard let object = value.asObject, object.members.count <= 2,
      object.members.allSatisfy({ $0.key == "@id" || $0.key == "@type" }),
      case .text(let id)? = object["@id"]
    else { return nil }
    return objects[id]
  }

  private static let holders: Set<String> = [
    "@graph", "@included", "mainEntity", "mainEntityOfPage", "itemListElement", "item", "hasPart",
    "subjectOf", "about", "recipe", "recipes", "@list", "@set",
  ]

  /// True for the type Recipe, alone or among others, and for an object without a type that lists
  /// `recipeIngredient`.
  static func isRecipe(_ object: JSONObject) -> Bool {
    guard let type = object["@type"] ?? object["type"] else {
      return object["recipeIngredient"] != nil
    }
    return type.items.contains { item in
      guard let name = item.asText?.trimmed else { return false }
      return JSONFields.folded(name) == "recipe"
    }
  }
}
