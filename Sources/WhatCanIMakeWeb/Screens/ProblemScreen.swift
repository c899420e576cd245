/// Why there is no answer, for somebody with a browser.
enum ProblemScreen {
  /// Whether a page is what whoever asks can read; a program gets JSON.
  static func isWanted(by request: Inbound) -> Bool {
    !request.target.hasPrefix("/api/")
      && request.values(of: "accept").contains { $0.lowercased().contains("text/html") }
  }

  /// - Parameters:
  ///   - isOpen: Whether there is anything to see without an account.
  ///   - isNew: Whether nobody has an account yet, so that nobody can sign in.
  static func answer(
    _ problem: Problem,
    to request: Inbound,
    _ pages: PageFiles,
    isOpen: Bool,
    isNew: Bool
  ) -> Answer {
    let words = pages.words
    let known = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 503]
    let status = known.contains(problem.status) ? problem.status : problem.status < 500 ? 400 : 500
    var filling: [String: Filling] = Page.frame(
      title: words("problem.\(status).title"),
      section: .none,
      person: nil,
      theme: Preferences(request).theme
    )
    filling["isUnsure"] = true
    filling["isStranger"] = false
    filling["status"] = .text("\(problem.status)")
    let remedy = words("problem.\(status).remedy")
    switch problem {
    case _ where problem.status == 401:
      filling["remedy"] = .text(isNew ? words("setup.first") : remedy)
      filling["isNew"] = .flag(isNew)
    case .nothingHere, .notAllowed: filling["remedy"] = .text(remedy)
    // What is not there has a name: that says it all.
    case _ where problem.status == 404: filling["remedy"] = .text(problem.sentence)
    default:
      filling["remedy"] = .text(remedy)
      filling["detail"] = .text(problem.sentence)
    }
    if problem.status == 401, !isNew {
      filling["signIn"] = [
        "next": .text(
          request.method == "GET" && Destination.isLocal(request.target) ? request.target : "/"
        )
      ]
    }
    filling["home"] = .flag(isOpen || problem.status != 401)
    // What it says beside its words (who may try again when, which methods there are) stands in the same headers.
    var answer = problem.answer
    answer.headers = answer.headers.map { header in
      header.name == "Content-Type" ? .init("Content-Type", Page.type) : header
    }
    answer.headers.removeAll { $0.name == "WWW-Authenticate" }
    answer.body = pages.page("problem", .keys(filling))
    return answer
  }
}
