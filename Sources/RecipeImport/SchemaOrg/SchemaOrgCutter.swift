internal import JSONCoding

/// Cuts JSON-LD into its recipes: the items of its outermost list, or of the members that hold them, are
/// walked one after the other.
struct SchemaOrgCutter: RecordCutter {
  private let text: FilePieces
  private var documents: SchemaOrgDocuments
  private var graph: SchemaOrgGraph
  /// Recipes that were found and not yet given, the first one last.
  private var found: [JSONObject] = []

  /// - Parameter isOneThing: Whether the outermost object is walked itself.
  init(_ text: FilePieces, isOneThing: Bool) {
    self.text = text
    documents = SchemaOrgDocuments(text, isOneThing: isOneThing)
    graph = SchemaOrgGraph(ofBytes: 0, wanting: [])
  }

  var offset: Int { documents.offset }

  mutating func next() throws -> JSONObject? {
    let text = text
    while found.isEmpty, let document = try text.checked({ try documents.next() }) {
      found = try graph.recipes(in: document, file: text.file).reversed()
    }
    return found.popLast()
  }

  /// What the recipes refer to. Throws ``ImportError`` when the text is no JSON, has no recipe or too much
  /// else. Cost: O(bytes), twice where anything is referred to.
  static func graph(of text: FilePieces, isOneThing: Bool) throws -> SchemaOrgGraph {
    var wanted: Set<String> = []
    var walked = SchemaOrgGraph(ofBytes: 0, wanting: [])
    var hasRecipe = false
    var documents = SchemaOrgDocuments(text, isOneThing: isOneThing)
    while let document = try text.checked({ try documents.next() }) {
      addReferences(in: document, to: &wanted)
      if !(try walked.recipes(in: document, file: text.file).isEmpty) { hasRecipe = true }
    }
    guard hasRecipe else { throw ImportError(.noRecipe(in: "JSON-LD"), file: text.file) }
    var graph = SchemaOrgGraph(ofBytes: text.bytes - text.start, wanting: wanted)
    guard !wanted.isEmpty else { return graph }
    documents = SchemaOrgDocuments(text, isOneThing: isOneThing)
    while let document = try text.checked({ try documents.next() }) {
      _ = try graph.recipes(in: document, file: text.file)
    }
    return graph
  }

  /// True for an outermost object that is a recipe, or that may be referred to. Reads all of the text.
  ///
  /// Throws as ``graph(of:isOneThing:)`` does. Cost: O(bytes).
  static func isOneThing(_ text: FilePieces) throws -> Bool {
    var object = JSONObject()
    var isObject = false
    var key = ""
    var stream = text.stream()
    while let event = try text.checked({ try stream.next() }) {
      switch event {
      case .object: isObject = true
      case .list(let name):
        key = name ?? ""
        if told.contains(key) { object.members.append(.init(key: key, value: .list([]))) }
      case .item(let item):
        guard told.contains(key), SchemaOrgGraph.isRecipeType(item) else { continue }
        object.members[object.members.count - 1].value = .list([item])
      case .member(let key, let value):
        if told.contains(key) { object.members.append(.init(key: key, value: value)) }
      case .endOfList, .value: continue
      }
    }
    return isObject && (object["@id"] != nil || SchemaOrgGraph.isRecipe(object))
  }

  /// The members that tell.
  private static let told: Set<String> = ["@id", "@type", "type", "recipeIngredient"]

  private static func addReferences(in value: JSONValue, to wanted: inout Set<String>) {
    switch value {
    case .null, .bool, .number, .text: return
    case .list(let list): for item in list { addReferences(in: item, to: &wanted) }
    case .object(let object):
      if let id = SchemaOrgGraph.reference(value) { wanted.insert(id) }
      for member in object.members { addReferences(in: member.value, to: &wanted) }
    }
  }
}

/// The values of a JSON-LD text in which recipes are looked for, in the order of the text.
private struct SchemaOrgDocuments {
  private let text: FilePieces
  private var stream: JSONStream
  private let isOneThing: Bool
  private var isOver = false
  private var isHolder = false

  init(_ text: FilePieces, isOneThing: Bool) {
    self.text = text
    self.isOneThing = isOneThing
    stream = text.stream()
  }

  var offset: Int { text.start + stream.offset }

  mutating func next() throws -> JSONValue? {
    if isOneThing {
      defer { isOver = true }
      return isOver ? nil : try text.value()
    }
    while let event = try stream.next() {
      switch event {
      case .object, .endOfList: continue
      case .list(let key): isHolder = key.map { SchemaOrgGraph.holders.contains($0) } ?? true
      case .item(let item): if isHolder { return item }
      case .member(let key, let value): if SchemaOrgGraph.holders.contains(key) { return value }
      case .value(let value): return value
      }
    }
    return nil
  }
}
