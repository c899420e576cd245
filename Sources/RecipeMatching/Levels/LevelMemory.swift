import SectionFiles

/// The columns of a level index as plain memory, for the loops of a search.
///
/// A column counts references whenever it is copied, which costs more than reading an element. What
/// holds one of these keeps the index, too, so the memory stays; and the loops read it as spans, which
/// are checked against their ends like everything else.
struct LevelMemory: @unchecked Sendable {
  let ranks: UnsafeBufferPointer<UInt32>
  let weights: UnsafeBufferPointer<UInt32>
  let rowOffsets: UnsafeBufferPointer<UInt32>
  let coreSizes: UnsafeBufferPointer<UInt8>
  let levelOffsets: UnsafeBufferPointer<UInt32>
  let listOffsets: UnsafeBufferPointer<UInt32>
  let entries: UnsafeBufferPointer<UInt32>
  let marks: UnsafeBufferPointer<UInt8>
  let narrow: RowMemory<UInt16>
  let wide: RowMemory<UInt32>

  init(_ index: LevelIndex) {
    ranks = index.ranks.withUnsafeBuffer { $0 }
    weights = index.weights.withUnsafeBuffer { $0 }
    rowOffsets = index.rowOffsets.withUnsafeBuffer { $0 }
    coreSizes = index.coreSizes.withUnsafeBuffer { $0 }
    levelOffsets = index.levelOffsets.withUnsafeBuffer { $0 }
    listOffsets = index.listOffsets.withUnsafeBuffer { $0 }
    entries = index.entries.withUnsafeBuffer { $0 }
    marks = index.marks.withUnsafeBuffer { $0 }
    narrow = RowMemory(rows: index.narrowRows, nexts: index.narrowNexts)
    wide = RowMemory(rows: index.wideRows, nexts: index.wideNexts)
  }
}

/// Rows, and what follows each entry in them.
struct RowMemory<Rank: FixedWidthInteger & BitwiseCopyable & Sendable>: @unchecked Sendable {
  let rows: UnsafeBufferPointer<Rank>
  let nexts: UnsafeBufferPointer<Rank>

  init(rows: Column<Rank>, nexts: Column<Rank>) {
    self.rows = rows.withUnsafeBuffer { $0 }
    self.nexts = nexts.withUnsafeBuffer { $0 }
  }
}
