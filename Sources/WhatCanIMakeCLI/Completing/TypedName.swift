/// The beginning of a name, as somebody types it: perhaps behind the first words of that name, or behind other names
/// and a comma.
struct TypedName {
  private let typed: String
  private let before: [String]

  /// - Parameters:
  ///   - typed: Without quotes.
  ///   - before: The words before it that may belong to the same name; without quotes.
  init(_ typed: String, behind before: [String] = []) {
    self.typed = typed
    self.before = before
  }

  /// The words that may stand in its place, each once: what continues the name that the words before begin, then the
  /// names that begin as typed, the one that is typed whole first; in the order of the names.
  ///
  /// Names compare without case and keep their own, unless they disagree about that of what is typed: then it stays as
  /// it was typed, as a shell would take away what they do not share. Cost: O(names × words).
  func offers(of names: [String]) -> [String] {
    let whole = begins(names, typed)
    let rest = begins(continuing(names, after: before), typed)
    let found = rest + whole.filter { !rest.contains($0) }
    guard found.isEmpty, let comma = typed.lastIndex(of: ",") else {
      return inOneCase(found, typed)
    }
    let next = typed[typed.index(after: comma)...]
    let name = String(next.drop { $0 == " " })
    let done = String(typed.dropLast(name.count))
    let given = Set(done.lowercased().split(separator: ",").map { $0.drop { $0 == " " } })
    let others = begins(names, name).filter { !given.contains($0.lowercased()[...]) }
    return inOneCase(others, name).map { done + $0 }
  }

  private func begins(_ names: [String], _ beginning: String) -> [String] {
    let wanted = beginning.lowercased()
    var seen: Set<String> = []
    let found = names.filter { $0.lowercased().hasPrefix(wanted) && seen.insert($0).inserted }
    let exact = found.filter { $0.lowercased() == wanted }
    return exact.isEmpty ? found : exact + found.filter { $0.lowercased() != wanted }
  }

  private func inOneCase(_ names: [String], _ beginning: String) -> [String] {
    let starts = Set(names.map { $0.prefix(beginning.count) })
    return starts.count <= 1 ? names : names.map { beginning + $0.dropFirst(beginning.count) }
  }
}

/// What continues names whose first words stand before: behind "dry" of "Dry Martini" "Martini". As many of the words
/// as possible count, from the last one back.
func continuing(_ names: [String], after words: some BidirectionalCollection<String>) -> [String] {
  var rest = Array(words)[...]
  while !rest.isEmpty {
    let lead = rest.joined(separator: " ").lowercased() + " "
    let found = names.filter { $0.lowercased().hasPrefix(lead) }.map {
      String($0.dropFirst(lead.count))
    }
    if !found.isEmpty { return found }
    rest = rest.dropFirst()
  }
  return []
}
