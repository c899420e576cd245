import ArgumentParser

/// Names from options that take several, each possibly a comma list: trimmed, empty ones dropped.
func nameList(_ values: [String]) -> [String] {
  values.flatMap { $0.split(separator: ",") }.map(trimmedName).filter { !$0.isEmpty }
}

/// One name a line; empty lines and lines that begin with `#` are passed over.
func nameLines(_ text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map(trimmedName)
    .filter { !$0.isEmpty && !$0.hasPrefix("#") }
}

/// Refuses an option that was given but names nothing.
func refuseEmpty(_ values: [String], option: String) throws {
  if !values.isEmpty, nameList(values).isEmpty {
    throw ValidationError("\(option) needs at least one name: \(option) gin,lime")
  }
}

private func trimmedName(_ text: Substring) -> String {
  var text = text
  while let first = text.first, first.isWhitespace { text.removeFirst() }
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return String(text)
}

/// Arguments taken together and parted at commas; each part in words.
func phrases(_ arguments: [String]) -> [[String]] {
  arguments.joined(separator: " ").split(separator: ",")
    .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    .filter { !$0.isEmpty }
}
