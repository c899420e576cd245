import JSONCoding
import RecipeModel

/// Reads what KitchenOwl has of a household: its export, which names the shopping lists and no more, and in it or
/// beside it what the server answers for `shoppinglists` (each list with its `items`) and `planner`.
struct KitchenOwlExport {
  let things: MovedThings

  /// Nil for JSON of another shape. Cost: O(values).
  ///
  /// - Parameter today: What is planned for days before is over.
  init?(_ value: JSONValue, today: CalendarDay) {
    guard let object = value.asObject, object["shoppinglists"] != nil || object["planner"] != nil
    else { return nil }
    var rows = MovedRows(object)
    for list in rows["shoppinglists"] {
      for item in MovedRows(list)["items"] {
        guard let name = item["name"]?.movedText else {
          rows.things.leave(MovedThings.nameless)
          continue
        }
        rows.things.shopping.append(
          MovedThings.Item(name: name, amount: Self.amount(item["description"]?.asText))
        )
      }
    }
    let named = object["shoppinglists"]?.asList?.count { $0.asText != nil } ?? 0
    rows.things.leave("shopping lists whose entries are not in the export", named)
    Self.takePlan(&rows, from: today)
    rows.things.leave("recipes (use the command import)", rows["recipes"].count)
    rows.leaveOthers(
      than: ["shoppinglists", "planner", "recipes", "member", "view_ordering"]
    )
    things = rows.things
  }

  private static func takePlan(_ rows: inout MovedRows, from today: CalendarDay) {
    var planned: [(seconds: Double, dish: String)] = []
    for row in rows["planner"] {
      guard let dish = (row["recipe"]?.asObject ?? row)["name"]?.movedText else {
        rows.things.leave("plan entries without a recipe")
        continue
      }
      // Thousandths of seconds since 1970; what has no day may be cooked on any.
      let time = row["cooking_date"]?.movedNumber.map { $0 / 1000 }
      guard time.map({ $0 <= 0 || $0 >= Double(today.daysSince1970) * 86_400 }) ?? true else {
        rows.things.leave("plan entries for past days")
        continue
      }
      planned.append((time ?? 0, dish))
    }
    guard !planned.isEmpty else { return }
    let ordered = planned.enumerated().sorted {
      ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset)
    }
    let dishes = ordered.map(\.element.dish)
    rows.things.lists.append(MovedThings.List(name: "Plan of KitchenOwl", dishes: dishes))
  }

  /// "500 g" and "2" are amounts; any other description is not.
  private static func amount(_ text: String?) -> Amount? {
    let words = (text ?? "").split(separator: " ").map(String.init)
    guard let first = words.first, words.count <= 2,
      let number = Double(first.replacing(",", with: ".")), number.isFinite
    else { return nil }
    return Amount(moved: number, unit: words.count == 2 ? words[1] : nil)
  }
}
