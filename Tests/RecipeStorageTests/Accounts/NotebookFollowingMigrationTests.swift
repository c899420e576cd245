import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("A notebook of the version before people followed each other")
struct NotebookFollowingMigrationTests {
  @Test("everything is as it was, and what was published is the household's, never public")
  func migrated() throws {
    let folder = try TemporaryFolder()
    let schema = StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: Array(NotebookSchema.current.steps.prefix(13))
    )
    let old = try NotebookStore(opening: folder.notebook, now: today, schema: schema)
    let (anna, ben, carl) = (try person("anna"), try person("ben"), try person("carl"))
    for person in [anna, ben, carl] {
      try fill(old, for: person)
      _ = try old.write(person, now: today) {
        try $0.createAccount(folded: person.name, password: nil, recovery: nil)
      }
    }
    let published = try old.read(anna) { try $0.ownRecipes() }.filter { $0.publishedAt != nil }
    #expect(!published.isEmpty)
    let before = try [anna, ben, carl].map { try old.contents(of: $0) }
    let store = try NotebookStore(folder)
    try store.verify()
    #expect(try [anna, ben, carl].map { try store.contents(of: $0) } == before)
    #expect(try names(in: folder.backups) == ["user-schema13-\(today).db"])
    let household = try #require(
      try store.write(anna, now: today) { try $0.foundHousehold(named: "Home") }
    ).number
    #expect(try store.write(ben, now: today) { try $0.join(household, as: .guest) } == nil)
    let id = published[0].recipe.id
    #expect(try store.read(ben) { try $0.recipeIDs().visible }.contains(id))
    #expect(try !store.read(carl) { try $0.recipeIDs().visible }.contains(id))
    #expect(try store.read(nil) { try $0.recipeIDs().open } == [])
    let levels = try store.read(anna) { try $0.publications().map(\.visibility) }
    #expect(Set(levels) == [.household, .owner])
  }
}
