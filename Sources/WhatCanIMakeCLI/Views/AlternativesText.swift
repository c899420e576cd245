/// Names that stand for several things, any of which does: "cabbage or bok choy or broccoli".
enum AlternativesText {
  /// More than so many are cut.
  private static let most = 4

  /// The names for a row: one of many alternatives as its first three and the number of the others.
  ///
  /// - Parameter bought: Things that are bought: one of these stands for all.
  static func short(_ name: String, buying bought: Set<String> = []) -> String {
    let names = name.split(separator: " or ").map(String.init)
    if let one = names.first(where: bought.contains) { return one }
    guard names.count > most else { return name }
    return names.prefix(3).joined(separator: " or ") + " or \(names.count - 3) others"
  }
}
