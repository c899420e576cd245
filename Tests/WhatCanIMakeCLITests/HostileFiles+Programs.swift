extension HostileFile {
  private static let tandoor =
    "{\"name\":\"a\",\"working_time\":1,\"steps\":[{\"ingredients\":[{\"food\":\"gin\"}],"
  private static let sage = "{\"@type\":\"Recipe\",\"name\":\"a\",\"recipeIngredient\":[\"gin\""
  private static let masterCook = "* Exported from MasterCook *\n\na\n\n"
  private static let mealMaster = "-----Meal-Master\nTitle: a\n"

  /// What other programs export: Tandoor, RecipeSage, Meal-Master, MasterCook, and texts.
  static let programs = [
    HostileFile("tandoor-tiny.json", "[", tandoor + "\"instruction\":\"b\"}]},", "1]"),
    HostileFile("tandoor-long.json", tandoor + "\"instruction\":\"", "b. ", "\"}]}"),
    HostileFile("tandoor-lines.json", tandoor + "\"instruction\":\"", "b\\n", "\"}]}"),
    HostileFile(
      "tandoor-keywords.json",
      tandoor + "\"a\":1}],\"keywords\":[",
      "{\"name\":\"b\"},",
      "1]}"
    ),
    HostileFile(
      "tandoor-headings.json",
      "{\"name\":\"a\",\"working_time\":1,\"steps\":[{\"ingredients\":[",
      "{\"is_header\":true,\"note\":\"b\"},",
      "{}]}]}"
    ),
    HostileFile("recipesage.json", "[", sage + "]},", "1]"),
    HostileFile("recipesage-headings.json", "[" + sage, ",\"[b]\"", "]}]"),
    HostileFile(
      "recipesage-notes.json",
      "[" + sage + "],\"comment\":[",
      "{\"name\":\"Author Notes\",\"text\":\"b\"},",
      "1]}]"
    ),
    HostileFile("ingredients.mmf", mealMaster + "\n", "      1 oz gin\n"),
    HostileFile(
      "columns.mmf",
      mealMaster + "\n",
      "      1 oz gin                            1 oz rum\n"
    ),
    HostileFile("headings.mmf", mealMaster + "\n", "-----b-----\n", "      1 oz gin\n"),
    HostileFile("more-lines.mmf", mealMaster + "\n      1 oz gin\n", "           -b\n"),
    HostileFile("fields.mmf", mealMaster, "Categories: b\n", "\n      1 oz gin\n"),
    HostileFile("one-line.mmf", mealMaster + "\n", "1 oz gin "),
    HostileFile("steps.mmf", mealMaster + "\n      1 oz gin\n\n", "b\n\n"),
    HostileFile("ingredients.mxp", masterCook + "-----\n", "1 oz gin\n"),
    HostileFile("categories.mxp", masterCook + "Categories : b\n", "  b  c\n", "\n-----\ngin\n"),
    HostileFile("steps.mxp", masterCook + "-----\ngin\n\n", "b\n\n"),
    HostileFile("notes.mxp", masterCook + "-----\ngin\n\n- - -\n\n", "NOTES : b\n\n"),
    HostileFile("one-line.mxp", masterCook + "-----\n", "1 oz gin "),
    HostileFile("names.mx2", "<mx2>", "<RcpE name='a'>"),
    HostileFile("attributes.mx2", "<mx2><RcpE name='a'><IngR name='", "gin ", "'>"),
    HostileFile("ingredients-of.txt", "a\n\n", "1 gin\n"),
    HostileFile("steps-of.txt", "a\n\nIngredients\n1 gin\n1 rum\n\nSteps\n", "b\n\n"),
    HostileFile("facts.txt", "a\n1 gin\n1 rum\n", "Serves 4 | Prep: 5 min\n"),
    HostileFile("headings.txt", "a\n1 gin\n1 rum\n", "Ingredients\n"),
    HostileFile("bars.txt", "a\n1 gin\n1 rum\n", "Serves 4 |"),
  ]

  /// Our own exports with more beside the words than there is to say.
  static let unsaid = [
    HostileFile("unsaid.md", "# a\n\n## Ingredients\n- gin\n\n", "<!-- kind: \"meal\" -->\n"),
    HostileFile(
      "unsaid-lines.md",
      "# a\n\n## Ingredients\n- gin\n\n",
      numbered: { "<!-- line \($0): {} -->\n" }
    ),
    HostileFile(
      "unsaid-list.md",
      "# a\n\n## Ingredients\n- gin\n\n<!-- lines 0: [",
      "{},",
      "{}] -->\n"
    ),
    HostileFile("unsaid.csv", "name,ingredients,unsaid\na,gin,\"", "kind: \"\"meal\"\"\n", "\"\n"),
    HostileFile("unsaid-rows.csv", "name,ingredients,unsaid\n", "a,gin,\"recipe: {}\"\n"),
    HostileFile("unsaid-kinds.csv", "name,ingredients,unsaid\n", "a,gin,\"kind: \"\"meal\"\"\"\n"),
    HostileFile(
      "unsaid.jsonld",
      sage + "],\"additionalProperty\":[",
      "{\"name\":\"kind\",\"value\":\"meal\"},",
      "1]}"
    ),
    HostileFile(
      "unsaid-recipes.jsonld",
      sage + "],\"additionalProperty\":[",
      "{\"name\":\"recipe\",\"value\":{}},",
      "1]}"
    ),
  ]
}
