/// One ingredient line of a source, parsed, with its original text.
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
  /// "large", "small"; nil if it is not given.
  public var size: String?
  /// The ingredient's name in the line's own words ("fresh lime juice", "butter or margarine").
  public var name: String
  /// What the cook does to it first ("minced", "drained and rinsed").
  public var preparation: String?
  /// What else the line says ("see tips", "such as Maris Piper").
  public var comment: String?
  /// What it is for ("to garnish", "for frying").
  public var purpose: String?
  public var role: Role
  /// The part of the dish that it belongs to, by the source's heading ("Filling"); nil if there is
  /// no heading.
  public var section: String?
  /// Whether the line asks for exactly this ingredient and accepts no kind of it.
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

  /// Whether the line can be missing.
  public var isRequired: Bool { role == .required }
}
