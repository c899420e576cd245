/// An amount in an ingredient line: "1 1/2 oz", "2–3 cloves", "a handful".
///
/// Nothing is guessed: an amount that the source leaves out is nil, not zero.
public struct Amount: Hashable, Sendable, Codable {
  /// The quantity, or the lower end of a range; finite and at least 0. Nil in "a handful".
  public var quantity: Double?
  /// The upper end of a range, greater than `quantity`.
  public var quantityMax: Double?
  /// The canonical name of a known unit ("oz", "tbsp"), or else the unit as written.
  public var unit: String?

  public init(quantity: Double?, quantityMax: Double? = nil, unit: String? = nil) {
    self.quantity = quantity
    self.quantityMax = quantityMax
    self.unit = unit
  }
}
