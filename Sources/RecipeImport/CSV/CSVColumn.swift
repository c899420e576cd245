/// What a column of a recipe table holds.
enum CSVColumn: Hashable, CaseIterable {
  case id, name, otherNames, kind, category, cuisine, glass, method, tags, servings
  case minutes, preparationTime, cookingTime
  case summary, ingredients, steps, swaps, link, image, video, modified
  /// The names of the ingredients, if the amounts are in a list of their own.
  case parts
  case quantities
  /// One ingredient, in a table with a row for each.
  case ingredient
  case measure
  case unit
  case ingredientNumber
  /// What the other columns cannot express.
  case unsaid
  /// An exact copy of the recipe, in tables of older versions.
  case copy

  /// The names by which columns are known, letters and digits only, in lower case; of two columns
  /// that hold the same, the one whose name stands first here is asked first.
  var names: [String] {
    switch self {
    case .id: ["id", "recipeid", "uuid", "dishid", "slug", "iddrink", "idmeal"]
    case .name:
      [
        "name", "title", "recipename", "recipetitle", "recipe", "dishname", "dish", "cocktailname",
        "cocktail", "drinkname", "drink", "strdrink", "strmeal",
      ]
    case .otherNames: ["also", "othernames", "alternatename", "alternativename", "aka"]
    case .kind: ["kind", "type", "recipetype"]
    case .category: ["category", "recipecategory", "course", "strcategory"]
    case .cuisine: ["cuisine", "recipecuisine", "area", "region", "strarea"]
    case .glass: ["glass", "glassware", "glasstype", "strglass"]
    case .method: ["method", "technique"]
    case .tags: ["tags", "keywords", "labels", "strtags"]
    case .servings:
      ["servings", "serves", "recipeservings", "portions", "yield", "yields", "recipeyield"]
    case .minutes:
      ["minutes", "totaltime", "totalminutes", "time", "readyinminutes", "duration", "timeminutes"]
    case .preparationTime: ["preptime", "preparationtime", "prepminutes"]
    case .cookingTime: ["cooktime", "cookingtime", "cookminutes"]
    case .summary: ["summary", "description", "about"]
    case .ingredients:
      [
        "ingredients", "ingredientlist", "ingredientlines", "recipeingredients", "recipeingredient",
        "rawingredients",
      ]
    case .steps:
      [
        "steps", "directions", "instructions", "recipeinstructions", "preparation", "procedure",
        "strinstructions",
      ]
    case .swaps: ["swaps", "substitutions"]
    case .link: ["link", "url", "sourceurl", "recipeurl", "source", "strsource"]
    case .image:
      ["image", "images", "imageurl", "picture", "photo", "strdrinkthumb", "strmealthumb"]
    case .video: ["video", "videourl", "stryoutube", "strvideo"]
    case .modified: ["modified", "datemodified", "updated"]
    case .parts: ["recipeingredientparts", "ingredientparts", "ingredientnames"]
    case .quantities:
      ["recipeingredientquantities", "ingredientquantities", "quantities", "measures"]
    case .ingredient: ["ingredient", "ingredientname"]
    case .measure: ["measure", "amount", "quantity", "qty"]
    case .unit: ["unit", "units"]
    case .ingredientNumber: ["ingredientnumber", "ingredientorder", "position"]
    case .unsaid: ["unsaid"]
    case .copy: [ExactCopy.key]
    }
  }
}
