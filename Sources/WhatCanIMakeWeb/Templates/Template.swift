/// A page's template as it was read: what stands in it as it is, and the places for what a page fills in.
///
/// Of Mustache it has what pages need: `{{name}}`, whose value is escaped; `{{#name}}…{{/name}}` for each of a list, or where
/// there is something, and `{{^name}}…{{/name}}` where there is nothing; `{{> card}}` for another template; and
/// `{{<frame}}{{$main}}…{{/main}}{{/frame}}` for a template with what goes into its `{{$main}}{{/main}}`. `{{.}}` is the thing
/// at hand, and `{{{drawing}}}` a drawing, the only value that is sent as it is. A line with nothing but one of these that
/// has no value of its own leaves none behind.
struct Template: Sendable {
  indirect enum Part: Sendable {
    case text([UInt8])
    case value(String)
    case drawing
    case section(String, isInverted: Bool, [Part])
    case partial(String)
    case block(String, [Part])
    case frame(String, [String: [Part]])
  }

  let parts: [Part]

  /// - Throws: ``PageFileError`` for a tag that is not closed, closed where it is not open, or of another kind.
  init(_ text: String, named file: String) throws(PageFileError) {
    var reading = TemplateReading(text, file)
    parts = try reading.parts(until: nil)
  }

  /// The templates that it takes in, each as often as it does.
  var names: [String] { Self.names(in: parts) }

  private static func names(in parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .text, .value, .drawing: []
      case .partial(let name): [name]
      case .section(_, _, let parts), .block(_, let parts): names(in: parts)
      case .frame(let name, let blocks):
        [name] + blocks.sorted { $0.key < $1.key }.flatMap { names(in: $0.value) }
      }
    }
  }
}

/// Reads the parts of a template, one after the other.
private struct TemplateReading {
  private let file: String
  private var rest: Substring
  /// What was read last ends a line, or nothing was read yet.
  private var isAtStart = true

  init(_ text: String, _ file: String) {
    self.file = file
    rest = text[...]
  }

  /// The parts up to the tag that closes `name`, or to the end.
  mutating func parts(until name: String?) throws(PageFileError) -> [Template.Part] {
    var parts: [Template.Part] = []
    while let start = rest.firstRange(of: "{{") {
      let text = rest[..<start.lowerBound]
      if !text.isEmpty {
        parts.append(.text(Array(text.utf8)))
        isAtStart = text.last == "\n"
      }
      rest = rest[start.upperBound...]
      if rest.first == "{" {
        guard tag(upTo: "}}}")?.dropFirst() == Filling.drawingKey[...] else {
          throw refused("only {{{\(Filling.drawingKey)}}} is sent as it is")
        }
        parts.append(.drawing)
        isAtStart = false
        continue
      }
      guard let tag = tag(upTo: "}}"), let first = tag.first else {
        throw refused("{{ without }}, or with nothing inside")
      }
      let other = String(tag.dropFirst().drop { $0 == " " })
      switch first {
      case "#", "^":
        skipLineEnd()
        let inner = try self.parts(until: other)
        parts.append(.section(other, isInverted: first == "^", inner))
      case ">":
        skipLineEnd()
        parts.append(.partial(other))
      case "$":
        skipLineEnd()
        parts.append(.block(other, try self.parts(until: other)))
      case "<":
        skipLineEnd()
        var blocks: [String: [Template.Part]] = [:]
        for part in try self.parts(until: other) {
          if case .block(let name, let inner) = part { blocks[name] = inner }
        }
        parts.append(.frame(other, blocks))
      case "/":
        guard other == name else { throw refused("{{/\(other)}} does not match an open tag") }
        skipLineEnd()
        return parts
      case "&", "=", "%", "!":
        throw refused("{{\(first) is not a known tag")
      default:
        parts.append(.value(String(tag)))
        isAtStart = false
      }
    }
    guard name == nil else { throw refused("{{\(name ?? "")}} is not closed") }
    if !rest.isEmpty { parts.append(.text(Array(rest.utf8))) }
    return parts
  }

  /// What stands up to a mark, which is read as well; nil where it does not come.
  private mutating func tag(upTo mark: String) -> Substring? {
    guard let end = rest.firstRange(of: mark) else { return nil }
    let tag = rest[..<end.lowerBound]
    rest = rest[end.upperBound...]
    return tag
  }

  /// A tag on a line by itself takes the line with it.
  private mutating func skipLineEnd() {
    guard isAtStart, rest.first == "\n" else {
      isAtStart = false
      return
    }
    rest = rest.dropFirst()
  }

  private func refused(_ reason: String) -> PageFileError { PageFileError(file, reason) }
}
