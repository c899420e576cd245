import RecipeImport
import RecipeModel
import RecipeStorage

/// Says of which collection the records of each file of one import are, and which id each asks for.
struct FileCollections {
  /// Sources of dishes that came from files before files had collections.
  static let unclaimed = CollectionName.formats + [copySource]
  private static let copySource = "copy"

  /// A file's collection.
  private struct Entry {
    var name: String
    /// The file has one recipe, and its own name tells which of the collection.
    var record: String?
  }

  private var register: CollectionRegister
  private let named: String?
  private let format: RecipeFormat?
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The collections that this import used, with the places they belong to.
  private var used: [String: String] = [:]
  /// The sources of the dishes that were asked for.
  private(set) var sources: Set<String> = []
  private(set) var displaced: [DisplacedCollection] = []
  /// The collections of what has no file, in the order met.
  private(set) var unseen: [UnseenCollection] = []

  /// - Parameters:
  ///   - named: The collection that a person named.
  ///   - format: The format that a person named.
  init(_ register: CollectionRegister, named: String?, format: RecipeFormat?) {
    self.register = register
    self.named = named
    self.format = format
  }

  /// What the cache has to remember of this import.
  func claims() -> [SourceDocument] {
    used.sorted { $0.key < $1.key }.map { name, place in
      SourceDocument(
        source: CollectionRegister.source,
        key: name,
        text: place,
        fetchedAt: 0
      )
    }
  }

  /// A recipe as the reader of its file gave it, as a record of the file's collection.
  ///
  /// One in the shape of a known source stands under that source's id. One that says which dish it is, as an
  /// export does, asks for that dish's id, and for its own in the collection where there is such a dish; those of the collection and of people are no file's to give, so it
  /// asks for one that begins with `copy`. Any other asks for its own id, or its name, in the collection.
  mutating func given(_ recipe: Recipe, of file: OutsideFile) throws -> GivenRecipe {
    let source = recipe.id.source
    guard !CollectionName.sources.contains(source) else {
      sources.insert(source)
      return GivenRecipe(recipe)
    }
    let entry = try entry(of: file)
    sources.insert(entry.name)
    let id = recipe.id.description
    let native = String(id.unicodeScalars.drop { $0 != ":" }.dropFirst())
    let isOfFormat = CollectionName.formats.contains(source)
    var record = recipe
    let inCollection = DishID(source: entry.name, nativeID: native)
    if isOfFormat {
      record.id = inCollection
    } else if recipe.id.isOwn || source == CollectionFiles.source {
      record.id = DishID(source: Self.copySource, nativeID: id.replacing(":", with: "-"))
    }
    sources.insert(record.id.source)
    let key = isOfFormat ? native : id
    record.origin.source = entry.name
    if record.origin.link == nil { record.origin.link = file.address }
    record.origin.nativeID = entry.record.map { "\($0)/\(key)" } ?? key
    return GivenRecipe(record, recordID: recipe.id, otherwise: inCollection)
  }

  private mutating func entry(of file: OutsideFile) throws -> Entry {
    if let known = entries[ObjectIdentifier(file)] { return known }
    let entry = try found(file)
    entries[ObjectIdentifier(file)] = entry
    return entry
  }

  private mutating func found(_ file: OutsideFile) throws -> Entry {
    let source = file.origin(
      RecipeFileReader.holding(
        start: try file.beginning(),
        file: file.shownPath,
        format: format,
        isOfFolder: file.isOfFolder
      )
    )
    if let named {
      register.name(named, for: source.place)
      used[named] = register.places[named] ?? source.place
      return Entry(name: named, record: source.record)
    }
    let before = register
    let name = register.claim(source.name, for: source.place)
    used[name] = source.place
    // Who imports the file again knows.
    if before.places[name] == nil, name != source.name, let owner = register.places[source.name] {
      displaced.append(
        DisplacedCollection(path: source.typed, name: name, taken: source.name, owner: owner)
      )
    }
    if !file.isRegular { unseen.append(UnseenCollection(path: file.path, name: name)) }
    return Entry(name: name, record: source.record)
  }
}

extension OutsideFile {
  /// The address that a page was fetched from; nil for any other file.
  fileprivate var address: String? {
    if case .page = finding { path } else { nil }
  }

  /// True for a file of a folder that was named as a whole.
  var isOfFolder: Bool {
    if case .inFolder = finding { true } else { false }
  }
}
