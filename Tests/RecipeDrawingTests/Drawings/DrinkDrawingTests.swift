import Foundation
import Testing

@testable import RecipeDrawing

@Suite("Drawings of drinks")
struct DrinkDrawingTests {
  private static let red = LiquidColour(tint: Tint(red: 190, green: 30, blue: 40), opacity: 0.7)
  private static let gold = LiquidColour(tint: Tint(red: 249, green: 168, blue: 37), opacity: 0.9)
  private static let cream = LiquidColour(tint: Tint(red: 252, green: 247, blue: 232), opacity: 1)

  @Test(
    "every glass with every garnish and ice is a drawing that a page may hold",
    arguments: GlassKind.allCases
  )
  func everything(_ glass: GlassKind) {
    for (position, garnish) in Garnish.allCases.enumerated() {
      let ice = Ice.allCases[position % Ice.allCases.count]
      let drawing = DrinkDrawing(
        name: "\(glass.rawValue) & \(garnish.rawValue)",
        glass: glass,
        layers: [PouredLayer(Self.red, volume: 60)],
        ice: ice,
        garnishes: [garnish],
        foam: position.isMultiple(of: 3) ? Foam(tint: .white, depth: .deep) : nil,
        isSparkling: position.isMultiple(of: 2),
        isHot: position.isMultiple(of: 5)
      )
      DrawnText.check(drawing.svgText, named: drawing.name)
      #expect(drawing.svgText == drawing.svgText)
    }
  }

  @Test("the liquid of every glass is seen", arguments: GlassKind.allCases)
  func filled(_ glass: GlassKind) {
    let empty = DrinkDrawing(name: "Empty", glass: glass, layers: [])
    var full = empty
    full.layers = [PouredLayer(Self.red, volume: 1)]
    let fills = Set(DrawnText(full.svgText).fills).subtracting(DrawnText(empty.svgText).fills)
    #expect(!fills.isEmpty)
  }

  @Test(
    "more reaches higher, in proportion to the volume, and never over the rim",
    arguments: GlassKind.allCases
  )
  func levels(_ glass: GlassKind) {
    let shape = glass.shape
    var last = shape.inside.bottom.y
    for tenth in 2...12 {
      let volume = shape.capacity * Double(tenth) / 10
      let drawing = DrinkDrawing(
        name: "",
        glass: glass,
        layers: [PouredLayer(Self.red, volume: volume)]
      )
      let top = drawing.heights[1]
      #expect(top <= last)
      #expect(top >= shape.inside.rim.y + 5)
      if tenth <= 7, top > shape.inside.rim.y + 5.5 {
        #expect(abs(top - shape.inside.height(ofShare: Double(tenth) / 10)) < 0.01)
      }
      last = top
    }
  }

  @Test("layers lie in their order, each as high as its volume makes it")
  func layers() {
    let drawing = DrinkDrawing(
      name: "B-52",
      glass: .shot,
      layers: [Self.red, Self.cream, Self.gold].map { PouredLayer($0, volume: 20) }
    )
    let heights = drawing.heights
    #expect(heights == heights.sorted(by: >))
    let inside = GlassKind.shot.shape.inside
    let (share, level) = (60.0 / GlassKind.shot.shape.capacity, heights[3])
    // Full to the brim would run over.
    #expect(abs(level - max(inside.rim.y + 5, inside.height(ofShare: share))) < 0.01)
    let thirds = zip(heights, heights.dropFirst()).map { $0 - $1 }
    // The glass widens upwards, so that equal volumes are lower there.
    #expect(thirds[0] > thirds[1] && thirds[1] > thirds[2])
    let text = drawing.svgText
    let order = [Self.red, Self.cream, Self.gold].compactMap {
      text.range(of: "fill=\"\($0.fill.tint.hex)\"")?.lowerBound
    }
    #expect(order.count == 3 && order == order.sorted())
  }

  @Test(
    "a path whose commands have too few numbers is none",
    arguments: [
      ("M0 0C1 2 3 4 5 6z", true), ("M0 0C1 2 3 4z", false), ("M0 0l.5-.5", true), ("L1 1", false),
      ("M0 0a4 2.6 0 1 0 8.8 0", true), ("M0 0a4 2 0 100 8 0", false), ("M0 0h", false),
      ("", false),
    ]
  )
  func grammar(path: String, isGood: Bool) {
    #expect(PathGrammar.holds(path) == isGood)
  }

  @Test("what sank runs into what lies on it: red below, gold above")
  func soft() {
    let drawing = DrinkDrawing(
      name: "Tequila Sunrise",
      glass: .highball,
      layers: [
        PouredLayer(Self.red, volume: 15, isSoft: true), PouredLayer(Self.gold, volume: 135),
      ]
    )
    let stops = DrawnText(drawing.svgText).fills.filter { $0.hasPrefix("#") }
    let (red, gold) = (Self.red.fill.tint.hex, Self.gold.fill.tint.hex)
    #expect(stops.firstIndex(of: red) ?? 99 < stops.firstIndex(of: gold) ?? 0)
    // Two drawings on one page keep their gradients apart; the same drawing twice shares it.
    var other = drawing
    other.layers[1].volume = 90
    func mark(_ text: String) -> Substring? {
      text.split(separator: "id=\"").dropFirst().first?.prefix { $0 != "\"" }
    }
    #expect(mark(drawing.svgText) != nil)
    #expect(mark(drawing.svgText) != mark(other.svgText))
  }
}
