extension GlassShape {
  /// Turned a little, each to another side: the cosine and the sine.
  private static let turns = [
    (0.97, 0.24), (0.95, -0.31), (0.99, 0.12), (0.92, -0.39), (0.98, -0.2), (0.94, 0.34),
  ]

  /// Ice in what is poured up to a height; it looks out a little.
  func ice(_ ice: Ice, from surface: Double) -> String {
    switch ice {
    case .none: ""
    case .cubes: Self.pieces(cubes(from: surface))
    case .large: Self.pieces(large(from: surface))
    case .crushed: crushed(from: surface)
    }
  }

  private static func pieces(_ path: String) -> String {
    guard !path.isEmpty else { return "" }
    return "<path class=\"g-ice\" d=\"\(path)\" fill=\"#fff\" fill-opacity=\".4\" stroke=\"#fff\""
      + " stroke-opacity=\".8\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/>"
  }

  private func cubes(from surface: Double) -> String {
    let widest = inside.halfWidth(at: surface)
    let size = min(8.5, max(5, widest * 0.38))
    let isWide = widest > 2.6 * size
    var path = ""
    var y = surface + size * 0.35
    var count = 0
    while y + size < inside.bottom.y + 2, count < 6 {
      let half = inside.halfWidth(at: min(y + size, inside.bottom.y))
      let room = half - size - 1.5
      if room > 0 {
        let sides = isWide && room > size * 0.8 ? [-1.0, 1.0] : [count % 2 == 0 ? -1.0 : 1.0]
        for side in sides where count < 6 {
          let x = Canvas.middle + side * min(room, size * 1.35) * (isWide ? 0.95 : 0.6)
          let lift = side > 0 && isWide ? size * 0.55 : 0
          path += Self.square(x, y + lift, size, Self.turns[count % Self.turns.count])
          count += 1
        }
      }
      y += size * (isWide ? 2.25 : 2.05)
    }
    return path
  }

  private func large(from surface: Double) -> String {
    let half = inside.halfWidth(at: surface)
    let size = half * 0.52
    let (x, y) = (Canvas.middle, surface + size * 0.62)
    let front = Self.square(x, y, size, (0.99, 0.1))
    let edge = "M\(svg(x - size * 0.6, y - size * 0.45))l\(svg(size * 0.35, size * 0.1))"
    return front + edge
  }

  /// A square about a point, half as wide as `size`, turned by an angle of that cosine and sine.
  private static func square(
    _ x: Double,
    _ y: Double,
    _ size: Double,
    _ turn: (cosine: Double, sine: Double)
  ) -> String {
    let (a, b) = (turn.cosine * size, turn.sine * size)
    return
      "M\(svg(x - a + b, y - b - a))l\(svg(2 * a, 2 * b))l\(svg(-2 * b, 2 * a))l\(svg(-2 * a, -2 * b))z"
  }

  private func crushed(from surface: Double) -> String {
    let half = inside.halfWidth(at: surface) - 1
    let bumps = max(4, Int(half / 3.4))
    let step = 2 * half / Double(bumps)
    let rises = [5.0, 7.5, 6, 8, 5.5, 7]
    var mound = "M\(svg(Canvas.middle - half, surface + half * tilt * 0.6))"
    for bump in 0..<bumps {
      let middle = 1 - abs(Double(bump) + 0.5 - Double(bumps) / 2) / (Double(bumps) / 2)
      let rise = rises[bump % rises.count] + 7 * middle
      mound +=
        "q\(svg(step / 2, -rise)) \(svg(step, bump + 1 < bumps / 2 ? -1.2 : bump >= bumps - bumps / 2 ? 1.2 : 0))"
    }
    mound += "a\(svg(half, half * tilt)) 0 0 1 \(svg(-2 * half)) 0z"
    var shards = ""
    var y = surface + 10
    var count = 0
    while y < inside.bottom.y - 3, count < 9 {
      let room = max(0, inside.halfWidth(at: y) - 6)
      let x = Canvas.middle + room * [-0.8, 0.5, -0.15, 0.9, -0.55, 0.2][count % 6]
      let (wide, turn) = ([5.0, 3.5, 6, 4][count % 4], [2.0, -2.5, 1, -1.5, 3][count % 5])
      shards +=
        "M\(svg(x - wide, y + turn))l\(svg(wide, -4 - turn))l\(svg(wide, 4 - turn))l\(svg(-wide + turn, 3.5))z"
      y += (inside.bottom.y - surface) / 10
      count += 1
    }
    // There may be too little for any to lie in it.
    let below =
      shards.isEmpty
      ? "" : "<path class=\"g-ice\" d=\"\(shards)\" fill=\"#fff\" fill-opacity=\".3\"/>"
    return below
      + "<path class=\"g-ice\" d=\"\(mound)\" fill=\"#fff\" fill-opacity=\".85\" stroke=\"#b9c6cb\""
      + " stroke-width=\".9\" stroke-linejoin=\"round\"/>"
  }

  /// Bubbles that rise through what is poured.
  func bubbles(from surface: Double) -> String {
    let places = [
      (-0.6, 0.8), (0.35, 0.62), (-0.15, 0.4), (0.7, 0.3), (-0.72, 0.5), (0.1, 0.88), (0.55, 0.78),
      (-0.4, 0.22), (0.18, 0.18),
    ]
    let path = places.map { place in
      let y = surface + 4 + (inside.bottom.y - surface - 4) * place.1
      return "M\(svg(Canvas.middle + max(0, inside.halfWidth(at: y) - 3) * place.0, y))h0"
    }.joined()
    return
      "<path class=\"g-bubble\" d=\"\(path)\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".85\""
      + " stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
  }
}
