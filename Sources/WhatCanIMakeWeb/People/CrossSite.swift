/// Whether a page of somebody else sent a request: such a page must change nothing with the cookie of whoever looks at it.
enum CrossSite {
  /// A browser says in `Sec-Fetch-Site` whose page asks, an older one in `Origin`. What says neither is no browser: it may
  /// sign in, but not come with a cookie, which only a browser should have.
  ///
  /// - Throws: 403.
  static func refuse(
    _ request: Inbound,
    showing credential: Credential,
    _ site: Site
  ) throws(Problem) {
    // A page elsewhere cannot know the token of a program.
    if case .token = credential { return }
    let refusal = Problem(403, "the request came from a page of another site; nothing was changed")
    let sites = request.values(of: "sec-fetch-site")
    let origins = request.values(of: "origin")
    guard sites.count <= 1, origins.count <= 1 else { throw refusal }
    if let site = sites.first {
      guard ["same-origin", "none"].contains(site) else { throw refusal }
    } else if let origin = origins.first {
      guard let own = Site(address: origin)?.host else { throw refusal }
      guard own == request.host?.lowercased() || own == site.host else { throw refusal }
    } else if case .session = credential {
      throw refusal
    }
  }
}
