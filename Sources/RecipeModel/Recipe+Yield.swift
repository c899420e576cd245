extension Recipe {
  /// An ingredient of other dishes that a dish makes: 200 g of pesto.
  public struct Yield: Hashable, Sendable, Codable {
    /// The name of the ingredient, in the recipe's words; never blank.
    public let ingredient: String
    /// How much of it the recipe makes, more than 0; nil if it is not given.
    public let amount: Amount?

    /// Nil for a blank name, for an amount that is not above 0, and for a range whose upper end is
    /// not above the lower one.
    public init?(ingredient: String, amount: Amount? = nil) {
      let isNamed = ingredient.unicodeScalars.contains { !$0.properties.isWhitespace }
      guard isNamed, amount.map(Self.isSome) ?? true else { return nil }
      self.ingredient = ingredient
      self.amount = amount
    }

    private static func isSome(_ amount: Amount) -> Bool {
      guard let quantity = amount.quantity, quantity.isFinite, quantity > 0 else { return false }
      return amount.quantityMax.map { $0.isFinite && $0 > quantity } ?? true
    }
  }
}

extension Recipe.Yield {
  /// Reads what ``Codable`` wrote, and refuses values that no recipe can yield.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let read = Self(
      ingredient: try values.decode(String.self, forKey: .ingredient),
      amount: try values.decodeIfPresent(Amount.self, forKey: .amount)
    )
    guard let read else {
      throw DecodingError.dataCorruptedError(
        forKey: .ingredient,
        in: values,
        debugDescription: "a dish yields some of an ingredient that has a name"
      )
    }
    self = read
  }
}
