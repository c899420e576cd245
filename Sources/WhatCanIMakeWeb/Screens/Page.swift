import WhatCanIMake

/// A page as a screen makes it, before its frame is around it.
struct Page: Sendable {
  /// Which entry of the navigation it belongs to.
  enum Section: String, Sendable {
    case make, browse, pantry, shopping, saved, account
    case none
  }

  static let type = "text/html; charset=utf-8"

  var template: String
  var title: String
  var section = Section.none
  var filling: Filling
  var status = 200
  var headers: [Answer.Header] = []

  /// The page in its frame, for whoever asks.
  ///
  /// - Parameter holder: As ``PageHolder`` says; nil for whoever is not signed in.
  func answer(_ asker: Asker, holder: PageHolder?) -> Answer {
    var frame = Self.frame(
      title: title,
      section: section,
      person: asker.identity.person,
      theme: asker.preferences.theme
    )
    frame["holder"] = .text(holder?.text)
    let whose = holder.map { [Answer.Header("X-Person", $0.text)] } ?? []
    return Answer(
      status: status,
      headers: [.init("Content-Type", Self.type)] + whose + headers,
      body: asker.pages.page(template, filling.with(frame))
    )
  }

  /// What the frame of every page is filled with.
  static func frame(
    title: String,
    section: Section,
    person: Person?,
    theme: Preferences.Theme?
  ) -> [String: Filling] {
    [
      "title": .text(title),
      "theme": .text(theme?.rawValue),
      "person": .text(person?.name),
      "personNumber": .text(person?.number.map { "\($0)" }),
      "isStranger": .flag(person == nil),
      "at-\(section.rawValue)": true,
    ]
  }
}

extension Route {
  /// A page.
  static func page(
    _ path: String,
    _ summary: String,
    for audience: Audience,
    parameters: [ParameterFacts] = [],
    keeping: Keeping = .whileUnchanged,
    load: Load = .light,
    _ page: @escaping @Sendable (Arguments, Asker) async throws -> Page
  ) -> Route {
    Route(
      path,
      summary,
      for: audience,
      parameters: parameters,
      type: Page.type,
      reader: .browser,
      keeping: keeping,
      load: load
    ) { said, asker in
      try await page(said, asker).answer(asker, holder: PageHolder(asker))
    }
  }

  /// A page that answers a question to the kitchen, and depends on nothing but what ``Asker/answer(_:to:_:)`` says.
  ///
  /// - Parameter question: Reads what was said, and gives what makes the page of a kitchen, with whether the same question
  ///   gives the same page while nothing changes.
  static func page(
    _ path: String,
    _ summary: String,
    for audience: Audience,
    answering parameters: [ParameterFacts],
    _ question:
      @escaping @Sendable (Arguments, Asker) throws -> (
        @Sendable (Kitchen) throws -> (page: Page, isLasting: Bool)
      )
  ) -> Route {
    Route(
      path,
      summary,
      for: audience,
      parameters: parameters,
      type: Page.type,
      reader: .browser,
      keeping: .whileUnchanged
    ) { said, asker in
      let asker = try asker.eating(said)
      let made = try question(said, asker)
      return try await asker.answer(path, to: said) { kitchen in
        let (page, isLasting) = try made(kitchen)
        let holder = try asker.identity.person.flatMap { try PageHolder($0, kitchen.snapshot) }
        let answer = page.answer(asker, holder: holder)
        guard isLasting else { return LastingAnswer(answer, bytes: nil) }
        return LastingAnswer(
          remembering: asker.preferences.takesGzip ? answer.compressed() : answer
        )
      }
    }
  }

