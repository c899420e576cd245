import WhatCanIMake

/// What a route's limits are, as headers of its answers (draft-ietf-httpapi-ratelimit-headers): how many questions at the
/// same time, how long a body, and where secrets are tried, how many tries in vain.
///
/// What is left of them is not said: it would tell one asker of others behind the same address.
enum LimitHeaders {
  static func headers(of route: Route, _ limits: Dispatcher.Limits) -> [Answer.Header] {
    let most = route.load == .heavy ? limits.mostHeavyOfOne : limits.mostOfOne
    var policies = [#""questions";q=\#(most);qu="concurrent-requests""#]
    switch route.body {
    case .json, .file: policies.append(#""body";q=\#(route.mostBytes);qu="content-bytes""#)
    case .none, .form, .formWithFile: break
    }
    if route.body.fields.contains(where: \.isSecret) {
      policies.append(#""tries";q=\#(ThrottleSubject.mostTries);w=\#(ThrottleSubject.seconds)"#)
    }
    return [.init("RateLimit-Policy", policies.joined(separator: ", "))]
  }
}

extension FieldFacts {
  /// Whether it is shown and kept nowhere.
  fileprivate var isSecret: Bool { if case .secret = kind { true } else { false } }
}
