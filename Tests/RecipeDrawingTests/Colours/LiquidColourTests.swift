import Foundation
import Testing

@testable import RecipeDrawing

@Suite("Colours of liquids")
struct LiquidColourTests {
  private func liquid(_ hex: UInt32, _ opacity: Double) -> LiquidColour {
    LiquidColour(
      tint: Tint(red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255)),
      opacity: opacity
    )
  }

  @Test("what is poured together with nothing keeps its colour")
  func alone() throws {
    for hex: UInt32 in [0xC81A24, 0xF7F8F8, 0x2B140B, 0xFCF7E8, 0x6FA436] {
      let one = try #require(LiquidColour.mixed([(liquid(hex, 0.5), 30)])).tint
      let bytes = [hex >> 16, hex >> 8 & 255, hex & 255].map { Double($0) }
      // A channel gives back a three-hundredth of all light at the least, and of the brightest channel's some more, so that
      // it does not take all of every mixture.
      let brightest = pow(((bytes.max() ?? 0) / 255 + 0.055) / 1.055, 2.4)
      let darkest = 255 * (1.055 * pow(0.003 + 0.03 * brightest, 1 / 2.4) - 0.055)
      for (channel, byte) in zip([one.red, one.green, one.blue], bytes) {
        #expect(abs(Double(channel) - max(darkest, min(252, byte))) <= 3, "\(hex)")
      }
    }
    #expect(LiquidColour.mixed([]) == nil)
    #expect(LiquidColour.mixed([(liquid(0xC81A24, 0.5), 0)]) == nil)
  }

  @Test("the order of pouring together and the unit make no difference")
  func order() throws {
    let parts = [
      (liquid(0xF7F8F8, 0), 30.0), (liquid(0xC81A24, 0.6), 30), (liquid(0x7C2C18, 0.65), 30),
    ]
    let one = try #require(LiquidColour.mixed(parts.map { (colour: $0.0, volume: $0.1) }))
    let other = try #require(
      LiquidColour.mixed(parts.reversed().map { (colour: $0.0, volume: $0.1 / 30) })
    )
    #expect(one.tint == other.tint)
    #expect(abs(one.opacity - other.opacity) < 1e-9)
  }

  @Test("gin, Campari and vermouth are red; coffee with cream is pale brown; clear stays clear")
  func known() throws {
    let negroni = try #require(
      LiquidColour.mixed([
        (liquid(0xF7F8F8, 0), 30), (liquid(0xC81A24, 0.6), 30), (liquid(0x7C2C18, 0.65), 30),
      ])
    )
    #expect(negroni.tint.red > 3 * max(negroni.tint.green, negroni.tint.blue))
    let coffee = liquid(0x2A150B, 0.95)
    let white = try #require(LiquidColour.mixed([(coffee, 50), (liquid(0xFCF7E8, 1), 50)]))
    #expect(white.tint.red > 2 * coffee.tint.red)
    #expect(white.tint.red > white.tint.green && white.tint.green > white.tint.blue)
    let martini = try #require(
      LiquidColour.mixed([(liquid(0xF7F8F8, 0), 60), (liquid(0xF1E8C0, 0.1), 10)])
    )
    #expect(martini.opacity < 0.1)
    #expect(min(martini.tint.red, martini.tint.green) > 220)
  }

  @Test("powers are those of the library of C")
  func powers() {
    for base in [0.001, 0.04, 0.2, 0.5, 0.99, 1, 3.7] {
      for exponent in [0.4, 1 / 2.4, 1, 2.4] {
        #expect(abs(power(base, exponent) / pow(base, exponent) - 1) < 1e-9)
      }
    }
    #expect(power(0, 2.4) == 0)
  }
}
