/// One piece of the right side of a glass: a cubic Bézier curve whose `y` grows all the way.
///
/// `x` is the distance from the middle.
struct Curve: Hashable, Sendable {
  struct Point: Hashable, Sendable {
    var x, y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    func between(_ other: Point, _ share: Double) -> Point {
      Point(x + (other.x - x) * share, y + (other.y - y) * share)
    }
  }

  var start, first, second, end: Point

  init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
  }

  /// A straight side.
  init(from start: Point, to end: Point) {
    self.init(start, start.between(end, 1.0 / 3), start.between(end, 2.0 / 3), end)
  }

  /// The point at a share of the way.
  func point(_ share: Double) -> Point { split(share).lower.start }

  /// What is above and below the point at a share of the way. De Casteljau's construction.
  func split(_ share: Double) -> (upper: Curve, lower: Curve) {
    let (a, b, c) = (
      start.between(first, share), first.between(second, share), second.between(end, share)
    )
    let (d, e) = (a.between(b, share), b.between(c, share))
    let middle = d.between(e, share)
    return (Curve(start, a, d, middle), Curve(middle, e, c, end))
  }

  /// The share of the way at which a height is reached; cut to 0...1.
  func share(at y: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if point(middle).y < y { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
