extension GlassShape {
  /// The height on which it stands.
  private var standing: Double {
    switch foot {
    case .base(let height): inside.bottom.y + height
    case .stem, .saucer: Canvas.ground - 3
    }
  }

  /// What is behind the drink: the shadow, the foot and the back of the glass.
  func back() -> String {
    let rim = inside.rim
    switch material {
    case .glass:
      let body = inside.body(from: rim.y, to: inside.bottom.y, tilt: tilt)
      let glass =
        "<path class=\"g-glass\" d=\"\(body)\" fill=\"#fff\" fill-opacity=\".3\"/>"
      let far =
        "M\(svg(Canvas.middle - rim.x, rim.y))a\(svg(rim.x, rim.x * tilt)) 0 0 1 \(svg(2 * rim.x)) 0"
      return below() + handle() + glass + Canvas.lines(far, width: 1.2)
    case .opaque(let tint):
      return below() + handle() + china(tint)
    }
  }

  /// What is before the drink: the light and the outline.
  func front() -> String {
    guard isSeenThrough else { return "" }
    let rim = inside.rim
    let near =
      "M\(svg(Canvas.middle - rim.x, rim.y))a\(svg(rim.x, rim.x * tilt)) 0 0 0 \(svg(2 * rim.x)) 0"
    return light() + Canvas.lines(outline() + near, width: 2)
  }

  private func outline() -> String {
    guard case .base(let height) = foot else { return inside.outline(tilt: tilt) }
    let bottom = inside.bottom
    let (left, right) = (Canvas.middle - bottom.x, Canvas.middle + bottom.x)
    let low = bottom.y + height
    let ring =
      "M\(svg(left, bottom.y))L\(svg(left + 0.6, low))A\(svg(bottom.x - 0.6, bottom.x * tilt)) 0 0 0"
      + " \(svg(right - 0.6, low))L\(svg(right, bottom.y))"
    return inside.outline(tilt: tilt) + ring
  }

  private func below() -> String {
    switch foot {
    case .base:
      return Canvas.shadow(
        halfWidth: inside.bottom.x + 7,
        y: standing + inside.bottom.x * tilt * 0.6
      )
    case .stem(let half):
      let top = inside.bottom.y + inside.bottom.x * tilt
      let foot = Canvas.ellipse(Canvas.middle, standing, half, half * 0.17)
      return Canvas.shadow(halfWidth: half + 5)
        + "<path class=\"g-glass\" d=\"\(foot)\" fill=\"#fff\" fill-opacity=\".3\"/>"
        + Canvas.lines(foot + "M60 \(svg(top))V\(svg(standing - 1))")
    case .saucer(let half):
      let saucer = Canvas.ellipse(Canvas.middle, standing - 3, half, half * 0.2)
      let well = Canvas.ellipse(Canvas.middle, standing - 4, half * 0.55, half * 0.1)
      return Canvas.shadow(halfWidth: half + 2, y: standing + 2)
        + "<path d=\"\(saucer)\" fill=\"#f4ecdd\"/><path d=\"\(well)\" fill=\"#e3d6c0\"/>"
        + Canvas.lines(saucer)
    }
  }

  private func handle() -> String {
    guard hasHandle else { return "" }
    let top = inside.rim.y + (inside.bottom.y - inside.rim.y) * 0.2
    let low = inside.rim.y + (inside.bottom.y - inside.rim.y) * 0.75
    let x = Canvas.middle + inside.halfWidth(at: top)
    let height = low - top
    let path =
      "M\(svg(x - 1, top))c\(svg(16, -3)) \(svg(17, height * 0.8)) \(svg(-1 + inside.halfWidth(at: low) - inside.halfWidth(at: top), height))"
    guard case .opaque(let tint) = material else { return Canvas.lines(path, width: 2.6) }
    return Canvas.lines(path, width: 7)
      + "<path d=\"\(path)\" fill=\"none\" stroke=\"\(tint.hex)\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>"
  }

  private func china(_ tint: Tint) -> String {
    let rim = inside.rim
    let mouth = Canvas.ellipse(Canvas.middle, rim.y, rim.x, rim.x * tilt)
    let dark = tint.mixed(with: .black, 0.3)
    let body = inside.body(from: rim.y, to: inside.bottom.y, tilt: tilt * 0.6)
    let x = Canvas.middle + rim.x * 0.62
    let shade =
      "M\(svg(x, rim.y + rim.x * tilt))C\(svg(x, rim.y + 30)) \(svg(x - 2, inside.bottom.y - 12))"
      + " \(svg(Canvas.middle + inside.bottom.x * 0.5, inside.bottom.y))"
    return "<path d=\"\(body)\" fill=\"\(tint.hex)\"/>"
      + "<path d=\"\(shade)\" fill=\"none\" stroke=\"\(dark.hex)\" stroke-opacity=\".25\" stroke-width=\"7\" stroke-linecap=\"round\"/>"
      + Canvas.lines(inside.outline(tilt: tilt * 0.6))
      + "<path d=\"\(mouth)\" fill=\"\(dark.hex)\"/>" + Canvas.lines(mouth)
  }

  private func light() -> String {
    let rim = inside.rim
    let (top, low) = (
      rim.y + (inside.bottom.y - rim.y) * 0.16, rim.y + (inside.bottom.y - rim.y) * 0.55
    )
    let side = inside.side(from: top, to: low)
    guard let first = side.first?.start, let last = side.last?.end else { return "" }
    let middle = inside.halfWidth(at: (top + low) / 2)
    func left(_ half: Double) -> Double { Canvas.middle - max(0, half - 4.5) }
    let control = 2 * middle - (first.x + last.x) / 2
    return Canvas.glint(
      "M\(svg(left(first.x), top))Q\(svg(left(control), (top + low) / 2)) \(svg(left(last.x), low))"
    )
  }
}
