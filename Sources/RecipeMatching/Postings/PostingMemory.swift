import SectionFiles

/// The columns of partitioned postings as plain memory, for the loops of a search.
///
/// A column counts references whenever it is copied, which costs more than reading an element. What
/// holds one of these keeps the index, too, so the memory stays; of a column of two blocks it is a copy, which this
/// keeps. The loops read it as spans, which are checked against their ends like everything else.
struct PostingMemory: @unchecked Sendable {
  let ranks: UnsafeBufferPointer<UInt32>
  let weights: UnsafeBufferPointer<UInt32>
  let rowOffsets: UnsafeBufferPointer<UInt32>
  let coreSizes: UnsafeBufferPointer<UInt8>
  let partitionOffsets: UnsafeBufferPointer<UInt32>
  let listOffsets: UnsafeBufferPointer<UInt32>
  let entries: UnsafeBufferPointer<UInt32>
  let marks: UnsafeBufferPointer<UInt8>
  let narrow: RowMemory<UInt16>
  let wide: RowMemory<UInt32>
  /// Keeps the copies; empty where every column lies in one block, as in all that are read or built.
  private let copies: [any Sendable]

  init(_ index: PartitionedPostings) {
    var copies: [any Sendable] = []
    ranks = memory(of: index.ranks, copying: &copies)
    weights = memory(of: index.weights, copying: &copies)
    rowOffsets = memory(of: index.rowOffsets, copying: &copies)
    coreSizes = memory(of: index.coreSizes, copying: &copies)
    partitionOffsets = memory(of: index.partitionOffsets, copying: &copies)
    listOffsets = memory(of: index.listOffsets, copying: &copies)
    entries = memory(of: index.entries, copying: &copies)
    marks = memory(of: index.marks, copying: &copies)
    narrow = RowMemory(rows: index.narrowRows, nexts: index.narrowNexts, copying: &copies)
    wide = RowMemory(rows: index.wideRows, nexts: index.wideNexts, copying: &copies)
    self.copies = copies
  }
}

/// Rows, and what follows each entry in them.
struct RowMemory<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>: @unchecked Sendable {
  let rows: UnsafeBufferPointer<Rank>
  let nexts: UnsafeBufferPointer<Rank>

  fileprivate init(rows: Column<Rank>, nexts: Column<Rank>, copying copies: inout [any Sendable]) {
    self.rows = memory(of: rows, copying: &copies)
    self.nexts = memory(of: nexts, copying: &copies)
  }
}

/// The memory of a column, which lives as long as the column and `copies` do.
private func memory<Element>(
  of column: Column<Element>,
  copying copies: inout [any Sendable]
) -> UnsafeBufferPointer<Element> {
  guard column.blocks.count > 1 else { return column.withUnsafeBuffer { $0 } }
  let copy = Column(Array(column))
  copies.append(copy)
  return copy.withUnsafeBuffer { $0 }
}
