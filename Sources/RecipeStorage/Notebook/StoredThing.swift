import Foundation
import JSONCoding
import RecipeModel

/// A thing that a person keeps, one in a row; in an export it is an object.
///
/// How it is `Codable` says both: the object has its keys, and its table a column for each, in the order in which the
/// thing reads them.
protocol StoredThing: Codable, Sendable {
  /// The thing of a row with a number.
  func numbered(_ number: Int) -> Self
}

/// A thing that is called by the number of its row.
protocol NumberedThing: StoredThing {
  var number: Int { get set }
}

extension StoredThing {
  func numbered(_ number: Int) -> Self { self }
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
extension Deletion: NumberedThing {}
extension TasteOpinion: StoredThing {}
extension AvoidedThing: StoredThing {}
extension KeptStaple: StoredThing {}
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
  }

  let key: String
  let form: Form

  func json(_ value: NotebookValue) throws -> JSONValue? {
    switch (value, form) {
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
    switch (json, form) {
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
  static func fields<Thing: StoredThing>(of thing: Thing.Type, counts: Set<String>) -> [ThingField]
  {
    codingKeys(of: thing).map { key in
      let form: ThingField.Form =
        switch key.type {
        case is CalendarDay.Type: .day
        case is Bool.Type: .truth
        case is Int.Type: counts.contains(key.name) ? .count : .integer
        default: key.isText ? .text : .json
        }
      return ThingField(key: key.name, form: form)
    }
  }

  /// The thing in a row, of this table or of one with its first columns. Cost: O(bytes).
  func thing<Thing: StoredThing>(
    in row: NotebookRow,
    as type: Thing.Type = Thing.self
  ) throws -> Thing {
    do {
      let members = try zip(fields, row.values.dropFirst()).map { field, value in
        guard let json = try field.json(value) else { throw row.unreadable }
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
  func thing<Thing: StoredThing>(_ type: Thing.Type = Thing.self) throws -> Thing {
    try table.thing(in: self)
  }

  /// Writes a thing into its columns; the others stay as they are.
  ///
  /// Throws `EncodingError` for a number that JSON has no form for. Cost: O(bytes).
  mutating func set(_ thing: some StoredThing) throws {
    let json = try JSONParser.value(of: try JSONStyle.document.bytes(of: thing))
    for (position, field) in table.fields.enumerated() {
      values[position + 1] = try field.value(json.asObject?[field.key])
    }
  }
}
