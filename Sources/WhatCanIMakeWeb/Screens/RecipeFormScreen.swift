import RecipeAccounts
import WhatCanIMake

/// Where somebody writes a recipe, or changes one: from nothing, from a text, from a page, or from what another program shares.
enum RecipeFormScreen {
  static let routes = [blank, read, create, edit, change]

  private static let withPhoto = Field.flag("photo", "Whether to use the photo that was shared.")

  // Installed apps of an older manifest share by these.
  private static let sharedTitle = Parameter.text("title", "The title that was shared.")
  private static let sharedText = Parameter.shared("text", "The text that was shared.")
  private static let sharedAddress = Parameter.shared("url", "The address of a web page.")

  private static let givenText = Field.optionalProse(
    "text",
    "The text of the recipe, in any format.",
    most: 200_000
  )
  private static let givenAddress = Field.optionalText(
    "url",
    "The address of a web page that contains the recipe.",
    length: 1...2_000
  )

  private static let blank = Route.page(
    "/recipes/new",
    "The page where you write a recipe, or create one from a text that another app shared.",
    for: .writer,
    parameters: [sharedTitle.facts, sharedText.facts, sharedAddress.facts]
  ) { said, asker in
    try await shared(
      title: try said[sharedTitle],
      text: try said[sharedText],
      address: try said[sharedAddress],
      asker
    )
  }

  /// The form with what another program shares; a page is not fetched before somebody asks for it.
  ///
  /// - Parameter hasPhoto: Whether a photo was shared, which goes with the recipe.
  static func shared(
    title: String?,
    text: String?,
    address: String?,
    hasPhoto: Bool = false,
    _ asker: Asker
  ) async throws -> Page {
    var (text, address) = (text, address)
    // Browsers share the address of a page as a text.
    if address == nil, let only = text, PageAccess.isAddress(only),
      !only.contains(where: \.isWhitespace)
    {
      (text, address) = (nil, only)
    }
    var written = WrittenRecipe(title: title)
    var problem: String?
    if let text { (written, problem) = try await draft(text, titled: title, asker) }
    if problem != nil, address == nil {
      // Other programs write a few words before it.
      address = text?.split(whereSeparator: \.isWhitespace).map(String.init)
        .last(where: PageAccess.isAddress)
    }
    return page(written, asker, problem, address: address, hasPhoto: hasPhoto)
  }

  /// Nothing is kept: what was read stands in the form, to be looked at.
  private static let read = Route.shown(
    "/recipes/new",
    "Fills in the form with a recipe from a text or a web page.",
    for: .writer,
    fields: [givenText.facts, givenAddress.facts, RecipeForm.title.facts],
    most: RecipeForm.bytes,
    load: .heavy
  ) { said, asker in
    if let address = try said[givenAddress], PageAccess.isAddress(address) {
      return try await fetched(address, asker)
    }
    guard let text = try said[givenText] else {
      return page(
        WrittenRecipe(title: try said[RecipeForm.title]),
        asker,
        asker.pages.words("recipe.nothing-given"),
        address: try said[givenAddress],
        status: 400
      )
    }
    if PageAccess.isAddress(text), !text.contains(where: \.isWhitespace) {
      return try await fetched(text, asker)
    }
    let (written, problem) = try await draft(text, titled: try said[RecipeForm.title], asker)
    return page(
      written,
      asker,
      problem,
      text: problem == nil ? nil : text,
      status: problem == nil ? 200 : 400
    )
  }

  private static let create = Route(
    "/recipes",
    "Creates a recipe of your own, which is private and becomes a favourite.",
    method: .post,
    for: .writer,
    body: .form(RecipeForm.fields + [withPhoto.facts], most: RecipeForm.bytes),
    status: 303,
    type: Page.type,
    reader: .browser
  ) { said, asker in
    let (written, hasPhoto) = (try RecipeForm.written(said), try said[withPhoto] ?? false)
    let person = try asker.signedIn.person
    return try await kept(
      written,
      asker,
      again: { page(written, asker, $0, hasPhoto: hasPhoto, status: 400) }
    ) { notebook in
      let id = try notebook.createRecipe(written).recipe.id
      if hasPhoto, let photo = asker.people.photos.take(of: person) {
        try notebook.setPicture(of: id, photo)
      }
      return id
    }
  }

  private static let edit = Route.page(
    "/recipes/{id}/edit",
    "The page where you change your own recipe, or create your version of another dish.",
    for: .writer,
    parameters: [DishQuestions.id.facts]
  ) { said, asker in
    let id = try said[DishQuestions.id]
    let (written, kind) = try await asker.ask { kitchen in
      let dish = try kitchen.changeable(id)
      return (RecipeForm.asSaid(WrittenRecipe(dish.recipe)), try kitchen.ownership(of: dish))
    }
    return page(written, asker, nil, changing: (id, kind))
  }

  private static let change = Route(
    "/recipes/{id}",
    "Changes one of your own recipes, or your version of another dish.",
    method: .post,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: .form(RecipeForm.fields, most: RecipeForm.bytes),
    status: 303,
    type: Page.type,
    reader: .browser
  ) { said, asker in
    let (id, written) = (try said[DishQuestions.id], try RecipeForm.written(said))
    let kind = try await asker.ask { try $0.ownership(of: try $0.changeable(id)) }
    return try await kept(
      written,
      asker,
      again: { page(written, asker, $0, changing: (id, kind), status: 400) }
    ) { notebook in
      let dish = try notebook.kitchen.changeable(id)
      let before = RecipeForm.asSaid(WrittenRecipe(dish.recipe))
      let changes = written.changes(since: before)
      guard changes != WrittenRecipe() else { return dish.id }
      switch kind {
      case .own: _ = try notebook.changeRecipe(dish.id, changes)
      case .version, .source: _ = try notebook.changeVersion(of: dish, changes)
      }
      return dish.id
    }
  }

