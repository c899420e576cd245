import WhatCanIMake

/// Photos that people send from a page: of what they cooked, and of themselves.
enum PhotoScreen {
  static let routes = [
    ofRecipe, ofMyself,
    Route.form("/recipes/{id}/picture/none", doing: PictureRoutes.removeOfRecipe, then: "/recipes"),
    Route.form("/me/picture/none", doing: PictureRoutes.removeOfMyself, then: "/me"),
  ]

  private static let file = FormFile(name: "picture", summary: "A JPEG, PNG or WebP picture.")

  private static let ofRecipe = form(
    "/recipes/{id}/picture",
    doing: PictureRoutes.setOfRecipe,
    then: "/recipes"
  )
  private static let ofMyself = form(
    "/me/picture",
    doing: PictureRoutes.setOfMyself,
    then: "/me"
  )

  private static func form(_ path: String, doing route: Route, then page: String) -> Route {
    Route.form(
      path,
      route.summary,
      for: route.audience,
      parameters: route.parameters,
      with: file,
      most: route.mostBytes
    ) { said, asker in
      _ = try await route.answer(said, asker)
      return Destination(page)
    }
  }
}
