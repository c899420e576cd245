/// What a drink is decorated with.
package enum Garnish: String, Sendable, CaseIterable {
  case lemonWheel = "lemon wheel"
  case lemonWedge = "lemon wedge"
  case lemonTwist = "lemon twist"
  case limeWheel = "lime wheel"
  case limeWedge = "lime wedge"
  case limeTwist = "lime twist"
  case orangeWheel = "orange wheel"
  case orangeWedge = "orange wedge"
  case orangeTwist = "orange twist"
  case grapefruitWheel = "grapefruit wheel"
  case grapefruitTwist = "grapefruit twist"
  case cherry, olive, onion, mint, rosemary, basil, celery, cucumber, pineapple, apple, strawberry
  case raspberry, blackberry, flower, banana, chilli, ginger, spice, grape, whippedCream
  case melon
  case passionFruit = "passion fruit"
  case coffeeBeans = "coffee beans"
  case cinnamonStick = "cinnamon stick"
  case starAnise = "star anise"
  case saltRim = "salt rim"
  case sugarRim = "sugar rim"
  case iceCream = "ice cream"

  enum Place {
    /// Stuck on the edge of the glass.
    case rim
    /// On what is poured.
    case floating
    /// In the glass, taller than it.
    case standing
    /// Around the edge.
    case crust
  }

  var place: Place {
    switch self {
    case .cherry, .olive, .onion, .raspberry, .blackberry, .spice, .passionFruit, .coffeeBeans,
      .starAnise, .basil, .flower, .grape, .whippedCream, .iceCream:
      .floating
    case .mint, .rosemary, .celery, .cinnamonStick: .standing
    case .saltRim, .sugarRim: .crust
    default: .rim
    }
  }

  /// What the grains around the edge cast.
  var crustInk: String { self == .saltRim ? "#b8c2c4" : "#d8c9a0" }
}
