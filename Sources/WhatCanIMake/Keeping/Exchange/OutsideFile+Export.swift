extension OutsideFile {
  /// Whether it is an export of a notebook; of one that is taken in part by part as recipes, only the
  /// first MiB tells.
  ///
  /// Cost: O(bytes), at most 32 MiB, of which a piece is held.
  public func isExport() throws(KitchenError) -> Bool {
    defer { release() }
    let start = try beginning()
    guard NotebookExport.mayBegin(with: start) else { return false }
    guard size <= ImportSizes().wholeBytes else { return NotebookExport.hasMark(start) }
    var (offset, held) = (0, [UInt8]())
    while true {
      let piece = try read(at: offset, most: 1 << 18)
      if piece.isEmpty { return false }
      offset += piece.count
      held += piece
      if NotebookExport.hasMark(held) { return true }
      // The mark may be cut in two.
      held.removeFirst(max(0, held.count - NotebookExport.mark.count))
    }
  }
}