  /// What a form does; then the browser goes on to a page.
  ///
  /// - Parameter change: Does it, and says to which page.
  static func form(
    _ path: String,
    _ summary: String,
    for audience: Audience,
    parameters: [ParameterFacts] = [],
    fields: [FieldFacts] = [],
    load: Load = .light,
    _ change: @escaping @Sendable (Arguments, Asker) async throws -> Destination
  ) -> Route {
    changing(
      path,
      summary,
      for: audience,
      parameters: parameters,
      body: .form(Destination.fields(beside: fields)),
      load: load,
      change
    )
  }

  /// What a form does that sends a file along; then the browser goes on to a page. 400 where no file was chosen.
  ///
  /// - Parameters:
  ///   - most: Of how many bytes all of it may be.
  ///   - change: Does it, and says to which page.
  static func form(
    _ path: String,
    _ summary: String,
    for audience: Audience,
    parameters: [ParameterFacts] = [],
    with file: FormFile,
    most: Int,
    load: Load = .light,
    _ change: @escaping @Sendable (Arguments, Asker) async throws -> Destination
  ) -> Route {
    changing(
      path,
      summary,
      for: audience,
      parameters: parameters,
      body: .formWithFile(file, Destination.fields(beside: []), most: most),
      load: load
    ) { said, asker in
      guard said.upload != nil else { throw Problem.bad(file.name, "choose a file first") }
      return try await change(said, asker)
    }
  }

  private static func changing(
    _ path: String,
    _ summary: String,
    for audience: Audience,
    parameters: [ParameterFacts],
    body: Body,
    load: Load,
    _ change: @escaping @Sendable (Arguments, Asker) async throws -> Destination
  ) -> Route {
    Route(
      path,
      summary,
      method: .post,
      for: audience,
      parameters: parameters,
      body: body,
      status: 303,
      type: Page.type,
      reader: .browser,
      load: load
    ) { said, asker in
      try await change(said, asker).answer(after: said)
    }
  }

  /// What a form does that a route of the interface does as well, with the fields and parameters of that.
  static func form(
    _ path: String,
    doing route: Route,
    then page: String
  ) -> Route {
    form(
      path,
      route.summary,
      for: route.audience,
      parameters: route.parameters,
      fields: route.body.fields,
      load: route.load
    ) { said, asker in
      _ = try await route.answer(said, asker)
      return Destination(page)
    }
  }
}

/// Where a browser goes after a form was sent.
struct Destination: Sendable {
  /// The page from which somebody came.
  static let next = Field.optionalText(
    "next",
    "The page to open after signing in.",
    length: 1...4_000
  )
  /// The dish, or the thing, that was pressed on that page.
  static let place = Field.optionalText(
    "at",
    "The position on that page to return to.",
    length: 1...300
  )

  /// The fields of a form, with those that say where to go on to.
  static func fields(beside fields: [FieldFacts]) -> [FieldFacts] {
    fields + [next.facts, place.facts].filter { way in !fields.contains { $0.name == way.name } }
  }

  /// Where to go where the form says nothing.
  var page: String
  var headers: [Answer.Header] = []
  /// Whether what the form says counts.
  var isFixed = false

  init(_ page: String, headers: [Answer.Header] = [], isFixed: Bool = false) {
    self.page = page
    self.headers = headers
    self.isFixed = isFixed
  }

  /// - Parameter said: What the form says; nil where it says no page.
  func answer(after said: Arguments?) throws(Problem) -> Answer {
    var target = page
    if !isFixed, let next = try said?[Self.next] {
      guard Self.isLocal(next) else {
        throw .bad("next", "next must be a page on this server, such as /favourites")
      }
      target = next
    }
    if !isFixed, let place = try said?[Self.place], !target.contains("#") {
      target += "#\(queryText(place))"
    }
    return Answer(status: 303, headers: [.init("Location", target)] + headers)
  }

  /// Whether a text is a path of this server and nothing that a browser reads as another one's.
  static func isLocal(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "/"), bytes.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return false }
    return bytes.count == 1
      || (bytes[1] != UInt8(ascii: "/") && !bytes.contains(UInt8(ascii: "\\")))
  }
}
