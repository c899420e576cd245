extension OutsideFile {
  /// Whether the file is the export of a notebook. For a file that is imported in parts as recipes,
  /// only the first MiB decides.
  ///
  /// Cost: O(bytes), at most 32 MiB, of which one piece is in memory.
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
