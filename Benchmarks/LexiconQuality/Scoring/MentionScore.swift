/// How many mentions of a file mean an ingredient, and which names do not.
struct MentionScore: Equatable {
  var mentions = 0
  var resolved = 0
  /// Names without an ingredient, and how often each is mentioned.
  var unresolved: [String: Int] = [:]
  var names: Set<String> = []

  mutating func add(_ name: String, isResolved: Bool) {
    mentions += 1
    names.insert(name)
    if isResolved { resolved += 1 } else { unresolved[name, default: 0] += 1 }
  }

  /// The commonest first; of equally common ones the lower name.
  func commonestUnresolved(_ count: Int) -> [(name: String, count: Int)] {
    unresolved
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(count)
      .map { (name: $0.key, count: $0.value) }
  }
}
