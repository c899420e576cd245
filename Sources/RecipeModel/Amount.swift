/// How much of something a line asks for: "1 1/2 oz", "2–3 cloves", "a handful".
///
/// Nothing is guessed: an amount that a source leaves out is absent, not zero.
public struct Amount: Hashable, Sendable, Codable {
  /// The quantity, or the lower end of a range; finite and at least 0. Absent in "a handful".
  public var quantity: Double?
  /// The upper end of a range, greater than `quantity`.
  public var quantityMax: Double?
  /// The unit's canonical name where the unit is known ("oz", "tbsp"), else as written.
  public var unit: String?

  public init(quantity: Double?, quantityMax: Double? = nil, unit: String? = nil) {
    self.quantity = quantity
    self.quantityMax = quantityMax
    self.unit = unit
  }
}
