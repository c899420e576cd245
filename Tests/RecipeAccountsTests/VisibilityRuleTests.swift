import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import RecipeAccounts

/// What the notebook lets people read is what the rule of permissions says: each is the other's twin.
@Suite("Who may see what somebody made")
struct VisibilityRuleTests {
  private static let now = 1_763_683_200

  private let folder: TemporaryFolder
  private let store: NotebookStore

  /// Anna made everything. Ben shares her household, gus as a guest; flo follows her, kit followed her and is kept away;
  /// sid is a stranger.
  private static let readers = ["anna", "ben", "gus", "flo", "kit", "sid", nil]

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(opening: "\(folder.path)/user.db", now: Self.now)
    for name in Self.readers.compactMap(\.self) {
      _ = try write(name) {
        try $0.createAccount(folded: name, password: nil, recovery: nil)
      }
    }
    let home = try #require(try write("anna") { try $0.foundHousehold(named: "Home") }).number
    _ = try write("ben") { try $0.join(home, as: .member) }
    _ = try write("gus") { try $0.join(home, as: .guest) }
    _ = try write("sid") { try $0.foundHousehold(named: "Elsewhere") }
    _ = try write("anna") { try $0.setVisibility(of: .profile, to: .everyone) }
    for name in ["flo", "kit"] {
      #expect(try write(name) { try $0.follow(folded: "anna") } == nil)
    }
    #expect(try write("anna") { try $0.block(folded: "kit") } == nil)
  }

  private func person(_ name: String) throws -> Person { try #require(Person(name)) }

  private func write<Value>(_ name: String, _ body: (NotebookWriter) throws -> Value) throws
    -> Value
  {
    try store.write(try person(name), now: Self.now, body)
  }

  /// What the rule of permissions says of a reader.
  private func expected(_ name: String?, _ visibility: Visibility) throws -> Bool {
    let owner = try #require(try store.read(person("anna")) { try $0.currentPerson() })
    let number = try #require(owner.number)
    let household = try store.read(nil) { try $0.household(ofPerson: number) }?.household.number
    var actor = Actor.nobody
    if let name {
      let reader = try #require(
        try store.read(person(name)) { try $0.currentPerson() }?.number
      )
      actor = try store.read(nil) {
        Actor(try $0.account(of: reader)?.account, try $0.household(ofPerson: reader)?.membership)
      }
    }
    let published = Resource.Published(
      owner: number,
      household: household,
      visibility: visibility,
      isFollowed: name == "flo",
      isBlocked: name == "kit"
    )
    return may(actor, .read, .published(published)) == .allow
  }

  @Test(
    "recipes, remarks, lists and profiles are read as permissions say",
    arguments: Visibility.allCases
  )
  func sameRule(visibility: Visibility) throws {
    let dish = Recipe(
      id: DishID("own:pie"),
      name: "Pie",
      kind: .meal,
      lines: [],
      origin: RecipeOrigin(source: "own", nativeID: "pie")
    )
    let (recipe, remark, list) = try write("anna") { writer in
      let recipe = try writer.createRecipe(dish).recipe.id
      let remark = try writer.addComment(dish, "Good.").number
      try writer.createList("Party")
      let list = try #require(try writer.reader.listNumber(named: "Party"))
      for thing in [PublishedThing.recipe(recipe), .remark(remark), .list(list), .profile] {
        #expect(try writer.setVisibility(of: thing, to: visibility))
      }
      return (recipe, remark, list)
    }
    let anna = try #require(try store.read(person("anna")) { try $0.currentPerson() })
    for name in Self.readers {
      let isSeen = try expected(name, visibility)
      let comment = Comment(rawValue: "\(name ?? "nobody") \(visibility.rawValue)")
      try store.read(try name.map(person)) { reader in
        #expect(try reader.recipeIDs().visible.contains(recipe) == isSeen, comment)
        #expect(try reader.visibleRecipes(by: anna).contains(recipe) == isSeen, comment)
        let remarks = try reader.remarks(on: dish.id).map(\.number)
        #expect(remarks.contains(remark) == isSeen, comment)
        let lists = try reader.visibleLists(by: anna).map(\.number)
        #expect(lists.contains(list) == isSeen, comment)
        #expect((try reader.visiblePerson(folded: "anna") != nil) == isSeen, comment)
        // In a feed there is only what one follows.
        let isFed = name == "flo" && isSeen
        #expect(try reader.feed().count == (isFed ? 3 : 0), comment)
      }
    }
    try store.verify()
  }
}
