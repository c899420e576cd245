import RecipeModel

@testable import RecipeStorage

/// What one person reads of everything.
struct NotebookContents: Equatable {
  var people: [Person] = []
  var pantry: [PantryItem] = []
  var shopping: [ShoppingItem] = []
  var history: [HistoryEntry] = []
  var cooked: [HistoryEntry] = []
  var opinions: [TasteOpinion] = []
  var books: [KeptBook] = []
  var favoriteBookLists: [FavoriteBookList] = []
  var seenBookLists: [SeenBookList] = []
  var marks: [DishID: DishMarks] = [:]
  var everyonesMarks: [DishID: EveryonesMarks] = [:]
  var favorites: [KeptDish] = []
  var kept: [KeptDish] = []
  var ratings: [DishRating] = []
  var notes: [DishNote] = []
  var remarks: [DishRemark] = []
  var lists: [DishList] = []
  var ownRecipes: [OwnRecipe] = []
  var deletedRecipes: [OwnRecipe] = []
  var visibleRecipes: Set<DishID> = []
  var catalogue: [OwnRecipe] = []
  var generation = 0
  /// One line for each dish that was asked about.
  var dishes: [DishLine] = []

  struct DishLine: Equatable {
    var dish: DishID
    var marks: DishMarks
    var kept: KeptDish?
    var note: DishNote?
    var review: DishRemark?
    var remarks: [DishRemark]
    var ownRecipe: OwnRecipe?
  }
}

extension NotebookContents {
  init(_ reader: NotebookReader, about dishes: [DishID] = []) throws {
    people = try reader.people()
    pantry = try reader.pantryOfItsVersion()
    shopping = try reader.shoppingOfItsVersion()
    history = try reader.history()
    cooked = try reader.history(.cooked)
    opinions = try reader.opinions()
    books = try reader.books()
    favoriteBookLists = try reader.favoriteBookLists()
    seenBookLists = try reader.seenBookLists()
    marks = try reader.marks()
    everyonesMarks = try reader.everyonesMarks()
    favorites = try reader.favorites()
    kept = try reader.keptDishes()
    ratings = try reader.ratings()
    notes = try reader.notes()
    remarks = try reader.remarks()
    lists = try reader.lists()
    ownRecipes = try reader.ownRecipes()
    deletedRecipes = try reader.deletedRecipes()
    visibleRecipes = try reader.recipeIDs().visible
    catalogue = try reader.catalogueRecipes()
    generation = try reader.fact(.recipesGeneration)
    self.dishes = try dishes.map { dish in
      DishLine(
        dish: dish,
        marks: try reader.marks()[dish] ?? .none,
        kept: try reader.kept(dish),
        note: try reader.note(on: dish),
        review: try reader.review(of: dish),
        remarks: try reader.remarks(on: dish),
        ownRecipe: try reader.ownRecipe(dish)
      )
    }
  }
}
