extension Route {
  /// A form that is answered with a page at once: what it makes is shown this once, or is to be looked at before anything is
  /// kept.
  static func shown(
    _ path: String,
    _ summary: String,
    for audience: Audience,
    parameters: [ParameterFacts] = [],
    fields: [FieldFacts] = [],
    most: Int = 64 << 10,
    status: Int = 200,
    load: Load = .light,
    _ page: @escaping @Sendable (Arguments, Asker) async throws -> Page
  ) -> Route {
    Route(
      path,
      summary,
      method: .post,
      for: audience,
      parameters: parameters,
      body: .form(fields, most: most),
      status: status,
      type: Page.type,
      reader: .browser,
      load: load
    ) { said, asker in
      var page = try await page(said, asker)
      if page.status == 200 { page.status = status }
      return page.answer(asker, holder: try await PageHolder(asker))
    }
  }
}
