import Foundation
import RecipeModel

/// Everything that one person keeps, as it stands in an export file. Times are in seconds since 1970.
struct NotebookExport: Codable, Equatable {
  static let schemaName = "whatcanimake.notebook/1"
  /// In bytes of UTF-8: what the notebook can hold.
  static let longestDishID = 1_000

  var schema = schemaName
  var person: String
  /// The dishes that anything below speaks of, as they were when it was last saved; by id.
  var dishes: [KeptDish] = []
  /// In the order of the pantry list.
  var pantry: [PantryItem] = []
  var favorites: [FavoriteDish] = []
  var ratings: [DishRating] = []
  var notes: [DishNote] = []
  var reviews: [DishNote] = []
  /// In the order in which they were written.
  var comments: [DishNote] = []
  /// The wishlist first, then in the order in which they were made.
  var lists: [DishList] = []
  /// In the order in which entries were made; the batch that each became is a position in `pantry` from 0.
  var shopping: [ShoppingItem] = []
  /// The oldest first.
  var history: [HistoryEntry] = []
  /// By subject; nil in exports of versions that kept none.
  var taste: [TasteOpinion]? = []
  /// In the order in which it was said; nil in exports of versions that kept none.
  var avoided: [AvoidedThing]? = []
  /// In the order in which it was said; nil in exports of versions that kept none.
  var staples: [KeptStaple]? = []
  /// What the person says about ingredients, in the order in which it was said; nil in exports of versions that kept
  /// none.
  var taught: [TaughtFact]? = []
  /// The books on the wishlist: the newest first; nil in exports of versions that kept none.
  var books: [KeptBook]? = []
  /// The favourite lists of books in the order in which they were chosen, then those that were only
  /// looked at, by name; nil in exports of versions that kept none.
  var shelfLists: [KeptBookList]? = []
  /// The recipes that the person wrote and has not deleted; by id.
  var recipes: [Pictured<OwnRecipe>] = []
  /// The dishes that the person changed for themselves; by id. Nil in exports of versions that kept none.
  var versions: [Pictured<DishVersion>]? = []
  /// By day; nil where nothing is planned.
  var plan: [PlanEntry.Content]?
  /// A line about the person; nil where they say none.
  var about: String?
  /// The person's picture in base 64; nil where they show none.
  var picture: String?
  /// Whom the person follows, by name as it is compared; nil for nobody.
  var follows: [String]?
  /// Whom the person keeps away; nil for nobody.
  var blocks: [String]?
  /// What others see otherwise than without a word: the profile, then recipes, lists and remarks; nil where there is none.
  var shown: [Shown]?

  /// Something of the person's own, and who may see it.
  struct Shown: Codable, Hashable {
    var kind: String
    var visibility: String
    /// Of a recipe, review or comment.
    var dish: DishID?
    /// Of a list.
    var name: String?
    /// Of a review or comment: when it was written.
    var at: Int?
  }

  struct KeptBookList: Codable, Equatable {
    var name: String
    /// Nil for a list that is no favourite.
    var favorite: Favorite?
    /// Nil for a list that was never looked at.
    var seen: Seen?

    struct Favorite: Codable, Equatable {
      var title: String
      var at: Int
    }

    struct Seen: Codable, Equatable {
      var published: String
      var isbns: [String]
      var at: Int
    }
  }

  /// Something with its picture, in one object.
  struct Pictured<Thing: Codable & Equatable>: Codable, Equatable {
    var thing: Thing
    /// In base 64.
    var picture: String?

    private enum CodingKeys: CodingKey {
      case picture
    }

    init(_ thing: Thing, _ picture: [UInt8]?) {
      self.thing = thing
      self.picture = picture.map { Data($0).base64EncodedString() }
    }

    init(from decoder: any Decoder) throws {
      thing = try Thing(from: decoder)
      picture = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(String.self, forKey: .picture)
    }

    func encode(to encoder: any Encoder) throws {
      try thing.encode(to: encoder)
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encodeIfPresent(picture, forKey: .picture)
    }
  }
}
