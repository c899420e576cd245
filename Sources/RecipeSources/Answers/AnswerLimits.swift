/// How much of an answer is taken; lengths in UTF-8 bytes.
enum AnswerLimits {
  static let nameBytes = 500
  /// Of a category, an ingredient, a date, the name of a list.
  static let labelBytes = 200
  static let textBytes = 5_000
  static let linkBytes = 2_000
  static let nativeIDBytes = 100
  static let links = 50
}
