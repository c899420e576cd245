import JSONCoding
import RecipeModel

/// Reads what Bar Assistant answers, in one object by what it is: `shelf` (the ingredients of a person),
/// `shopping_list`, `collections` and `cocktails`, each as the list itself or as the whole answer. Its own exports
/// have recipes and ingredients alone.
struct BarAssistantExport {
  let things: MovedThings

  /// Nil for JSON of another shape. Cost: O(values).
  init?(_ value: JSONValue) {
    guard let object = value.asObject else { return nil }
    var rows = MovedRows(object)
    let (shelf, shopping) = (rows["shelf"], rows["shopping_list"])
    let (collections, cocktails) = (rows["collections"], rows["cocktails"])
    guard shopping.allSatisfy({ $0["ingredient"]?.asObject != nil }),
      collections.allSatisfy({ $0["name"] != nil }),
      !(shelf + shopping + collections + cocktails).isEmpty,
      object["shelf"] != nil || object["collections"] != nil || !shopping.isEmpty
    else { return nil }
    for row in shelf {
      guard let name = (row["ingredient"]?.asObject ?? row)["name"]?.movedText else {
        rows.things.leave("ingredients in a bar that have no name")
        continue
      }
      rows.things.pantry.append(MovedThings.Item(name: name))
    }
    for row in shopping {
      guard let name = row["ingredient"]?.asObject?["name"]?.movedText else {
        rows.things.leave(MovedThings.nameless)
        continue
      }
      let quantity = row["quantity"]?.movedNumber
      rows.things.shopping.append(
        MovedThings.Item(name: name, amount: Amount(moved: quantity, unit: nil))
      )
    }
    for row in collections {
      let dishes = MovedRows(row)["cocktails"].compactMap { $0["name"]?.movedText }
      guard let name = row["name"]?.movedText, !dishes.isEmpty else {
        rows.things.leave("collections without cocktails")
        continue
      }
      rows.things.lists.append(MovedThings.List(name: name, dishes: dishes))
    }
    for row in cocktails {
      guard let dish = row["name"]?.movedText else { continue }
      let stars = row["user_rating"] ?? row["rating"]?.asObject?["user"]
      let isFavorite = (row["is_favorited"] ?? row["is_favorite"])?.movedNumber == 1
      let rating = Rating(moved: stars?.movedNumber)
      if rating != nil || isFavorite {
        rows.things.marks.append(
          MovedThings.Mark(dish: dish, rating: rating, isFavorite: isFavorite)
        )
      }
    }
    rows.things.leave("recipes (use the command import)", cocktails.count)
    rows.leaveOthers(than: ["shelf", "shopping_list", "collections", "cocktails"])
    things = rows.things
  }
}
