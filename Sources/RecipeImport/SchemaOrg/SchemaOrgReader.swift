internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Reads schema.org's Recipe, <https://schema.org/Recipe>, as JSON-LD: a JSON text of its own or
/// the script elements of a saved page. A page without is read by ``PageReader``.
struct SchemaOrgReader {
  let parser: IngredientLineParser
  let file: String

  /// True for a text that begins as a page does.
  static func isPage(_ text: String) -> Bool {
    text.unicodeScalars.first { !$0.properties.isWhitespace } == "<"
  }

  /// Every recipe of a page, or the reason why it is none, in the order of the page.
  ///
  /// Of several scripts one that is broken is a problem if it speaks of a recipe, else it
  /// is passed over. Throws when there is no recipe at all. Cost: O(bytes).
  func recipes(inPage text: String) throws(ImportError) -> RecipeRecords {
    var graph = SchemaOrgGraph(ofBytes: text.utf8.count)
    var recipes: [JSONObject] = []
    var problems: [ImportError] = []
    for script in HTMLScripts.linkedData(in: text) {
      do throws(ImportError) {
        recipes += try graph.recipes(in: try JSONParser.value(of: script, file: file), file: file)
      } catch {
        guard script.contains("Recipe") else { continue }
        problems.append(error)
        // A page has a few scripts; what is wrong with so many is said by then.
        if problems.count == ImportedRecipes.problemLimit { break }
      }
    }
    if recipes.isEmpty {
      guard let found = PageReader(parser: parser, file: file).recipes(in: text) else {
        throw problems.first ?? ImportError(.noRecipe(in: "page"), file: file)
      }
      return found
    }
    let read = recipeReading(in: graph)
    let records = readRecords(of: recipes, read)
    var rest = problems.makeIterator()
    return RecipeRecords { records.next() ?? rest.next().map { .failure($0) } }
  }

  /// Every recipe of a JSON text, or the reason why it is none, in the order of the text.
  ///
  /// Throws ``ImportError`` when the text is no JSON or has no recipe, and what reading throws.
  /// Cost: O(bytes), twice, and once more where things are referred to.
  ///
  /// - Parameter done: How many were given before; they are read again, since those that share an address
  ///   are told apart by their order.
  func records(in text: FilePieces, after done: Int) throws -> any RecordStream {
    let isOneThing = try SchemaOrgCutter.isOneThing(text)
    let read = recipeReading(in: try SchemaOrgCutter.graph(of: text, isOneThing: isOneThing))
    let cutter = SchemaOrgCutter(text, isOneThing: isOneThing)
    return CutRecords(cutter, after: done, readsAll: true) {
      object,
      number throws(ImportError) in
      try read(object, .record(number))
    }
  }

  /// Reads the recipes of a graph in their order.
  private func recipeReading(
    in graph: SchemaOrgGraph
  ) -> (JSONObject, ImportError.Place) throws(ImportError) -> Recipe {
    var addresses: Set<String> = []
    return { object, place throws(ImportError) in
      let unsaid = Self.unsaid(of: object)
      if let whole = Unsaid.recipe(readAs: nil, with: unsaid) { return whole }
      if case .text(let copy)? = object[ExactCopy.jsonLDKey] {
        return try recipe(of: object, in: graph, with: copy, place: place)
      }
      guard unsaid.isEmpty else {
        let read = try recipe(of: object, in: graph, place: place)
        return Unsaid.recipe(readAs: read, with: unsaid) ?? read
      }
      return try recipe(of: object, in: graph, place: place) { record, draft in
        // Several recipes of one page share its address.
        if !record.hasOwnID, let id = draft.nativeID, !addresses.insert(id).inserted {
          draft.nativeID = "\(id)-\(slug(of: draft.name ?? ""))"
        }
      }
    }
  }

  private func recipe(
    of object: JSONObject,
    in graph: SchemaOrgGraph,
    place: ImportError.Place,
    changing change: (SchemaOrgRecord, inout RecipeDraft) -> Void = { _, _ in }
  ) throws(ImportError) -> Recipe {
    let record = SchemaOrgRecord(object: object, graph: graph, file: file, place: place)
    var draft = try record.draft()
    change(record, &draft)
    return try draft.recipe(parser: parser, file: file, place: place)
  }
}

extension SchemaOrgReader {
  /// What the recipe of a document says, without what stands beside its words; nil where that is no recipe.
  func visibleRecipe(of document: String) -> Recipe? {
    guard let object = (try? JSONParser.value(of: document, file: file))?.asObject else {
      return nil
    }
    return try? recipe(of: object, in: SchemaOrgGraph(ofBytes: 0), place: .record(1))
  }

  private static func unsaid(of object: JSONObject) -> [UnsaidPart] {
    guard let properties = object["additionalProperty"] else { return [] }
    return properties.items.compactMap { item in
      guard let property = item.asObject, let name = property["name"]?.asText,
        let value = property["value"]
      else { return nil }
      return UnsaidPart(name: name, value: value)
    }
  }

  /// The recipe that has an exact copy of itself beside what can be read, as older versions wrote it.
  ///
  /// What nobody has changed is the copy's, also where it says more than can be read back.
  private func recipe(
    of object: JSONObject,
    in graph: SchemaOrgGraph,
    with copy: String,
    place: ImportError.Place
  ) throws(ImportError) -> Recipe {
    if let original = ExactCopy.recipe(in: copy),
      let written = try written(original), Self.visible(written) == Self.visible(object)
    {
      return original
    }
    let read = try recipe(of: object, in: graph, place: place)
    return ExactCopy.merged(read: read, copy: copy) { original in
      try recipe(
        of: try written(original) ?? JSONObject(),
        in: SchemaOrgGraph(ofBytes: 0),
        place: place
      )
    }
  }

  /// The object of a recipe as older versions wrote it, without headings.
  private func written(_ recipe: Recipe) throws(ImportError) -> JSONObject? {
    var recipe = recipe
    for position in recipe.lines.indices { recipe.lines[position].section = nil }
    return try JSONParser.value(of: SchemaOrgRecipe(recipe).text, file: file).asObject
  }

  private static func visible(_ object: JSONObject) -> [JSONObject.Member] {
    object.members.filter { $0.key != "@context" && $0.key != ExactCopy.jsonLDKey }
  }
}
