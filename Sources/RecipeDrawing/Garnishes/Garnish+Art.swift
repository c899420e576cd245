extension Garnish {
  /// The drawing, about the point at which it is placed.
  ///
  /// - Parameter depth: How far down what stands in the glass may reach.
  func art(depth: Double) -> String {
    switch self {
    case .lemonWheel: Citrus.lemon.wheel
    case .lemonWedge: Citrus.lemon.wedge
    case .lemonTwist: Citrus.lemon.twist
    case .limeWheel: Citrus.lime.wheel
    case .limeWedge: Citrus.lime.wedge
    case .limeTwist: Citrus.lime.twist
    case .orangeWheel: Citrus.orange.wheel
    case .orangeWedge: Citrus.orange.wedge
    case .orangeTwist: Citrus.orange.twist
    case .grapefruitWheel: Citrus.grapefruit.wheel
    case .grapefruitTwist: Citrus.grapefruit.twist
    case .saltRim, .sugarRim: ""
    case .mint, .rosemary, .celery, .cinnamonStick, .basil: leaves(depth: depth)
    case .pineapple, .apple, .cucumber, .banana, .strawberry, .melon, .chilli, .ginger: pieces
    default: afloat
    }
  }

  /// What grows, and what stands like it.
  private func leaves(depth: Double) -> String {
    switch self {
    case .mint:
      "<path d=\"M1 22C2 8 1 2 0-2\" fill=\"none\" stroke=\"#4d7d3e\" stroke-width=\"2\"/>"
        + "<path d=\"M0 2C-14 2-17-7-14-13-5-13 0-7 0 2zM1 2C14 1 18-7 15-13 6-14 1-7 1 2z\" fill=\"#569a4c\"/>"
        + "<path d=\"M0 0C-8-8-6-19 0-24 7-18 8-8 0 0z\" fill=\"#6db35e\"/>"
        + "<path d=\"M0-1V-18M-2-1-10-9M3-1 11-9\" stroke=\"#3c7536\" stroke-width=\".9\"/>"
    case .rosemary:
      "<path d=\"M0 24V-20M0-16-5-22M0-16 5-22M0-9-6-15M0-9 6-15M0-2-6-8M0-2 6-8M0 5-6-1M0 5 6-1M0 12-5 6M0 12 5 6\""
        + " fill=\"none\" stroke=\"#5d8058\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    case .celery:
      "<g transform=\"rotate(8)\"><path d=\"M-3.5 \(svg(depth))V-10h7V\(svg(depth))z\" fill=\"#a9c66a\"/><path d=\"M-1 \(svg(depth))V-9M1.6 \(svg(depth))V-9\" stroke=\"#86a94b\"/>"
        + "<path d=\"M0-8C-12-6-15-14-11-20-13-28-2-30 0-24 3-31 13-27 11-19 15-12 9-6 0-8z\" fill=\"#7fae4c\"/>"
        + "<path d=\"M0-8V-20M0-12-6-18M0-12 6-18\" stroke=\"#5f8c35\"/></g>"
    case .cinnamonStick:
      "<g transform=\"rotate(10)\"><path d=\"M-3.4 \(svg(depth))V-20q3.4-3 6.8 0V\(svg(depth))z\" fill=\"#9a5a2c\"/>"
        + "<path d=\"M0 \(svg(depth))V-18\" stroke=\"#6d3b1a\" stroke-width=\"1.2\"/></g>"
    default:
      "<path d=\"M-13 2C-9-9 6-10 14-3 8 6-5 9-13 2z\" fill=\"#4f9145\"/><path d=\"M-12 2Q0-2 11-3\" fill=\"none\" stroke=\"#2f6a2c\"/>"
    }
  }

  /// Pieces that are stuck on the edge.
  private var pieces: String {
    switch self {
    case .pineapple:
      "<path d=\"M4-11C2-20-4-24-8-25-4-20-4-14-1-9zM5-11C6-22 12-25 17-24 12-20 11-14 9-9z\" fill=\"#5c9a48\"/>"
        + "<path d=\"M-12 3 13-13 12 9q-14 5-24-6z\" fill=\"#f4cf4a\"/><path d=\"M12 9q-14 5-24-6\" fill=\"none\" stroke=\"#b98426\" stroke-width=\"3\"/>"
        + "<path d=\"M-2 1 7 5M2-2 9 1\" stroke=\"#d9a92f\"/>"
    case .apple:
      "<path d=\"M-9-11C8-14 14 4 4 13-6 8-10-1-9-11z\" fill=\"#fbf3d3\"/>"
        + "<path d=\"M-9-11C8-14 14 4 4 13\" fill=\"none\" stroke=\"#a3bf3f\" stroke-width=\"2.4\"/><path d=\"M-2-1 2 4\" stroke=\"#6b4a25\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    case .cucumber:
      "<circle r=\"11\" fill=\"#4f8f45\"/><circle r=\"9.2\" fill=\"#d6ecbf\"/><path d=\"M0-5V-3M0 3v2M-5 0h2M3 0h2M-3.5-3.5l1 1M2.5 2.5l1 1M-3.5 3.5l1-1M2.5-2.5l1-1\" stroke=\"#92bd78\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    case .banana:
      "<circle r=\"9.5\" fill=\"#e9c84c\"/><circle r=\"8.2\" fill=\"#fbf0c5\"/><path d=\"M0-3V-1M-2.4 2l1-1M2.4 2l-1-1\" stroke=\"#b79a52\" stroke-width=\"1.4\" stroke-linecap=\"round\"/>"
    case .strawberry:
      "<path d=\"M-10-6C-8-12 8-12 10-6 11 4 4 11 0 13-4 11-11 4-10-6z\" fill=\"#d8323c\"/><path d=\"M-9-8 0-6 9-8 4-11 1-15-1-11-5-11z\" fill=\"#5c9a48\"/>"
        + "<path d=\"M-5-1v1M0 2v1M5-1v1M-3 6v1M3 6v1\" stroke=\"#f9d58a\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>"
    case .melon:
      "<path d=\"M-13-4 13-8 3 14z\" fill=\"#ee5d5b\"/><path d=\"M-14-4 14-8\" stroke=\"#4f8f45\" stroke-width=\"4\"/><path d=\"M0 0v1M4-2v1M2 6v1\" stroke=\"#3a2016\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    case .chilli:
      "<path d=\"M-8-8C0-12 12-2 12 13 4 12-8 4-8-8z\" fill=\"#cf2f28\"/><path d=\"M-7-8q-5-2-5-7\" fill=\"none\" stroke=\"#5c8a3c\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
    default:
      "<path d=\"M-10-2C-11-10-2-10 0-7 3-13 13-9 10-1 12 5 4 11-3 8-10 10-14 4-10-2z\" fill=\"#f0d493\" stroke=\"#b98f4e\" stroke-width=\"1.6\"/>"
    }
  }

  /// What floats.
  private var afloat: String {
    switch self {
    case .cherry:
      "<path d=\"M0-4C1-14 6-19 12-21\" fill=\"none\" stroke=\"#6a7a35\" stroke-width=\"1.7\" stroke-linecap=\"round\"/>"
        + "<circle r=\"6.6\" fill=\"#a5162b\"/><circle cx=\"-2\" cy=\"-2.2\" r=\"1.5\" fill=\"#fff\" fill-opacity=\".7\"/>"
    case .olive: onPick("#8a9a3e", "#c5402f")
    case .onion: onPick("#f6f1e0", "#e4dcc0")
    case .grape:
      "<circle cx=\"-5\" r=\"5.6\" fill=\"#b9c96a\"/><circle cx=\"6\" cy=\"1\" r=\"5.6\" fill=\"#a7ba55\"/>"
    case .raspberry: berry("#d43a5c", "#a91f42")
    case .blackberry: berry("#4a2b52", "#2c1733")
    case .flower:
      "<path d=\"M0-2C-6-12-13-5-6-1-14 2-8 10-1 4 2 12 11 7 5 1 14-1 8-11 0-2z\" fill=\"#c58ad0\"/><circle cy=\"1\" r=\"2.4\" fill=\"#f3d65a\"/>"
    case .coffeeBeans:
      "<path d=\"M-13 1a4.4 2.6 0 1 0 8.8 0 4.4 2.6 0 1 0-8.8 0M-3-2a4.4 2.6 0 1 0 8.8 0 4.4 2.6 0 1 0-8.8 0M-2 4a4.4 2.6 0 1 0 8.8 0 4.4 2.6 0 1 0-8.8 0\" fill=\"#3a2115\"/>"
        + "<path d=\"M-12 1h6.8M-2-2h6.8M-1 4h6.8\" stroke=\"#8a6242\" stroke-width=\".8\"/>"
    case .starAnise:
      "<path d=\"M0 0V-8M0 0 7-4M0 0 7 4M0 0V7M0 0-7 4M0 0-7-4\" stroke=\"#7a4322\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
    case .passionFruit:
      "<ellipse rx=\"11\" ry=\"7\" fill=\"#6b3a55\"/><ellipse rx=\"9\" ry=\"5.2\" fill=\"#f3c84a\"/><path d=\"M-4-1h0M0 1h0M4-1h0M-1-3h0M2 3h0M-4 2h0\" stroke=\"#2f2416\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    case .whippedCream:
      "<path d=\"M-17 2C-19-7-9-7-9-7-9-14 0-18 2-22 5-16 12-13 9-7 17-8 19 0 16 2 8 6-9 6-17 2z\" fill=\"#fffaf0\" stroke=\"#e2d5bd\"/><path d=\"M-9-7Q0-3 9-7M-4-14Q2-10 6-14\" fill=\"none\" stroke=\"#e2d5bd\"/>"
    case .iceCream:
      "<path d=\"M-16 3a15 15 0 1 1 29 0q-4 4-8 1-6 5-12 0-6 3-9-1z\" fill=\"#fdf2d6\" stroke=\"#e2d0a8\"/>"
    default:
      "<path d=\"M-8-1h0M-3 1h0M2-1h0M7 1h0M-5 3h0M4 3h0M-1-3h0M10-1h0M-11 1h0\" stroke=\"#7a4a22\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    }
  }

  private func onPick(_ skin: String, _ heart: String) -> String {
    "<path d=\"M-18 16 20-15\" stroke=\"#7c6038\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>"
      + "<ellipse cx=\"-5\" cy=\"5\" rx=\"6.6\" ry=\"5\" fill=\"\(skin)\" transform=\"rotate(-38 -5 5)\"/>"
      + "<ellipse cx=\"6\" cy=\"-4\" rx=\"6.6\" ry=\"5\" fill=\"\(skin)\" transform=\"rotate(-38 6 -4)\"/>"
      + "<path d=\"M-1 2h0M10-7h0\" stroke=\"\(heart)\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>"
  }

  private func berry(_ skin: String, _ shade: String) -> String {
    "<path d=\"M-6-4a3.4 3.4 0 0 1 6-3 3.4 3.4 0 0 1 6 3 3.4 3.4 0 0 1-1 6 3.4 3.4 0 0 1-5 4.5 3.4 3.4 0 0 1-5-4.5 3.4 3.4 0 0 1-1-6z\" fill=\"\(skin)\"/>"
      + "<path d=\"M-3-3h0M3-3h0M0 1h0M-3 3h0M3 3h0\" stroke=\"\(shade)\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
  }
}
