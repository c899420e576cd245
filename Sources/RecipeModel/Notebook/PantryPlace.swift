/// Where something in the pantry is kept.
public enum PantryPlace: String, Codable, Sendable, CaseIterable {
  case fridge, freezer, cupboard
}
