/// What diets and allergies ask about an ingredient.
package struct DietFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let meat = DietFlags(rawValue: 1 << 0)
  package static let fish = DietFlags(rawValue: 1 << 1)
  package static let shellfish = DietFlags(rawValue: 1 << 2)
  package static let dairy = DietFlags(rawValue: 1 << 3)
  package static let egg = DietFlags(rawValue: 1 << 4)
  package static let honey = DietFlags(rawValue: 1 << 5)
  package static let gluten = DietFlags(rawValue: 1 << 6)
  /// Tree nuts; peanuts have a flag of their own.
  package static let nut = DietFlags(rawValue: 1 << 7)
  package static let peanut = DietFlags(rawValue: 1 << 8)
  package static let soy = DietFlags(rawValue: 1 << 9)
  package static let sesame = DietFlags(rawValue: 1 << 10)
  package static let mustard = DietFlags(rawValue: 1 << 11)
  package static let celery = DietFlags(rawValue: 1 << 12)
  package static let alcohol = DietFlags(rawValue: 1 << 13)
  package static let sulphite = DietFlags(rawValue: 1 << 14)
  package static let lupin = DietFlags(rawValue: 1 << 15)
  /// Rennet of animals, which cheeses are made with; for strict vegetarians.
  package static let rennet = DietFlags(rawValue: 1 << 16)
  /// Nobody has said what the ingredient carries: no diet may rely on it.
  package static let unknown = DietFlags(rawValue: 1 << 31)

  /// The flags by the word that the lexicon's files use, in the order above.
  package static let named: [(name: String, flag: DietFlags)] = [
    ("meat", .meat), ("fish", .fish), ("shellfish", .shellfish), ("dairy", .dairy),
    ("egg", .egg), ("honey", .honey), ("gluten", .gluten), ("nut", .nut), ("peanut", .peanut),
    ("soy", .soy), ("sesame", .sesame), ("mustard", .mustard), ("celery", .celery),
    ("alcohol", .alcohol), ("sulphite", .sulphite), ("lupin", .lupin), ("rennet", .rennet),
  ]

  /// The flag with a name of ``named``, or nil.
  package init?(named name: String) {
    guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
    self = entry.flag
  }
}

/// A diet, as the flags that it excludes.
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
  package var excluded: DietFlags {
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
