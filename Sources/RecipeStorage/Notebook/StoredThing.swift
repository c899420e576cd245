import Foundation
import GRDB
import JSONCoding
import RecipeModel

/// A thing that a person keeps, one in a row; in an export it is an object.
///
/// How it is `Codable` says both: the object has its keys, and its table a column for each, in the order in which the
/// thing reads them.
protocol StoredThing: Codable, Sendable {
  /// The thing of a row with a number.
  func numbered(_ number: Int) -> Self
  /// Why it is not stored when JSON has no form for a number in it.
  var unstorable: StorageError.Reason { get }
}

/// A thing that is called by the number of its row.
protocol NumberedThing: StoredThing {
  var number: Int { get set }
}

/// A thing that whoever has its row wrote.
protocol AuthoredThing: StoredThing {
  var author: Person { get set }
}

/// A thing that has a recipe as its document.
protocol RecipeThing: StoredThing {
  var recipe: Recipe { get }
}

extension StoredThing {
  func numbered(_ number: Int) -> Self { self }
  var unstorable: StorageError.Reason { .unstorableValue }
}

extension RecipeThing {
  var unstorable: StorageError.Reason { .unstorableRecipe(recipe.id) }
}

extension NumberedThing {
  func numbered(_ number: Int) -> Self {
    var thing = self
    thing.number = number
    return thing
  }
}

extension PantryItem: NumberedThing {}
extension ShoppingItem: NumberedThing {}
extension HistoryEntry: NumberedThing {}
extension PlanEntry: NumberedThing {}
extension Deletion: NumberedThing {}
extension DishRemark: NumberedThing, AuthoredThing {}
extension FavoriteDish: StoredThing {}
extension DishRating: StoredThing {}
extension DishNote: StoredThing {}
extension KeptDish: RecipeThing {}
extension OwnRecipe: RecipeThing, AuthoredThing {}
extension DishVersion: RecipeThing, AuthoredThing {}
extension KeptBook: StoredThing {}
extension TasteOpinion: StoredThing {}
extension AvoidedThing: StoredThing {}
extension KeptStaple: StoredThing {}
extension Household: NumberedThing {}
extension Membership: StoredThing {}
extension TaughtFact: StoredThing {}
extension FavoriteBookList: StoredThing {}
extension SeenBookList: StoredThing {}
extension TakenChange: StoredThing {}

/// A field of the things in a table, and how what it has in JSON stands in its column.
struct ThingField: Sendable {
  enum Form {
    /// A text as it is.
    case text
    case integer
    /// An integer; 0 means that there is none.
    case count
    /// 0 or 1.
    case truth
    /// The days since 1970.
    case day
    /// A value with keys or items, as a JSON document.
    case json
    /// The document of the row, which is told from others by what it has under a key: that is in the column.
    case document(key: String)
  }

  let key: String
  let form: Form

  /// What a value of the column is in JSON, beside the document of its row; nil for one that cannot be.
  func json(_ value: NotebookValue, _ document: Data?) throws -> JSONValue? {
    if case .document(let key) = form {
      let json = try document.map { try JSONParser.value(of: Array($0)) }
      let name = NotebookValue.text(json?.asObject?[key]?.asText)
      return name == value && value != .null ? json : nil
    }
    return switch (value, form) {
    case (.null, _), (.integer(0), .count): .null
    case (.integer(let integer), .integer), (.integer(let integer), .count): .number("\(integer)")
    case (.integer(let integer), .truth): .bool(integer == 1)
    case (.integer(let integer), .day): .text(CalendarDay(daysSince1970: integer).description)
    case (.bytes(let bytes), .text): String(validating: bytes, as: UTF8.self).map { .text($0) }
    case (.bytes(let bytes), .json): try JSONParser.value(of: Array(bytes))
    case (.integer, _), (.bytes, _): nil
    }
  }

  func value(_ json: JSONValue?) throws -> NotebookValue {
    if case .document(let key) = form { return .text(json?.asObject?[key]?.asText) }
    return switch (json, form) {
    case (nil, .count): .integer(0)
    case (nil, _): .null
    case (.number(let digits), _): .integer(Int(digits))
    case (.bool(let truth), _): .integer(truth ? 1 : 0)
    case (.text(let text), .day): .integer(CalendarDay(text)?.daysSince1970)
    case (.text(let text), _): .text(text)
    case (let json?, _): .bytes(Data(try JSONStyle.document.bytes(of: json)))
    }
  }
}

extension NotebookTable {
  /// The fields of a type, with 0 in the columns of `counts` where there is nothing.
  static func fields<Thing: StoredThing>(
    of thing: Thing.Type,
    counts: Set<String>,
    documents: [String: String]
  ) -> [ThingField] {
    codingKeys(of: thing).map { key in
      if let name = documents[key.name] {
        return ThingField(key: key.name, form: .document(key: name))
      }
      let form: ThingField.Form =
        switch key.type {
        case is CalendarDay.Type: .day
        case is Bool.Type: .truth
        case is Int.Type, is Rating.Type: counts.contains(key.name) ? .count : .integer
        default: key.isText ? .text : .json
        }
      return ThingField(key: key.name, form: form)
    }
  }

  /// The thing in a row, of this table or of one with its first columns, with the row's document where it has one.
  /// Cost: O(bytes).
  func thing<Thing: StoredThing>(
    in row: NotebookRow,
    _ document: Data? = nil,
    as type: Thing.Type = Thing.self
  ) throws -> Thing {
    do {
      let members = try zip(fields, row.values.dropFirst()).map { field, value in
        guard let json = try field.json(value, document) else { throw row.unreadable }
        return JSONObject.Member(key: field.key, value: json)
      }
      return try JSONValue.object(JSONObject(members: members)).decoded(type).numbered(row.number)
    } catch {
      throw row.unreadable
    }
  }
}

extension NotebookRow {
  /// The thing that the row has. Cost: O(bytes).
  ///
  /// - Parameter db: Where the row is; nil will do in a table without documents.
  func thing<Thing: StoredThing>(
    _ type: Thing.Type = Thing.self,
    in db: Database? = nil
  ) throws -> Thing {
    guard table.hasDocument, let db else { return try table.thing(in: self) }
    return try table.thing(in: self, try table.document(of: self, in: db))
  }

  /// Writes a thing into its columns; the others stay as they are.
  ///
  /// - Returns: The document that the row should have; nil in a table without.
  ///
  /// Throws `EncodingError` for a number that JSON has no form for. Cost: O(bytes).
  mutating func set(_ thing: some StoredThing) throws -> Data? {
    let json = try JSONParser.value(of: try JSONStyle.document.bytes(of: thing))
    var document: Data?
    for (position, field) in table.fields.enumerated() {
      let value = json.asObject?[field.key]
      values[position + 1] = try field.value(value)
      if case .document = field.form, let value {
        document = Data(try JSONStyle.document.bytes(of: value))
      }
    }
    return document
  }
}
