public import JSONCoding
import RecipeModel

extension Reply {
  /// Every kind of reply by the name of its schema, in ascending order, with its shapes. The reply
  /// of `lexicon parse`, which has no schema name, is listed as "parse".
  public static let kinds: [(name: String, types: [any JSONReply.Type])] = [
    ("avoid/1", [List<Avoided>.self]),
    ("browse/1", [Dishes.self]),
    ("catalogue/1", [Catalogue.self]),
    ("categories/1", [List<Category>.self]),
    ("comments/1", [List<Remark>.self]),
    ("cooked/1", [Cooked.self]),
    ("dish/1", [WholeDish.self]),
    ("doctor/1", [Doctor.self]),
    ("favorite/1", [List<DishItem>.self]),
    ("goes-with/1", [Companions.self]),
    ("history/1", [List<Event>.self]),
    ("import/1", [Import.self]),
    ("ingredient/1", [Joined<Schema, IngredientCard>.self]),
    ("ingredients/1", [List<Ingredient>.self]),
    ("lexicon/1", [List<Taught>.self]),
    ("lint/1", [Lint.self]),
    ("list/1", [List<DishItem>.self]),
    ("lists/1", [List<OwnList>.self]),
    ("match/2", [Matches.self]),
    ("move-in/1", [MoveIn.self]),
    ("note/1", [Note.self]),
    ("notes/1", [List<Note>.self]),
    ("pantry-fill/1", [PantryFill.self]),
    ("pantry-shelves/1", [List<FillGroup>.self]),
    ("pantry/1", [List<InPantry>.self]),
    ("parse", [Reading.self]),
    ("plan/1", [Plan.self]),
    ("random/1", [Dishes.self]),
    ("ratings/1", [List<DishItem>.self]),
    ("recipes/1", [List<Own>.self]),
    ("search/1", [Dishes.self, List<AtSource>.self]),
    (
      "shelf/1",
      [
        List<BookList>.self, List<FavoriteList>.self, List<Joined<Book, OnList>>.self,
        List<Joined<Book, Wished>>.self,
      ]
    ),
    ("shopping/1", [List<ToBuy>.self]),
    ("similar/1", [List<Similar>.self]),
    ("source/1", [List<Source>.self, List<Named>.self]),
    ("staples/1", [List<Staple>.self]),
    ("suggest/2", [Suggestions.self]),
    ("sync/1", [Sync.self]),
    ("taste-questions/1", [TasteQuestions.self]),
    ("taste/1", [Taste.self]),
    ("undo/1", [List<Undoable>.self]),
    ("unlock/1", [Unlock.self]),
    ("why-not/1", [WhyNot.self]),
  ]

  /// The schema of each kind of reply, in the same order.
  public static func schemas() throws -> [JSONSchema] {
    try kinds.map { try JSONSchema("whatcanimake.\($0.name)", oneOf: $0.types) }
  }
}
