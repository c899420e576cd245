/// The character references of HTML.
enum HTMLEntities {
  /// Scalars of a reference that are looked at, its semicolon included.
  static let longest = 32

  /// The scalar that a reference names, the signs around it left out: "eacute", "#233", "#xE9".
  ///
  /// Nil for a name that is not known. A number that is no scalar is U+FFFD, and 128 to 159 are what
  /// Windows-1252 has there. Cost: O(bytes).
  static func scalar(_ reference: some StringProtocol) -> Unicode.Scalar? {
    guard reference.utf8.first == UInt8(ascii: "#") else { return named[String(reference)] }
    let number = reference.dropFirst()
    let isHex = number.first == "x" || number.first == "X"
    let digits = isHex ? number.dropFirst() : number
    guard !digits.isEmpty, digits.allSatisfy({ isHex ? $0.isHexDigit : ("0"..."9").contains($0) })
    else { return nil }
    guard let value = UInt32(digits, radix: isHex ? 16 : 10), value > 0 else { return "\u{FFFD}" }
    if (0x80...0x9F).contains(value) { return Windows1252.scalar(UInt8(value)) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [:]
    for (offset, name) in latin.split(separator: " ").enumerated() {
      named[String(name)] = Unicode.Scalar(UInt8(160 + offset))
    }
    for (name, scalar) in others { named[name] = scalar }
    return named
  }()

  /// The names of U+00A0 to U+00FF in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
    uuml yacute thorn yuml
    """

  private static let others: [(String, Unicode.Scalar)] = [
    ("quot", "\""), ("amp", "&"), ("apos", "'"), ("lt", "<"), ("gt", ">"), ("QUOT", "\""),
    ("AMP", "&"), ("LT", "<"), ("GT", ">"), ("OElig", "Œ"), ("oelig", "œ"), ("Scaron", "Š"),
    ("scaron", "š"), ("Yuml", "Ÿ"), ("fnof", "ƒ"), ("circ", "ˆ"), ("tilde", "˜"),
    ("ensp", "\u{2002}"), ("emsp", "\u{2003}"), ("thinsp", "\u{2009}"), ("zwnj", "\u{200C}"),
    ("zwj", "\u{200D}"), ("lrm", "\u{200E}"), ("rlm", "\u{200F}"), ("ndash", "–"), ("mdash", "—"),
    ("lsquo", "‘"), ("rsquo", "’"), ("sbquo", "‚"), ("ldquo", "“"), ("rdquo", "”"),
    ("bdquo", "„"), ("dagger", "†"), ("Dagger", "‡"), ("bull", "•"), ("hellip", "…"),
    ("permil", "‰"), ("prime", "′"), ("Prime", "″"), ("lsaquo", "‹"), ("rsaquo", "›"),
    ("frasl", "\u{2044}"), ("euro", "€"), ("trade", "™"), ("larr", "←"), ("uarr", "↑"),
    ("rarr", "→"), ("darr", "↓"), ("minus", "−"), ("infin", "∞"), ("asymp", "≈"), ("ne", "≠"),
    ("le", "≤"), ("ge", "≥"), ("half", "½"), ("frac13", "⅓"), ("frac23", "⅔"), ("frac15", "⅕"),
    ("frac25", "⅖"), ("frac35", "⅗"), ("frac45", "⅘"), ("frac16", "⅙"), ("frac56", "⅚"),
    ("frac18", "⅛"), ("frac38", "⅜"), ("frac58", "⅝"), ("frac78", "⅞"), ("hearts", "♥"),
    ("num", "#"), ("percnt", "%"), ("lpar", "("), ("rpar", ")"), ("comma", ","), ("colon", ":"),
    ("semi", ";"), ("sol", "/"), ("excl", "!"), ("quest", "?"), ("period", "."), ("plus", "+"),
    ("equals", "="), ("ast", "*"), ("lowbar", "_"), ("commat", "@"), ("dollar", "$"),
    ("Tab", "\t"), ("NewLine", "\n"), ("hyphen", "\u{2010}"), ("horbar", "―"),
  ]
}
