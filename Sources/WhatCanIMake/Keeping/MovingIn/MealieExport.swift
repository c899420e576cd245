import JSONCoding
import RecipeModel

/// Reads the database in a backup of Mealie, `database.json`: its tables by their names. Taken are what is on hand,
/// the shopping lists, the meal plan from today on, and one person's ratings and favourites.
struct MealieExport {
  let things: MovedThings

  /// Nil for JSON of another shape. Cost: O(values).
  ///
  /// - Parameters:
  ///   - person: Whose ratings are taken where several people rated.
  ///   - today: Plans for days before are over.
  init?(_ value: JSONValue, person: String, today: CalendarDay) {
    guard let tables = value.asObject,
      tables["ingredient_foods"] != nil || tables["group_meal_plans"] != nil,
      tables["recipes"] != nil || tables["shopping_list_items"] != nil
    else { return nil }
    var reading = Reading(MovedRows(tables))
    reading.takePantry()
    reading.takeShopping()
    reading.takePlan(from: today)
    reading.takeRatings(of: person)
    reading.rows.things.leave("recipes (use the command import)", reading.rows["recipes"].count)
    for (name, table) in Self.leftTables {
      reading.rows.things.leave(name, reading.rows[table].count)
    }
    things = reading.rows.things
  }

  /// What somebody may miss; all else only serves these.
  private static let leftTables = [
    ("comments on recipes", "recipe_comments"), ("cookbooks", "cookbooks"),
    ("meal plan rules", "group_meal_plan_rules"),
    ("recipe events", "recipe_timeline_events"),
  ]

  private struct Reading {
    var rows: MovedRows
    private let foods: [String: JSONObject]
    private let units: [String: JSONObject]
    private let recipes: [String: String]

    init(_ rows: MovedRows) {
      self.rows = rows
      foods = rows.byID("ingredient_foods")
      units = rows.byID("ingredient_units")
      recipes = rows.byID("recipes").compactMapValues { $0["name"]?.movedText }
    }

    /// What is on hand: by household, or before there were any, a mark of the food.
    mutating func takePantry() {
      var taken: Set<String> = []
      let kept = rows["households_to_ingredient_foods"].compactMap { $0["food_id"]?.movedText }
      let marked = rows["ingredient_foods"].filter { $0["on_hand"]?.movedNumber == 1 }
        .compactMap { $0["id"]?.movedText }
      for id in kept + marked where taken.insert(id).inserted {
        guard let name = foods[id]?["name"]?.movedText else {
          rows.things.leave("foods on hand whose names are not in the export")
          continue
        }
        rows.things.pantry.append(MovedThings.Item(name: name))
      }
    }

    mutating func takeShopping() {
      for row in rows["shopping_list_items"] {
        guard row["checked"]?.movedNumber != 1 else {
          rows.things.leave(MovedThings.tickedOff)
          continue
        }
        let food = row["food_id"]?.movedText.flatMap { foods[$0]?["name"]?.movedText }
        guard let name = food ?? row["note"]?.movedText else {
          rows.things.leave(MovedThings.nameless)
          continue
        }
        let unit = row["unit_id"]?.movedText.flatMap { units[$0]?["name"]?.movedText }
        rows.things.shopping.append(
          MovedThings.Item(
            name: name,
            amount: Amount(moved: row["quantity"]?.movedNumber, unit: unit)
          )
        )
      }
    }

    mutating func takePlan(from today: CalendarDay) {
      var planned: [(day: CalendarDay, dish: String)] = []
      for row in rows["group_meal_plans"] {
        guard let day = CalendarDay(moved: row["date"]?.asText), day >= today else {
          rows.things.leave("plan entries for past days")
          continue
        }
        guard let dish = row["recipe_id"]?.movedText.flatMap({ recipes[$0] }) else {
          rows.things.leave("plan entries without a recipe")
          continue
        }
        planned.append((day, dish))
      }
      guard !planned.isEmpty else { return }
      // What is planned for one day stays in its order.
      let dishes = planned.enumerated().sorted {
        ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
      }.map(\.element.dish)
      rows.things.lists.append(MovedThings.List(name: "Plan of Mealie", dishes: dishes))
    }

    mutating func takeRatings(of person: String) {
      let all = rows["users_to_recipes"]
      let raters = Set(all.compactMap { $0["user_id"]?.movedText })
      let own = rows["users"].first { user in
        [user["username"], user["full_name"]].contains {
          $0?.movedText?.lowercased() == person.lowercased()
        }
      }?["id"]?.movedText
      for row in all {
        guard raters.count <= 1 || row["user_id"]?.movedText == own else {
          rows.things.leave("ratings of other people")
          continue
        }
        guard let dish = row["recipe_id"]?.movedText.flatMap({ recipes[$0] }) else {
          rows.things.leave("ratings of recipes whose names are not in the export")
          continue
        }
        let mark = MovedThings.Mark(
          dish: dish,
          rating: Rating(moved: row["rating"]?.movedNumber),
          isFavorite: row["is_favorite"]?.movedNumber == 1
        )
        if mark.rating != nil || mark.isFavorite { rows.things.marks.append(mark) }
      }
    }
  }
}
