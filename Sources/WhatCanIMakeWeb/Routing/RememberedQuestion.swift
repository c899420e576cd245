import WhatCanIMake

/// All that an answer of the kitchen may depend on beside the kitchen: the route, what was said, who asks, the day, and how
/// their browser shows pages.
struct RememberedQuestion {
  /// Equal for equal questions only: no part can be taken for two.
  let key: String

  init(_ route: String, _ said: Arguments, _ asker: Asker) {
    let person = asker.identity.person
    let parts: [String?] =
      [
        route, person?.name, person?.number.map(String.init), asker.today?.description,
        asker.preferences.theme?.rawValue, asker.preferences.units?.rawValue,
        asker.preferences.takesGzip ? "gzip" : nil,
      ] + said.query.flatMap { [$0.name, $0.value] }
    key = parts.map { $0.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: " ")
  }
}

extension LastingAnswer<Answer> {
  /// An answer to be given again.
  init(remembering answer: Answer) {
    let headers = answer.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    self.init(answer, bytes: answer.body.count + (answer.gzip?.count ?? 0) + headers + 256)
  }
}
