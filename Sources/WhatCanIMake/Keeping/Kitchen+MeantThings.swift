import RecipeLexicon
import RecipeModel

/// A typed thing that is no known ingredient, or may be a typo, and what may have been meant.
public struct DoubtfulThing: Sendable, Equatable {
  /// The name in it, without the amount.
  public var name: String
  /// Whether the name counts although it may be a typo, because a few dishes use it.
  public var isKnown: Bool
  /// What may have been meant, best first.
  public var suggestions: [Guess]

  /// An ingredient, and the typed thing with its name: "chicken", "chicken 500 g".
  public struct Guess: Sendable, Equatable {
    public var name: String
    public var thing: String
  }
}

extension Kitchen {
  /// What may have been meant by a typed thing, such as "chickn 500 g". Cost: that of
  /// ``Catalogue/lineParser()`` and one look-up.
  public func doubtfulThing(_ text: String) throws(KitchenError) -> DoubtfulThing {
    let thing = try StockReading(self).thing(text)
    let amount = thing.amount.map { AmountText.text(of: $0) } ?? ""
    let near = unknownName(thing.line.name).suggestions
    return DoubtfulThing(
      name: thing.line.name,
      isKnown: thing.ingredient != nil,
      suggestions: near.map { name in
        DoubtfulThing.Guess(name: name, thing: amount.isEmpty ? name : "\(name) \(amount)")
      }
    )
  }
}
