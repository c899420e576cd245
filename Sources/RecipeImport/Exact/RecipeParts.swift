internal import JSONCoding
internal import RecipeModel

/// A recipe in pieces that can be told apart and put together again: each field, and each item of each list.
struct RecipeParts {
  /// Of a field, a dot behind that of the object it is in.
  private static let lists = [
    "lines": "line", "otherNames": "otherName", "steps": "step", "swaps": "swap", "tags": "tag",
  ]
  /// What no words of a file say, or what they say no more of when they change.
  private static let unmarked: Set<String> = [
    "id", "kind", "origin.source", "origin.nativeID", recipeKey,
  ]
  /// The whole recipe, of which no words can be read back.
  static let recipeKey = "recipe"
  /// Every key that an entry may have.
  static let keys: Set<String> = {
    let fields = Recipe.CodingKeys.allCases.map(\.rawValue)
    let origin = RecipeOrigin.CodingKeys.allCases.map { "origin.\($0.rawValue)" }
    return Set(fields + origin + lists.values + [recipeKey])
  }()

  private var fields: [String: JSONValue] = [:]
  private var items: [String: [JSONValue]] = [:]

  /// Nil for a recipe with an amount that is no number. Cost: O(bytes).
  init?(_ recipe: Recipe) {
    guard let text = try? JSONStyle.document.bytes(of: recipe),
      let object = (try? JSONParser.value(of: text))?.asObject
    else { return nil }
    for member in object.members {
      if Self.lists[member.key] != nil {
        items[member.key] = member.value.asList ?? []
      } else if member.key == "origin" {
        for inner in member.value.asObject?.members ?? [] {
          fields["origin.\(inner.key)"] = inner.value
        }
      } else {
        fields[member.key] = member.value
      }
    }
  }

  /// The recipe of these parts; nil when there is none that an import would take. Cost: O(bytes).
  var recipe: Recipe? {
    var members = fields.filter { !$0.key.hasPrefix("origin.") }
    for (key, list) in items { members[key] = .list(list) }
    let origin = fields.filter { $0.key.hasPrefix("origin.") }.sorted { $0.key < $1.key }
    members["origin"] = .object(
      JSONObject(members: origin.map { .init(key: String($0.key.dropFirst(7)), value: $0.value) })
    )
    let object = JSONObject(
      members: members.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value) }
    )
    return JSONValue.object(object).recipe
  }

  /// What has to be said besides `read` so that these parts come of it, by key. Cost: O(bytes).
  func unsaid(in read: RecipeParts) -> [UnsaidPart] {
    var parts: [UnsaidPart] = []
    for key in Set(fields.keys).union(read.fields.keys).sorted() {
      let (own, other) = (fields[key], read.fields[key])
      guard own?.plainText != other?.plainText, !isOfID(key) else { continue }
      let mark = Self.unmarked.contains(key) ? nil : other.map(Self.mark)
      parts.append(UnsaidPart(key: key, mark: mark, value: own ?? .null))
    }
    for (list, key) in Self.lists.sorted(by: { $0.key < $1.key }) {
      parts += Self.unsaid(list, key, items[list] ?? [], read.items[list] ?? [])
    }
    return parts
  }

  /// Whether a field is what the id says of where the recipe comes from.
  private func isOfID(_ key: String) -> Bool {
    guard let id = fields["id"]?.asText.map({ DishID($0) }) else { return false }
    switch key {
    case "origin.source": return fields[key]?.plainText == JSONValue.text(id.source).plainText
    case "origin.nativeID": return fields[key]?.plainText == JSONValue.text(id.nativeID).plainText
    default: return false
    }
  }

  /// Items that can be paired off are told one by one, and so are those that were left out alone; else the list as a
  /// whole.
  private static func unsaid(
    _ list: String,
    _ key: String,
    _ own: [JSONValue],
    _ read: [JSONValue]
  ) -> [UnsaidPart] {
    guard own.count == read.count else {
      if let left = leftOut(of: own, in: read) {
        return left.map { UnsaidPart(key: key, mark: "\(added)\($0)", value: own[$0]) }
      }
      return [UnsaidPart(key: list, mark: mark(ofList: read), value: .list(own))]
    }
    let marks = marks(of: read)
    return own.indices.compactMap { position in
      guard own[position].plainText != read[position].plainText else { return nil }
      let value = own[position].changes(from: read[position])
      return UnsaidPart(key: key, mark: marks[position], value: value)
    }
  }

  /// Takes up what is said besides. What belongs to words that are not there is passed over. Cost: O(bytes).
  mutating func add(_ parts: [UnsaidPart]) {
    let singular = Dictionary(uniqueKeysWithValues: Self.lists.map { ($1, $0) })
    var byItem: [String: [String: JSONValue]] = [:]
    if let id = parts.last(where: { $0.key == "id" })?.value.asText.map({ DishID($0) }) {
      fields["origin.source"] = .text(id.source)
      fields["origin.nativeID"] = .text(id.nativeID)
    }
    for part in parts {
      if let list = singular[part.key] {
        byItem[list, default: [:]][part.mark ?? ""] = part.value
      } else if Self.lists[part.key] != nil {
        guard let own = part.value.asList, part.mark == Self.mark(ofList: items[part.key] ?? [])
        else { continue }
        items[part.key] = own
      } else {
        let isOfWords = part.mark == fields[part.key].map(Self.mark)
        guard isOfWords || part.mark == nil && Self.unmarked.contains(part.key) else { continue }
        fields[part.key] = part.value == .null ? nil : part.value
      }
    }
    for (list, values) in byItem {
      let read = items[list] ?? []
      let changed = zip(read, Self.marks(of: read)).map { item, mark in
        values[mark].map { item.with($0) } ?? item
      }
      items[list] = Self.list(changed, with: values)
    }
  }
}

