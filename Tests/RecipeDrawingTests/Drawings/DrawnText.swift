import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a drawing as XML, and knows what it found.
final class DrawnText: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var attributes: Set<String> = []
  private(set) var classes: Set<String> = []
  private(set) var fills: [String] = []
  /// The data of all paths.
  private(set) var paths: [String] = []
  private(set) var title = ""
  private var isTitle = false
  private(set) var isWellFormed = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes found: [String: String]
  ) {
    elements.append(name)
    attributes.formUnion(found.keys)
    if let group = found["class"] { classes.insert(group) }
    if let fill = found["fill"] ?? found["stop-color"] { fills.append(fill) }
    if let path = found["d"] { paths.append(path) }
    isTitle = name == "title"
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    isTitle = false
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isTitle { title += text }
  }

  static let elements: Set<String> = [
    "svg", "title", "path", "circle", "ellipse", "g", "linearGradient", "stop",
  ]

  /// That a drawing is one that a page may hold: well-formed, nothing in it that runs, loads or has a style.
  static func check(_ text: String, named name: String, bytes: ClosedRange<Int> = 600...3_072) {
    let drawn = DrawnText(text)
    #expect(drawn.isWellFormed, "\(name)")
    #expect(drawn.title == name)
    for path in drawn.paths { #expect(PathGrammar.holds(path), "\(name): \(path)") }
    #expect(Set(drawn.elements).isSubset(of: elements), "\(name)")
    #expect(
      !drawn.attributes.contains { $0 == "style" || $0.hasPrefix("on") || $0.contains("href") },
      "\(name)"
    )
    #expect(bytes.contains(text.utf8.count), "\(name) has \(text.utf8.count) bytes")
  }
}
