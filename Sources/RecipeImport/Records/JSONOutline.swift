internal import JSONCoding
internal import RecipeModel

/// What stands at the outside of a JSON text, as far as it tells where the records are.
struct JSONOutline {
  enum Kind { case list, object, null, other }

  /// The last member of the outermost object with one of ``keys``.
  struct Member {
    enum Kind: Equatable {
      case list(count: Int)
      case object
      case nullOrBool
      case other
    }

    /// Counted from 0.
    var position: Int
    var kind: Kind
  }

  private(set) var kind = Kind.other
  /// Items of the outermost list, or members of the outermost object.
  private(set) var count = 0
  private(set) var members: [String: Member] = [:]
  /// Whether every member of the outermost object is an object.
  private(set) var hasOnlyObjects = true
  /// Whether a member is named as a recipe's name is, or as its ingredients are.
  private(set) var hasName = false
  private(set) var hasLines = false

  private static let keys: Set<String> = [
    "recipes", "items", "data", "results", "records", "hits", "drinks", "cocktails", "meals",
    "recipe", "id", "extendedIngredients",
  ]

  /// Reads the whole text, so that one that is broken anywhere is refused before any of it is taken.
  ///
  /// Throws ``JSONError``, and what reading throws. Cost: O(bytes).
  init(of stream: consuming JSONStream) throws {
    var list = (key: String?.none, count: 0)
    while let event = try stream.next() {
      switch event {
      case .object: kind = .object
      case .list(let key):
        if key == nil { kind = .list }
        list = (key, 0)
      case .item: list.count += 1
      case .endOfList:
        if let key = list.key {
          add(key, .list(count: list.count))
        } else {
          count = list.count
        }
      case .member(let key, .object): add(key, .object)
      case .member(let key, .null), .member(let key, .bool): add(key, .nullOrBool)
      case .member(let key, _): add(key, .other)
      case .value(let value): kind = value == .null ? .null : .other
      }
    }
  }

  private mutating func add(_ key: String, _ kind: Member.Kind) {
    if Self.keys.contains(key) { members[key] = Member(position: count, kind: kind) }
    count += 1
    if kind != .object { hasOnlyObjects = false }
    guard !hasName || !hasLines else { return }
    let folded = JSONFields.folded(key)
    if JSONRecord.nameKeys.contains(folded) { hasName = true }
    if JSONRecord.lineKeys.contains(folded) { hasLines = true }
  }

  /// The member, if it is a list.
  func list(_ key: String) -> (position: Int, count: Int)? {
    guard let member = members[key], case .list(let count) = member.kind else { return nil }
    return (member.position, count)
  }
}

/// Where the records of a JSON text stand.
enum JSONRecordPath: Equatable {
  /// The text is one record.
  case whole
  /// The list of records is empty.
  case nothing
  /// The items of the outermost list.
  case items
  /// The items of these members, which are lists, one list after the other.
  case lists([Int])
  /// The member with this position.
  case member(Int)
  /// Every member of the outermost object.
  case members
}

/// Reads the records that a program writes as JSON.
protocol JSONRecordReading {
  /// Where the records stand; nil when the text holds no list of them.
  func place(in outline: JSONOutline) -> JSONRecordPath?

  /// The recipe of a record, or why it is none. Cost: O(bytes).
  func recipe(of record: JSONValue, place: ImportError.Place) throws(ImportError) -> Recipe
}
