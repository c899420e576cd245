import WhatCanIMake

extension Kitchen {
  /// The dish that words begin with, and the words behind its name joined by spaces; nil where there are none.
  func dishAndText(_ words: [String]) throws -> (dish: FoundDish, text: String?) {
    let (dish, rest) = try dish(leading: words)
    return (dish, rest.isEmpty ? nil : rest.joined(separator: " "))
  }
}
