/// Files that are made to cost a reader as much as can be, each of any size.
struct HostileFile: Sendable, CustomStringConvertible {
  let name: String
  /// Its content, of about so many bytes.
  let make: @Sendable (_ bytes: Int) -> String

  var description: String { name }

  /// - Parameters:
  ///   - piece: Repeated between the other two until there are enough bytes.
  init(_ name: String, _ head: String = "", _ piece: String, _ tail: String = "") {
    self.name = name
    make = { bytes in
      let room = bytes - head.utf8.count - tail.utf8.count
      return head + String(repeating: piece, count: max(1, room / piece.utf8.count)) + tail
    }
  }

  init(_ name: String, _ piece: String) { self.init(name, "", piece) }

  /// - Parameter piece: Gives the piece of each number.
  init(
    _ name: String,
    _ head: String = "",
    numbered piece: @escaping @Sendable (Int) -> String,
    _ tail: String = ""
  ) {
    self.name = name
    make = { bytes in
      var text = head
      var number = 0
      while text.utf8.count < bytes {
        text += piece(number)
        number += 1
      }
      return text + tail
    }
  }

  private static let page = "<html><script type='application/ld+json'>"
  private static let pageEnd = "</script></html>"
  private static let recipe = "{\"@type\":\"Recipe\",\"name\":\"a\",\"recipeIngredient\":[\"gin\"],"

  /// A graph of recipes that all lead to one thing.
  private static func shared(_ name: String, _ thing: String, _ keys: String) -> HostileFile {
    HostileFile(
      name,
      "\(page){\"@graph\":[{\"@id\":\"#s\",\(thing)}",
      "," + recipe + keys + "}",
      "]}" + pageEnd
    )
  }

  /// For `pantry fill`.
  static let receipts = [
    HostileFile("marks.txt", "", "- ", "gin"),
    HostileFile("prices.txt", "gin ", numbered: { "\($0 % 9_000).\(10 + $0 % 90) " }),
    HostileFile("commas.txt", "gin, "),
    HostileFile("unknown-commas.txt", numbered: { "q\($0)z, " }),
    HostileFile("gins.txt", "gin\n"),
    HostileFile("unknown.txt", numbered: { "q\($0)zq w\($0)x\n" }),
    HostileFile("eight-words.txt", "a b c d e f g h\n"),
    HostileFile("one-word.txt", "a"),
    HostileFile("accents.txt", "a", "\u{301}"),
    HostileFile("digits.txt", "1 "),
    HostileFile("brackets.txt", "rum kg @OTAL 24.10\n ", "[]3) "),
  ]

  /// For `move-in`.
  static let exports = [
    HostileFile(
      "gins.json",
      "[",
      "{\"product_id\":1,\"product\":{\"name\":\"gin\"}},",
      "{\"product_id\":1}]"
    ),
    HostileFile(
      "unknown-stock.json",
      "[",
      numbered: { "{\"product_id\":1,\"product\":{\"name\":\"q\($0)zq\"}}," },
      "{\"product_id\":1}]"
    ),
    HostileFile(
      "shopping.json",
      "{\"shopping_list\":[",
      numbered: { "{\"product_id\":1,\"note\":\"q\($0)zq\"}," },
      "{\"product_id\":1}]}"
    ),
    HostileFile(
      "tables.json",
      "{\"stock\":[{\"product_id\":1}]",
      numbered: { ",\"a table of the number \($0)\":[1]" },
      "}"
    ),
    HostileFile(
      "products.json",
      "{\"stock\":[{\"product_id\":1}],\"products\":[",
      numbered: { "{\"id\":\($0),\"name\":\"gin\"}," },
      "1]}"
    ),
    HostileFile(
      "mealie-plan.json",
      "{\"recipes\":[{\"id\":\"r\",\"name\":\"Gimlet\"}],\"group_meal_plans\":[",
      numbered: { number in
        // Each for a day of its own.
        let parts = [2_030 + number / 336 % 7_000, 1 + number / 28 % 12, 1 + number % 28]
        let day = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
        return "{\"date\":\"\(day)\",\"recipe_id\":\"r\"},"
      },
      "1]}"
    ),
    HostileFile(
      "mealie-foods.json",
      "{\"recipes\":[],\"ingredient_foods\":[",
      numbered: { "{\"id\":\"\($0)\",\"name\":\"q\($0)zq\",\"on_hand\":true}," },
      "1]}"
    ),
    HostileFile(
      "mealie-ratings.json",
      "{\"ingredient_foods\":[],\"recipes\":[{\"id\":\"r\",\"name\":\"Gimlet\"}],\"users_to_recipes\":[",
      "{\"user_id\":\"u\",\"recipe_id\":\"r\",\"rating\":5},",
      "1]}"
    ),
    HostileFile(
      "owl-lists.json",
      "{\"shoppinglists\":[",
      numbered: {
        "{\"name\":\"l\($0)\",\"items\":[{\"name\":\"q\($0)zq\",\"description\":\"1 g\"}]},"
      },
      "1]}"
    ),
    HostileFile(
      "owl-planner.json",
      "{\"planner\":[",
      numbered: {
        "{\"cooking_date\":\(9_000_000_000_000 - $0),\"recipe\":{\"name\":\"d\($0)\"}},"
      },
      "1]}"
    ),
    HostileFile("bar-shelf.json", "{\"shelf\":[", numbered: { "{\"name\":\"q\($0)zq\"}," }, "1]}"),
    HostileFile(
      "bar-collections.json",
      "{\"collections\":[",
      numbered: { "{\"name\":\"c\($0)\",\"cocktails\":[{\"name\":\"d\($0)\"}]}," },
      "1]}"
    ),
    HostileFile("no-stock.json", "[", "{\"product_id\":1},", "{\"product_id\":1}]"),
    HostileFile("deep-export.json", "["),
  ]

