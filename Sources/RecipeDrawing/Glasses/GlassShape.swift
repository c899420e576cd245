/// The form of a glass: its inside, what it stands on, and what it is made of.
struct GlassShape: Sendable {
  enum Foot: Sendable {
    /// A thick bottom, so high.
    case base(Double)
    /// A stem and a round foot, half as wide as said.
    case stem(Double)
    /// A saucer, half as wide as said.
    case saucer(Double)
  }

  enum Material: Sendable {
    case glass
    /// What cannot be seen through.
    case opaque(Tint)
  }

  var inside: Profile
  /// What goes in up to the rim, in millilitres.
  var capacity: Double
  var foot: Foot
  var material = Material.glass
  var hasHandle = false
  var hasSpout = false
  /// Half the height of what is round by half its width: one looks deeper into what is opaque.
  var tilt: Double {
    if case .opaque = material { 0.26 } else { 0.15 }
  }

  var isSeenThrough: Bool {
    if case .glass = material { true } else { false }
  }
}

extension GlassShape {
  private static func point(_ x: Double, _ y: Double) -> Curve.Point { Curve.Point(x, y) }

  /// A glass with straight sides.
  static func straight(
    _ rim: (Double, Double),
    _ bottom: (Double, Double),
    _ capacity: Double,
    _ foot: Foot,
    material: Material = .glass,
    hasHandle: Bool = false
  ) -> GlassShape {
    GlassShape(
      inside: Profile(rim: point(rim.0, rim.1), bottom: point(bottom.0, bottom.1)),
      capacity: capacity,
      foot: foot,
      material: material,
      hasHandle: hasHandle
    )
  }

  /// A glass with round sides: the rim, then three points a curve.
  static func round(
    _ points: [(Double, Double)],
    _ capacity: Double,
    _ foot: Foot,
    material: Material = .glass,
    hasHandle: Bool = false,
    hasSpout: Bool = false
  ) -> GlassShape {
    let points = points.map { point($0.0, $0.1) }
    let curves = stride(from: 0, to: points.count - 3, by: 3).map {
      Curve(points[$0], points[$0 + 1], points[$0 + 2], points[$0 + 3])
    }
    return GlassShape(
      inside: Profile(curves),
      capacity: capacity,
      foot: foot,
      material: material,
      hasHandle: hasHandle,
      hasSpout: hasSpout
    )
  }
}
