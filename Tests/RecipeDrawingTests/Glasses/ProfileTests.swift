import Testing

@testable import RecipeDrawing

@Suite("Insides of glasses")
struct ProfileTests {
  /// Volumes by many thin slices, from the bottom up to a height.
  private func volume(_ profile: Profile, upTo height: Double) -> Double {
    let steps = 4_000
    let slice = (profile.bottom.y - height) / Double(steps)
    return (0..<steps).reduce(0) { sum, step in
      let half = profile.halfWidth(at: profile.bottom.y - (Double(step) + 0.5) * slice)
      return sum + half * half * slice
    }
  }

  @Test("every side goes down from the rim, each piece from where the last one ended")
  func descending() {
    for glass in GlassKind.allCases {
      let curves = glass.shape.inside.curves
      for (upper, lower) in zip(curves, curves.dropFirst()) { #expect(upper.end == lower.start) }
      for curve in curves {
        let heights = (0...20).map { curve.point(Double($0) / 20).y }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 }, "\(glass)")
        #expect(curve.start.y >= 24 && curve.end.y <= Canvas.ground)
      }
    }
  }

  @Test("a share of a glass reaches up to where that share of its volume is below")
  func shares() {
    for glass in GlassKind.allCases {
      let inside = glass.shape.inside
      let all = volume(inside, upTo: inside.rim.y)
      for share in [0.1, 0.35, 0.5, 0.8, 1] {
        let below = volume(inside, upTo: inside.height(ofShare: share))
        #expect(abs(below / all - share) < 0.01, "\(glass) at \(share)")
      }
      #expect(inside.height(ofShare: 0) == inside.bottom.y)
    }
  }

  @Test("a piece of a side lies on the side")
  func pieces() {
    let inside = GlassKind.margarita.shape.inside
    let side = inside.side(from: 40, to: 60)
    #expect(abs((side.first?.start.y ?? 0) - 40) < 0.01)
    #expect(abs((side.last?.end.y ?? 0) - 60) < 0.01)
    for curve in side {
      let point = curve.point(0.5)
      #expect(abs(inside.halfWidth(at: point.y) - point.x) < 0.05)
    }
  }
}
