import RecipeModel
import RecipeStorage

/// The notebook as plain arrays: what the store has to agree with.
struct NotebookModel {
  struct Owned<Value> {
    var person: Person
    var value: Value
    /// That of a list; lists stand in the order of these.
    var number = 0
  }

  struct Mark<Value> {
    var dish: DishID
    var value: Value
    var at: Int
  }

  var people: [Person] = []
  var pantry: [Owned<PantryItem>] = []
  var shopping: [Owned<ShoppingItem>] = []
  var history: [Owned<HistoryEntry>] = []
  var opinions: [Owned<TasteOpinion>] = []
  var books: [Owned<KeptBook>] = []
  var favoriteBookLists: [Owned<FavoriteBookList>] = []
  var seenBookLists: [Owned<SeenBookList>] = []
  var favorites: [Owned<Mark<Void>>] = []
  var ratings: [Owned<Mark<Rating>>] = []
  var notes: [Owned<Mark<String>>] = []
  var remarks: [Owned<Mark<DishRemark>>] = []
  var lists: [Owned<DishList>] = []
  var kept: [Owned<KeptDish>] = []
  var recipes: [OwnRecipe] = []
  var deletions: [Deleted] = []
  var generation = 0
  /// The last number of pantry, shopping, history and remarks.
  var last = (pantry: 0, shopping: 0, history: 0, remarks: 0)
  var lastList = 0
  var lastDeletion = 0

  mutating func meet(_ person: Person) {
    if !people.contains(person) { people.append(person) }
  }

  mutating func keep(_ recipe: Recipe, for person: Person, at: Int) {
    meet(person)
    kept.removeAll { $0.person == person && $0.value.recipe.id == recipe.id }
    kept.append(Owned(person: person, value: KeptDish(recipe: recipe, savedAt: at)))
  }

  func isReferred(_ dish: DishID, by person: Person) -> Bool {
    favorites.contains { $0.person == person && $0.value.dish == dish }
      || ratings.contains { $0.person == person && $0.value.dish == dish }
      || notes.contains { $0.person == person && $0.value.dish == dish }
      || remarks.contains { $0.person == person && $0.value.dish == dish }
      || lists.contains { $0.person == person && $0.value.dishes.contains(dish) }
  }

  mutating func forgetDishes() {
    let model = self
    kept.removeAll { !model.isReferred($0.value.recipe.id, by: $0.person) }
  }

  mutating func purge(now: Int) {
    let count = recipes.count
    recipes.removeAll { recipe in
      recipe.deletedAt.map { now - $0 > OwnRecipe.secondsToRestore } ?? false
    }
    if recipes.count < count { generation += 1 }
  }
}

extension NotebookModel {
  /// What `person` has to read.
  func contents(of person: Person?, about dishes: [DishID]) -> NotebookContents {
    func own<Value>(_ rows: [Owned<Value>]) -> [Value] {
      rows.filter { $0.person == person }.map(\.value)
    }
    let keptDishes = own(kept).sorted { $0.recipe.id < $1.recipe.id }
    let entries = own(history).sorted { $0.number > $1.number }
    var contents = NotebookContents()
    contents.people = people.sorted()
    contents.pantry = own(pantry).sorted { left, right in
      if left.entry.ingredient != right.entry.ingredient {
        return left.entry.ingredient < right.entry.ingredient
      }
      if left.entry.expires != right.entry.expires {
        guard let leftDay = left.entry.expires else { return false }
        guard let rightDay = right.entry.expires else { return true }
        return leftDay < rightDay
      }
      return left.number < right.number
    }
    contents.shopping = own(shopping)
    contents.history = entries
    contents.cooked = entries.filter { $0.kind == .cooked }
    contents.opinions = own(opinions).sorted { $0.subject < $1.subject }
    contents.books = own(books).sorted {
      ($1.addedAt, $0.book.isbn) < ($0.addedAt, $1.book.isbn)
    }
    contents.favoriteBookLists = own(favoriteBookLists)
    contents.seenBookLists = own(seenBookLists).sorted { $0.name < $1.name }
    contents.marks = marks(of: person)
    contents.everyonesMarks = everyonesMarks()
    contents.favorites = own(favorites)
      .sorted { $0.at == $1.at ? $0.dish < $1.dish : $0.at > $1.at }
      .compactMap { favorite in keptDishes.first { $0.recipe.id == favorite.dish } }
    contents.kept = keptDishes
    contents.ratings = own(ratings).sorted { $0.dish < $1.dish }
      .map { DishRating(dish: $0.dish, stars: $0.value, at: $0.at) }
    contents.notes = own(notes).sorted { $0.dish < $1.dish }
      .map { DishNote(dish: $0.dish, text: $0.value, writtenAt: $0.at) }
    contents.remarks = remarks.filter { $0.person == person }
      .map(remark).sorted { $0.number < $1.number }
    contents.lists = lists(of: person)
    contents.generation = generation
    addRecipes(of: person, to: &contents)
    contents.dishes = dishes.map { dish in
      NotebookContents.DishLine(
        dish: dish,
        marks: contents.marks[dish] ?? .none,
        kept: keptDishes.first { $0.recipe.id == dish },
        note: contents.notes.first { $0.dish == dish },
        review: contents.remarks.first { $0.dish == dish && $0.kind == .review },
        remarks: remarks.filter { $0.value.dish == dish }.map(remark)
          .sorted { ($0.writtenAt, $0.number) < ($1.writtenAt, $1.number) },
        ownRecipe: recipes.first { $0.recipe.id == dish }
      )
    }
    return contents
  }

