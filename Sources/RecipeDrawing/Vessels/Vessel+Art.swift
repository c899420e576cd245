extension Vessel {
  private static let china = "#fffdf8"
  private static let shade = "#e6dcc9"
  private static let wood = "#d3a469"
  private static let iron = "#4a4641"

  private static func filled(_ path: String, _ fill: String) -> String {
    "<path d=\"\(path)\" fill=\"\(fill)\"/>"
  }

  /// What is behind the light on a glass.
  private static func clear(_ path: String) -> String {
    "<path class=\"g-glass\" d=\"\(path)\" fill=\"#fff\" fill-opacity=\".4\"/>"
  }

  private static func ellipse(_ y: Double, _ rx: Double, _ ry: Double) -> String {
    Canvas.ellipse(Canvas.middle, y, rx, ry)
  }

  /// What lies behind the food.
  ///
  /// - Parameter content: What the vessel is full of; nil for nothing that flows.
  func back(content: Tint?) -> String {
    switch self {
    case .plate: plate()
    case .soupPlate: soupPlate(content)
    case .board: board()
    case .pan: pan(content)
    case .bowl: bowl(y: 74, content: content)
    case .soup: bowl(y: 70, content: content)
    case .pot: pot(content)
    case .bakingDish: bakingDish(content)
    case .ramekin: ramekin(content)
    case .mug: mug(content)
    case .jar: jar(content)
    case .glass: glass(content)
    case .cakeStand: cakeStand()
    case .basket: Canvas.shadow(halfWidth: 46) + Self.filled(Self.ellipse(84, 44, 13), "#8f5f2c")
    }
  }

  /// What stands before the food.
  var front: String {
    switch self {
    case .bowl:
      let body =
        "M12 74A48 14 0 0 0 108 74C108 102 88 119 76 121Q60 124 44 121C32 119 12 102 12 74z"
      return Self.filled(body, Self.china)
        + "<path d=\"M20 96Q60 116 100 96\" fill=\"none\" stroke=\"#b7cbd0\" stroke-width=\"3\"/>"
        + Canvas.lines(body)
    case .basket:
      let body = "M16 84A44 13 0 0 0 104 84L94 118Q60 128 26 118z"
      return Self.filled(body, "#c48d4c")
        + "<path d=\"M20 97Q60 113 100 97M24 108Q60 123 96 108M34 95 39 120M52 98 54 123M68 98 66 123M86 95 81 120\" fill=\"none\" stroke=\"#8f5f2c\" stroke-width=\"2\"/>"
        + Canvas.lines(body)
    case .bakingDish:
      let body = "M12 84A48 13 0 0 0 108 84L101 112Q60 126 19 112z"
      return Self.filled(body, "#c9654a")
        + "<path d=\"M20 104Q60 118 100 104\" fill=\"none\" stroke=\"#e9a58e\" stroke-width=\"2.4\"/>"
        + Canvas.lines(body)
    case .jar:
      return Canvas.glint("M35 64V100")
    case .glass:
      return Canvas.glint("M37 58Q38 72 46 80")
    default: return ""
    }
  }

  private func plate() -> String {
    let outer = Self.ellipse(98, 54, 20)
    return Canvas.shadow(halfWidth: 50, y: 118) + Self.filled(Self.ellipse(101, 53, 19), Self.shade)
      + Self.filled(outer, Self.china) + Self.filled(Self.ellipse(97, 38, 13), "#f3ebdb")
      + Canvas.lines(outer)
  }

  private func soupPlate(_ content: Tint?) -> String {
    let outer = Self.ellipse(96, 54, 21)
    let well = Self.ellipse(97, 40, 15)
    return Canvas.shadow(halfWidth: 46, y: 119) + Self.filled("M16 104Q60 138 104 104z", Self.shade)
      + Canvas.lines("M17 107Q60 137 103 107") + Self.filled(outer, Self.china)
      + Self.filled(well, (content ?? Tint(red: 0xEF, green: 0xE6, blue: 0xD4)).hex)
      + Canvas.lines(outer) + Canvas.lines(well, width: 1.2)
  }

  private func board() -> String {
    let top = "M14 88 Q13 84 18 83L96 80Q101 80 103 84L111 104Q112 110 106 110L14 112Q8 112 9 106z"
    return Canvas.shadow(halfWidth: 52, y: 117)
      + Self.filled("M9 106V112Q10 118 16 118L106 116Q112 115 112 108V102z", "#a87840")
      + Self.filled(top, Self.wood)
      + "<path d=\"M18 92 98 88M16 103 104 100\" stroke=\"#b98a4e\" stroke-width=\"1.4\" stroke-linecap=\"round\"/>"
      + Canvas.lines("\(top)M9 106V112Q10 118 16 118L106 116Q112 115 112 108V104")
  }

  private func pan(_ content: Tint?) -> String {
    let outer = Self.ellipse(94, 46, 19)
    return Canvas.shadow(halfWidth: 44, y: 118)
      + "<path d=\"M100 84 117 66\" stroke=\"\(Canvas.ink)\" stroke-width=\"8\" stroke-linecap=\"round\"/>"
      + "<path d=\"M103 81 117 66\" stroke=\"#8a5a34\" stroke-width=\"4\" stroke-linecap=\"round\"/>"
      + Self.filled("M14 94A46 19 0 0 0 106 94L100 106A40 16 0 0 1 20 106z", "#2f2c29")
      + Canvas.lines("M14 94L20 106A40 16 0 0 0 100 106L106 94")
      + Self.filled(outer, Self.iron)
      + Self.filled(Self.ellipse(95, 41, 15.5), content?.hex ?? "#5d5852") + Canvas.lines(outer)
  }

  private func bowl(y: Double, content: Tint?) -> String {
    let rim = Self.ellipse(y, 48, 14)
    let inner = Self.ellipse(y + 1.5, 43, 11)
    if self == .bowl {
      return Canvas.shadow(halfWidth: 34) + Self.filled(rim, Self.shade) + Canvas.lines(rim)
        + (content.map { Self.filled(inner, $0.hex) } ?? "")
    }
    let body =
      "M12 \(svg(y))C12 \(svg(y + 32)) 34 \(svg(y + 50)) 44 \(svg(y + 51))Q60 \(svg(y + 55)) 76 \(svg(y + 51))"
      + "C86 \(svg(y + 50)) 108 \(svg(y + 32)) 108 \(svg(y))z"
    return Canvas.shadow(halfWidth: 36) + Self.filled(body, Self.china)
      + "<path d=\"M19 \(svg(y + 22))Q60 \(svg(y + 44)) 101 \(svg(y + 22))\" fill=\"none\" stroke=\"#b7cbd0\" stroke-width=\"3\"/>"
      + Canvas.lines(body) + Self.filled(rim, Self.china)
      + Self.filled(inner, (content ?? .white).hex)
      + Self.gleam(y: y + 1.5) + Canvas.lines(rim)
  }

  /// Light on what is full to here.
  private static func gleam(y: Double) -> String {
    "<path d=\"M26 \(svg(y + 3))Q32 \(svg(y + 7)) 44 \(svg(y + 8))\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".5\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
  }

  private func pot(_ content: Tint?) -> String {
    let body = "M18 64V104Q20 118 60 119T102 104V64z"
    let rim = Self.ellipse(64, 42, 13)
    let handles = "M18 74Q4 72 6 82T18 86M102 74Q116 72 114 82T102 86"
    return Canvas.shadow(halfWidth: 46) + Canvas.lines(handles, width: 4)
      + Self.filled(body, "#b8502f")
      + "<path d=\"M28 84V103Q30 108 36 110\" fill=\"none\" stroke=\"#e39a7c\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
      + Canvas.lines(body) + Self.filled(rim, "#f2e2d2")
      + Self.filled(Self.ellipse(65.5, 37.5, 10), (content ?? .white).hex) + Self.gleam(y: 64)
      + Canvas.lines(rim)
  }

  private func bakingDish(_ content: Tint?) -> String {
    let rim = Self.ellipse(84, 48, 15)
    let ears = "M13 80Q3 80 4 87T14 90M107 80Q117 80 116 87T106 90"
    return Canvas.shadow(halfWidth: 46, y: 120) + Canvas.lines(ears, width: 4)
      + Self.filled(rim, "#e9a58e")
      + Self.filled(Self.ellipse(85, 43, 11.5), content?.hex ?? "#f0d9b8") + Canvas.lines(rim)
  }

  private func ramekin(_ content: Tint?) -> String {
    let body = "M26 80L31 112Q34 120 60 120T89 112L94 80z"
    let rim = Self.ellipse(80, 34, 11)
    return Canvas.shadow(halfWidth: 36) + Self.filled(body, Self.china)
      + "<path d=\"M36 92V114M45 95V117M54 96V118M66 96V118M75 95V117M84 92V114\" stroke=\"\(Self.shade)\" stroke-width=\"2\"/>"
      + Canvas.lines(body) + Self.filled(rim, Self.china)
      + Self.filled(Self.ellipse(81, 29.5, 8.4), (content ?? .white).hex)
      + "<path d=\"M38 83Q44 87 52 87\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".5\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
      + Canvas.lines(rim)
  }

  private func mug(_ content: Tint?) -> String {
    let body = "M30 62V112Q32 120 58 120T86 112V62z"
    let rim = Canvas.ellipse(58, 62, 28, 9)
    return Canvas.shadow(halfWidth: 36) + Canvas.lines("M86 74Q106 72 104 90T85 106", width: 7)
      + "<path d=\"M86 74Q106 72 104 90T85 106\" fill=\"none\" stroke=\"#cfe0e2\" stroke-width=\"3.4\"/>"
      + Self.filled(body, "#cfe0e2") + Canvas.lines(body) + Self.filled(rim, Self.china)
      + Self.filled(Canvas.ellipse(58, 63, 24, 6.6), (content ?? .white).hex) + Canvas.lines(rim)
  }

  private func jar(_ content: Tint?) -> String {
    let body = "M36 46Q28 50 28 58V112Q29 121 60 121T92 112V58Q92 50 84 46z"
    let fill = "M30 60Q60 66 90 60V111Q89 119 60 119T30 111z"
    let lid = "M34 32Q60 26 86 32V45Q60 50 34 45z"
    return Canvas.shadow(halfWidth: 36) + Self.clear(body)
      + Self.filled(fill, (content ?? .white).hex)
      + "<path d=\"M38 76H82V108H38z\" fill=\"#fdf7ea\"/>" + Canvas.lines(body)
      + Self.filled(lid, "#c9654a")
      + "<path d=\"M44 31V46M54 30V47M66 30V47M76 31V46\" stroke=\"#9c4630\" stroke-width=\"1.4\"/>"
      + Canvas.lines(lid)
  }

  private func glass(_ content: Tint?) -> String {
    let body = "M30 48Q32 88 58 92H62Q88 88 90 48z"
    let fill = "M31 56Q60 66 89 56Q85 86 62 90H58Q35 86 31 56z"
    let rim = Self.ellipse(48, 30, 8)
    let foot = Self.ellipse(119, 22, 4)
    return Canvas.shadow(halfWidth: 28) + Self.clear(body)
      + Self.filled(fill, (content ?? .white).hex)
      + Self.filled(Self.ellipse(56, 28.6, 7), (content ?? .white).mixed(with: .white, 0.3).hex)
      + Canvas.lines("M30 48Q32 88 58 92H62Q88 88 90 48M60 92V116") + Canvas.lines(rim, width: 1.4)
      + Canvas.lines(foot)
  }

  private func cakeStand() -> String {
    let top = Self.ellipse(84, 48, 13)
    return Canvas.shadow(halfWidth: 32)
      + Self.filled("M52 96Q58 108 44 118H76Q62 108 68 96z", Self.china)
      + Canvas.lines("M52 96Q58 108 44 118Q60 124 76 118Q62 108 68 96")
      + Self.filled("M12 84A48 13 0 0 0 108 84V88A48 13 0 0 1 12 88z", Self.shade)
      + Canvas.lines("M12 84V88A48 13 0 0 0 108 88V84") + Self.filled(top, Self.china)
      + Canvas.lines(top)
  }
}
