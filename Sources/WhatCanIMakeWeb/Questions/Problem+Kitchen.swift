import WhatCanIMake

extension Problem {
  /// What a question that the kitchen refused is answered with; nil for what is no fault of the question.
  init?(_ error: KitchenError) {
    switch error.reason {
    case .unknownNames(let names, let place):
      guard let field = place.parameter else { return nil }
      self = .unknown(
        in: field,
        "\(KitchenError.text(of: names)) (the whole text must be understood)"
      )
    case .nothingRecognised(let names):
      self = .unknown(in: "have", KitchenError.text(of: names))
    case .unknownDiet: self = .unknown(in: "diet", "\(error)")
    case .source(.keyMissing(let source)):
      self.init(404, "\(source.title) needs an API key, which this server does not have")
    case .source(let error): self.init(503, "\(error)", retryAfter: 60)
    case .badKey: self.init(503, "the key of this source cannot be used; see 'source list'")
    case .notInSource: self = .unknown("dish at this source")
    case .unknownBook, .unknownBookList, .ambiguousDish: self.init(404, "\(error)")
    case .unknownDish: self = Problem(404, "there is no such dish")
    default: self.init(keeping: error)
    }
  }
}

extension KitchenError.NameRole {
  /// The parameter in which the names stand; nil for what nobody can say with a request.
  fileprivate var parameter: String? {
    switch self {
    case .have: "have"
    case .use: "use"
    case .without: "without"
    case .containing: "with"
    case .staples: "staples"
    case .newlyAvoided, .newStaples: "names"
    case .avoided, .taught: nil
    }
  }
}
