/// One ingredient line as a source has it, taken apart, with its text kept.
public struct IngredientLine: Hashable, Sendable, Codable {
  /// What a dish needs the line for; only `required` lines can be missing.
  public enum Role: String, Sendable, Codable, CaseIterable {
    case required
    case optional
    case garnish
    case toTaste
    case toServe
  }

  /// The line as the source wrote it.
  public var text: String
  /// The amounts in the order written; several when a line states one amount in two systems
  /// ("10 g / ½ oz"). Empty when the line gives none.
  public var amounts: [Amount]
  /// "large", "small"; nil when not said.
  public var size: String?
  /// The ingredient's name in the line's own words ("fresh lime juice", "butter or margarine").
  public var name: String
  /// What is done to it first ("minced", "drained and rinsed").
  public var preparation: String?
  /// What the line says besides ("see tips", "such as Maris Piper").
  public var comment: String?
  /// What it is for ("to garnish", "for frying").
  public var purpose: String?
  public var role: Role
  /// The part of the dish that it belongs to, as its source heads the lines ("Filling"); nil where it does not.
  public var section: String?
  /// The line asks for exactly this ingredient: a kind of it will not do.
  public var isExact: Bool

  /// In the order in which they are stored.
  enum CodingKeys: String, CodingKey {
    case amounts, comment, isExact, name, preparation, purpose, role, section, size, text
  }

  public init(
    text: String,
    amounts: [Amount] = [],
    size: String? = nil,
    name: String,
    preparation: String? = nil,
    comment: String? = nil,
    purpose: String? = nil,
    role: Role = .required,
    section: String? = nil,
    isExact: Bool = false
  ) {
    self.text = text
    self.amounts = amounts
    self.size = size
    self.name = name
    self.preparation = preparation
    self.comment = comment
    self.purpose = purpose
    self.role = role
    self.section = section
    self.isExact = isExact
  }

  /// True for a line that can be missing.
  public var isRequired: Bool { role == .required }
}
