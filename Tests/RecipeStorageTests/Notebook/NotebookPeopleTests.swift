import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Several people in one notebook")
struct NotebookPeopleTests {
  /// Every operation, on numbers, dishes and lists of someone else where there are any.
  static let operations: [(name: String, run: @Sendable (NotebookWriter) throws -> Void)] = [
    ("add to pantry", { try $0.add(PantryEntry(ingredient: "gin", text: "x")) }),
    ("set pantry", { try $0.setPantryItem(1, to: PantryEntry(ingredient: "x", text: "x")) }),
    ("remove from pantry", { try $0.removePantryItem(1) }),
    ("clear pantry", { try $0.clearPantry() }),
    ("favourite", { try $0.setFavorite(makeRecipe(gimlet.id.description, name: "Other")) }),
    ("no favourite", { try $0.removeFavorite(gimlet.id) }),
    ("rate", { try $0.rate(gimlet, .one) }),
    ("no rating", { try $0.removeRating(gimlet.id) }),
    ("note", { try $0.setNote(daiquiri, "x") }),
    ("no note", { try $0.removeNote(daiquiri.id) }),
    ("review", { try $0.setReview(gimlet, "x") }),
    ("comment", { try $0.addComment(daiquiri, "x") }),
    ("remove remarks", { for number in 1...2 { try $0.removeRemark(number) } }),
    ("keep", { try $0.keep(gimlet) }),
    ("create list", { try $0.createList("party") }),
    ("rename list", { try $0.renameList("Party", to: "Mine") }),
    ("delete list", { try $0.deleteList("Party") }),
    ("add to list", { try $0.add(full, toList: "wishlist") }),
    ("remove from list", { try $0.remove(gimlet.id, fromList: "Party") }),
    ("move in list", { try $0.move(gimlet.id, inList: "Party", to: 1) }),
    ("add to shopping", { try $0.add(ShoppingEntry(text: "x")) }),
    ("set shopping", { try $0.setShoppingItem(1, to: ShoppingEntry(text: "x")) }),
    ("uncheck", { try $0.uncheck(1) }),
    ("check", { try $0.check(2) }),
    ("remove from shopping", { try $0.removeShoppingItem(1) }),
    ("clear shopping", { try $0.clearShopping(onlyChecked: false) }),
    ("history", { try $0.addHistory(.cooked, recipe: gimlet) }),
    ("remove history", { try $0.removeHistory(1) }),
    ("clear history", { try $0.clearHistory() }),
    ("opinion", { try $0.setOpinion(.dish(gimlet.id), name: "x", .dislike) }),
    ("no opinion", { try $0.removeOpinion(.cuisine("Thai")) }),
    ("clear opinions", { try $0.clearOpinions() }),
    ("book", { try $0.keep(makeBook("9780000000002", "Stolen")) }),
    ("no book", { try $0.removeBook("9780000000019") }),
    ("favourite list of books", { try $0.setFavoriteBookList("advice", title: "x") }),
    ("no favourite list of books", { try $0.removeFavoriteBookList("advice") }),
    ("seen list of books", { try $0.setSeenBookList("advice", published: "x", isbns: []) }),
    ("undo", { for number in [nil, 1, 2] { _ = try $0.undo(number) } }),
    ("create recipe", { try $0.createRecipe(makeOwnRecipe("anna-1")) }),
    ("replace recipe", { try $0.replaceRecipe(makeOwnRecipe("anna-1", name: "Stolen")) }),
    ("delete recipe", { try $0.deleteRecipe(DishID("own:anna-1")) }),
    ("restore recipe", { try $0.restoreRecipe(DishID("own:anna-3")) }),
    ("publish recipe", { try $0.publishRecipe(DishID("own:anna-2"), true) }),
  ]

  @Test("what one person writes changes nothing of what another reads as their own")
  func isolation() throws {
    let folder = try TemporaryFolder()
    let (anna, ben) = (try person("anna"), try person("ben"))
    let store = try NotebookStore(folder)
    try fill(store, for: anna)
    let dishes = [gimlet.id, daiquiri.id]
    func own(_ contents: NotebookContents) -> NotebookContents {
      var own = contents
      (own.people, own.everyonesMarks, own.catalogue, own.generation) = ([], [:], [], 0)
      own.visibleRecipes = own.visibleRecipes.filter { !$0.description.hasPrefix("own:anna-1-") }
      for index in own.dishes.indices { own.dishes[index].remarks = [] }
      return own
    }
    let before = own(try store.contents(of: anna, about: dishes))
    for (name, run) in Self.operations {
      try store.write(ben, now: today + 1) { try run($0) }
      #expect(own(try store.contents(of: anna, about: dishes)) == before, "\(name)")
    }
    try store.verify()
  }

  @Test("what everyone reads: published recipes, everyone's marks and remarks with their ratings")
  func shared() throws {
    let folder = try TemporaryFolder()
    let (anna, ben) = (try person("anna"), try person("ben"))
    let store = try NotebookStore(folder)
    for person in [anna, ben] { try fill(store, for: person) }
    try store.write(ben, now: today) { try $0.rate(gimlet, .one) }
    let stranger = try store.contents(of: try person("carl"), about: [gimlet.id])
    #expect(stranger.visibleRecipes == [DishID("own:anna-1"), DishID("own:ben-1.2")])
    #expect(try store.contents(of: nil).visibleRecipes == stranger.visibleRecipes)
    #expect(
      stranger.everyonesMarks == [
        gimlet.id: EveryonesMarks(ratings: 2, stars: 5, favorites: 2),
        full.id: EveryonesMarks(favorites: 2),
      ]
    )
    let remarks = stranger.dishes[0].remarks
    #expect(remarks.map(\.author) == [anna, ben])
    #expect(remarks.map(\.rating) == [.four, .one])
    #expect(stranger.people == [anna, ben])
    #expect(stranger.marks.isEmpty && stranger.pantry.isEmpty && stranger.kept.isEmpty)
  }
}