extension RecipeParts {
  /// Begins the mark of an item that no words of the list stand for; its position follows, from 0.
  private static let added = "at "

  /// The positions of the items that another list lacks and has all others of, in their order; nil for any other list.
  private static func leftOut(of own: [JSONValue], in read: [JSONValue]) -> [Int]? {
    var rest = read[...]
    let left = own.indices.filter { position in
      guard let next = rest.first, next.plainText == own[position].plainText else { return true }
      rest.removeFirst()
      return false
    }
    return rest.isEmpty && !read.isEmpty ? left : nil
  }

  /// The list with items at the positions that their marks say; those beyond its end come last.
  private static func list(_ items: [JSONValue], with parts: [String: JSONValue]) -> [JSONValue] {
    var items = items
    let places = parts.compactMap { mark, value in
      mark.hasPrefix(added) ? Int(mark.dropFirst(added.count)).map { (max(0, $0), value) } : nil
    }
    for (position, value) in places.sorted(by: { $0.0 < $1.0 }) {
      items.insert(value, at: min(position, items.count))
    }
    return items
  }

  /// A number made of what was read, which another reading of the same words gives again.
  private static func mark(of value: JSONValue) -> String {
    // FNV-1a, folded to 32 bits.
    let hash = value.wordsOfMark.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Nil for a list without items.
  private static func mark(ofList items: [JSONValue]) -> String? {
    items.isEmpty ? nil : mark(of: .list(items))
  }

  /// The marks of the items of a list; one that is there already has its count behind it.
  private static func marks(of items: [JSONValue]) -> [String] {
    var counts: [String: Int] = [:]
    return items.map { item in
      let mark = mark(of: item)
      counts[mark, default: 0] += 1
      return counts[mark] == 1 ? mark : "\(mark) \(counts[mark] ?? 0)"
    }
  }
}

extension JSONValue {
  /// The recipe that it is; nil for anything else, and for one that no import would take. Cost: O(bytes).
  var recipe: Recipe? {
    // What is no recipe says nothing.
    guard let bytes = try? JSONStyle.document.bytes(of: self),
      let recipe = try? JSONParser.decoded(Recipe.self, from: bytes)
    else { return nil }
    return recipe.isWithinImportLimits ? recipe : nil
  }

  /// What a mark is made of: the words of a line, which later versions of the program may take apart otherwise, else
  /// all of it.
  fileprivate var wordsOfMark: String {
    switch self {
    case .object(let object): object["text"]?.asText ?? plainText ?? ""
    case .list(let items): items.map(\.wordsOfMark).joined(separator: "\n")
    case .null, .bool, .number, .text: plainText ?? ""
    }
  }

  /// Of an object the members that differ, null for those that are to go; of anything else the whole.
  fileprivate func changes(from other: JSONValue) -> JSONValue {
    guard let own = asObject, let other = other.asObject else { return self }
    let removed = other.members.filter { own[$0.key] == nil }
    let changed = own.members.filter { $0.value.plainText != other[$0.key]?.plainText }
    return .object(
      JSONObject(members: changed + removed.map { .init(key: $0.key, value: .null) })
    )
  }

  /// The value with what ``changes(from:)`` gave.
  fileprivate func with(_ changes: JSONValue) -> JSONValue {
    guard let own = asObject, let changes = changes.asObject else { return changes }
    let kept = own.members.filter { changes[$0.key] == nil }
    return .object(JSONObject(members: kept + changes.members.filter { $0.value != .null }))
  }
}
