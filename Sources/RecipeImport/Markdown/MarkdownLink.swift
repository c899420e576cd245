/// A link or picture that stands alone on its line.
enum MarkdownLink: Equatable {
  case page(String)
  case image(String)

  /// What `<https://…>`, a bare address, `[words](https://…)` or `![words](https://…)` leads to;
  /// nil for a line with anything else, or with another scheme. Cost: O(length).
  static func address(_ line: String) -> MarkdownLink? {
    if line.first == "<", line.last == ">" {
      return line.dropFirst().dropLast().description.asWebAddress.map { .page($0) }
    }
    let isImage = line.first == "!"
    let rest = isImage ? line.dropFirst() : line[...]
    guard rest.first == "[" else {
      return isImage ? nil : line.asWebAddress.map { .page($0) }
    }
    guard rest.last == ")", let middle = rest.firstRange(of: "](") else { return nil }
    let address = rest[middle.upperBound...].dropLast().description.asWebAddress
    return address.map { isImage ? .image($0) : .page($0) }
  }
}
