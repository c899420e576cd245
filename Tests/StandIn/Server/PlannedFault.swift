/// A fault that waits for its requests.
struct PlannedFault: Sendable {
  var fault: StandInFault
  var prefix: String
  /// Requests that are still answered as they should be.
  var skipping: Int
  /// Requests that are still to be spoilt.
  var times: Int
}

extension [PlannedFault] {
  /// The fault for a request of this path: of all that concern it the one planned first. The request
  /// counts for the others that still skip some.
  mutating func next(for path: String) -> StandInFault? {
    var found: StandInFault?
    for index in indices where path.hasPrefix(self[index].prefix) {
      if self[index].skipping > 0 {
        self[index].skipping -= 1
      } else if found == nil, self[index].times > 0 {
        self[index].times -= 1
        found = self[index].fault
      }
    }
    removeAll { $0.times == 0 }
    return found
  }
}
