import WhatCanIMake

/// A word that someone is typing, of a command line whose other words are known.
struct TypedWord {
  /// What stays of the word whatever completes it: names before a comma.
  private let done: String
  private let typed: String
  /// What may be the beginning of the name, in the words before it, the longest first: of `show dry mar` "show dry",
  /// then "dry".
  private let leads: [String]

  /// - Parameters:
  ///   - words: As the shell has them, with quotes and backslashes.
  ///   - index: Of the word among them.
  ///   - prefix: The word as far as it is typed.
  ///   - commas: Several names may stand in it, with commas between.
  init(_ words: [String], index: Int, prefix: String, commas: Bool) {
    let plain = unquoted(prefix)
    let comma = commas ? plain.lastIndex(of: ",") : nil
    done = comma.map { String(plain[...$0]) } ?? ""
    typed = comma.map { String(plain[plain.index(after: $0)...]) } ?? plain
    let before = words.prefix(max(0, index)).dropFirst().reversed().prefix { !$0.hasPrefix("-") }
    leads =
      done.isEmpty
      ? (0..<before.count).reversed().map { count in
        before.prefix(count + 1).reversed().map(unquoted).joined(separator: " ")
      } : []
  }

  /// The names that begin with what is typed, each once, in their order; each as the whole word is to be. Names
  /// compare as ``TypedBeginning`` says, and what was typed stays as it is. Cost: O(names × words).
  func completions(of names: [String]) -> [String] {
    for lead in leads {
      let found = completions(of: names, behind: lead + " ")
      if !found.isEmpty { return found }
    }
    return completions(of: names, behind: "")
  }

  private func completions(of names: [String], behind lead: String) -> [String] {
    let wanted = TypedBeginning(lead + typed)
    var found: [String] = []
    var seen: Set<String> = []
    for name in names {
      guard let rest = wanted.continuation(in: name) else { continue }
      let word = done + typed + rest
      if seen.insert(word).inserted { found.append(word) }
    }
    return found
  }
}

/// A word of a shell without its quotes and backslashes; a quote that is not closed yet counts as well.
func unquoted(_ word: String) -> String {
  var plain = ""
  var quote: Character?
  var rest = word[...]
  while let character = rest.popFirst() {
    switch (character, quote) {
    case ("\\", nil):
      if let next = rest.popFirst() { plain.append(next) }
    case ("\\", "\""):
      if let next = rest.first, "\"\\$`".contains(next) {
        plain.append(rest.removeFirst())
      } else {
        plain.append(character)
      }
    case ("'", nil), ("\"", nil): quote = character
    case (let closing, let open?) where closing == open: quote = nil
    default: plain.append(character)
    }
  }
  return plain
}
