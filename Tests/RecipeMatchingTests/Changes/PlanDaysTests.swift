import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("The days of a plan")
struct PlanDaysTests {
  private static let names = [
    "meat (class)", "seafood (class)", "beef < meat", "bread", "butter", "carrot", "cheese",
    "cod < seafood", "ham < meat", "rice", "spinach",
  ]
  private static let keeps = [
    "beef: 2", "carrot: 28", "cod: 2", "ham: 21", "meat: 3", "spinach: 4",
  ]

  private func days(
    _ dishes: [SmallWorld.Dish],
    have: [String],
    count: Int,
    savesFresh: Bool = true
  ) throws -> [String] {
    let world = try SmallWorld(Self.names, keeps: Self.keeps, dishes: dishes)
    let query = try world.query(have)
    let plan = PantryPurchases(index: world.index, query: query).plan(
      count: count,
      days: count,
      allowance: 1,
      usingPantry: true,
      savesFresh: savesFresh,
      areAlike: { _, _ in false }
    )
    return plan.dishes.map { world.index.recipes.name(of: $0.match.recipe) }
  }

  @Test("what perishes first comes first, be it there or bought, and what keeps comes last")
  func order() throws {
    let dishes: [SmallWorld.Dish] = [
      .init("A Carrots", "carrot", "bread"), .init("B Ham", "ham", "butter"),
      .init("C Spinach", "spinach", "cheese"), .init("D Cod", "cod", "rice"),
    ]
    let have = ["bread", "butter", "carrot", "cheese", "ham", "rice", "spinach"]
    #expect(
      try days(dishes, have: have, count: 4) == ["D Cod", "C Spinach", "B Ham", "A Carrots"]
    )
    #expect(
      try days(dishes, have: have + ["cod"], count: 4)
        == ["D Cod", "C Spinach", "B Ham", "A Carrots"]
    )
  }

  @Test("fish waits for nothing, not even for its second day, and comes before meat")
  func fish() throws {
    let dishes: [SmallWorld.Dish] = [
      .init("A Beef", "beef", "bread"), .init("B Spinach", "spinach", "cheese"),
      .init("C Cod", "cod", "rice"), .init("D Cod", "cod", "butter"),
    ]
    let have = ["beef", "bread", "butter", "cheese", "cod", "rice", "spinach"]
    #expect(
      try days(dishes, have: have, count: 4) == ["C Cod", "D Cod", "A Beef", "B Spinach"]
    )
  }

  @Test("of what keeps as short, what is there comes before what is bought")
  func there() throws {
    let dishes: [SmallWorld.Dish] = [
      .init("A Cod", "cod", "rice"), .init("B Beef", "beef", "bread"),
    ]
    #expect(try days(dishes, have: ["beef", "bread", "rice"], count: 2) == ["B Beef", "A Cod"])
  }

  @Test("meat is used also where it keeps, unless no dinners are planned")
  func meat() throws {
    var cheese = SmallWorld.Dish("Toastie", "cheese", "bread")
    cheese.renown = Renown.wide
    let dishes = [cheese, .init("Sandwich", "ham", "bread")]
    let have = ["bread", "cheese", "ham"]
    #expect(try days(dishes, have: have, count: 1) == ["Sandwich"])
    #expect(try days(dishes, have: have, count: 1, savesFresh: false) == ["Toastie"])
  }
}
