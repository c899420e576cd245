import RecipeLexicon
public import RecipeModel

extension MatchWorld {
  /// An amount in fortieths of its unit, so that eighths and tenths are exact.
  public struct Quantity: Sendable, Equatable {
    /// Nil for a handful without a number.
    public var fortieths: Int?
    /// The upper end of a range.
    public var upperFortieths: Int?
    /// Nil for pieces.
    public var unit: String?

    public init(_ fortieths: Int?, upTo upper: Int? = nil, _ unit: String?) {
      self.fortieths = fortieths
      upperFortieths = upper
      self.unit = unit
    }

    public var amount: Amount {
      Amount(
        quantity: fortieths.map { Double($0) / 40 },
        quantityMax: upperFortieths.map { Double($0) / 40 },
        unit: unit
      )
    }
  }

  /// A batch of a pantry.
  public struct Batch: Sendable, Equatable {
    public var ingredient: Int
    public var amount: Quantity?
    public var daysLeft: Int?

    public init(ingredient: Int, amount: Quantity?, daysLeft: Int? = nil) {
      self.ingredient = ingredient
      self.amount = amount
      self.daysLeft = daysLeft
    }
  }

  /// The units of every world, as `units.tsv` has them.
  public static let unitFile = """
    name\talso\tdimension\tfactor\tsystem
    pinch\tpinches\tvague\t\tnone
    ml\t\tvolume\t1\tmetric
    cl\t\tvolume\t10\tmetric
    l\tlitre\tvolume\t1000\tmetric
    tsp\tt\tvolume\t5\tnone
    cup\tcups\tvolume\t240\tus
    fl oz\t\tvolume\t29.5735295625\tus
    clove\tcloves\tcount\t\tnone
    can\tcans\tcount\t\tnone
    part\tparts\tcount\t\tnone
    g\tgram\tmass\t1\tmetric
    kg\t\tmass\t1000\tmetric
    oz\tounce\tmass\t28.349523125\tus
    lb\t\tmass\t453.59237\tus

    """

  static let units = Result { () throws(LexiconError) in
    try UnitTable(text: unitFile, file: "units.tsv")
  }

  /// A random amount: values that lie near one another, so that two of them are often just enough
  /// or just too little, in units that can be compared and others that cannot.
  static func randomQuantity(_ generator: inout some RandomNumberGenerator) -> Quantity {
    func tenths(_ values: [Int], _ unit: String?) -> Quantity {
      Quantity((values.randomElement(using: &generator) ?? 10) * 4, unit)
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...5: return tenths([150, 300, 490, 500, 600, 979, 980, 981, 1_000, 290, 1_470], "ml")
    case 6: return tenths([29, 30, 50, 98, 100, 150], "cl")
    case 7: return tenths([10, 20, 30, 200], "tsp")
    case 8: return tenths([1, 5, 40, 30_000], "l")
    case 9: return Quantity(Int.random(in: 1...12, using: &generator) * 5, "fl oz")
    case 10, 11: return Quantity(Int.random(in: 1...16, using: &generator) * 5, "oz")
    case 12, 13: return tenths([150, 280, 290, 490, 500, 980, 1_000, 4_440, 4_450, 4_540], "g")
    case 14: return Quantity(Int.random(in: 1...8, using: &generator) * 10, "lb")
    case 15, 16: return tenths([5, 10, 15, 20, 30], nil)
    case 17: return tenths([10, 20, 30], "clove")
    case 18: return tenths([10, 20], ["can", "part", "jug"].randomElement(using: &generator))
    default: return Quantity(chance(0.5, &generator) ? nil : 40, "pinch")
    }
  }

  /// The amounts of a random line: none, one, a range, or one amount in two systems.
  static func randomAmounts(_ generator: inout some RandomNumberGenerator) -> [Quantity] {
    if chance(0.15, &generator) { return [] }
    var first = randomQuantity(&generator)
    if chance(0.2, &generator) { first.upperFortieths = first.fortieths.map { $0 * 3 } }
    return chance(0.2, &generator) ? [first, randomQuantity(&generator)] : [first]
  }

  /// A random batch of an ingredient.
  static func randomBatch(
    of ingredient: Int,
    _ generator: inout some RandomNumberGenerator
  ) -> Batch {
    Batch(
      ingredient: ingredient,
      amount: chance(0.1, &generator) ? nil : randomQuantity(&generator),
      daysLeft: chance(0.6, &generator) ? Int.random(in: -4...40, using: &generator) : nil
    )
  }
}
