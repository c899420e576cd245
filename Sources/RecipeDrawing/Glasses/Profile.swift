/// The inside of a glass: its right side from the rim down, turned about the middle.
struct Profile: Hashable, Sendable {
  let curves: [Curve]

  /// - Parameter curves: One or more, each beginning where the last one ended.
  init(_ curves: [Curve]) {
    precondition(!curves.isEmpty, "a profile without curves")
    self.curves = curves
  }

  /// A straight side.
  init(rim: Curve.Point, bottom: Curve.Point) {
    self.init([Curve(from: rim, to: bottom)])
  }

  var rim: Curve.Point { curves[0].start }
  var bottom: Curve.Point { curves[curves.count - 1].end }

  /// Half of the width at a height, which is cut to the glass.
  func halfWidth(at y: Double) -> Double {
    let curve = curves.first { y <= $0.end.y } ?? curves[curves.count - 1]
    return curve.point(curve.share(at: y)).x
  }

  /// The side between two heights, from above.
  func side(from top: Double, to bottom: Double) -> [Curve] {
    curves.compactMap { curve in
      guard curve.end.y > top, curve.start.y < bottom else { return nil }
      var curve = curve
      if curve.end.y > bottom { curve = curve.split(curve.share(at: bottom)).upper }
      if curve.start.y < top { curve = curve.split(curve.share(at: top)).lower }
      return curve
    }
  }

  /// The height up to which a share of the glass reaches, by volume: 0 is the bottom, 1 the rim.
  func height(ofShare share: Double) -> Double {
    let steps = 200
    let slice = (bottom.y - rim.y) / Double(steps)
    let areas = (0..<steps).map { step -> Double in
      let half = halfWidth(at: bottom.y - (Double(step) + 0.5) * slice)
      return half * half
    }
    let wanted = areas.reduce(0, +) * min(1, max(0, share))
    var sum = 0.0
    for (step, area) in areas.enumerated() {
      if sum + area >= wanted {
        return bottom.y - (Double(step) + (area > 0 ? (wanted - sum) / area : 0)) * slice
      }
      sum += area
    }
    return rim.y
  }
}

extension Profile {
  /// The outline between two heights, with round ends that bulge to whoever looks: the front of what is poured.
  ///
  /// - Parameter tilt: How much is seen of what is round: half its height by half its width.
  func body(from top: Double, to bottom: Double, tilt: Double) -> String {
    let side = side(from: top, to: bottom)
    guard let first = side.first?.start, let last = side.last?.end else { return "" }
    var path = "M\(left(first))"
    for curve in side { path += down(curve, mirrored: true) }
    path += "A\(svg(last.x, last.x * tilt)) 0 0 0 \(right(last))"
    for curve in side.reversed() { path += up(curve) }
    return path + "A\(svg(first.x, first.x * tilt)) 0 0 1 \(left(first))z"
  }

  /// Both sides and the round bottom, open above.
  func outline(tilt: Double) -> String {
    var path = "M\(left(rim))"
    for curve in curves { path += down(curve, mirrored: true) }
    if bottom.x > 3 {
      path += "A\(svg(bottom.x, bottom.x * tilt)) 0 0 0 \(right(bottom))"
    } else {
      path += "L\(right(bottom))"
    }
    for curve in curves.reversed() { path += up(curve) }
    return path
  }

  private func left(_ point: Curve.Point) -> String { svg(Canvas.middle - point.x, point.y) }
  private func right(_ point: Curve.Point) -> String { svg(Canvas.middle + point.x, point.y) }

  private func down(_ curve: Curve, mirrored: Bool) -> String {
    if isStraight(curve) { return "L\(left(curve.end))" }
    return "C\(left(curve.first)) \(left(curve.second)) \(left(curve.end))"
  }

  private func up(_ curve: Curve) -> String {
    if isStraight(curve) { return "L\(right(curve.start))" }
    return "C\(right(curve.second)) \(right(curve.first)) \(right(curve.start))"
  }

  private func isStraight(_ curve: Curve) -> Bool {
    func distance(_ point: Curve.Point) -> Double {
      let (dx, dy) = (curve.end.x - curve.start.x, curve.end.y - curve.start.y)
      let cross = dx * (point.y - curve.start.y) - dy * (point.x - curve.start.x)
      return abs(cross) / max(1e-9, (dx * dx + dy * dy).squareRoot())
    }
    return distance(curve.first) < 0.05 && distance(curve.second) < 0.05
  }
}
