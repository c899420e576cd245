import WhatCanIMake

extension Asker {
  /// The same asker about those who eat, where the question says who.
  func eating(_ said: Arguments) throws(Problem) -> Asker {
    var asker = self
    asker.eaters = try said[SelectionWords.eaters]
    return asker
  }
}
