import WhatCanIMake

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
  /// Names compare as ``TypedBeginning`` says. They keep their own case, but not their own accents, in what is typed: a
  /// shell offers nothing that begins with other letters. Where names disagree about the case, what is typed keeps its
  /// own, as a shell would take away what they do not share. Cost: O(names × words).
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
    let given = done.split(separator: ",").map { TypedBeginning(String($0.drop { $0 == " " })) }
    let others = begins(names, name).filter { name in !given.contains { $0.isWhole(name) } }
    return inOneCase(others, name).map { done + $0 }
  }

  private func begins(_ names: [String], _ beginning: String) -> [String] {
    let wanted = TypedBeginning(beginning)
    var seen: Set<String> = []
    let found = names.filter { wanted.continuation(in: $0) != nil && seen.insert($0).inserted }
    return found.filter(wanted.isWhole) + found.filter { !wanted.isWhole($0) }
  }

  private func inOneCase(_ names: [String], _ beginning: String) -> [String] {
    let wanted = TypedBeginning(beginning)
    let rests = names.map { wanted.continuation(in: $0) ?? "" }
    let starts = Set(zip(names, rests).map { String($0.dropLast($1.count)) })
    let own = starts.count == 1 ? starts.first : nil
    let isCaseAlone = own?.lowercased() == beginning.lowercased()
    return rests.map { (isCaseAlone ? own ?? beginning : beginning) + $0 }
  }
}

/// What continues names whose first words stand before: behind "dry" of "Dry Martini" "Martini". As many of the words
/// as possible count, from the last one back.
func continuing(_ names: [String], after words: some BidirectionalCollection<String>) -> [String] {
  var rest = Array(words)[...]
  while !rest.isEmpty {
    let lead = TypedBeginning(rest.joined(separator: " ") + " ")
    let found = names.compactMap { lead.continuation(in: $0).map { String($0) } }
    if !found.isEmpty { return found }
    rest = rest.dropFirst()
  }
  return []
}
