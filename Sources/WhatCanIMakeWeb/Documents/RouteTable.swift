/// Every route that there is; what does not stand here does not exist.
package struct RouteTable: Sendable {
  package let routes: [Route]

  /// The routes of the server.
  package static let all: RouteTable = {
    let questions =
      [MatchQuestion.route] + DishQuestions.routes + ListQuestions.routes
      + ShoppingQuestions.routes + ArtRoutes.routes + [CompletionQuestion.route]
    let accounts =
      AccountRoutes.routes + SessionRoutes.routes + TokenRoutes.routes + HouseholdRoutes.routes
      + InvitationRoutes.routes + LeavingRoutes.routes + AdministratorRoutes.routes
    let things =
      FavouriteRoutes.routes + RatingRoutes.routes + NoteRoutes.routes + PantryRoutes.routes
      + UndoRoutes.routes + ShoppingRoutes.routes + ShoppingChangeRoutes.routes
      + AvoidedRoutes.routes + EventRoutes.routes + ListRoutes.routes + CookingRoutes.routes
      + OwnRecipeRoutes.routes + StapleRoutes.routes + TasteRoutes.routes
      + SuggestionRoutes.routes + RemarkRoutes.routes + PictureRoutes.routes
    let others =
      PeopleRoutes.routes + VisibilityRoutes.routes + FeedRoutes.routes + ShareLinkRoutes.routes
      + PlanRoutes.routes + NumberRoutes.routes + BookRoutes.routes + SourceRoutes.routes
      + ImportRoutes.routes + JobRoutes.routes
    let served = HealthChecks.routes + questions + accounts + things + others
    return RouteTable(routes: served + [document(of: served)] + Screens.routes)
  }()

  private static func document(of routes: [Route]) -> Route {
    // It never changes while the program runs.
    let text = Result { try OpenAPIDocument.text(of: routes) }
    return Route(
      "/api/v1/openapi.json",
      "This API as an OpenAPI 3.1 document.",
      for: .anyone
    ) { _, _ in
      Answer(try text.get(), type: "application/json")
    }
  }

  /// The routes of a path, each with its named parts.
  func routes(at path: [String]) -> [(route: Route, parts: [RequestTarget.Pair])] {
    routes.compactMap { route in route.path.parts(of: path).map { (route, $0) } }
  }
}
