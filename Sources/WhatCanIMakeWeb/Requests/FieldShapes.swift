import JSONCoding

/// Which fields of a body go together, where no field says it by itself: each shape is one way to say it.
package struct FieldShapes: Sendable {
  /// A way to say it.
  package struct Shape: Sendable {
    /// What is said. Of a flag: that it is true.
    let said: [String]
    /// What is not. Of a flag: that it is false, or not there.
    let unsaid: [String]

    init(_ said: String..., without unsaid: [String] = []) {
      self.said = said
      self.unsaid = unsaid
    }

    fileprivate func fits(_ body: JSONObject) -> Bool {
      said.allSatisfy { body.says($0) } && !unsaid.contains { body.says($0) }
    }

    /// All fields, as they are in this shape.
    fileprivate func facts(_ fields: [FieldFacts]) -> [FieldFacts] {
      fields.map { field in
        var facts = field
        if said.contains(field.name) {
          if case .flag = field.kind { facts.kind = .settled(true) }
          facts.isRequired = true
        } else if unsaid.contains(field.name) {
          if case .flag = field.kind { facts.kind = .settled(false) } else { facts.kind = .nothing }
        }
        return facts
      }
    }
  }

  private let shapes: [Shape]
  /// What is wrong with a body that has none of the shapes.
  private let fault: Problem

  init(_ shapes: [Shape], fault: Problem) {
    self.shapes = shapes
    self.fault = fault
  }

  init(_ shapes: Shape..., fault: Problem) { self.init(shapes, fault: fault) }

  /// At least one of these fields is said.
  static func some(of names: String...) -> FieldShapes {
    let fault = Problem.bad(names[0], "use \(names.joined(separator: ", or "))")
    return FieldShapes(names.map { Shape($0) }, fault: fault)
  }

  /// The fields of each shape; ``InputSchema`` writes one schema for each.
  package func rows(_ fields: [FieldFacts]) -> [[FieldFacts]] { shapes.map { $0.facts(fields) } }

  /// - Throws: 400 for a body that has none of the shapes.
  func check(_ body: JSONObject) throws(Problem) {
    guard shapes.contains(where: { $0.fits(body) }) else { throw fault }
  }
}

extension JSONObject {
  /// Whether something stands under a name that says something.
  fileprivate func says(_ name: String) -> Bool {
    switch self[name] {
    case nil, .null, .bool(false): false
    default: true
    }
  }
}
