import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Plans of a kitchen")
struct PlanTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func plan(
    _ count: Int,
    _ kind: Recipe.Kind? = .cocktail,
    _ change: (inout PlanRequest) -> Void = { _ in }
  ) throws -> PlanReply {
    let day = CalendarDay("2026-11-20")
    var request = PlanRequest(
      match: MatchRequest(usesPantry: true, today: day, filter: RecipeFilter(kind: kind)),
      count: count
    )
    change(&request)
    return try notebook.reopened().plan(request)
  }

  private func names(_ reply: PlanReply) -> [String] {
    reply.dishes.map(\.match.name)
  }

  @Test("two dishes take from one bottle, and what runs out is bought once")
  func oneBottle() throws {
    _ = try notebook.addToPantry(["gin 100 ml", "lime", "sugar", "tonic water"])
    let short = try plan(2)
    #expect(names(short) == ["Gin and Tonic", "Gimlet"])
    #expect(short.buy.map(\.name) == ["gin"] && short.buy.allSatisfy(\.tooLittle))
    #expect(short.isOptimal)
    #expect(try plan(1).buy.isEmpty)
    _ = try notebook.addToPantry(["gin 8 ml"])
    #expect(try plan(2).buy.isEmpty)
  }

  @Test("what expires soonest is cooked first, and on the days asked for")
  func days() throws {
    _ = try notebook.addToPantry(["bread", "butter", "flour", "milk", "egg", "sugar"])
    _ = try notebook.addToPantry(["milk"], expires: CalendarDay("2026-11-23"))
    _ = try notebook.addToPantry(["butter"], expires: CalendarDay("2026-11-21"))
    let reply = try plan(3, .meal) { $0.perDay = 2 }
    #expect(names(reply).first == "Fried Bread")
    #expect(reply.dishes.map { $0.uses.map(\.daysLeft) }.prefix(2) == [[1, 3], [3]])
    #expect(reply.dishes.map(\.day) == [1, 1, 2])
    #expect(try plan(1, .meal).dishes.first?.day == nil)
  }

  @Test("dishes that the request leaves out are not planned, and other dishes take their days")
  func leftOut() throws {
    _ = try notebook.addToPantry(["gin", "lime", "sugar", "tonic water"])
    let first = try plan(1)
    let dish = try #require(first.dishes.first?.match)
    let other = try plan(1) { $0.leavingOut = [dish.id] }
    #expect(other.dishes.count == 1 && names(other) != [dish.name])
    let all = try plan(10)
    #expect(try plan(10) { $0.leavingOut = all.dishes.map(\.match.id) }.dishes.isEmpty)
    #expect(try plan(1) { $0.leavingOut = [DishID("none:such")] }.dishes == first.dishes)
  }

  @Test("what was cooked or suggested lately stays away until it is asked for")
  func known() throws {
    _ = try notebook.addToPantry(["gin", "lime", "sugar", "tonic water"])
    _ = try notebook.cooked(try notebook.kitchen.dish("gimlet"), takesFromPantry: false)
    let fresh = try plan(3) { $0.knownSince = KeepingWorld.time - 1 }
    #expect(!names(fresh).contains("Gimlet") && fresh.known == 1)
    #expect(names(try plan(3)).contains("Gimlet"))
    #expect(names(try plan(3) { $0.knownSince = KeepingWorld.time }).contains("Gimlet"))
    try notebook.skip([try notebook.kitchen.dish("gin and tonic")])
    let wanted = try plan(3)
    #expect(!names(wanted).contains("Gin and Tonic") && wanted.unwanted == 1)
  }

  @Test("what must be used is used by some dish, and what none uses is named")
  func use() throws {
    _ = try notebook.addToPantry(["gin", "tonic water"])
    let rum = try plan(1) { $0.match.use = ["white rum"] }
    #expect(names(rum) == ["Daiquiri"] && rum.unused.isEmpty)
    let both = try plan(1) { $0.match.use = ["gin", "white rum", "bread"] }
    #expect(both.unused.count == 2 && both.gap.asked == 0)
    #expect(both.unused.last == "bread")
  }

  @Test("a dish misses at most two things where so many dishes do, and more where they must")
  func cap() throws {
    // Sugar for syrup is lacking too where nothing is to be bought.
    let all = try plan(3) { $0.buying = 0 }
    #expect(all.dishes.count == 3 && all.missingAtMost == 4)
    #expect(try plan(3).missingAtMost == 2)
    #expect(try plan(1).missingAtMost == 2)
    let strict = try plan(3) { $0.missingAtMost = 2 }
    #expect(strict.dishes.count < 3 && strict.missingAtMost == 2)
  }

  @Test("a plan goes on a list in its order, and what it lacks on the shopping list")
  func keep() throws {
    _ = try notebook.addToPantry(["gin 100 ml", "lime", "sugar"])
    let plan = try plan(3)
    #expect(plan.buy.map(\.name) == ["gin", "tonic water", "white rum"])
    let (added, list) = try notebook.save(plan, onList: " Bar night ")
    #expect(added.count == 3 && list == "Bar night")
    let kept = try notebook.kitchen.list(named: "bar night").dishes.map(\.id)
    #expect(kept == plan.dishes.map(\.match.id))
    #expect(try notebook.save(plan, onList: "BAR NIGHT").added.isEmpty)
    #expect(try failure { _ = try notebook.save(plan, onList: " ") } != nil)
    _ = try notebook.shop(for: plan)
    let shopping = ["gin ?", "tonic water 150 ml", "white rum 60 ml"]
    #expect(try Set(notebook.reopened().shoppingLines()) == Set(shopping))
    _ = try notebook.shop(for: plan)
    #expect(try Set(notebook.reopened().shoppingLines()) == Set(shopping))
  }
}