  func lists(of person: Person?) -> [DishList] {
    let own = lists.filter { $0.person == person }.map(\.value)
    let wishlist = own.first { $0.name == "wishlist" }
    return [wishlist ?? DishList(name: "wishlist", dishes: [], createdAt: 0)]
      + own.filter { $0.name != "wishlist" }
  }

  private func marks(of person: Person?) -> [DishID: DishMarks] {
    let dishes =
      favorites.filter { $0.person == person }.map(\.value.dish)
      + ratings.filter { $0.person == person }.map(\.value.dish)
      + notes.filter { $0.person == person }.map(\.value.dish)
      + lists(of: person).flatMap(\.dishes)
    var marks: [DishID: DishMarks] = [:]
    for dish in dishes {
      marks[dish] = DishMarks(
        favoritedAt: favorites.first { $0.person == person && $0.value.dish == dish }?.value.at,
        rating: ratings.first { $0.person == person && $0.value.dish == dish }?.value.value,
        lists: lists(of: person).filter { $0.dishes.contains(dish) }.map(\.name),
        hasNote: notes.contains { $0.person == person && $0.value.dish == dish }
      )
    }
    return marks
  }

  private func everyonesMarks() -> [DishID: EveryonesMarks] {
    var everyonesMarks: [DishID: EveryonesMarks] = [:]
    for dish in ratings.map(\.value.dish) + favorites.map(\.value.dish) {
      let stars = ratings.filter { $0.value.dish == dish }.map(\.value.value.stars)
      everyonesMarks[dish] = EveryonesMarks(
        ratings: stars.count,
        stars: stars.reduce(0, +),
        favorites: favorites.filter { $0.value.dish == dish }.count
      )
    }
    return everyonesMarks
  }

  private func remark(_ row: Owned<Mark<DishRemark>>) -> DishRemark {
    var remark = row.value.value
    remark.rating =
      ratings.first { $0.person == row.person && $0.value.dish == row.value.dish }?.value.value
    return remark
  }

  private func addRecipes(of person: Person?, to contents: inout NotebookContents) {
    let present = recipes.filter { $0.deletedAt == nil }.sorted { $0.recipe.id < $1.recipe.id }
    contents.ownRecipes = present.filter { $0.author == person }
    contents.deletedRecipes = recipes.filter { $0.author == person && $0.deletedAt != nil }
      .sorted { left, right in
        if let leftTime = left.deletedAt, let rightTime = right.deletedAt, leftTime != rightTime {
          return leftTime > rightTime
        }
        return left.recipe.id < right.recipe.id
      }
    contents.visibleRecipes = Set(
      present.filter { $0.author == person || $0.publishedAt != nil }.map(\.recipe.id)
    )
    contents.catalogue = present
  }
}
