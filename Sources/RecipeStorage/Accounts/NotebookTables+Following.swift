import RecipeModel

extension NotebookTable {
  /// Who may see a thing, where its owner said so; and since when it is so.
  static let visibilities = NotebookTable(
    "visibility",
    title: "the visibility settings",
    columns: ["person", "kind", "subject", "level", "at"]
  )
  static let follows = NotebookTable(
    "follow",
    title: "the people followed",
    columns: ["person", "other", "at"]
  )
  static let blocks = NotebookTable(
    "block",
    title: "the people blocked",
    columns: ["person", "other", "at"]
  )
  static let profiles = NotebookTable(
    "profile",
    title: "the profiles",
    columns: ["person", "about", "at"]
  )
  static let shareLinks = NotebookTable(
    "share_link",
    title: "the share links",
    columns: [
      "person", "hash", "kind", "subject", "household", "shows_name", "created_at", "expires_at",
    ]
  )
  static let planEntries = NotebookTable(
    "plan_entry",
    title: "the plan",
    of: PlanEntry.self,
    names: ["name": "dish_name"],
    isShared: true
  )
  /// A row's number is the one that the dish is known by elsewhere.
  static let issuedDishes = NotebookTable(
    "issued_dish",
    title: "the numbers of dishes",
    columns: ["name"]
  )
  /// The same for ingredients.
  static let issuedIngredients = NotebookTable(
    "issued_ingredient",
    title: "the numbers of ingredients",
    columns: ["name"]
  )
  /// The tables whose rows never change and never go: not by a restore either.
  static let issued = [issuedDishes, issuedIngredients]
}
