import Foundation
package import RecipeModel

/// A name to sign in with. Two that look alike are one: see ``folded``.
package struct AccountName: Hashable, Sendable, CustomStringConvertible {
  package enum Refusal: Error, Hashable, Sendable {
    case isEmpty
    case tooLong(most: Int)
    /// A character that is neither a letter, a digit nor one of the separators.
    case hasOther(String)
    /// Begins or ends with a separator, or has two in a row.
    case misplacedSeparator
    /// Letters of several scripts, as in a name that imitates another one.
    case mixesScripts
  }

  /// In scalars.
  package static let longest = 32

  /// As it is shown, composed (NFC).
  package let text: String
  /// The form in which names that look alike are equal: for comparing, never shown.
  package let folded: String

  package init(_ given: String) throws(Refusal) {
    let text = given.precomposedStringWithCanonicalMapping
    let scalars = text.unicodeScalars
    guard !scalars.isEmpty else { throw .isEmpty }
    guard scalars.count <= Self.longest else { throw .tooLong(most: Self.longest) }
    var (wasSeparator, scripts) = (true, Set<Script>())
    for scalar in scalars {
      if Self.separators.contains(scalar) {
        guard !wasSeparator else { throw .misplacedSeparator }
        wasSeparator = true
        continue
      }
      guard Self.isAllowed(scalar, first: wasSeparator) else {
        throw .hasOther(String(Character(scalar)))
      }
      wasSeparator = false
      if let script = Script(scalar) { scripts.insert(script) }
    }
    guard !wasSeparator else { throw .misplacedSeparator }
    guard scripts.count <= 1 else { throw .mixesScripts }
    self.text = text
    folded = Self.folded(text)
  }

  /// The person of that name. Cost: O(1).
  package var person: Person? { Person(text) }

  package var description: String { text }

  private static let separators: Set<Unicode.Scalar> = [" ", "-", "_", ".", "'"]

  private static func isAllowed(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .decimalNumber:
      !scalar.properties.isDefaultIgnorableCodePoint
    case .nonspacingMark, .spacingMark: !first && !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  /// Scripts whose letters are taken for each other's.
  private enum Script {
    case latin, greek, cyrillic

    init?(_ scalar: Unicode.Scalar) {
      guard scalar.properties.isAlphabetic else { return nil }
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF, 0xFF21...0xFF5A:
        self = .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
      case 0x400...0x52F, 0x1C80...0x1C8F: self = .cyrillic
      default: return nil
      }
    }
  }
}

extension AccountName {
  /// How a name of a notebook counts among names to sign in with, whether or not it could be one.
  package static func folded(_ text: String) -> String {
    let small = text.precomposedStringWithCompatibilityMapping.lowercased()
    // A mark may stand on a letter that is taken for another.
    let scalars = small.decomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
      separators.contains(scalar) ? "-" : lookAlikes[scalar] ?? scalar
    }
    var folded = String.UnicodeScalarView()
    folded.append(contentsOf: scalars)
    return String(folded).precomposedStringWithCanonicalMapping
  }

  /// Small letters and digits, and what they are taken for, in their own form or the great one.
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
    let rows: [(Unicode.Scalar, String)] = [
      ("a", "аαɑ"), ("b", "вβьƅ"), ("c", "сϲ"), ("d", "ԁ"), ("e", "еεҽ"), ("f", "ϝƒ"),
      ("g", "ɡԍ"), ("h", "нηһ"), ("j", "јϳ"), ("k", "кκ"), ("l", "i1|іιıӏɩǀ"), ("m", "мμ"),
      ("n", "пո"), ("o", "0оοօσ"), ("p", "рρ"), ("q", "ԛգ"), ("r", "г"), ("s", "ѕꜱ"),
      ("t", "тτ"), ("u", "ս"), ("v", "νѵ"), ("w", "ωԝѡ"), ("x", "хχ"), ("y", "уυүγ"),
      ("z", "ζ"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (letter, others) in rows {
      for other in others.unicodeScalars { table[other] = letter }
    }
    return table
  }()
}
