package import WhatCanIMake

/// Stars that a person gave a dish: `whatcanimake.rating/1`.
package struct RatingReply: JSONReply {
  package let schema: String
  package let id: DishID
  package let name: String
  /// 1 to 5; nil where there are none.
  package let stars: Int?

  init(_ rating: Rating?, of dish: FoundDish) {
    schema = "whatcanimake.rating/1"
    id = dish.id
    name = dish.recipe.name
    stars = rating?.stars
  }
}

/// The stars that somebody gives, each person's own.
enum RatingRoutes {
  static let stars = Field.number("stars", 1...5, "The number of stars.")

  static let routes = [rating, rate, remove]

  private static let rating = Route(
    "/api/v1/ratings/{id}",
    "Returns your rating of a dish, in stars. It is null if you have not rated the dish.",
    for: .reader,
    parameters: [DishQuestions.id.facts],
    reply: "rating/1"
  ) { said, asker in try await current(said, asker) }

  static let rate = Route(
    "/api/v1/ratings/{id}",
    "Rates a dish with 1 to 5 stars.",
    method: .put,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: .json([stars.facts]),
    reply: "rating/1"
  ) { said, asker in
    let (id, stars) = (try said[DishQuestions.id], try said[stars])
    guard let rating = Rating(rawValue: stars) else {
      throw Problem.bad("stars", "stars must be a whole number between 1 and 5")
    }
    try await asker.write { try $0.rate(try $0.kitchen.known(id), rating) }
    return try await current(said, asker)
  }

  static let remove = Route.marking(
    "/api/v1/ratings/{id}",
    "Removes your rating of a dish.",
    method: .delete
  ) { _ = try $0.removeRating(of: $1) }

  private static func current(_ said: Arguments, _ asker: Asker) async throws -> Answer {
    try await asker.reply(about: try said[DishQuestions.id]) { kitchen, dish in
      RatingReply(kitchen.snapshot.marks(of: dish.id).rating, of: dish)
    }
  }
}
