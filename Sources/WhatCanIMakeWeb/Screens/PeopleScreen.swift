import RecipeAccounts
import WhatCanIMake

/// Other people, as far as they let one see them: whom one follows, who they are, their lists.
enum PeopleScreen {
  static let routes = [
    people, find, person, list,
    tie("follow", PeopleRoutes.follow), tie("unfollow", PeopleRoutes.unfollow),
    tie("block", PeopleRoutes.block), tie("unblock", PeopleRoutes.unblock),
  ]

  private static let wanted = Parameter.text("name", "The person's name.")

  private static func tie(_ word: String, _ route: Route) -> Route {
    Route.form("/people/{name}/\(word)", doing: route, then: "/people")
  }

  private static let people = Route.page(
    "/people",
    "Shows the people you follow and the people you have blocked.",
    for: .reader
  ) { _, asker in
    let ties = try await asker.reading { (try $0.following(), try $0.blocked()) }
    let words = asker.pages.words
    func rows(_ ties: [Tie]) -> Filling {
      .list(
        ties.map { tie in
          [
            "name": .text(tie.person.name),
            "path": .text("/people/\(queryText(tie.person.name))"),
            "since": .text(
              RunningProgram.day(at: tie.since).map {
                words("people.since", ["day": words.day($0)])
              }
            ),
          ]
        }
      )
    }
    let (followed, blocked) = ties ?? ([], [])
    return Page(
      template: "people",
      title: words("people.title"),
      section: .account,
      filling: [
        "followed": rows(followed), "isNothing": .flag(followed.isEmpty),
        "blocked": rows(blocked), "hasBlocked": .flag(!blocked.isEmpty),
        "next": "/people", "in-people": true,
      ]
    )
  }

  /// Leads to somebody's page, which says whether there is one to see.
  private static let find = Route(
    "/people/find",
    "Redirects to a person's page.",
    for: .visitor,
    parameters: [wanted.facts],
    status: 303,
    type: Page.type,
    reader: .browser
  ) { said, _ in
    let name = try said[wanted]
    let target = name.map { "/people/\(queryText($0))" } ?? "/people"
    return Answer(status: 303, headers: [.init("Location", target)])
  }

  private static let person = Route.page(
    "/people/{name}",
    "Returns a person's profile, with the recipes and lists that you are allowed to see.",
    for: .visitor,
    parameters: [PeopleRoutes.name.facts]
  ) { said, asker in
    let folded = AccountName.folded(try said[PeopleRoutes.name])
    let found = try await asker.reading { reader -> Seen? in
      guard let person = try reader.visiblePerson(folded: folded) else { return nil }
      return Seen(
        profile: try reader.profile(of: person),
        hasPicture: try reader.profilePicture(folded: folded) != nil,
        recipes: try reader.visibleRecipes(by: person),
        lists: try reader.visibleLists(by: person),
        isBlocked: try reader.blocked().contains { $0.person == person }
      )
    }
    guard let found else { throw TieRefusal.noSuchPerson }
    let name = found.profile.person.name
    let isSelf = found.profile.person == asker.identity.person
    let words = asker.pages.words
    let path = "/people/\(queryText(name))"
    let filling = try await asker.ask { kitchen -> Filling in
      let recipes = try kitchen.shown(ofOthers: found.recipes)
      let cards = DishCards(kitchen, asker)
      return [
        "name": .text(name), "about": .text(found.profile.about), "path": .text(path),
        "isSelf": .flag(isSelf),
        "photo": .text(found.hasPicture ? "/api/v1/people/\(queryText(name))/picture" : nil),
        "isOther": .flag(asker.identity.person != nil && !isSelf),
        "isFollowed": .flag(found.profile.isFollowed), "isBlocked": .flag(found.isBlocked),
        "lists": .list(
          found.lists.map { list in
            [
              "name": .text(list.list.name), "href": .text("\(path)/list/\(list.number)"),
              "count": .text(words("browse.count", count: list.kept.count)),
            ]
          }
        ),
        "hasLists": .flag(!found.lists.isEmpty),
        "cards": .list(recipes.dishes.map { cards.card($0) }),
        "hasRecipes": .flag(!recipes.dishes.isEmpty),
        "isNothing": .flag(found.lists.isEmpty && recipes.dishes.isEmpty),
        "hidden": .text(
          recipes.hidden == 0 ? nil : words("people.hidden", count: recipes.hidden)
        ),
        "next": .text(path),
      ]
    }
    return Page(template: "person", title: name, section: .account, filling: filling)
  }

  private struct Seen: Sendable {
    let profile: Profile
    let hasPicture: Bool
    let recipes: [DishID]
    let lists: [PublishedList]
    let isBlocked: Bool
  }

  private static let list = Route.page(
    "/people/{name}/list/{list}",
    "Returns the dishes on another person's list that you are allowed to see. Dishes that you avoid are left out.",
    for: .visitor,
    parameters: [PeopleRoutes.name.facts, PeopleRoutes.list.facts]
  ) { said, asker in
    let folded = AccountName.folded(try said[PeopleRoutes.name])
    let number = try said[PeopleRoutes.list]
    let found = try await asker.reading { reader -> (Person, PublishedList)? in
      guard let person = try reader.visiblePerson(folded: folded),
        let list = try reader.visibleLists(by: person).first(where: { $0.number == number })
      else { return nil }
      return (person, list)
    }
    guard let (person, list) = found else { throw Problem.unknown("list") }
    let words = asker.pages.words
    let path = "/people/\(queryText(person.name))"
    let filling = try await asker.ask { kitchen -> Filling in
      let (dishes, hidden) = try kitchen.shown(ofOthers: list.kept)
      let cards = DishCards(kitchen, asker)
      return [
        "name": .text(list.list.name), "by": .text(person.name), "path": .text(path),
        "count": .text(words("browse.count", count: dishes.count)),
        "cards": .list(dishes.map { cards.card($0) }),
        "hidden": .text(hidden == 0 ? nil : words("people.hidden", count: hidden)),
        "next": .text("\(path)/list/\(number)"),
      ]
    }
    return Page(
      template: "otherslist",
      title: list.list.name,
      section: .account,
      filling: filling
    )
  }
}
