/// How a liquid looks that is as deep as a thumb is wide, before a white wall.
package struct LiquidColour: Hashable, Sendable {
  package var tint: Tint
  /// How much it hides what is behind it: 0 for water, 1 for cream.
  package var opacity: Double

  package init(tint: Tint, opacity: Double) {
    self.tint = tint
    self.opacity = min(1, max(0, opacity))
  }
}

extension LiquidColour {
  /// The looks of liquids poured together, in any unit of volume; nil for nothing.
  ///
  /// Each takes light away and throws light back, by the volume it has: Kubelka and Munk's theory of
  /// pigments, 1931, with `K/S = (1 − R)² / 2R` for each channel's reflectance `R`. What is light and
  /// hides much scatters (cream), what is dark only absorbs (coffee), so that a little cream makes
  /// coffee pale and a little coffee leaves cream pale. What shines through the mixture is the
  /// geometric mean of what shines through each. The order makes no difference but for rounding.
  package static func mixed(_ parts: [(colour: LiquidColour, volume: Double)]) -> LiquidColour? {
    let parts = parts.filter { $0.volume > 0 && $0.volume.isFinite }
    let all = parts.reduce(0) { $0 + $1.volume }
    guard all > 0 else { return nil }
    var absorption = [0.0, 0.0, 0.0]
    var scattering = 0.0
    var shine = 0.0
    for (colour, volume) in parts {
      let back = colour.tint.reflectances
      // A channel that gives nothing back would take all of every mixture.
      let least = 0.003 + 0.03 * (back.max() ?? 0)
      let reflectances = back.map { min(0.98, max(least, $0)) }
      let lightness = reflectances.reduce(0, +) / 3
      let scatters = 0.12 + 7 * colour.opacity * colour.opacity * lightness
      let share = volume / all
      scattering += scatters * share
      for channel in 0..<3 {
        let back = reflectances[channel]
        absorption[channel] += share * scatters * (1 - back) * (1 - back) / (2 * back)
      }
      shine += share * logarithm(max(0.004, 1 - colour.opacity))
    }
    let mixed = absorption.map { taken in
      let ratio = taken / scattering
      return 1 + ratio - (ratio * ratio + 2 * ratio).squareRoot()
    }
    return LiquidColour(
      tint: Tint(reflectances: mixed),
      opacity: 1 - exponential(shine)
    )
  }
}

extension LiquidColour {
  /// The tint, a little bluer where there is next to none: clear water is seen by what it mirrors.
  private var seen: Tint {
    let reach = max(tint.red, tint.green, tint.blue) - min(tint.red, tint.green, tint.blue)
    guard reach < 24, min(tint.red, tint.green, tint.blue) > 0xD0, opacity < 0.5 else {
      return tint
    }
    let share = Double(24 - reach) / 24 * (1 - 2 * opacity)
    return tint.mixed(with: Tint(red: 0xC3, green: 0xDD, blue: 0xE6), share)
  }

  /// The fill and its opacity that look like this before something white, and let through what they should.
  var fill: (tint: Tint, opacity: Double) {
    let channels = [seen.red, seen.green, seen.blue].map { Double($0) / 255 }
    let darkest = channels.min() ?? 1
    let opacity = min(1, max(0.3, opacity + 0.1, 1 - darkest))
    let bytes = channels.map { channel in
      UInt8((min(1, max(0, (channel - (1 - opacity)) / opacity)) * 255).rounded())
    }
    return (Tint(red: bytes[0], green: bytes[1], blue: bytes[2]), opacity)
  }
}

extension LiquidColour {
  /// How it looks in what is white inside.
  var overWhite: Tint {
    let (tint, opacity) = fill
    return Tint.white.mixed(with: tint, opacity)
  }
}
