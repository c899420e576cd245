import JSONCoding

/// Which fields of a body go together, where no field says it by itself: each shape is one way to say it.
package struct FieldShapes: Sendable {
  /// A way to say it.
  package struct Shape: Sendable {
    /// What is said. Of a flag: that it is true.
    let said: [String]
    /// What is not. Of a flag: that it is false, or not there.
    let unsaid: [String]
    /// A field that has just this word; nil where none must.
    var word: (field: String, value: String)?

    init(_ said: String..., without unsaid: [String] = []) {
      self.init(said, without: unsaid)
    }

    fileprivate init(_ said: [String], without unsaid: [String]) {
      self.said = said
      self.unsaid = unsaid
    }

    fileprivate func fits(_ body: JSONObject) -> Bool {
      said.allSatisfy { body.says($0) } && !unsaid.contains { body.says($0) }
        && word.map { body[$0.field] == .text($0.value) } ?? true
    }

    /// All fields, as they are in this shape.
    fileprivate func facts(_ fields: [FieldFacts]) -> [FieldFacts] {
      fields.map { field in
        var facts = field
        if let word, word.field == field.name {
          facts.kind = .word([word.value])
          facts.isRequired = true
        } else if said.contains(field.name) {
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
  private let fault: @Sendable (JSONObject) -> Problem

  init(_ shapes: [Shape], fault: Problem) {
    self.shapes = shapes
    self.fault = { _ in fault }
  }

  init(_ shapes: Shape..., fault: Problem) { self.init(shapes, fault: fault) }

  /// At least one of these fields is said.
  static func some(of names: String...) -> FieldShapes {
    let fault = Problem.bad(names[0], "use \(names.joined(separator: ", or "))")
    return FieldShapes(names.map { Shape($0) }, fault: fault)
  }

  /// A field says which others are said with it: those of its word, and none of those of another word only.
  static func each(
    of field: String,
    _ words: KeyValuePairs<String, [String]>
  ) -> FieldShapes {
    let (known, others) = (words.map(\.key), words.flatMap(\.value))
    let shapes = words.map { word, own in
      var shape = Shape(own, without: others.filter { !own.contains($0) })
      shape.word = (field, word)
      return shape
    }
    return FieldShapes(shapes) { body in
      guard body.says(field) else { return .bad(field, "\(field) is missing") }
      let shape = shapes.first { shape in shape.word.map { body[field] == .text($0.value) } ?? false
      }
      guard let shape else {
        return .bad(field, "\(field) must be one of \(known.joined(separator: ", "))")
      }
      if let absent = shape.said.first(where: { !body.says($0) }) {
        return .bad(absent, "\(absent) is missing")
      }
      let other = shape.unsaid.first { body.says($0) } ?? field
      return .bad(other, "\(other) cannot be used with the \(field) \(shape.word?.value ?? "")")
    }
  }

  /// At least one of these fields is said, and the second of a pair wherever the first is.
  static func some(of names: String..., with pair: (first: String, second: String)) -> FieldShapes {
    let others = names.filter { $0 != pair.first }
    let shapes =
      [Shape(pair.first, pair.second)] + others.map { Shape($0, without: [pair.first]) }
    return FieldShapes(shapes) { body in
      body.says(pair.first)
        ? .bad(pair.second, "\(pair.second) is missing; it is needed to change \(pair.first)")
        : .bad(names[0], "use \(names.joined(separator: ", or "))")
    }
  }

  private init(_ shapes: [Shape], fault: @escaping @Sendable (JSONObject) -> Problem) {
    self.shapes = shapes
    self.fault = fault
  }

  /// The fields of each shape; ``InputSchema`` writes one schema for each.
  package func rows(_ fields: [FieldFacts]) -> [[FieldFacts]] { shapes.map { $0.facts(fields) } }

  /// - Throws: 400 for a body that has none of the shapes.
  func check(_ body: JSONObject) throws(Problem) {
    guard shapes.contains(where: { $0.fits(body) }) else { throw fault(body) }
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