  /// Writes a recipe, and goes on to its page; what is wrong with it is said on the form itself.
  private static func kept(
    _ written: WrittenRecipe,
    _ asker: Asker,
    again: @escaping @Sendable (String) -> Page,
    _ write: @escaping @Sendable (Notebook) throws -> DishID
  ) async throws -> Answer {
    do {
      let id = try await asker.write(write)
      await asker.keeper.caughtUp()
      let target = "/dish/\(queryText(id.description))"
      return Answer(status: 303, headers: [.init("Location", target)])
    } catch let error as KitchenError {
      guard case .badRecipe = error.reason else { throw error }
      return again(Self.words(of: error, asker))
        .answer(asker, holder: try await PageHolder(asker))
    }
  }

  private static func fetched(_ address: String, _ asker: Asker) async throws -> Page {
    let ways = try asker.ways
    let kitchen = try await asker.keeper.kitchen(for: asker.identity.person)
    do {
      var written = try await ways.draft(at: address, kitchen)
      written.link = written.link ?? address
      return page(RecipeForm.asSaid(written), asker, nil, isRead: true)
    } catch let error as KitchenError {
      return page(
        WrittenRecipe(),
        asker,
        words(of: error, asker),
        address: address,
        status: 400
      )
    }
  }

  private static func draft(
    _ text: String,
    titled title: String?,
    _ asker: Asker
  ) async throws -> (WrittenRecipe, String?) {
    do {
      var written = try await asker.ask { kitchen in
        RecipeForm.asSaid(try kitchen.draft(ofText: text))
      }
      written.title = title ?? written.title
      return (written, nil)
    } catch let error as KitchenError {
      // It may be a recipe all the same, which somebody puts into the fields by hand.
      return (
        WrittenRecipe(
          title: title,
          directions: text.split(whereSeparator: \.isNewline).map(String.init)
        ),
        words(of: error, asker)
      )
    }
  }

  /// Why something is no recipe, without the name of a file, which nobody gave.
  private static func words(of error: KitchenError, _ asker: Asker) -> String {
    switch error.reason {
    case .nothingImported(let problems):
      asker.pages.words("recipe.unread", ["reason": "\(problems.first?.reason ?? .unknownFormat)"])
    case .badRecipe(let problem): "\(problem.reason)"
    default: "\(error)"
    }
  }

  private static func page(
    _ written: WrittenRecipe,
    _ asker: Asker,
    _ problem: String?,
    text: String? = nil,
    address: String? = nil,
    changing: (id: String, kind: Ownership)? = nil,
    isRead: Bool = false,
    hasPhoto: Bool = false,
    status: Int = 200
  ) -> Page {
    let words = asker.pages.words
    let title = words(
      changing.map { $0.kind == .own ? "recipe.edit" : "recipe.version" } ?? "recipe.new"
    )
    var filling = RecipeForm.filling(written)
    filling["heading"] = .text(title)
    filling["action"] = .text(changing.map { "/recipes/\(queryText($0.id))" } ?? "/recipes")
    filling["back"] = .text(changing.map { "/dish/\(queryText($0.id))" } ?? "/recipes")
    filling["problem"] = .text(problem?.asSentence)
    filling["isNew"] = .flag(changing == nil)
    filling["isVersion"] = .flag(changing.map { $0.kind != .own } ?? false)
    filling["given"] = .text(text)
    filling["address"] = .text(address)
    filling["mayFetch"] = .flag(asker.mayReachOut)
    filling["isGiven"] = .flag(text != nil || address != nil)
    filling["hasPhoto"] = .flag(hasPhoto)
    filling["isRead"] = .flag(changing == nil && problem == nil && written.ingredients != nil)
    var page = Page(template: "recipeform", title: title, section: .saved, filling: .keys(filling))
    page.status = status
    return page
  }
}

/// Whose a dish is, for whoever changes it.
enum Ownership: Sendable {
  /// They wrote it.
  case own
  /// It is their version of a dish.
  case version
  /// It is as its source has it.
  case source
}

extension Kitchen {
  /// The dish with an id, where the person may change it, or make a version of it.
  ///
  /// - Throws: 404 for what is not there, and for a recipe that somebody else wrote.
  func changeable(_ id: String) throws -> FoundDish {
    let dish = try known(id)
    guard dish.keptAt == nil, try ownership(of: dish) == .own || !isWritten(dish.id) else {
      throw Problem.unknown("recipe of your own")
    }
    return dish
  }

  /// Whether somebody of the store wrote a dish.
  private func isWritten(_ dish: DishID) -> Bool { dish.source == OwnRecipe.source }

  func ownership(of dish: FoundDish) throws -> Ownership {
    if snapshot.ownRecipes.contains(dish.id) { return .own }
    return try version(of: dish.id) == nil ? .source : .version
  }
}

extension Parameter where Value == String? {
  /// What another program shares: longer than what somebody types.
  fileprivate static func shared(_ name: String, _ summary: String) -> Self {
    let rule = TextRule(length: 1...6_000)
    return Parameter(facts: ParameterFacts(name: name, kind: .text(rule), summary: summary)) {
      values throws(Problem) in
      guard let text = values.first else { return nil }
      guard values.count == 1 else { throw .bad(name, "\(name) is given more than once") }
      if let fault = rule.fault(in: text, called: name) { throw .bad(name, fault) }
      return text
    }
  }
}
