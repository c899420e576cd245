internal import JSONCoding
internal import RecipeModel

/// One recipe of a schema.org graph as a draft.
struct SchemaOrgRecord {
  let graph: SchemaOrgGraph
  let place: ImportError.Place
  let fields: JSONFields

  init(object: JSONObject, graph: SchemaOrgGraph, file: String, place: ImportError.Place) {
    self.graph = graph
    self.place = place
    fields = JSONFields(object, file: file, place: place, plain: { HTMLText.plain($0) })
  }

  /// The identifier where it has the form of our own ids.
  private var ownID: DishID? {
    guard case .text(let text)? = fields.value("identifier") else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, (2...40).contains(parts[0].utf8.count),
      !Self.foreignSchemes.contains(String(parts[0])),
      parts[0].utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }),
      !parts[1].isEmpty, RecipeDraft.nativeID(String(parts[1])) == String(parts[1])
    else { return nil }
    return DishID(text)
  }

  /// Beginnings of identifiers that other systems give.
  private static let foreignSchemes: Set<String> = [
    "http", "https", "urn", "uuid", "isbn", "doi", "tag", "data", "mailto", "file", "sku",
  ]

  /// True when the recipe says its id itself.
  var hasOwnID: Bool { ownID != nil }

  /// The recipe, not yet checked.
  ///
  /// Its id is its identifier of our own form, else made of its address, else of its name. The time
  /// is the total, else the sum of the parts. Cost: O(bytes).
  func draft() throws(ImportError) -> RecipeDraft {
    var draft = RecipeDraft(source: RecipeFormat.schemaorg.rawValue)
    draft.link = fields.link("url", "mainentityofpage", "@id")
    if let ownID {
      draft.id = ownID
    } else {
      draft.nativeID = draft.link.map(Self.nativeID)
    }
    draft.link = draft.link ?? fields.link("isbasedon", "isbasedonurl")
    draft.name = try fields.text("name", "headline")
    draft.otherNames = try fields.texts(["alternatename"])
    draft.summary = try fields.text("description")
    draft.categories = try fields.texts(["recipecategory"]).flatMap(commaItems)
    draft.cuisine = try fields.text("recipecuisine")
    draft.tags = try fields.texts(["keywords"]).flatMap(commaItems)
    try takeServings(&draft)
    draft.takeTimes(
      total: try fields.text("totaltime"),
      preparation: try fields.text("preptime"),
      cooking: try fields.text("cooktime", "performtime")
    )
    draft.lines = try lines()
    var steps = SchemaOrgSteps(graph: graph, fields: fields)
    draft.steps = try steps.steps()
    draft.image = link("image") ?? link("thumbnailurl")
    draft.video = link("video")
    draft.modified = try fields.text("datemodified")
    draft.addNotes(try notes())
    draft.addCredit(try fields.text("credittext"))
    return draft
  }

  /// What the cook noted, as RecipeSage writes it. What others say of the recipe is no note.
  private func notes() throws(ImportError) -> [String] {
    var notes: [String] = []
    for item in fields.value("comment")?.items.prefix(Self.links) ?? [] {
      guard let comment = fields.fields(of: item), try comment.text("name") == "Author Notes",
        let text = try comment.text("text")
      else { continue }
      notes.append(text)
    }
    return notes
  }

  /// The host and the path of an address in one word.
  private static func nativeID(ofAddress address: String) -> String {
    var rest = address[...]
    if let scheme = rest.ranges(of: "://").first { rest = rest[scheme.upperBound...] }
    if rest.lowercased().hasPrefix("www.") { rest = rest.dropFirst(4) }
    return RecipeDraft.nativeID(slug(of: String(rest.prefix { $0 != "#" })))
  }

  /// How many of a list of pictures or films are looked at for an address.
  private static let links = 20
  /// Values and bytes of text in a picture or film that a reference leads to.
  private static let linkSize = 10_000

  private func link(_ key: String) -> String? {
    guard let value = fields.value(key) else { return nil }
    let items = value.items.prefix(Self.links).map { item in
      guard let found = graph.object(referredToBy: item).map(JSONValue.object) else { return item }
      let size = found.size(upTo: Self.linkSize)
      return size <= Self.linkSize && graph.budget.take(size) ? found : item
    }
    let objects = JSONObject(members: [.init(key: key, value: .list(items))])
    return fields.fields(of: .object(objects))?.link(key)
  }

  private func takeServings(_ draft: inout RecipeDraft) throws(ImportError) {
    for text in try fields.texts(["recipeyield"]) + fields.texts(["yield"])
    where draft.servings == nil {
      draft.takeServings(text)
    }
  }

  /// One line for each text or object with a name; one text is taken apart at its line breaks.
  private func lines() throws(ImportError) -> [RecipeDraft.Line] {
    guard let (key, value) = fields.first(["recipeingredient", "ingredients", "ingredient"]) else {
      return []
    }
    let texts = try fields.texts(value, key: key)
    if value.asText != nil || texts.count == 1 {
      return texts.flatMap(RecipeDraft.Line.lines(in:))
    }
    return texts.map { RecipeDraft.Line(text: $0) }
  }
}
