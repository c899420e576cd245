public import JSONCoding
package import RecipeMatching

/// What an answer has to say about what it leaves out.
public struct ExclusionNotes: Sendable, Equatable {
  /// All that rules dishes out, standing exclusions first.
  public var stated: [StatedExclusion]
  /// What they have and may not use, in the order in which it was named.
  public var withheld: [WithheldItem]

  public static let none = ExclusionNotes([])

  init(_ stated: [StatedExclusion], withheld: [WithheldItem] = []) {
    self.stated = stated
    self.withheld = withheld
  }

  /// What the person always avoids, in the order in which they said so: it counts in every answer.
  public var avoiding: [String] { stated.filter(\.isStanding).map(\.name) }
  private var words: [String] { stated.filter { !$0.isDiet }.map(\.name) }
  private var diets: [String] { stated.filter(\.isDiet).map(\.name) }

  /// Why a dish is hidden that may have what is excluded: "may contain nuts", "may not be vegan".
  public var doubt: String {
    let contains = words.isEmpty ? [] : ["contain " + words.joined(separator: " or ")]
    let isNot = diets.isEmpty ? [] : ["not be " + diets.joined(separator: " or ")]
    return "may " + (contains + isNot).joined(separator: ", or ")
  }
}

/// Something that somebody has and must avoid.
public struct WithheldItem: JSONReply, Equatable {
  /// As it was typed.
  public var input: String
  /// The names in it that are excluded, or may be.
  public var names: [String]
}

/// One exclusion of a request, and who states it.
public struct StatedExclusion: Sendable, Equatable {
  /// Where it is stated.
  public enum Origin: Sendable, Hashable {
    /// A word of ``MatchRequest/without``.
    case without(String)
    case diet(String)
    /// What the person always avoids.
    case avoidedIngredient(String)
    case avoidedDiet(String)
  }

  public var origin: Origin
  package var rule: ExclusionRule

  /// It stands for every answer, and not for this one alone.
  public var isStanding: Bool {
    switch origin {
    case .without, .diet: false
    case .avoidedIngredient, .avoidedDiet: true
    }
  }

  /// It is a diet, and no word.
  public var isDiet: Bool {
    switch origin {
    case .diet, .avoidedDiet: true
    case .without, .avoidedIngredient: false
    }
  }

  /// The word or the diet.
  public var name: String {
    switch origin {
    case .without(let name), .diet(let name), .avoidedIngredient(let name), .avoidedDiet(let name):
      name
    }
  }
}
