internal import Yams

/// The YAML between two lines `---` at the beginning of a Cooklang file.
struct FrontMatter {
  var metadata = CooklangMetadata()
  /// Where the rest of the file begins.
  var bodyStart = 0
  /// The line of the file, counted from 1, at which it begins.
  var bodyLine = 1

  /// Finds and reads the front matter; a file without one has no metadata.
  ///
  /// Anchors are refused and size and nesting bounded before YAML is parsed: a few hundred bytes
  /// of aliases to aliases can otherwise stand for gigabytes. Cost: O(bytes).
  init(of scalars: [Unicode.Scalar], file: String) throws(ImportError) {
    guard let first = Self.line(of: scalars, at: 0), Self.isFence(scalars[first.range]) else {
      return
    }
    var position = first.next
    var number = 2
    while let line = Self.line(of: scalars, at: position) {
      if Self.isFence(scalars[line.range]) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[first.next..<position])
        try read(String(text), file: file)
        bodyStart = line.next
        bodyLine = number + 1
        return
      }
      position = line.next
      number += 1
    }
    throw ImportError(
      .malformedFrontMatter(
        detail: "the closing line is missing; end the front matter with a line ---"
      ),
      file: file,
      place: .line(1)
    )
  }

  private static func isFence(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    line.count >= 3 && line.prefix(3).allSatisfy { $0 == "-" }
      && line.dropFirst(3).allSatisfy(\.isCooklangSpace)
  }

  private static func line(
    of scalars: [Unicode.Scalar],
    at start: Int
  ) -> (range: Range<Int>, next: Int)? {
    guard start < scalars.count else { return nil }
    var end = start
    while end < scalars.count, scalars[end] != "\n", scalars[end] != "\r" { end += 1 }
    let isPair = end + 1 < scalars.count && scalars[end] == "\r" && scalars[end + 1] == "\n"
    return (start..<end, min(end + (isPair ? 2 : 1), scalars.count))
  }

  private mutating func read(_ yaml: String, file: String) throws(ImportError) {
    if let fault = faultBeforeParsing(yaml) {
      throw ImportError(
        .malformedFrontMatter(detail: fault.detail),
        file: file,
        place: .line(fault.line + 1)
      )
    }
    let root: Node?
    do {
      root = try Yams.compose(yaml: Self.withSpacesAfterColons(yaml))
    } catch {
      let fault = Self.fault(of: error)
      throw ImportError(
        .malformedFrontMatter(
          detail: "\(fault.problem); put quotes around any text that contains a colon"
        ),
        file: file,
        place: fault.line.map { .line($0 + 1) } ?? .file
      )
    }
    switch root {
    case nil: return
    case .mapping(let mapping): add(mapping, prefix: "")
    case .scalar(let scalar) where scalar.string.trimmed.isEmpty: return
    default:
      throw ImportError(
        .malformedFrontMatter(
          detail: "expected a list of keys and values; write each line as key: value"
        ),
        file: file,
        place: .line(2)
      )
    }
  }

  /// The YAML with `time :30 min` at the left margin as `time : 30 min`: Cooklang reads it as a key
  /// with a value, YAML as one word. Cost: O(bytes).
  private static func withSpacesAfterColons(_ yaml: String) -> String {
    yaml.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line -> Substring in
        guard line.first?.isLetter == true, let colon = line.firstIndex(of: ":"),
          line[..<colon].last == " "
        else { return line }
        let value = line[line.index(after: colon)...]
        return value.first == " " || value.isEmpty ? line : "\(line[...colon]) \(value)"
      }
      .joined(separator: "\n")
  }

  /// The parser's own words and the line inside the front matter, counted from 1.
  private static func fault(of error: any Error) -> (problem: String, line: Int?) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      (problem, mark.line)
    case .duplicatedKeysInMapping(let duplicates, _):
      ("'\(duplicates.joined(separator: "', '"))' occurs twice", nil)
    case .reader(let problem, _, _, _): (problem, nil)
    default: ("it is not valid YAML", nil)
    }
  }
}

extension FrontMatter {
  /// Adds every key of a table; a table inside a table adds its keys with a dot between.
  ///
  /// The depth is bounded by ``faultBeforeParsing(_:)``.
  private mutating func add(_ mapping: Node.Mapping, prefix: String) {
    for (key, node) in mapping {
      guard let name = key.scalar?.string else { continue }
      let path = prefix.isEmpty ? name : "\(prefix).\(name)"
      if case .mapping(let inner) = node {
        add(inner, prefix: path)
      } else {
        let line = (key.mark?.line ?? 0) + 1
        metadata.add(.init(key: path, value: Self.value(of: node), line: line))
      }
    }
  }

  private static func value(of node: Node) -> CooklangMetadata.Value {
    switch node {
    case .scalar(let scalar): .text(text(of: scalar))
    case .sequence(let sequence):
      if let items = every(sequence, is: { $0.scalar.map(text) }) {
        .list(items)
      } else if let records = every(sequence, is: record) {
        .records(records)
      } else {
        .deeper
      }
    case .mapping, .alias: .deeper
    }
  }

  private static func record(_ node: Node) -> [String: String]? {
    guard let mapping = node.mapping else { return nil }
    var record: [String: String] = [:]
    for (key, value) in mapping {
      guard let key = key.scalar?.string, let value = value.scalar else { return nil }
      record[key.lowercased()] = text(of: value)
    }
    return record
  }

  private static func every<Value>(
    _ sequence: Node.Sequence,
    is read: (Node) -> Value?
  ) -> [Value]? {
    let values = sequence.compactMap(read)
    return values.count == sequence.count ? values : nil
  }

  private static func text(of scalar: Node.Scalar) -> String {
    let isNull = scalar.style == .plain && ["~", "null", "Null", "NULL"].contains(scalar.string)
    return isNull ? "" : scalar.string.trimmed
  }
}