  static let all = json + pages + cooklang + tables + markdown + lines + programs + unsaid

  private static let json = [
    HostileFile("numbers.json", "[", "1,", "1]"),
    HostileFile("texts.json", "[", "\"\",", "1]"),
    HostileFile("lists.json", "[", "[],", "1]"),
    HostileFile("objects.json", "[", "{},", "{}]"),
    HostileFile("deep-lists.json", "["),
    HostileFile("deep-objects.json", "{\"a\":"),
    HostileFile("members.json", "{", "\"a\":1,", "\"b\":2}"),
    HostileFile("names.json", "[", "{\"name\":\"x\"},", "{}]"),
    HostileFile("tiny.json", "[", "{\"name\":\"x\",\"ingredients\":[\"gin\"]},", "{}]"),
    HostileFile("keys.json", "{", numbered: { "\"\($0)\":{}," }, "\"x\":{}}"),
    HostileFile("long-name.json", "[{\"ingredients\":[\"gin\"],\"name\":\"", "x", "\"}]"),
    HostileFile("long-line.json", "[{\"name\":\"a\",\"ingredients\":[\"", "x ", "\"]}]"),
    HostileFile("ingredients.json", "[{\"name\":\"a\",\"ingredients\":[", "\"gin\",", "1]}]"),
    HostileFile("parts.json", "[{\"name\":\"a\",\"ingredients\":{", "\"a\":1,", "\"b\":1}}]"),
    HostileFile(
      "steps.json",
      "[{\"name\":\"a\",\"ingredients\":[\"b\"],\"steps\":\"",
      "1. a\\n",
      "\"}]"
    ),
    HostileFile("digits.json", "[{\"name\":\"a\",\"ingredients\":[\"b\"],\"servings\":", "9", "}]"),
    HostileFile("escapes.json", "[{\"ingredients\":[\"gin\"],\"name\":\"", "\\u0041", "\"}]"),
    HostileFile(
      "recipesage.json",
      "[{\"@type\":\"Recipe\",\"name\":\"a\",\"recipeIngredient\":[\"gin\"],\"recipeInstructions\":[",
      "{\"@type\":\"HowToStep\",\"text\":\"[a]\"},",
      "{}],\"comment\":[]}]"
    ),
    HostileFile(
      "recipesage-notes.json",
      "[{\"@type\":\"Recipe\",\"name\":\"a\",\"recipeIngredient\":[\"gin\"],\"comment\":[",
      "{\"@type\":\"Comment\",\"name\":\"Author Notes\",\"text\":\"a\"},",
      "{}]}]"
    ),
    HostileFile(
      "nextcloud.json",
      "{\"@type\":\"Recipe\",\"name\":\"a\",\"recipeIngredient\":[\"gin\"],\"recipeInstructions\":[",
      "\"## a\",",
      "\"b\"]}"
    ),
    HostileFile(
      "nextcloud-keywords.json",
      "{\"@type\":\"Recipe\",\"name\":\"a\",\"recipeIngredient\":[\"## a\",\"gin\"],\"keywords\":\"",
      "a,",
      "\"}"
    ),
    HostileFile("drinks.json", "{\"drinks\":[", "{\"idDrink\":\"1\"},", "{}]}"),
    HostileFile("numbers-for-drinks.json", "{\"drinks\":[", "1,", "{\"idDrink\":\"1\"}]}"),
    HostileFile("meals.json", "{\"meals\":[", "{\"idMeal\":\"1\"},", "{}]}"),
    HostileFile(
      "spoonacular.json",
      "{\"id\":1,\"title\":\"a\",\"extendedIngredients\":[",
      "{},",
      "{}]}"
    ),
    HostileFile(
      "summary.json",
      "{\"id\":1,\"title\":\"a\",\"extendedIngredients\":[{\"name\":\"gin\"}],\"summary\":\"",
      "<b>a. ",
      "\"}"
    ),
    HostileFile(
      "mealie.json",
      "{\"name\":\"a\",\"recipe_ingredient\":[",
      "{\"note\":\"a\"},",
      "{}]}"
    ),
    HostileFile(
      "paprika.json",
      "{\"name\":\"a\",\"uid\":\"1\",\"hash\":\"a\",\"directions\":\"b\",\"ingredients\":\"",
      "a\\n",
      "\"}"
    ),
    HostileFile(
      "notebook.json",
      "{\"schema\":\"whatcanimake.notebook/1\",\"ratings\":[",
      "{},",
      "{}]}"
    ),
  ]

