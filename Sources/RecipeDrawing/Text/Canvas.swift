/// The sheet that every drawing is made on: 120 wide and 136 high, in the page's lines.
///
/// What a page may colour has a class: `g-line`, `g-shadow`, `g-glass`, `g-ice`, `g-bubble`, `g-glint`.
/// The attributes beside it are what it looks like by itself.
enum Canvas {
  /// The middle, about which glasses are symmetric.
  static let middle = 60.0
  /// Where things stand.
  static let ground = 124.0

  static let ink = "#2b2620"

  /// A whole drawing, named for who cannot see it.
  static func document(named name: String, _ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 136\" role=\"img\">"
      + "<title>\(escaped(name))</title>\(content)</svg>"
  }

  /// Lines in ink, about things that are drawn from paths.
  static func lines(_ paths: String, width: Double = 2) -> String {
    "<path class=\"g-line\" d=\"\(paths)\" fill=\"none\" stroke=\"\(ink)\" stroke-width=\"\(svg(width))\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  /// What something throws on the table.
  static func shadow(halfWidth: Double, y: Double = ground) -> String {
    "<ellipse class=\"g-shadow\" cx=\"60\" cy=\"\(svg(y))\" rx=\"\(svg(halfWidth))\" ry=\"4\""
      + " fill=\"\(ink)\" fill-opacity=\".12\"/>"
  }

  /// Light on a side.
  static func glint(_ path: String) -> String {
    "<path class=\"g-glint\" d=\"\(path)\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".6\""
      + " stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
  }

  /// An ellipse as part of a path, from its left end around.
  static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String {
    "M\(svg(x - rx, y))a\(svg(rx, ry)) 0 1 0 \(svg(2 * rx)) 0a\(svg(rx, ry)) 0 1 0 \(svg(-2 * rx)) 0z"
  }
}
