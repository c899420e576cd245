/// The decimal units, by their canonical names.
enum MetricUnit: String {
  case millilitre = "ml"
  case centilitre = "cl"
  case decilitre = "dl"
  case litre = "l"
  case milligram = "mg"
  case gram = "g"
  case kilogram = "kg"

  init?(_ unit: String?) {
    guard let unit, let known = MetricUnit(rawValue: unit) else { return nil }
    self = known
  }
}
