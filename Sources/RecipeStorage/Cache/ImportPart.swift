/// One of the updates of an import that is too long for one transaction.
///
/// The cache remembers which dishes the import has given, so that of a dish given twice the first
/// recipe counts, even in different parts. It remembers this only for the last import that was
/// begun.
package struct ImportPart: Sendable {
  /// Whether the part begins an import; then the dishes of an earlier import are forgotten.
  package var isFirst: Bool
  /// Whether the part ends the import; then its dishes are forgotten.
  package var isLast: Bool
  /// The file of the import that the part belongs to, counted from 0.
  package var file: Int

  package init(isFirst: Bool, isLast: Bool, file: Int) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.file = file
  }
}