  private static let pages = [
    HostileFile(
      "references.json",
      "{\"@graph\":[{\"@id\":\"#s\",\"@type\":\"HowToStep\",\"text\":\"a\"},\(recipe)"
        + "\"recipeInstructions\":[",
      "{\"@id\":\"#s\"},",
      "1]}]}"
    ),
    shared(
      "shared-sections.html",
      "\"itemListElement\":[" + String(repeating: "{\"text\":\"a\"},", count: 3_000) + "1]",
      "\"recipeInstructions\":{\"@id\":\"#s\"}"
    ),
    shared(
      "shared-pictures.html",
      "\"url\":[" + String(repeating: "\"a\",", count: 1_000) + "1]",
      "\"image\":[" + String(repeating: "{\"@id\":\"#s\"},", count: 19) + "{\"@id\":\"#s\"}]"
    ),
    shared(
      "shared-text.html",
      "\"name\":\"n\",\"text\":\"" + String(repeating: "stir ", count: 3_900) + "\"",
      "\"recipeInstructions\":{\"@id\":\"#s\"}"
    ),
    HostileFile(
      "bare-recipes.html",
      page + "{\"@graph\":[",
      "{\"@type\":\"Recipe\"},",
      "{}]}" + pageEnd
    ),
    HostileFile(
      "tiny-recipes.html",
      page + "{\"@graph\":[",
      recipe + "\"a\":1},",
      "{}]}" + pageEnd
    ),
    HostileFile("scripts.html", "<html>", page + "{}</script>"),
    HostileFile("broken-scripts.html", "<html>", page + "Recipe{</script>"),
    HostileFile("open-scripts.html", "<html>", page),
    HostileFile("angles.html", "<html>", "<"),
    HostileFile("comments.html", "<html>", "<!--"),
    HostileFile(
      "marked.html",
      "<html>",
      "<b itemscope itemtype='a/Recipe'><i itemprop=ingredients>gin"
    ),
    HostileFile(
      "marked-lines.html",
      "<html itemtype='a/Recipe'>",
      "<i itemprop=ingredients>gin</i>"
    ),
    HostileFile(
      "marked-blank.html",
      "<html itemtype='a/Recipe'><b itemprop=recipeInstructions>",
      "\n"
    ),
    HostileFile("quotes.html", "<html itemtype='a/Recipe'>", "<a b='"),
    HostileFile("attributes.html", "<html itemtype='a/Recipe' ", "a=b ", ">"),
    HostileFile("listed.html", "<html><h2>Ingredients</h2>", "<li>1 gin"),
    HostileFile("listed-headings.html", "<html>", "<h4>Ingredients"),
    HostileFile("recipes.mx2", "<mx2>", "<RcpE name='a'><IngR name='gin'>"),
    HostileFile("tiny.mxp", "* Exported from MasterCook *\n\na\n\n-----\ngin\n\n"),
    HostileFile("without.mxp", "* Exported from MasterCook *\n\na\n\n"),
    HostileFile("tiny.mmf", "-----Meal-Master\nTitle: a\n\ngin\n\n-----\n"),
    HostileFile("ingredients.mx2", "<mx2><RcpE name='a'>", "<IngR name='gin'><DirT>b</DirT>"),
    HostileFile(
      "tandoor.json",
      "{\"name\":\"a\",\"working_time\":1,\"steps\":[",
      "{\"ingredients\":[{\"food\":\"gin\"}]},",
      "{}]}"
    ),
    HostileFile("entities.html", page + recipe + "\"description\":\"", "&amp;", "\"}" + pageEnd),
    HostileFile("tags.html", page + recipe + "\"recipeInstructions\":\"", "<p>", "\"}" + pageEnd),
    HostileFile("signs.html", page + recipe + "\"recipeInstructions\":\"", "<", "\"}" + pageEnd),
  ]

