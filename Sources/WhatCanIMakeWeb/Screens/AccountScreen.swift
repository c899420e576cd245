import RecipeAccounts
import WhatCanIMake

/// Signing in and out, and coming in for the first time.
enum AccountScreen {
  static let routes = [
    signInPage, signIn, setUp, join, signUp, signOut, recoveryPage, recover,
  ]

  private static let next = Parameter.text("next", "The page to open after signing in.")
  private static let code = Parameter.part("code", "The invitation.")

  private static let signInPage = Route.page(
    "/signin",
    "The page where you sign in.",
    for: .anyone,
    parameters: [next.facts]
  ) { said, asker in
    let next = try said[next] ?? "/"
    // Where nobody has an account, nobody can sign in.
    guard try await asker.people.hasAccounts() else {
      return try await setUpPage(asker)
    }
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
  ) { _, asker in try await setUpPage(asker) }

  private static func setUpPage(_ asker: Asker) async throws -> Page {
    let hasAccounts = try await asker.people.hasAccounts()
    return page("signup", asker, ["isFirst": true, "isOpen": .flag(!hasAccounts)])
  }

  private static let join = Route.page(
    "/join/{code}",
    "The page where a person with an invitation creates an account or joins a household.",
    for: .anyone,
    parameters: [code.facts]
  ) { said, asker in
    let code = try said[code]
    guard let invitation = try await asker.people.openInvitation(code) else {
      var page = page("signup", asker, ["isOver": true])
      page.title = asker.pages.words("problem.410.title")
      page.status = 410
      return page
    }
    let (words, name) = (asker.pages.words, invitation.by)
    let by =
      invitation.household.map { words("signup.by-into", ["name": name, "household": $0]) }
      ?? words("signup.by", ["name": name])
    let isSignedIn = asker.identity.person != nil
    return page(
      "signup",
      asker,
      [
        "invitation": .text(code), "isOpen": true, "by": .text(by),
        "next": isSignedIn ? .nothing : .text("/join/\(queryText(code))"),
        "isJoining": .flag(invitation.isIntoHousehold && isSignedIn),
        "isHere": .flag(!invitation.isIntoHousehold && isSignedIn),
      ]
    )
  }

  private static let signUp = form(
    "/signup",
    "Creates an account, signs you in, and shows the recovery code once.",
    doing: AccountRoutes.signUp,
    fields: [],
    status: 201,
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

  private static let recoveryPage = Route.page(
    "/signin/recovery",
    "The page where a person with a recovery code chooses a new password.",
    for: .anyone
  ) { _, asker in page("recover", asker, [:]) }

  private static let recover = form(
    "/signin/recovery",
    "Sets a new password with your recovery code, and shows a new code once.",
    doing: AccountRoutes.recover,
    fields: [],
    status: 200,
    again: { _ throws(Problem) in ("recover", [:]) },
    done: { _, answer, asker in
      let made = try JSONParser.decoded(NewRecoveryCodeReply.self, from: answer.body)
      return page("recovered", asker, ["code": .text(made.recoveryCode)])
        .answer(asker, holder: nil)
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
  ///   - status: That of an answer without a problem.
  ///   - again: The page of the form.
  ///   - done: What follows.
  private static func form(
    _ path: String,
    _ summary: String,
    doing route: Route,
    fields: [FieldFacts],
    status: Int = 303,
    again: @escaping @Sendable (Arguments) throws(Problem) -> (String, [String: Filling]),
    done: @escaping @Sendable (Arguments, Answer, Asker) async throws -> Answer
  ) -> Route {
    Route(
      path,
      summary,
      method: .post,
      for: route.audience,
      body: .form(route.body.fields + fields),
      status: status,
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
      filling["problem"] = .text(refusal.sentence)
      filling["name"] = .text(try? said[AccountRoutes.name])
      var page = page(template, asker, .keys(filling))
      page.status = refusal.status
      if let wait = refusal.retryAfter { page.headers.append(.init("Retry-After", "\(wait)")) }
      return page.answer(asker, holder: nil)
    }
  }
}
