import RecipeAccounts
import WhatCanIMake

/// What another program on somebody's phone shares with the pages: a text, the address of a page, a photo, or a file of recipes.
enum ReceivingScreen {
  static let routes = [receive, photo, give]

  /// The names in the manifest's `share_target`.
  static let path = "/recipes/shared"
  static let file = FormFile(name: "file", summary: "A photo or a file of recipes.")
  static let title = RecipeForm.title
  static let text = Field.optionalProse("text", "The text that was shared.", most: 200_000)
  static let address = Field.optionalProse("url", "The address of a web page.", most: 2_000)

  private static let recipe = Field.text("recipe", "The recipe's id.", length: 1...300)
  private static let photoPath = "/recipes/photo"

  /// Nothing is kept but the recipes of a file: the rest stands in the form, to be looked at.
  private static let receive = Route(
    path,
    "Receives what another app shares. A text or a web page fills in a new recipe, a photo is stored until you choose its recipe, and a file is imported.",
    method: .post,
    for: .writer,
    body: .formWithFile(file, [title.facts, text.facts, address.facts], most: ImportRoutes.most),
    type: Page.type,
    reader: .browser,
    load: .heavy
  ) { said, asker in
    var hasPhoto = false
    if let upload = said.upload {
      guard PictureMaker.isPicture(upload.path) else {
        return try await ImportScreen.taking(upload, asker).answer(after: nil)
      }
      let made = try await asker.made(said)
      asker.people.photos.put(made, of: try asker.signedIn.person)
      hasPhoto = true
    }
    var page = try await RecipeFormScreen.shared(
      title: try said[title],
      text: try said[text],
      address: try said[address],
      hasPhoto: hasPhoto,
      asker
    )
    if hasPhoto { page.filling = page.filling.with(try await recipes(asker)) }
    return page.answer(asker, holder: try await PageHolder(asker))
  }

  /// The recipes to one of which the photo may be given.
  private static func recipes(_ asker: Asker) async throws -> [String: Filling] {
    let own = try await asker.ask { try $0.ownRecipes().map(\.recipe) }
      .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
    return [
      "recipes": .list(
        own.map { ["id": .text($0.id.description), "name": .text($0.name)] }
      ),
      "hasRecipes": .flag(!own.isEmpty),
    ]
  }

  private static let photo = Route(
    photoPath,
    "Returns the photo that you shared and have not added to a recipe yet.",
    for: .writer,
    type: "image/webp",
    reader: .browser,
    keeping: .never
  ) { _, asker in
    guard let photo = asker.people.photos.photo(of: try asker.signedIn.person) else {
      throw Problem.unknown("picture")
    }
    return Answer(webP: photo)
  }

  private static let give = Route.form(
    photoPath,
    "Adds the photo that you shared to one of your own recipes.",
    for: .writer,
    fields: [recipe.facts]
  ) { said, asker in
    let (id, person) = (DishID(try said[recipe]), try asker.signedIn.person)
    guard let photo = asker.people.photos.photo(of: person) else {
      throw Problem(410, "the shared photo is no longer available; share it again")
    }
    _ = try await asker.setPicture(of: id, photo)
    _ = asker.people.photos.take(of: person)
    return Destination("/dish/\(queryText(id.description))")
  }
}
