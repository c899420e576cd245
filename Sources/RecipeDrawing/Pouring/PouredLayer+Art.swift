extension GlassShape {
  /// What is poured, up to the surface of the last layer.
  ///
  /// - Parameters:
  ///   - heights: The bottom of the first layer, then the top of each.
  ///   - mark: What tells this drawing's parts from another's on the same page.
  func poured(_ layers: [PouredLayer], heights: [Double], mark: String) -> String {
    guard let bottom = heights.first, let top = heights.last, !layers.isEmpty else { return "" }
    if layers.contains(where: \.isSoft) {
      let stops = Self.stops(layers, heights: heights)
      let body = inside.body(from: top, to: bottom, tilt: tilt)
      return
        "<linearGradient id=\"\(mark)\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\""
        + " y1=\"\(svg(bottom))\" y2=\"\(svg(top))\">\(stops)</linearGradient>"
        + "<path d=\"\(body)\" fill=\"url(#\(mark))\"/>"
    }
    return layers.indices.map { position in
      let (fill, opacity) = layers[position].colour.fill
      let body = inside.body(from: heights[position + 1], to: heights[position], tilt: tilt)
      return "<path d=\"\(body)\" fill=\"\(fill.hex)\"\(Self.opacity(opacity))/>"
    }.joined()
  }

  private static func opacity(_ value: Double) -> String {
    value > 0.99 ? "" : " fill-opacity=\"\(svg(share: value))\""
  }

  private static func stops(_ layers: [PouredLayer], heights: [Double]) -> String {
    guard let bottom = heights.first, let top = heights.last, bottom > top else { return "" }
    func stop(_ height: Double, _ layer: PouredLayer) -> String {
      let (fill, opacity) = layer.colour.fill
      return "<stop offset=\"\(svg(share: (bottom - height) / (bottom - top)))\""
        + " stop-color=\"\(fill.hex)\" stop-opacity=\"\(svg(share: opacity))\"/>"
    }
    var result = ""
    for position in layers.indices {
      let (low, high) = (heights[position], heights[position + 1])
      let below = position > 0 && layers[position - 1].isSoft
      let isSoft = layers[position].isSoft && position + 1 < layers.count
      let reach = 0.9 * (low - high)
      result += stop(below ? max(high, low - 16) : low, layers[position])
      result += stop(isSoft ? high + min(3, reach) : high, layers[position])
    }
    return result
  }

  /// The round surface of what is poured, with the light on it.
  func surface(_ tint: Tint, opacity: Double, at height: Double) -> String {
    let half = max(1, inside.halfWidth(at: height) - 0.4)
    let path = Canvas.ellipse(Canvas.middle, height, half, half * tilt)
    let light = tint.mixed(with: .white, 0.32)
    return
      "<path d=\"\(path)\" fill=\"\(light.hex)\" fill-opacity=\"\(svg(share: max(0.55, opacity)))\""
      + " stroke=\"#fff\" stroke-opacity=\".55\" stroke-width=\".8\"/>"
  }
}
