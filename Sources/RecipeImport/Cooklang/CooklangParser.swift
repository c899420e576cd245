/// Reads the Cooklang language, <https://cooklang.org/docs/spec/>: text in, document out.
///
/// Read here beyond the specification: the older metadata lines `>> servings: 4`.
package struct CooklangParser: Sendable {
  package init() {}

  /// Takes a whole file apart. Every text of at most 1 MiB is a document unless its front matter is
  /// broken.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - file: The file's name, for errors.
  ///
  /// Throws the line of a front matter that is not YAML, not closed, longer than 64 KB or uses
  /// anchors, and for a longer text. Cost: O(scalars).
  package func parse(_ text: String, file: String) throws(ImportError) -> CooklangDocument {
    guard text.utf8.count <= ImportLimits.cooklangBytes else {
      throw ImportError(.recipeTooLarge(bytes: text.utf8.count), file: file)
    }
    let scalars = Array(text.unicodeScalars)
    let frontMatter = try FrontMatter(of: scalars, file: file)
    var builder = CooklangBlockBuilder()
    builder.document.metadata = frontMatter.metadata
    let body = scalars[frontMatter.bodyStart...]
    for line in linesWithoutComments(body, firstLine: frontMatter.bodyLine) {
      builder.add(line)
    }
    return builder.finish()
  }
}

/// Groups lines into steps, sections and notes.
private struct CooklangBlockBuilder {
  var document = CooklangDocument()
  private var step: [CooklangDocument.Item] = []
  private var note: [String] = []
  private var endsWithBreak = false

  mutating func add(_ line: CooklangLine) {
    if line.isBlank {
      closeBlock()
    } else if line.scalars.starts(with: [">", ">"]), addMetadata(line) {
      closeBlock()
    } else if line.scalars.first == ">" {
      closeStep()
      note.append(string(line.scalars.drop { $0 == ">" }).trimmed)
    } else if line.scalars.first == "=" {
      closeBlock()
      let isFrame = { (scalar: Unicode.Scalar) in scalar == "=" || scalar.isCooklangSpace }
      let name = line.scalars.drop(while: isFrame).reversed().drop(while: isFrame).reversed()
      document.blocks.append(.section(string(name).onOneLine.unlessBlank))
    } else {
      closeNote()
      addToStep(line.scalars)
    }
  }

  mutating func finish() -> CooklangDocument {
    closeBlock()
    return document
  }

  private mutating func addMetadata(_ line: CooklangLine) -> Bool {
    guard let colon = line.scalars.firstIndex(of: ":") else { return false }
    let key = string(line.scalars[2..<colon]).trimmed
    let value = string(line.scalars[(colon + 1)...]).trimmed
    document.metadata.add(.init(key: key, value: .text(value), line: line.number))
    return true
  }

  /// Joins a line to the step; a backslash at its end forces a line break.
  private mutating func addToStep(_ scalars: [Unicode.Scalar]) {
    if !step.isEmpty { addText(endsWithBreak ? "\n" : " ") }
    var line = scalars
    let words = line.reversed().drop(while: \.isCooklangSpace)
    endsWithBreak = words.first == "\\"
    if endsWithBreak { line.removeLast(line.count - words.count + 1) }
    for item in CooklangStepScanner(line).items() {
      if case .text(let text) = item { addText(text) } else { step.append(item) }
    }
  }

  private mutating func addText(_ text: String) {
    guard case .text(var before) = step.last else { return step.append(.text(text)) }
    // Out of the array first, so that the text grows in place instead of being copied.
    step.removeLast()
    before += text
    step.append(.text(before))
  }

  private mutating func closeBlock() {
    closeStep()
    closeNote()
  }

  private mutating func closeNote() {
    if !note.isEmpty { document.blocks.append(.note(note.joined(separator: "\n"))) }
    note = []
  }

  private mutating func closeStep() {
    defer {
      step = []
      endsWithBreak = false
    }
    if case .text(let text) = step.last {
      step.removeLast()
      let rest = string(
        Array(text.unicodeScalars.reversed().drop { $0.isCooklangSpace || $0.isCooklangNewline })
          .reversed()
      )
      if !rest.isEmpty { step.append(.text(rest)) }
    }
    if !step.isEmpty { document.blocks.append(.step(step)) }
  }

  private func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
