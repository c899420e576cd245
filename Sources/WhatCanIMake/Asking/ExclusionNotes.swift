public import RecipeMatching

/// What an answer has to say about what it leaves out.
public struct ExclusionNotes: Sendable, Equatable {
  /// What the person always avoids, in the order in which they said so: it counts in every answer.
  public var avoiding: [String]
  /// What they have and may not use, in the order in which it was named.
  public var withheld: [WithheldItem]
  /// All words that are excluded, standing ones first.
  public var words: [String]
  /// All diets, standing ones first.
  public var diets: [String]

  public static let none = ExclusionNotes([], avoiding: [])

  init(_ stated: [StatedExclusion], avoiding: [String], withheld: [WithheldItem] = []) {
    self.avoiding = avoiding
    self.withheld = withheld
    words = stated.compactMap {
      switch $0.origin {
      case .without(let word), .avoidedIngredient(let word): word
      case .diet, .avoidedDiet: nil
      }
    }
    diets = stated.compactMap {
      switch $0.origin {
      case .diet(let diet), .avoidedDiet(let diet): diet
      case .without, .avoidedIngredient: nil
      }
    }
  }

  /// Why a dish is hidden that may have what is excluded: "may contain nuts", "may not be vegan".
  public var doubt: String {
    let contains = words.isEmpty ? [] : ["contain " + words.joined(separator: " or ")]
    let isNot = diets.isEmpty ? [] : ["not be " + diets.joined(separator: " or ")]
    return "may " + (contains + isNot).joined(separator: ", or ")
  }
}

/// Something that somebody has and must avoid.
public struct WithheldItem: Sendable, Equatable {
  /// As it was typed.
  public var input: String
  /// The names in it that are excluded, or may be.
  public var names: [String]
}

/// One exclusion of a request, and who states it.
public struct StatedExclusion: Sendable, Equatable {
  /// Where it is stated.
  public enum Origin: Sendable, Equatable {
    /// A word after `--without`.
    case without(String)
    case diet(String)
    /// What the person always avoids.
    case avoidedIngredient(String)
    case avoidedDiet(String)
  }

  public var origin: Origin
  public var rule: ExclusionRule

  /// It stands for every answer, and not for this one alone.
  public var isStanding: Bool {
    switch origin {
    case .without, .diet: false
    case .avoidedIngredient, .avoidedDiet: true
    }
  }

  /// As a person would write it.
  public var option: String {
    switch origin {
    case .without(let name): "--without \(name)"
    case .diet(let name): "--diet \(name)"
    case .avoidedIngredient(let name): "avoid \(name)"
    case .avoidedDiet(let name): "avoid diet \(name)"
    }
  }
}
