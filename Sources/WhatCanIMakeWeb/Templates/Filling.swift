/// What a template is filled with: texts, which the template escapes, and drawings, which are markup and stand as they are.
package indirect enum Filling: Sendable, Equatable {
  case text(String)
  /// A drawing of SVG, as the library makes it; only under ``drawingKey``.
  case drawing(String)
  case flag(Bool)
  case list([Filling])
  case keys([String: Filling])
  case nothing

  /// The one key whose value a template may take as it is; nothing but a drawing stands under it.
  package static let drawingKey = "drawing"

  /// A text; nothing for nil.
  package static func text(_ text: String?) -> Filling { text.map { .text($0) } ?? .nothing }

  /// The same with more keys; those of `other` hold where both have one.
  package func with(_ other: [String: Filling]) -> Filling {
    guard case .keys(let keys) = self else { return .keys(other) }
    return .keys(keys.merging(other) { $1 })
  }
}

extension Filling: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension Filling: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension Filling: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Filling...) { self = .list(elements) }
}

extension Filling: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Filling)...) {
    self = .keys(Dictionary(elements) { $1 })
  }
}
