import RecipeAccounts
import WhatCanIMake

/// What somebody avoids and always has, how pages look, and where they are signed in.
enum SettingsScreen {
  static let routes =
    [settings, avoid, avoidDiet, staple, looks]
    + UndoBar.routes
    + [
      Route.form("/settings/avoided/{name}/none", doing: AvoidedRoutes.remove, then: "/settings"),
      Route.form("/settings/staples/{name}/none", doing: StapleRoutes.remove, then: "/settings"),
      Route.form("/settings/sessions/{number}/end", doing: SessionRoutes.end, then: "/settings"),
    ]

  private static let names = Field.text(
    "names",
    "The ingredients, separated by commas.",
    length: 1...1_000
  )

  /// What somebody wrote down, as names.
  private static func split(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
  }

  private static let avoid = Route.form(
    "/settings/avoid",
    "Hides all dishes that contain these ingredients.",
    for: .writer,
    fields: [names.facts]
  ) { said, asker in
    let names = split(try said[names])
    _ = try await asker.write { try $0.avoid(names) }
    return Destination("/settings")
  }

  private static let avoidDiet = Route.form(
    "/settings/diet",
    "Hides all dishes that do not fit a diet.",
    for: .writer,
    fields: [AvoidedRoutes.diets.facts]
  ) { said, asker in
    let diets = try said[AvoidedRoutes.diets]
    guard !diets.isEmpty else { throw Problem.bad("diet", "diet is missing") }
    _ = try await asker.write { try $0.avoid(diets: diets) }
    return Destination("/settings")
  }

  private static let staple = Route.form(
    "/settings/staple",
    "Adds staples.",
    for: .member,
    fields: [names.facts]
  ) { said, asker in
    let names = split(try said[names])
    try await asker.write { _ = try $0.addStaples(names) }
    return Destination("/settings")
  }

  private static let theme: Field<Preferences.Theme?> = .word("theme", "Light or dark.")
  private static let units: Field<KitchenUnits?> = .word(
    "units",
    "Whether to show metric or US units."
  )

  private static let looks = Route.form(
    "/settings/looks",
    "Sets how pages look in this browser: light or dark, with metric or US units.",
    for: .reader,
    fields: [theme.facts, units.facts]
  ) { said, asker in
    Destination(
      "/settings",
      headers: [
        Preferences.cookie(Preferences.themeCookie, try said[theme]?.rawValue),
        Preferences.cookie(Preferences.unitsCookie, try said[units]?.rawValue),
      ]
    )
  }

  private static let settings = Route.page(
    "/settings",
    "Shows what you avoid, your staples, how pages look, and where you are signed in.",
    for: .account
  ) { _, asker in
    let (person, now) = (try asker.signedIn.person, asker.people.clock())
    let words = asker.pages.words
    let account = try await asker.people.reply(about: person)
    let sessions = try await asker.keeper.working { [sessions = asker.people.sessions] in
      try sessions.sessions(of: person, now: now)
    }
    let (avoided, staples) = try await asker.ask {
      ($0.snapshot.avoided, $0.snapshot.staples.map(\.name))
    }
    let asking = asker.identity.session?.number
    let filling: Filling = [
      "account": .text(account.name),
      "avoided": .list(
        avoided.map { thing in
          ["name": .text(thing.name), "path": .text("/settings/avoided/\(queryText(thing.name))")]
        }
      ),
      "diets": .list(
        Diet.allCases.filter { diet in !avoided.contains { $0.name == diet.rawValue } }
          .map { ["name": .text($0.rawValue)] }
      ),
      "staples": .list(
        staples.map { ["name": .text($0), "path": .text("/settings/staples/\(queryText($0))")] }
      ),
      "sessions": .list(
        sessions.map { session in
          [
            "device": .text(session.label.isEmpty ? words("settings.device") : session.label),
            "seen": .text(
              RunningProgram.day(at: session.seenAt).map {
                words("settings.seen", ["day": words.day($0)])
              }
            ),
            "isThis": .flag(session.number == asking),
            "path": .text("/settings/sessions/\(session.number)"),
          ]
        }
      ),
      "household": .text(account.household?.name),
      "isLight": .flag(asker.preferences.theme == .light),
      "isDark": .flag(asker.preferences.theme == .dark),
      "isMetric": .flag(asker.preferences.units == .metric),
      "isUS": .flag(asker.preferences.units == .us),
      "in-settings": true,
      "next": "/settings",
    ]
    return Page(
      template: "settings",
      title: words("settings.title"),
      section: .account,
      filling: filling
    )
  }
}
