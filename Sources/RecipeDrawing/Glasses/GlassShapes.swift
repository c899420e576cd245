extension GlassKind {
  private static let china = GlassShape.Material.opaque(Tint(red: 0xF4, green: 0xEC, blue: 0xDD))
  private static let copper = GlassShape.Material.opaque(Tint(red: 0xCB, green: 0x80, blue: 0x4F))
  private static let silver = GlassShape.Material.opaque(Tint(red: 0xC9, green: 0xCC, blue: 0xCC))
  private static let clay = GlassShape.Material.opaque(Tint(red: 0x9A, green: 0x6A, blue: 0x45))

  /// How it is drawn.
  var shape: GlassShape {
    switch self {
    case .collins: .straight((18.5, 27), (17.5, 114), 340, .base(9))
    case .copperMug:
      .round(
        [(28, 52), (31, 74), (31, 96), (26, 116)],
        400,
        .base(5),
        material: Self.copper,
        hasHandle: true
      )
    case .cordial: .round([(12, 46), (15, 62), (14, 76), (3, 83)], 70, .stem(16))
    case .coupe: .round([(41, 32), (41, 50), (28, 62), (5, 66)], 180, .stem(23))
    case .cup:
      .round(
        [(31, 70), (31, 92), (26, 108), (16, 113)],
        220,
        .saucer(44),
        material: Self.china,
        hasHandle: true
      )
    case .flute: .round([(13, 26), (17, 48), (16, 78), (3, 88)], 170, .stem(20))
    case .goblet: .round([(29, 28), (43, 46), (40, 76), (4, 82)], 460, .stem(24))
    case .heatproof: .straight((26, 48), (24, 114), 280, .base(7), hasHandle: true)
    case .highball: .straight((22, 32), (20, 114), 300, .base(9))
    case .hurricane:
      .round(
        [
          (25, 28), (23, 43), (17, 48), (18, 59), (20, 71), (30, 73), (27, 89), (25, 100),
          (14, 102),
          (5, 105),
        ],
        380,
        .stem(22)
      )
    case .irishCoffee:
      .round([(22, 34), (22, 62), (22, 84), (13, 98)], 260, .stem(19), hasHandle: true)
    case .jug:
      .round(
        [(25, 28), (21, 46), (34, 60), (34, 86), (34, 102), (30, 110), (27, 115)],
        1400,
        .base(6),
        hasHandle: true,
        hasSpout: true
      )
    case .julepCup: .straight((27, 50), (20, 117), 330, .base(5), material: Self.silver)
    case .margarita:
      .round(
        [(42, 32), (42, 48), (25, 46), (21, 53), (18, 59), (17, 69), (4, 74)],
        270,
        .stem(23)
      )
    case .martini: .straight((44, 28), (2, 74), 170, .stem(23))
    case .mug:
      .straight((28, 54), (26, 118), 330, .base(4), material: Self.china, hasHandle: true)
    case .nickAndNora: .round([(23, 28), (27, 46), (26, 68), (4, 74)], 150, .stem(20))
    case .oldFashioned: .straight((33, 60), (29, 113), 290, .base(10))
    case .pilsner: .straight((22, 26), (12, 110), 400, .base(13))
    case .pint: .straight((28, 28), (20, 117), 540, .base(6))
    case .punchBowl: .round([(52, 56), (53, 88), (38, 108), (18, 113)], 3200, .base(8))
    case .punchCup:
      .round([(28, 66), (28, 92), (25, 108), (15, 115)], 210, .base(6), hasHandle: true)
    case .shot: .straight((17, 76), (13, 114), 64, .base(9))
    case .sling: .round([(21, 26), (20, 58), (18, 94), (9, 106)], 360, .stem(19))
    case .snifter: .round([(20, 36), (38, 58), (43, 92), (5, 100)], 420, .stem(22))
    case .sour: .round([(20, 30), (22, 54), (21, 76), (4, 82)], 170, .stem(20))
    case .teacup:
      .round(
        [(33, 76), (32, 96), (27, 109), (15, 114)],
        200,
        .saucer(46),
        material: Self.china,
        hasHandle: true
      )
    case .tikiMug: .straight((25, 40), (23, 118), 430, .base(4), material: Self.clay)
    case .tumbler: .straight((27, 44), (24, 114), 320, .base(8))
    case .wine: .round([(24, 28), (35, 50), (35, 74), (4, 81)], 340, .stem(22))
    case .zombie: .straight((16.5, 24), (15.5, 114), 380, .base(9))
    }
  }
}
