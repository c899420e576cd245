/// One of the updates that an import is made of which is too long for one transaction.
///
/// The cache remembers which dishes the import has given, so that of a dish given twice the first
/// recipe counts, in whichever parts they stand. It remembers that of one import, the last begun.
package struct ImportPart: Sendable {
  /// The part begins an import: what another one gave is forgotten.
  package var isFirst: Bool
  /// The part ends the import: what it gave is forgotten.
  package var isLast: Bool
  /// Which file of the import the part is of, counted from 0.
  package var file: Int

  package init(isFirst: Bool, isLast: Bool, file: Int) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.file = file
  }
}
