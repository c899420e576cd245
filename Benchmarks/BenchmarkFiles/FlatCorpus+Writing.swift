extension FlatCorpus {
  /// The file that ``init(bytes:file:)`` reads. Cost: O(bytes).
  public func fileBytes() -> [UInt8] {
    let header = [Self.magic, UInt32(count), UInt32(termCount), UInt32(terms.count)]
    return littleEndianBytes(header) + littleEndianBytes(offsets) + littleEndianBytes(terms)
  }
}
