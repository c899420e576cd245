/// A text of somebody else's, as it may stand between tags and in an attribute.
///
/// What XML gives a meaning is escaped, what XML forbids left out. At most 200 characters, the rest
/// dropped. Cost: O(bytes).
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.prefix(200).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t", "\n", "\r": result += " "
    case "\u{20}"..."\u{7E}", "\u{A0}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
      "\u{10000}"..."\u{10FFFF}":
      result.unicodeScalars.append(scalar)
    default: break
    }
  }
  return result
}
