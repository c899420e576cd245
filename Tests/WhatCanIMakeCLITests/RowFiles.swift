/// A file of many recipes in one of the formats that have many in one file.
struct RowFile: Sendable, CustomStringConvertible {
  let name: String
  var head = ""
  /// What stands between two recipes.
  var between = "\n"
  var tail = "\n"
  /// The recipe of a number below 500, of a dish of that number.
  let row: @Sendable (Int) -> String

  var description: String { name }

  /// Its content, of five hundred dishes at most, each again and again.
  func content(rows: Int) -> String {
    var text = head
    for number in 0..<rows { text += (number == 0 ? "" : between) + row(number % 500) }
    return text + tail
  }

  static let all: [RowFile] = [
    RowFile(name: "table.csv", head: "name,ingredients\n") { "Dish \($0),\"gin; lime; sugar\"" },
    RowFile(name: "lines.jsonl") { record($0) },
    RowFile(name: "list.json", head: "[", between: ",", tail: "]") { record($0) },
    RowFile(name: "named.json", head: "{\"recipes\":[", between: ",", tail: "]}") { record($0) },
    RowFile(name: "drinks.json", head: "{\"drinks\":[", between: ",\n", tail: "]}") {
      "{\"idDrink\":\"\($0)\",\"strDrink\":\"Dish \($0)\",\"strIngredient1\":\"gin\",\"strIngredient2\":\"lime\"}"
    },
    RowFile(name: "spoonacular.json", head: "{\"results\":[", between: ",", tail: "]}") {
      "{\"id\":\($0),\"title\":\"Dish \($0)\",\"extendedIngredients\":[{\"original\":\"gin\"},{\"original\":\"lime\"}]}"
    },
    RowFile(name: "mealie.json", head: "{\"items\":[", between: ",", tail: "]}") {
      "{\"name\":\"Dish \($0)\",\"slug\":\"d\($0)\",\"recipe_ingredient\":[{\"note\":\"gin\"},{\"note\":\"lime\"}]}"
    },
    RowFile(name: "paprika.json", head: "[", between: ",", tail: "]") {
      "{\"name\":\"Dish \($0)\",\"uid\":\"\($0)\",\"hash\":\"a\",\"directions\":\"Stir.\",\"ingredients\":\"gin\\nlime\"}"
    },
    RowFile(name: "tandoor.json", head: "[", between: ",", tail: "]") {
      "{\"name\":\"Dish \($0)\",\"working_time\":1,\"steps\":[{\"ingredients\":[{\"food\":{\"name\":\"gin\"}}]}]}"
    },
    RowFile(name: "graph.jsonld", head: "{\"@graph\":[", between: ",\n", tail: "]}") {
      "{\"@type\":\"Recipe\",\"name\":\"Dish \($0)\",\"recipeIngredient\":[\"gin\",\"lime\",\"sugar\"]}"
    },
    RowFile(name: "pages.md") {
      "# Dish \($0)\n\n## Ingredients\n\n- gin\n- lime\n\n## Steps\n\n1. Stir.\n"
    },
    RowFile(name: "meal.mmf") {
      "---------- Recipe via Meal-Master (tm) v8.05\n \n      Title: Dish \($0)\n      Yield: 2 servings\n \n"
        + "      1 oz gin\n      1 oz lime\n \n  Stir.\n \n-----\n"
    },
    RowFile(name: "master.mxp") {
      "*  Exported from  MasterCook  *\n\n  Dish \($0)\n\nServing Size  : 2\n\n"
        + "  Amount  Measure\n--------  -------\n  1       oz    gin\n\nStir.\n\n   - - - - -\n"
    },
    RowFile(name: "master.mx2", head: "<mx2>\n", tail: "\n</mx2>") {
      "<RcpE name=\"Dish \($0)\"><IngR name=\"gin\" unit=\"oz\" qty=\"1\"></IngR><DirS><DirT>Stir.</DirT></DirS></RcpE>"
    },
  ]

  private static func record(_ number: Int) -> String {
    "{\"name\":\"Dish \(number)\",\"ingredients\":[\"gin\",\"lime\",\"sugar\"]}"
  }
}
