public import JSONCoding
package import RecipeMatching
public import RecipeModel

/// What an answer says about the dishes that it leaves out.
public struct ExclusionNotes: Sendable, Equatable {
  /// All exclusions, those that the person saved first.
  public var stated: [StatedExclusion]
  /// Ingredients that the person has and must not use, in the order in which they were named.
  public var withheld: [WithheldItem]
  /// The items of `withheld`, as typed, that only may contain something excluded.
  public var doubtful: Set<String>

  public static let none = ExclusionNotes([])

  init(
    _ stated: [StatedExclusion],
    withheld: [WithheldItem] = [],
    doubtful: Set<String> = []
  ) {
    self.stated = stated
    self.withheld = withheld
    self.doubtful = doubtful
  }

  /// What the person avoids in every answer, in the order in which they added it.
  public var avoiding: [String] { stated.filter(\.isAvoided).map(\.name) }
  /// The same as somebody says it: "nuts", "vegan".
  public var spokenAvoiding: [String] { stated.filter(\.isAvoided).map(\.spokenName) }
  private var words: [String] { stated.filter { !$0.isDiet }.map(\.spokenName) }
  private var diets: [String] { stated.filter(\.isDiet).map(\.name) }

  /// Why something is not shown or not used that may contain something excluded: "may contain nuts", "may not be
  /// vegan".
  public var doubt: String {
    let contains = words.isEmpty ? [] : ["contain " + words.joined(separator: " or ")]
    let isNot = diets.isEmpty ? [] : ["not be " + diets.joined(separator: " or ")]
    return "may " + (contains + isNot).joined(separator: ", or ")
  }
}

/// Something that a person has and must not use.
public struct WithheldItem: JSONReply, Equatable {
  /// As it was typed.
  public var input: String
  /// The names in it that are, or may be, excluded.
  public var names: [String]
}

/// One exclusion, and where it comes from.
public struct StatedExclusion: Sendable, Equatable {
  /// Where the exclusion comes from.
  public enum Origin: Sendable, Hashable {
    /// A word in ``MatchRequest/without``.
    case without(String)
    case diet(String)
    /// Something that the person avoids in every answer.
    case avoidedIngredient(String)
    case avoidedDiet(String)
  }

  public var origin: Origin
  package var rule: ExclusionRule

  /// Whether it counts in every answer, and not only in this one.
  public var isAvoided: Bool {
    switch origin {
    case .without, .diet: false
    case .avoidedIngredient, .avoidedDiet: true
    }
  }

  /// Whether it is a diet, and not a word.
  public var isDiet: Bool {
    switch origin {
    case .diet, .avoidedDiet: true
    case .without, .avoidedIngredient: false
    }
  }

  /// The word or the diet as somebody says it: "nuts", "vegan".
  public var spokenName: String { isDiet ? name : ExcludedWord.spoken(name) }

  /// The word or the diet.
  public var name: String {
    switch origin {
    case .without(let name), .diet(let name), .avoidedIngredient(let name), .avoidedDiet(let name):
      name
    }
  }
}

extension AvoidedThing {
  /// Where the exclusion comes from that it makes.
  var origin: StatedExclusion.Origin {
    switch kind {
    case .ingredient: .avoidedIngredient(name)
    case .diet: .avoidedDiet(name)
    }
  }

  /// As sentences name it: "nuts", "vegan".
  public var spokenName: String { kind == .diet ? name : ExcludedWord.spoken(name) }
}
