import JSONCoding
import RecipeModel

/// Reads what Grocy says of its stock and its shopping list: the answer of `/api/stock`, or its tables by their
/// names in one object, each as `/api/objects/…` gives it: `stock`, `products`, `locations`, `quantity_units`,
/// `shopping_list`. Numbers may be written as texts.
struct GrocyExport {
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
    var reading = Reading(MovedRows(tables))
    let stock = reading.rows["stock"]
    let shopping = reading.rows["shopping_list"]
    // Others have a "stock" too.
    guard !stock.isEmpty || !shopping.isEmpty,
      (stock + shopping).allSatisfy({ $0["product_id"] != nil })
    else { return nil }
    for row in stock { reading.takeStock(row) }
    for row in shopping { reading.takeShopping(row) }
    reading.rows.leaveOthers(than: Self.known)
    things = reading.rows.things
  }

  private static let known: Set<String> = [
    "stock", "shopping_list", "products", "locations", "quantity_units",
    "quantity_unit_conversions", "product_groups", "shopping_lists", "shopping_locations",
  ]

  private struct Reading {
    var rows: MovedRows
    private let products: [String: JSONObject]
    private let units: [String: String]
    private let locations: [String: JSONObject]

    init(_ rows: MovedRows) {
      self.rows = rows
      // The answer of /api/stock has each product in the row of its stock.
      let inStock = rows["stock"].compactMap { row in
        row["product"]?.asObject.flatMap { product in
          row["product_id"]?.movedText.map { ($0, product) }
        }
      }
      products = rows.byID("products").merging(inStock) { product, _ in product }
      locations = rows.byID("locations")
      units = rows.byID("quantity_units").compactMapValues { $0["name"]?.asText }
    }

    mutating func takeStock(_ row: JSONObject) {
      guard let product = product(of: row), let name = product["name"]?.asText else {
        return rows.things.leave("stock of products whose names are not in the export")
      }
      // Grocy writes the last day of 2999 for "never".
      let expires = day(row["best_before_date"]).flatMap { $0.parts.year < 2999 ? $0 : nil }
      let isOpen = row["open"]?.movedNumber == 1
      let place = row["location_id"] ?? product["location_id"]
      let bought = day(row["purchased_date"])
      rows.things.pantry.append(
        MovedThings.Item(
          name: name,
          amount: amount(row["amount"], in: product["qu_id_stock"]),
          expires: expires,
          place: place?.movedText.flatMap { locations[$0] }.flatMap(self.place),
          opened: isOpen ? day(row["opened_date"]) ?? bought : nil,
          bought: bought
        )
      )
    }

    mutating func takeShopping(_ row: JSONObject) {
      guard row["done"]?.movedNumber != 1 else {
        return rows.things.leave(MovedThings.tickedOff)
      }
      let product = product(of: row)
      guard let name = product?["name"]?.asText ?? row["note"]?.asText, !name.isEmpty else {
        return rows.things.leave(MovedThings.nameless)
      }
      let unit = row["qu_id"] ?? product?["qu_id_purchase"]
      rows.things.shopping.append(
        MovedThings.Item(name: name, amount: amount(row["amount"], in: unit))
      )
    }

    private func product(of row: JSONObject) -> JSONObject? {
      row["product"]?.asObject ?? row["product_id"]?.movedText.flatMap { products[$0] }
    }

    private func amount(_ quantity: JSONValue?, in unit: JSONValue?) -> Amount? {
      Amount(moved: quantity?.movedNumber, unit: unit?.movedText.flatMap { units[$0] })
    }

    private func day(_ value: JSONValue?) -> CalendarDay? { CalendarDay(moved: value?.asText) }

    private func place(_ location: JSONObject) -> PantryPlace? {
      location["is_freezer"]?.movedNumber == 1
        ? .freezer : PantryPlace(moved: location["name"]?.asText)
    }
  }
}
