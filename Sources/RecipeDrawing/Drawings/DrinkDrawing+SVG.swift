extension DrinkDrawing {
  /// The drawing as a document of SVG, which also stands inside a page. Cost: O(layers + garnishes).
  package var svgText: String {
    let shape = glass.shape
    let content = shape.isSeenThrough ? seenThrough(shape) : opaque(shape)
    return Canvas.document(named: name, content)
  }

  /// The height of each layer's top, and of the bottom before them, from above in units of the drawing.
  package var heights: [Double] {
    FillLevel(shape: glass.shape, ice: ice).heights(of: layers, foam: foam?.depth.rawValue ?? 0)
  }

  private func seenThrough(_ shape: GlassShape) -> String {
    let heights = heights
    let surface = heights.last ?? shape.inside.bottom.y
    var drawn = standing(shape) + shape.back()
    drawn += shape.poured(layers, heights: heights, mark: mark)
    var top = surface
    if let foam, !layers.isEmpty {
      top = surface - foam.depth.rawValue
      let body = shape.inside.body(from: top, to: surface, tilt: shape.tilt)
      drawn += "<path d=\"\(body)\" fill=\"\(foam.tint.hex)\"/>"
      drawn += shape.surface(foam.tint, opacity: 1, at: top)
    } else if let last = layers.last {
      let (tint, opacity) = last.colour.fill
      drawn += shape.surface(tint, opacity: opacity, at: surface)
    }
    drawn += shape.ice(ice, from: foam == nil ? surface : surface + 6)
    if isSparkling { drawn += shape.bubbles(from: surface) }
    return drawn + floating(shape, at: top) + shape.front() + atRim(shape) + steam(shape)
  }

  private func opaque(_ shape: GlassShape) -> String {
    let rim = shape.inside.rim
    let liquid = foam?.tint ?? layers.last?.colour.overWhite ?? .white
    let (half, depth) = (rim.x - 2.6, rim.x * shape.tilt - 2)
    let mouth = Canvas.ellipse(Canvas.middle, rim.y + 1.6, half, depth)
    var drawn = standing(shape) + shape.back()
    if !layers.isEmpty || foam != nil { drawn += "<path d=\"\(mouth)\" fill=\"\(liquid.hex)\"/>" }
    let surface = rim.y + 1
    if ice != .none { drawn += Self.heap(ice, half: rim.x, at: surface) }
    return drawn + floating(shape, at: surface) + atRim(shape) + steam(shape)
  }

  /// Ice that looks out of what cannot be seen through.
  private static func heap(_ ice: Ice, half: Double, at y: Double) -> String {
    let path: String
    if ice == .crushed {
      let (left, step) = (Canvas.middle - half * 0.85, half * 1.7 / 5)
      let bumps = [6.0, 9, 11, 9, 6].map { "q\(svg(step / 2, -$0)) \(svg(step, 0))" }.joined()
      path =
        "M\(svg(left, y + 2))\(bumps)a\(svg(half * 0.85, half * 0.2)) 0 0 1 \(svg(-half * 1.7)) 0z"
      return
        "<path class=\"g-ice\" d=\"\(path)\" fill=\"#fff\" fill-opacity=\".9\" stroke=\"#b9c6cb\" stroke-width=\".9\"/>"
    }
    let (x, size) = (Canvas.middle - half * 0.45, half * 0.42)
    path =
      "M\(svg(x, y - size * 0.7))l\(svg(size, -2))l\(svg(1, size))l\(svg(-size, 2))z"
      + "M\(svg(x + size * 1.2, y - size * 0.5))l\(svg(size, 2))l\(svg(-2, size))l\(svg(-size, -2))z"
    return
      "<path class=\"g-ice\" d=\"\(path)\" fill=\"#fff\" fill-opacity=\".6\" stroke=\"#fff\" stroke-linejoin=\"round\" stroke-width=\"1.4\"/>"
  }

  private func standing(_ shape: GlassShape) -> String {
    let inside = shape.inside
    let depth = max(4, min(52, (inside.bottom.y - inside.rim.y) * 0.62 - 8))
    return place(.standing, depth: depth) { position in
      let side = position == 0 ? -0.3 : 0.35
      return (Canvas.middle + shape.inside.rim.x * side, shape.inside.rim.y + 2)
    }
  }

  private func floating(_ shape: GlassShape, at surface: Double) -> String {
    let half = shape.inside.halfWidth(at: surface)
    return place(.floating) { position in
      (Canvas.middle + half * [0.18, -0.42, 0.55][position % 3], surface)
    }
  }

  private func atRim(_ shape: GlassShape) -> String {
    let rim = shape.inside.rim
    let crusts = garnishes.filter { $0.place == .crust }.prefix(1).map { crust in
      let arc =
        "M\(svg(Canvas.middle - rim.x, rim.y))a\(svg(rim.x, rim.x * shape.tilt)) 0 1 0 \(svg(2 * rim.x)) 0"
      return
        "<path d=\"\(arc)a\(svg(rim.x, rim.x * shape.tilt)) 0 0 0 \(svg(-2 * rim.x)) 0\" fill=\"none\" stroke=\"#fff\" stroke-width=\"4.4\"/>"
        + "<path d=\"\(arc)\" fill=\"none\" stroke=\"\(crust.crustInk)\" stroke-width=\"3\" stroke-dasharray=\"1 2.2\"/>"
    }
    return crusts.joined()
      + place(.rim) { position in
        let side = position == 0 ? 0.82 : -0.78
        let y = rim.y + rim.x * shape.tilt * 0.55
        return (Canvas.middle + rim.x * side, y)
      }
  }

  private func place(
    _ place: Garnish.Place,
    depth: Double = 0,
    _ at: (Int) -> (Double, Double)
  ) -> String {
    garnishes.filter { $0.place == place }.prefix(2).enumerated().map { position, garnish in
      let (x, y) = at(position)
      return "<g transform=\"translate(\(svg(x, y)))\">\(garnish.art(depth: depth))</g>"
    }.joined()
  }

  private func steam(_ shape: GlassShape) -> String {
    guard isHot else { return "" }
    let y = shape.inside.rim.y - shape.inside.rim.x * shape.tilt - 4
    let lines = [-11.0, 0, 11].map { offset in
      "M\(svg(Canvas.middle + offset, y))c-5-6 5-9 0-\(offset == 0 ? 18 : 14)"
    }.joined()
    return
      "<path class=\"g-line\" d=\"\(lines)\" fill=\"none\" stroke=\"\(Canvas.ink)\" stroke-opacity=\".35\""
      + " stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
  }

  /// A word for this drawing's own parts: equal for equal drawings alone, as good as surely.
  private var mark: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let parts =
      layers.map { "\($0.colour.fill.tint.hex) \(svg($0.volume))" } + [
        glass.rawValue, ice.rawValue,
      ]
    for byte in parts.joined(separator: "|").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return "w" + String(hash, radix: 36)
  }
}
