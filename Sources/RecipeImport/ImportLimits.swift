/// How much one file, and one recipe in it, may hold.
enum ImportLimits {
  static let fileBytes = 256 << 20
  static let frontMatterBytes = 64 << 10
  static let nameBytes = 500
  /// Of ingredients, per recipe.
  static let lines = 500
  /// Of one ingredient, its amount and preparation included.
  static let lineBytes = 1_000
  /// Of a category, cuisine, glass, method or tag.
  static let labelBytes = 200
  static let tags = 100
  static let steps = 500
  static let stepBytes = 20_000
  static let summaryBytes = 5_000
  static let linkBytes = 2_000
  static let swaps = 100
  static let nativeIDBytes = 100
}
