import RecipeAccounts
import WhatCanIMake

/// Pictures of what people wrote, and of themselves.
enum PictureRoutes {
  static let size: Parameter<PictureMaker.Size?> = .word(
    "size",
    "The length of the longer side: small is at most 480 pixels, large at most 1,600 pixels (default: large)."
  )
  static let most = 20 << 20
  static let types = ["image/jpeg", "image/png", "image/webp", "application/octet-stream"]

  static let routes = [ofDish, setOfRecipe, removeOfRecipe, ofPerson, setOfMyself, removeOfMyself]

  private static let ofDish = Route(
    "/api/v1/dishes/{id}/picture",
    "Returns the photo of a dish as WebP.",
    for: .visitor,
    parameters: [DishQuestions.id.facts, size.facts],
    type: "image/webp"
  ) { said, asker in
    let (id, size) = (try said[DishQuestions.id], try said[size] ?? .large)
    let kept = try await asker.ask { kitchen in try kitchen.picture(of: try kitchen.seen(id)) }
    return try await asker.answer(kept, size)
  }

  static let setOfRecipe = Route(
    "/api/v1/recipes/{id}/picture",
    "Sets the photo of one of your own recipes (JPEG, PNG or WebP). All metadata of the photo is removed.",
    method: .put,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: .file(types, most: most),
    status: 204
  ) { said, asker in
    let id = DishID(try said[DishQuestions.id])
    return try await asker.setPicture(of: id, try await asker.made(said))
  }

  static let removeOfRecipe = Route(
    "/api/v1/recipes/{id}/picture",
    "Removes the photo of one of your own recipes.",
    method: .delete,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    status: 204
  ) { said, asker in
    let id = DishID(try said[DishQuestions.id])
    return try await asker.change("picture of your own") { try $0.removePicture(of: id) }
  }

  private static let ofPerson = Route(
    "/api/v1/people/{name}/picture",
    "Returns a person's profile photo as WebP, if you are allowed to see the profile.",
    for: .visitor,
    parameters: [PeopleRoutes.name.facts, size.facts],
    type: "image/webp"
  ) { said, asker in
    let (name, size) = (AccountName.folded(try said[PeopleRoutes.name]), try said[size] ?? .large)
    let kept = try await asker.reading { try $0.profilePicture(folded: name) }
    return try await asker.answer(kept, size)
  }

  static let setOfMyself = Route(
    "/api/v1/me/picture",
    "Sets your profile photo. Everyone who can see your profile can see the photo.",
    method: .put,
    for: .writer,
    body: .file(types, most: most),
    status: 204
  ) { said, asker in
    let picture = try await asker.made(said)
    try await asker.keeper.writeNotebook(as: try asker.person) {
      try $0.setProfilePicture(picture)
    }
    return .done()
  }

  static let removeOfMyself = Route(
    "/api/v1/me/picture",
    "Removes your profile photo.",
    method: .delete,
    for: .writer,
    status: 204
  ) { _, asker in
    try await asker.keeper.writeNotebook(as: try asker.person) { try $0.setProfilePicture(nil) }
    return .done()
  }
}

extension Asker {
  /// Gives a recipe of one's own a picture.
  ///
  /// - Throws: 404 for any other dish.
  func setPicture(of id: DishID, _ picture: [UInt8]) async throws -> Answer {
    try await change("recipe of your own") { try $0.setPicture(of: id, picture) }
  }

  /// The picture that came with the request, as it is kept.
  func made(_ said: Arguments) async throws -> [UInt8] {
    guard let upload = said.upload else { throw PictureMaker.unreadable }
    return try await people.pictures.picture(from: upload.path, .large)
  }

  /// - Throws: 404 where there is no picture.
  fileprivate func answer(
    _ kept: [UInt8]?,
    _ size: PictureMaker.Size
  ) async throws -> Answer {
    guard let kept else { throw Problem.unknown("picture") }
    let folder = keeper.places.uploads
    let bytes = try await people.shownPictures.picture(of: kept, size, in: folder)
    return Answer(webP: bytes)
  }
}

extension Answer {
  /// A picture as it is shown: it runs, loads and sends nothing.
  init(webP bytes: [UInt8]) {
    self.init(
      headers: [
        .init("Content-Type", "image/webp"), .init("Content-Disposition", "inline"),
        ArtRoutes.policy,
      ],
      body: bytes
    )
  }
}
