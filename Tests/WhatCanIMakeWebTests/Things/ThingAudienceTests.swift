import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Who may ask for what people keep")
struct ThingAudienceTests {
  static let things =
    FavouriteRoutes.routes + RatingRoutes.routes + NoteRoutes.routes + PantryRoutes.routes
    + UndoRoutes.routes + ShoppingRoutes.routes + ShoppingChangeRoutes.routes
    + AvoidedRoutes.routes + EventRoutes.routes + ListRoutes.routes + CookingRoutes.routes
    + OwnRecipeRoutes.routes + PlanRoutes.routes + VisibilityRoutes.routes + FeedRoutes.routes

  @Test("a program that may read changes nothing, nor does a guest what is shared, nor nobody")
  func refusals() async throws {
    let house = try await SharedHouse.open()
    let reading = try await house.anna.program(.read, in: house.household)
    for route in Self.things {
      let target = route.path.description.split(separator: "/")
        .map { $0.hasPrefix("{") ? "1" : $0 }.joined(separator: "/")
      let method = route.method.rawValue
      #expect(await house.anna.server.ask(method, "/\(target)").status == 401, "\(route.name)")
      let program = await reading.ask(method, "/\(target)").status
      let guest = await house.gus.ask(method, "/\(target)").status
      if route.method == .get {
        #expect(route.audience == .reader, "\(route.name)")
        #expect([200, 404].contains(program), "\(route.name): \(program)")
        #expect(guest == program, "\(route.name)")
      } else {
        #expect([.writer, .member].contains(route.audience), "\(route.name)")
        #expect(program == 403, "\(route.name)")
        #expect((guest == 403) == (route.audience == .member), "\(route.name): \(guest)")
      }
    }
  }

  @Test("what a household shares is changed as its members may, what is one's own by oneself")
  func audiences() {
    let shared = ["pantry", "shopping", "plan", "undo"]
    for route in Self.things where route.method != .get {
      let isShared = shared.contains { route.path.description.hasPrefix("/api/v1/\($0)") }
      #expect((route.audience == .member) == isShared, "\(route.name)")
    }
  }
}
