/// What diets and allergies ask about an ingredient.
public struct DietFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let meat = DietFlags(rawValue: 1 << 0)
  public static let fish = DietFlags(rawValue: 1 << 1)
  public static let shellfish = DietFlags(rawValue: 1 << 2)
  public static let dairy = DietFlags(rawValue: 1 << 3)
  public static let egg = DietFlags(rawValue: 1 << 4)
  public static let honey = DietFlags(rawValue: 1 << 5)
  public static let gluten = DietFlags(rawValue: 1 << 6)
  /// Tree nuts; peanuts have a flag of their own.
  public static let nut = DietFlags(rawValue: 1 << 7)
  public static let peanut = DietFlags(rawValue: 1 << 8)
  public static let soy = DietFlags(rawValue: 1 << 9)
  public static let sesame = DietFlags(rawValue: 1 << 10)
  public static let mustard = DietFlags(rawValue: 1 << 11)
  public static let celery = DietFlags(rawValue: 1 << 12)
  public static let alcohol = DietFlags(rawValue: 1 << 13)
  public static let sulphite = DietFlags(rawValue: 1 << 14)
  public static let lupin = DietFlags(rawValue: 1 << 15)
  /// Rennet of animals, which cheeses are made with; for strict vegetarians.
  public static let rennet = DietFlags(rawValue: 1 << 16)
  /// Nobody has said what the ingredient carries: no diet may rely on it.
  public static let unknown = DietFlags(rawValue: 1 << 31)

  /// The flags by the word that the lexicon's files use, in the order above.
  public static let named: [(name: String, flag: DietFlags)] = [
    ("meat", .meat), ("fish", .fish), ("shellfish", .shellfish), ("dairy", .dairy),
    ("egg", .egg), ("honey", .honey), ("gluten", .gluten), ("nut", .nut), ("peanut", .peanut),
    ("soy", .soy), ("sesame", .sesame), ("mustard", .mustard), ("celery", .celery),
    ("alcohol", .alcohol), ("sulphite", .sulphite), ("lupin", .lupin), ("rennet", .rennet),
  ]

  /// The flag with a name of ``named``, or nil.
  public init?(named name: String) {
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.flag
  }
}

/// A way of eating, as the flags that it leaves out.
public enum Diet: String, CaseIterable, Sendable {
  case vegan
  case vegetarian
  case pescatarian
  case glutenFree = "gluten-free"
  case dairyFree = "dairy-free"
  case eggFree = "egg-free"
  case nutFree = "nut-free"
  case alcoholFree = "alcohol-free"

  /// The flags that no line of a dish may carry. Nut-free leaves out peanuts too.
  public var excluded: DietFlags {
    switch self {
    case .vegan: [.meat, .fish, .shellfish, .dairy, .egg, .honey]
    case .vegetarian: [.meat, .fish, .shellfish]
    case .pescatarian: .meat
    case .glutenFree: .gluten
    case .dairyFree: .dairy
    case .eggFree: .egg
    case .nutFree: [.nut, .peanut]
    case .alcoholFree: .alcohol
    }
  }
}
