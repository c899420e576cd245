/// A line of a Cooklang file, its comments taken out.
struct CooklangLine {
  /// In the file, counted from 1.
  var number: Int
  var scalars: [Unicode.Scalar]

  var isBlank: Bool { scalars.allSatisfy(\.isCooklangSpace) }
}

/// Splits the body of a Cooklang file into lines and takes out `-- …` and `[- … -]`.
///
/// A line that held nothing but a comment vanishes, so that it does not end the step around it.
/// Three hyphens or more are text, and so is a `[-` that nothing closes. Cost: O(scalars).
func linesWithoutComments(_ body: ArraySlice<Unicode.Scalar>, firstLine: Int) -> [CooklangLine] {
  var lines: [CooklangLine] = []
  var current = CooklangLine(number: firstLine, scalars: [])
  var hadComment = false
  var number = firstLine
  // Once one search for "-]" fails, so do all later ones.
  var mayCloseBlocks = true
  var position = body.startIndex

  func scalar(at index: Int) -> Unicode.Scalar? {
    body.indices.contains(index) ? body[index] : nil
  }
  func finishLine() {
    if !(hadComment && current.isBlank) { lines.append(current) }
    hadComment = false
    current = CooklangLine(number: number, scalars: [])
  }

  while let here = scalar(at: position) {
    let next = scalar(at: position + 1)
    if here.isCooklangNewline {
      if here == "\r", next == "\n" { position += 1 }
      number += 1
      finishLine()
    } else if here == "[", next == "-", mayCloseBlocks {
      if let end = endOfBlockComment(body, from: position + 2) {
        number += body[position..<end].count { $0 == "\n" }
        hadComment = true
        position = end
        continue
      }
      mayCloseBlocks = false
      current.scalars.append(here)
    } else if here == "-", next == "-", scalar(at: position + 2) != "-",
      scalar(at: position - 1) != "-"
    {
      hadComment = true
      while let rest = scalar(at: position), !rest.isCooklangNewline { position += 1 }
      continue
    } else {
      current.scalars.append(here)
    }
    position += 1
  }
  if !current.scalars.isEmpty { finishLine() }
  return lines
}

/// The position after the `-]` that ends a comment whose text begins at `start`.
private func endOfBlockComment(_ body: ArraySlice<Unicode.Scalar>, from start: Int) -> Int? {
  var position = start
  while position + 1 < body.endIndex {
    if body[position] == "-", body[position + 1] == "]" { return position + 2 }
    position += 1
  }
  return nil
}

extension Unicode.Scalar {
  /// U+000A to U+000D, U+0085, U+2028 or U+2029.
  var isCooklangNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A tab, or of Unicode's general category Zs.
  var isCooklangSpace: Bool {
    isASCII ? self == " " || self == "\t" : properties.generalCategory == .spaceSeparator
  }

  /// Of one of Unicode's general categories P.
  var isCooklangPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
