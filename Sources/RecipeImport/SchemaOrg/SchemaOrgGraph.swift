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

/// Finds the recipes in JSON-LD, and what they refer to.
struct SchemaOrgGraph {
  /// The first object with content for each `@id`.
  private var objects: [String: JSONObject] = [:]
  /// The `@id`s whose objects are kept; nil for all.
  private let wanted: Set<String>?
  private var nodes = 0
  /// What references may still lead to; all copies of the graph share it.
  let budget: ReferenceBudget

  /// - Parameters:
  ///   - bytes: The length of the text.
  ///   - wanted: The `@id`s that are referred to; nil when that is not known.
  init(ofBytes bytes: Int, wanting wanted: Set<String>? = nil) {
    budget = ReferenceBudget(JSONLimits.referredSize(inBytes: bytes))
    self.wanted = wanted
  }

  /// Walks a document: its recipes, in its order.
  ///
  /// Recipes stand bare, in lists, in `@graph`, and as or in the main entity, items and parts of
  /// other things; what a recipe holds is not walked. Throws beyond ``JSONLimits/graphNodes``.
  /// Cost: O(values outside recipes).
  mutating func recipes(
    in document: JSONValue,
    file: String
  ) throws(ImportError) -> [JSONObject] {
    var recipes: [JSONObject] = []
    var rest = [document]
    while let value = rest.popLast() {
      if case .list(let list) = value {
        rest += list.reversed()
        continue
      }
      guard case .object(let object) = value else { continue }
      if case .text(let id)? = object["@id"], object.members.count > 2, objects[id] == nil,
        wanted?.contains(id) ?? true
      {
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
    return recipes
  }

  /// The object that a bare reference names; nil for any other value. Cost: O(1).
  func object(referredToBy value: JSONValue) -> JSONObject? {
    Self.reference(value).flatMap { objects[$0] }
  }

  /// What a bare reference names.
  static func reference(_ value: JSONValue) -> String? {
    guard let object = value.asObject, object.members.count <= 2,
      object.members.allSatisfy({ $0.key == "@id" || $0.key == "@type" }),
      case .text(let id)? = object["@id"]
    else { return nil }
    return id
  }

  /// The keys of members that things with recipes in them have.
  static let holders: Set<String> = [
    "@graph", "@included", "mainEntity", "mainEntityOfPage", "itemListElement", "item", "hasPart",
    "subjectOf", "about", "recipe", "recipes", "@list", "@set",
  ]

  /// True for the type Recipe, alone or among others, and for an object without a type that lists
  /// `recipeIngredient`.
  static func isRecipe(_ object: JSONObject) -> Bool {
    guard let type = object["@type"] ?? object["type"] else {
      return object["recipeIngredient"] != nil
    }
    return type.items.contains(where: isRecipeType)
  }

  static func isRecipeType(_ type: JSONValue) -> Bool {
    type.asText.map { JSONFields.folded($0.trimmed) == "recipe" } ?? false
  }
}