  private static let cooklang = [
    HostileFile("open-braces.cook", "---\ntitle: a\n---\n", "@gin{"),
    HostileFile("ingredients.cook", "---\ntitle: a\n---\n", "@gin{} "),
    HostileFile("unknown.cook", "---\ntitle: a\n---\n", numbered: { "@q\($0)zq{} " }),
    HostileFile("open-brackets.cook", "---\ntitle: a\n---\n", "@gin{}("),
    HostileFile("at-signs.cook", "@"),
    HostileFile("timers.cook", "~{"),
    HostileFile("cookware.cook", "@gin{} ", "#a "),
    HostileFile("comments.cook", "@gin{}\n", "[-"),
    HostileFile("steps.cook", "@gin{}\n", "\na\n"),
    HostileFile("sections.cook", "@gin{}\n", "\n=a\n"),
    HostileFile("notes.cook", "@gin{}\n", ">\n"),
    HostileFile("metadata.cook", "@gin{}\n", numbered: { ">> \($0): b\n" }),
    HostileFile("front-matter.cook", "---\n", "a: b\n", "---\n@gin{}"),
    HostileFile("open-front-matter.cook", "---\n", "a: b\n"),
    HostileFile("blank.cook", " \n"),
    HostileFile("one-word.cook", "a"),
    HostileFile("accents.cook", "@gin{} a", "\u{301}"),
    HostileFile("accents-in-a-name.cook", "@gin a", "\u{301}", "{}"),
    HostileFile("zeros.cook", "\u{0}"),
  ]

  private static let tables = [
    HostileFile("cells.csv", "name,ingredients\n", ","),
    HostileFile("blank-rows.csv", "name,ingredients\n", "\n"),
    HostileFile("rows-without.csv", "name,ingredients\n", "a,\n"),
    HostileFile("rows.csv", "name,ingredients\n", "a,gin\n"),
    HostileFile("open-quote.csv", "name,ingredients\n\"", "a"),
    HostileFile("quotes.csv", "name,ingredients\n", "\""),
    HostileFile("columns.csv", "name,ingredients,", "a,"),
    HostileFile("list.csv", "name,ingredients\na,\"[", "'gin',", "]\""),
    HostileFile("one-long.csv", "recipe,ingredient,amount\n", "a,gin,1\n"),
    HostileFile("many-long.csv", "recipe,ingredient,amount\n", numbered: { "a\($0),,1\n" }),
  ]

  private static let markdown = [
    HostileFile("ingredients.md", "# a\n\n## Ingredients\n", "- gin\n"),
    HostileFile("titles.md", "# a\n\n## Ingredients\n- gin\n", "# a\n"),
    HostileFile("recipes.md", "# a\n\n## Ingredients\n\n- gin\n\n"),
    HostileFile("links.md", "# a\n\n## Ingredients\n- gin\n\n", "[a]("),
    HostileFile("bold.md", "# a\n\n## Ingredients\n- gin\n\n## Steps\n\n", "**"),
    HostileFile("emphasis.md", "# a\n\n## Ingredients\n- gin\n\n## Steps\n\n", "_a "),
    HostileFile("quotes.md", "# a\n\n## Ingredients\n- gin\n\n## Steps\n\n", ">"),
    HostileFile("table.md", "# a\n\n## Ingredients\n- gin\n\n", "| a "),
  ]

  private static let lines = [
    HostileFile("lines.jsonl", "{}\n"),
    HostileFile("tiny.jsonl", "{\"name\":\"x\",\"ingredients\":[\"gin\"]}\n"),
    HostileFile("long-lines.jsonl", "{\"a\":[" + String(repeating: "1,", count: 50_000) + "1]}\n"),
    HostileFile("one-line.jsonl", "{\"name\":\"x\"}\n{\"a\":[", "1,", "1]}"),
  ]
}
