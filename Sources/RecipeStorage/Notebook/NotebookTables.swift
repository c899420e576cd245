import RecipeModel

extension NotebookTable {
  /// Every table, those that others refer to before these.
  static let all = [
    people, households, accounts, memberships, tokens, invitations, pantry, keptDishes, favorites,
    ratings, notes, remarks, lists, listEntries, shopping,
    history, opinions, avoided, staples, books, favoriteBookLists, seenBookLists, ownRecipes,
    versions, taughtFacts,
    pictures, visibilities, follows, blocks, profiles, shareLinks, planEntries, issuedDishes,
    issuedIngredients, deletions, deletedRows, takenChanges,
    everyonesMarks,
    facts,
  ]

  /// Whether its rows follow from those of other tables, and say nothing of their own.
  var isDerived: Bool { name == Self.everyonesMarks.name }

  /// Whether its rows are entries that a person keeps, and not what the program notes beside them.
  var hasEntries: Bool {
    !([Self.facts, Self.deletions, Self.deletedRows, Self.takenChanges] + Self.issued)
      .contains { $0.name == name } && !isDerived
  }

  /// The tables whose rows a household has together, those that others refer to before these.
  static let shared = all.filter(\.isShared)

  /// The tables of which a row in each says that a person keeps its dish.
  static let keeping = [favorites, ratings, notes, remarks, listEntries, versions]

  static let people = NotebookTable(
    "person",
    title: "the people",
    columns: ["name", "created_at"]
  )
  /// The person of each row keeps what the household shares; it is nobody who could sign in or be named.
  static let households = NotebookTable(
    "household",
    title: "the households",
    of: Household.self
  )
  static let accounts = NotebookTable(
    "account",
    title: "the accounts",
    columns: [
      "person", "folded", "password", "recovery", "is_administrator", "is_disabled", "created_at",
    ]
  )
  static let memberships = NotebookTable(
    "membership",
    title: "the members of households",
    of: Membership.self
  )
  static let tokens = NotebookTable(
    "api_token",
    title: "the API keys",
    columns: ["person", "hash", "scope", "household", "label", "created_at", "last_used"]
  )
  static let invitations = NotebookTable(
    "invitation",
    title: "the invitations",
    columns: ["person", "hash", "household", "role", "created_at", "expires_at", "used_at"]
  )
  static let pantry = NotebookTable(
    "pantry_item",
    title: "the pantry",
    of: PantryItem.self,
    names: ["daysPaused": "paused"],
    counts: ["daysPaused"],
    isShared: true
  )
  static let keptDishes = NotebookTable(
    "kept_dish",
    title: "the saved copies of dishes",
    of: KeptDish.self,
    names: ["recipe": "dish"],
    documents: ["recipe": "id"]
  )
  static let favorites = NotebookTable(
    "favorite",
    title: "the favourites",
    of: FavoriteDish.self,
    names: ["at": "favorited_at"]
  )
  static let ratings = NotebookTable(
    "rating",
    title: "the ratings",
    of: DishRating.self,
    names: ["at": "rated_at"]
  )
  static let notes = NotebookTable(
    "note",
    title: "the notes",
    of: DishNote.self,
    names: ["at": "written_at"]
  )
  static let remarks = NotebookTable(
    "remark",
    title: "the verdicts and comments",
    of: DishRemark.self
  )
  static let lists = NotebookTable(
    "dish_list",
    title: "the lists",
    columns: ["person", "name", "folded", "created_at"]
  )
  static let listEntries = NotebookTable(
    "list_entry",
    title: "the dishes on lists",
    columns: ["person", "list", "dish", "position"]
  )
  static let shopping = NotebookTable(
    "shopping_item",
    title: "the shopping list",
    of: ShoppingItem.self,
    names: ["batch": "pantry_item"],
    isShared: true
  )
  static let history = NotebookTable(
    "history",
    title: "the history",
    of: HistoryEntry.self,
    names: ["name": "dish_name"]
  )
  static let opinions = NotebookTable(
    "taste_opinion",
    title: "the tastes",
    of: TasteOpinion.self
  )
  static let avoided = NotebookTable(
    "avoided",
    title: "the avoided things",
    of: AvoidedThing.self,
    names: ["at": "added_at"]
  )
  static let staples = NotebookTable(
    "staple",
    title: "the staples",
    of: KeptStaple.self,
    names: ["at": "added_at"],
    isShared: true
  )
  static let books = NotebookTable(
    "kept_book",
    title: "the books",
    of: KeptBook.self,
    names: ["book": "isbn"],
    documents: ["book": "isbn"]
  )
  static let favoriteBookLists = NotebookTable(
    "favorite_book_list",
    title: "the favourite book lists",
    of: FavoriteBookList.self
  )
  static let seenBookLists = NotebookTable(
    "seen_book_list",
    title: "the books seen on book lists",
    of: SeenBookList.self
  )
  static let ownRecipes = NotebookTable(
    "own_recipe",
    title: "people's own recipes",
    of: OwnRecipe.self,
    names: ["recipe": "dish"],
    documents: ["recipe": "id"]
  )
  static let versions = NotebookTable(
    "dish_version",
    title: "people's own versions of dishes",
    of: DishVersion.self,
    names: ["recipe": "dish"],
    documents: ["recipe": "id"]
  )
  static let taughtFacts = NotebookTable(
    "taught_fact",
    title: "the taught facts",
    of: TaughtFact.self,
    names: ["at": "added_at"]
  )
  static let pictures = NotebookTable(
    "picture",
    title: "the pictures",
    columns: ["person", "dish"],
    hasDocument: true
  )
  static let deletions = NotebookTable(
    "deletion",
    title: "the deletions",
    of: Deletion.self
  )
  static let deletedRows = NotebookTable(
    "deleted_row",
    title: "the deleted entries",
    columns: ["person", "deletion", "origin", "origin_number", "cells"]
  )
  /// Changes of shopping lists that were made already, by the id that the person's device gave each.
  static let takenChanges = NotebookTable(
    "taken_change",
    title: "the changes from devices",
    of: TakenChange.self
  )
  static let everyonesMarks = NotebookTable(
    "standing",
    title: "the totals of ratings and favourites",
    columns: ["dish", "ratings", "stars", "favorites"]
  )
  static let facts = NotebookTable(
    "fact",
    title: "the facts about the store",
    columns: ["name", "value"]
  )
}
