import JSONCoding
import RecipeModel

/// Reads what Grocy says of its stock and its shopping list: the answer of `/api/stock`, or its tables by their
/// names in one object, each as `/api/objects/…` gives it: `stock`, `products`, `locations`, `quantity_units`,
/// `shopping_list`. Numbers may be written as texts.
struct GrocyExport {
  private let products: [String: JSONObject]
  private let units: [String: String]
  private let locations: [String: JSONObject]
  let things: MovedThings

  /// Nil for JSON of another shape. Cost: O(values).
  init?(_ value: JSONValue) {
    let tables: JSONObject
    if let list = value.asList {
      tables = JSONObject(members: [JSONObject.Member(key: "stock", value: .list(list))])
    } else if let object = value.asObject {
      tables = object
    } else {
      return nil
    }
    func rows(_ name: String) -> [JSONObject] {
      (tables[name]?.asList ?? []).compactMap(\.asObject)
    }
    let stock = rows("stock")
    let shopping = rows("shopping_list")
    // Others have a "stock" too.
    guard !stock.isEmpty || !shopping.isEmpty,
      (stock + shopping).allSatisfy({ $0["product_id"] != nil })
    else { return nil }
    products = Self.byID(rows("products"))
    locations = Self.byID(rows("locations"))
    units = Self.byID(rows("quantity_units")).compactMapValues { $0["name"]?.asText }
    var reader = Reading(products: products, units: units, locations: locations)
    for row in stock { reader.takeStock(row) }
    for row in shopping { reader.takeShopping(row) }
    let known: Set<String> = [
      "stock", "shopping_list", "products", "locations", "quantity_units",
      "quantity_unit_conversions", "product_groups", "shopping_lists", "shopping_locations",
    ]
    for member in tables.members where !known.contains(member.key) {
      if let list = member.value.asList { reader.leave(member.key, list.count) }
    }
    things = reader.things
  }

  private static func byID(_ rows: [JSONObject]) -> [String: JSONObject] {
    Dictionary(
      rows.compactMap { row in row["id"]?.grocyText.map { ($0, row) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private struct Reading {
    let products: [String: JSONObject]
    let units: [String: String]
    let locations: [String: JSONObject]
    var things = MovedThings()

    mutating func takeStock(_ row: JSONObject) {
      guard let product = product(of: row), let name = product["name"]?.asText else {
        return leave("stock of products that it does not name", 1)
      }
      // Grocy writes the last day of 2999 for "never".
      let expires = day(row["best_before_date"]).flatMap { $0.parts.year < 2999 ? $0 : nil }
      let isOpen = row["open"]?.grocyNumber == 1
      let place = row["location_id"] ?? product["location_id"]
      let bought = day(row["purchased_date"])
      things.pantry.append(
        MovedThings.Item(
          name: name,
          amount: amount(row["amount"], in: product["qu_id_stock"]),
          expires: expires,
          place: place?.grocyText.flatMap { locations[$0] }.flatMap(self.place),
          opened: isOpen ? day(row["opened_date"]) ?? bought : nil,
          bought: bought
        )
      )
    }

    mutating func takeShopping(_ row: JSONObject) {
      guard row["done"]?.grocyNumber != 1 else {
        return leave("entries of the shopping list that are ticked off", 1)
      }
      let product = product(of: row)
      guard let name = product?["name"]?.asText ?? row["note"]?.asText, !name.isEmpty else {
        return leave("entries of the shopping list without a name", 1)
      }
      let unit = row["qu_id"] ?? product?["qu_id_purchase"]
      things.shopping.append(
        MovedThings.Item(name: name, amount: amount(row["amount"], in: unit))
      )
    }

    mutating func leave(_ name: String, _ count: Int) {
      guard count > 0 else { return }
      // Only somebody who makes it up has tables by the hundred.
      let name = things.left.count < MovedThings.mostLeft ? name : "things in other tables"
      if let position = things.left.firstIndex(where: { $0.name == name }) {
        things.left[position].count += count
      } else {
        things.left.append(MoveInReport.Left(name: name, count: count))
      }
    }

    private func product(of row: JSONObject) -> JSONObject? {
      row["product"]?.asObject ?? row["product_id"]?.grocyText.flatMap { products[$0] }
    }

    /// A quantity above 0, with the name of its unit; pieces have none.
    private func amount(_ quantity: JSONValue?, in unit: JSONValue?) -> Amount? {
      guard let number = quantity?.grocyNumber, number > 0, number < 1e9 else { return nil }
      let name = unit?.grocyText.flatMap { units[$0] }
      let isPiece = name.map {
        ["piece", "pieces", "pc", "pcs", "stück"].contains($0.lowercased())
      }
      return Amount(
        quantity: (number * 1000).rounded() / 1000,
        unit: isPiece == true ? nil : name?.lowercased()
      )
    }

    private func day(_ value: JSONValue?) -> CalendarDay? {
      value?.asText.flatMap { CalendarDay($0.prefix(10)) }
    }

    private func place(_ location: JSONObject) -> PantryPlace? {
      let name = location["name"]?.asText?.lowercased() ?? ""
      let isFreezer = location["is_freezer"]?.grocyNumber == 1
      let words: [(PantryPlace, [String])] = [
        (.freezer, ["freezer", "gefrier", "tiefkühl"]),
        (.fridge, ["fridge", "refrigerator", "kühlschrank"]),
        (.cupboard, ["cupboard", "pantry", "cabinet", "shelf", "vorrat", "schrank"]),
      ]
      if isFreezer { return .freezer }
      return words.first { $0.1.contains { name.contains($0) } }?.0
    }
  }
}

extension JSONValue {
  /// An id, which may be a number or a text.
  fileprivate var grocyText: String? {
    if case .number(let digits) = self { return digits }
    return asText
  }

  /// A number, which may be written as a text or as a truth.
  fileprivate var grocyNumber: Double? {
    if case .bool(let isTrue) = self { return isTrue ? 1 : 0 }
    return asNumber ?? asText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
