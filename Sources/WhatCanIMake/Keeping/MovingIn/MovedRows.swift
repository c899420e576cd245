import JSONCoding
import RecipeModel

/// The tables of an export by their names, and what is taken out of them.
struct MovedRows {
  private let tables: JSONObject
  var things = MovedThings()

  init(_ tables: JSONObject) { self.tables = tables }

  /// The rows of a table; none where it is absent. A list within `data` or `items`, as servers answer, is one too.
  subscript(_ name: String) -> [JSONObject] { Self.list(tables[name]).compactMap(\.asObject) }

  private static func list(_ value: JSONValue?) -> [JSONValue] {
    if let list = value?.asList { return list }
    let object = value?.asObject
    return (object?["data"] ?? object?["items"])?.asList ?? []
  }

  /// The rows of a table by what they call `id`; of two alike the first.
  func byID(_ name: String) -> [String: JSONObject] {
    Dictionary(
      self[name].compactMap { row in row["id"]?.movedText.map { ($0, row) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Names the tables that hold something and were not read, other than those that say nothing by themselves.
  mutating func leaveOthers(than known: Set<String>) {
    for member in tables.members where !known.contains(member.key) {
      things.leave(member.key, Self.list(member.value).count)
    }
  }
}

extension MovedThings {
  /// Counts what the export has and a notebook does not.
  mutating func leave(_ name: String, _ count: Int = 1) {
    guard count > 0 else { return }
    // Only somebody who makes it up has tables by the hundred.
    let name = left.count < Self.mostLeft ? name : "things in other tables"
    if let position = left.firstIndex(where: { $0.name == name }) {
      left[position].count += count
    } else {
      left.append(MoveInReport.Left(name: name, count: count))
    }
  }
}

extension Amount {
  /// A quantity above 0 as another program has it, to a thousandth; pieces have no unit. Nil for none, and for
  /// more than a kitchen holds.
  init?(moved quantity: Double?, unit: String?) {
    guard let quantity, quantity > 0, quantity < 1e9 else { return nil }
    let unit = unit?.lowercased() ?? ""
    let isPiece = ["", "piece", "pieces", "pc", "pcs", "stück"].contains(unit)
    self.init(quantity: (quantity * 1000).rounded() / 1000, unit: isPiece ? nil : unit)
  }
}

extension Rating {
  /// Stars that another program gives in parts of one; nil for none.
  init?(moved stars: Double?) {
    guard let stars, stars > 0, stars <= 5 else { return nil }
    self.init(rawValue: max(1, Int(stars.rounded())))
  }
}

extension PantryPlace {
  /// The place that a name such as "Garage freezer" speaks of; nil for any other.
  init?(moved name: String?) {
    let name = name?.lowercased() ?? ""
    let words: [(PantryPlace, [String])] = [
      (.freezer, ["freezer", "gefrier", "tiefkühl"]),
      (.fridge, ["fridge", "refrigerator", "kühlschrank"]),
      (.cupboard, ["cupboard", "pantry", "cabinet", "shelf", "vorrat", "schrank"]),
    ]
    guard let place = words.first(where: { $0.1.contains { name.contains($0) } })?.0 else {
      return nil
    }
    self = place
  }
}

extension CalendarDay {
  /// The day that a date or a time begins with.
  init?(moved text: String?) {
    guard let text, let day = CalendarDay(text.prefix(10)) else { return nil }
    self = day
  }
}

extension JSONValue {
  /// A text that says something, or an id, which may be a number.
  var movedText: String? {
    if case .number(let digits) = self { return digits }
    return asText.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A number, which may be written as a text or as a truth.
  var movedNumber: Double? {
    if case .bool(let isTrue) = self { return isTrue ? 1 : 0 }
    return asNumber ?? asText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
