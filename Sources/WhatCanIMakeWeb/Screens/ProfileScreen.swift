import RecipeAccounts
import WhatCanIMake

/// What others see of oneself, and who may see what one made.
enum ProfileScreen {
  static let routes = [
    me, change,
    Route.form("/lists/{list}/visibility", doing: VisibilityRoutes.ofList, then: "/me"),
    Route.form("/remarks/{number}/visibility", doing: VisibilityRoutes.ofRemark, then: "/me"),
  ]

  /// What is left empty is taken back.
  private static let about = Field.optionalText(
    "about",
    "A line about yourself. Leave it empty to remove the line.",
    length: 1...Profile.longestAbout
  )

  private static let me = Route.page(
    "/me",
    "Shows what others see of you, and who can see your lists, recipes and comments.",
    for: .reader
  ) { _, asker in
    let own = try await asker.reading {
      (try $0.about(), try $0.publications(), try $0.profilePicture() != nil)
    }
    let (about, publications, hasPhoto) = own ?? (nil, [], false)
    let words = asker.pages.words
    let profile = publications.first { $0.thing == .profile }?.visibility ?? .owner
    let name = try asker.person.name
    return Page(
      template: "me",
      title: words("me.title"),
      section: .account,
      filling: [
        "about": .text(about), "name": .text(name), "hasPhoto": .flag(hasPhoto),
        "photo": .text(hasPhoto ? "/api/v1/people/\(queryText(name))/picture" : nil),
        "href": .text("/people/\(queryText(name))"),
        "visibilities": .list(VisibilityChoice.all(profile, words)),
        "things": .list(
          publications.filter { $0.thing != .profile }.map { thing($0, words) }
        ),
        "hasThings": .flag(publications.contains { $0.thing != .profile }),
        "next": "/me", "in-me": true,
      ]
    )
  }

  private static func thing(_ own: OwnPublication, _ words: Words) -> Filling {
    let path =
      switch own.thing {
      case .list: "/lists/\(queryText(own.name))"
      case .recipe(let dish): "/recipes/\(queryText(dish.description))"
      case .remark(let number): "/remarks/\(number)"
      case .profile: ""
      }
    return [
      "kind": .text(words("thing.\(own.thing.kind.rawValue)")), "name": .text(own.name),
      "path": .text(path),
      "visibilities": .list(VisibilityChoice.all(own.visibility, words)),
    ]
  }

  private static let change = Route.form(
    "/me",
    "Changes the line about yourself, and who can see your profile.",
    for: .writer,
    fields: [about.facts, VisibilityRoutes.newVisibility.facts]
  ) { said, asker in
    let (about, visibility) = (try said[about], try said[VisibilityRoutes.newVisibility])
    try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      try writer.setAbout(about)
      if let visibility { _ = try writer.setVisibility(of: .profile, to: visibility) }
    }
    return Destination("/me")
  }
}
