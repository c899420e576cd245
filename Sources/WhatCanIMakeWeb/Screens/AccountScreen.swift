import RecipeAccounts
import WhatCanIMake

/// Signing in and out, and coming in for the first time.
enum AccountScreen {
  static let routes = [signInPage, signIn, setUp, join, signUp, signOut]

  private static let next = Parameter.text("next", "The page to open after signing in.")
  private static let code = Parameter.part("code", "The invitation.")

  private static let signInPage = Route.page(
    "/signin",
    "The page where you sign in.",
    for: .anyone,
    parameters: [next.facts]
  ) { said, asker in
    let next = try said[next] ?? "/"
    return page("signin", asker, ["next": .text(Destination.isLocal(next) ? next : "/")])
  }

  private static let signIn = form(
    "/signin",
    "Signs you in, then redirects to the given page.",
    doing: SessionRoutes.signIn,
    fields: [Destination.next.facts],
    again: { said throws(Problem) in
      ("signin", ["next": .text(try said[Destination.next] ?? "/")])
    },
    done: { said, answer, _ throws(Problem) in
      try Destination("/", headers: cookies(of: answer)).answer(after: said)
    }
  )

  private static let setUp = Route.page(
    "/setup",
    "The page where the first account is created with the code that the server printed.",
    for: .anyone
  ) { _, asker in
    page("signup", asker, ["isFirst": true, "isOpen": .flag(asker.people.setUpCode != nil)])
  }

  private static let join = Route.page(
    "/join/{code}",
    "The page where a person with an invitation creates an account or joins a household.",
    for: .anyone,
    parameters: [code.facts]
  ) { said, asker in
    page("signup", asker, ["invitation": .text(try said[code]), "isOpen": true])
  }

  private static let signUp = form(
    "/signup",
    "Creates an account, signs you in, and shows the recovery code once.",
    doing: AccountRoutes.signUp,
    fields: [],
    again: { said throws(Problem) in
      let invitation = try said[AccountRoutes.invitation]
      return (
        "signup",
        [
          "invitation": .text(invitation), "isFirst": .flag(invitation == nil), "isOpen": true,
        ]
      )
    },
    done: { _, answer, asker in
      let made = try JSONParser.decoded(NewAccountReply.self, from: answer.body)
      // From here on they are who they just became.
      var asker = asker
      asker.identity = try await asker.people.identity(of: made.account.number, in: nil)
      var page = page("welcome", asker, ["code": .text(made.recoveryCode)])
      page.status = 201
      page.headers = cookies(of: answer)
      return page.answer(asker, holder: try await PageHolder(asker))
    }
  )

  private static let signOut = Route.form(
    "/signout",
    "Ends the current session.",
    for: .account
  ) { said, asker in
    let answer = try await SessionRoutes.signOut.answer(said, asker)
    return Destination("/", headers: answer.headers, isFixed: true)
  }

  private static func page(_ name: String, _ asker: Asker, _ filling: Filling) -> Page {
    Page(
      template: name,
      title: asker.pages.words("\(name).title"),
      section: .account,
      filling: filling
    )
  }

  private static func cookies(of answer: Answer) -> [Answer.Header] {
    answer.headers.filter { $0.name == "Set-Cookie" }
  }

  /// A form that opens a door: what stands in the way is said on the form itself, with what was typed but for secrets.
  ///
  /// - Parameters:
  ///   - again: The page of the form.
  ///   - done: What follows.
  private static func form(
    _ path: String,
    _ summary: String,
    doing route: Route,
    fields: [FieldFacts],
    again: @escaping @Sendable (Arguments) throws(Problem) -> (String, [String: Filling]),
    done: @escaping @Sendable (Arguments, Answer, Asker) async throws -> Answer
  ) -> Route {
    Route(
      path,
      summary,
      method: .post,
      for: route.audience,
      body: .form(route.body.fields + fields),
      status: path == "/signup" ? 201 : 303,
      type: Page.type,
      reader: .browser
    ) { said, asker in
      let refusal: Problem
      do {
        return try await done(said, try await route.answer(said, asker), asker)
      } catch let problem as Problem {
        refusal = problem
      } catch let error as AccountRefusal {
        refusal = Problem(error)
      } catch let error as HouseholdRefusal {
        refusal = Problem(error)
      }
      var (template, filling) = try again(said)
      filling["problem"] = .text(refusal.detail)
      filling["name"] = .text(try? said[AccountRoutes.name])
      var page = page(template, asker, .keys(filling))
      page.status = refusal.status
      if let wait = refusal.retryAfter { page.headers.append(.init("Retry-After", "\(wait)")) }
      return page.answer(asker, holder: nil)
    }
  }
}
