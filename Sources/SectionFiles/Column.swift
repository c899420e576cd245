// Raw memory is confined to this file, to MappedFile and to RawBytes: a column is one or two blocks
// of memory that do not change and that an owner keeps, be they parts of a mapped file or copies of
// arrays. Every access is checked against the column's length, also in release.

/// A sequence of numbers that never changes, in memory or in a file that is mapped into it.
///
/// The numbers are in one block, or in two after ``appending(_:)``; positions do not show where the
/// second one begins. Copying a column copies no element. Columns are equal if their elements are.
public struct Column<Element: BitwiseCopyable & Sendable>: RandomAccessCollection,
  @unchecked Sendable
{
  /// What keeps the memory: a block, a mapped file, or the owners of two blocks.
  @usableFromInline let owner: AnyObject?
  /// Where the element at position 0 would be, were it in the first block.
  @usableFromInline let first: UnsafeRawPointer?
  /// Where the element at position `split` is; nil when there is one block.
  @usableFromInline let second: UnsafeRawPointer?
  /// The first position of the second block; beyond the end when there is none.
  @usableFromInline let split: Int
  public let startIndex: Int
  public let endIndex: Int

  public typealias SubSequence = Column<Element>

  /// A copy of an array. Cost: O(elements).
  public init(_ elements: [Element]) {
    guard !elements.isEmpty else {
      self.init()
      return
    }
    let block = MemoryBlock(elements)
    self.init(owner: block, first: UnsafeRawPointer(block.memory), range: 0..<elements.count)
  }

  public init() {
    self.init(owner: nil, first: nil, range: 0..<0)
  }

  /// A view of memory that `owner` keeps as it is.
  ///
  /// - Parameter start: Aligned for `Element`, with `count` elements behind it.
  package init(owner: AnyObject, start: UnsafePointer<Element>, count: Int) {
    self.init(owner: owner, first: UnsafeRawPointer(start), range: 0..<count)
  }

  @usableFromInline
  init(
    owner: AnyObject?,
    first: UnsafeRawPointer?,
    second: UnsafeRawPointer? = nil,
    split: Int = .max,
    range: Range<Int>
  ) {
    self.owner = owner
    self.first = first
    self.second = second
    self.split = split
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  @inlinable
  public subscript(position: Int) -> Element {
    @inline(__always) get {
      precondition(position >= startIndex && position < endIndex, "a position outside the column")
      // Safe: the position is within memory that the owner keeps, in the block that has it.
      let stride = MemoryLayout<Element>.stride
      return position < split
        ? first.unsafelyUnwrapped.load(fromByteOffset: position &* stride, as: Element.self)
        : second.unsafelyUnwrapped
          .load(fromByteOffset: (position &- split) &* stride, as: Element.self)
    }
  }

  @inlinable @inline(__always)
  public func index(after position: Int) -> Int { position &+ 1 }

  @inlinable @inline(__always)
  public func formIndex(after position: inout Int) { position &+= 1 }

  @inlinable
  public subscript(bounds: Range<Int>) -> Column<Element> {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "a range outside the column"
    )
    return Column(owner: owner, first: first, second: second, split: split, range: bounds)
  }

  /// The elements as at most two columns that lie in one block each, positions from 0; none for an
  /// empty column.
  public var blocks: [Column<Element>] {
    let stride = MemoryLayout<Element>.stride
    var blocks: [Column<Element>] = []
    let inFirst = startIndex..<Swift.max(startIndex, Swift.min(endIndex, split))
    if let first, !inFirst.isEmpty {
      let start = first + inFirst.lowerBound * stride
      blocks.append(Column(owner: owner, first: start, range: 0..<inFirst.count))
    }
    let inSecond = inFirst.upperBound..<endIndex
    if let second, !inSecond.isEmpty {
      let start = second + (inSecond.lowerBound - split) * stride
      blocks.append(Column(owner: owner, first: start, range: 0..<inSecond.count))
    }
    return blocks
  }

  /// These elements and then those of `tail`, positions from 0.
  ///
  /// What lies in the first block of this column is not copied. Cost: O(1) for two columns of one
  /// block each; else O(elements beyond the first block).
  public func appending(_ tail: Column<Element>) -> Column<Element> {
    let parts = blocks + tail.blocks
    guard let base = parts.first else { return Column() }
    guard parts.count > 1 else { return base }
    let rest = parts.count == 2 ? parts[1] : Column(parts.dropFirst().flatMap { Array($0) })
    return Column(
      owner: TwoOwners(first: base.owner, second: rest.owner),
      first: base.first,
      second: rest.first,
      split: base.count,
      range: 0..<(base.count + rest.count)
    )
  }

  /// Calls `body` with the memory of the elements, the first at position 0. The memory must not be
  /// used after that. Cost: O(1), but O(elements) for a column of two blocks, which is copied.
  @inlinable
  package func withUnsafeBuffer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard split >= endIndex || split <= startIndex else {
      return try Column(Array(self)).withUnsafeBuffer(body)
    }
    let isSecond = split <= startIndex
    let place = (isSecond ? startIndex &- split : startIndex) &* MemoryLayout<Element>.stride
    let start = (isSecond ? second : first)?.advanced(by: place)
    defer { withExtendedLifetime(owner) {} }
    let count = endIndex &- startIndex
    let memory = count == 0 ? nil : start?.assumingMemoryBound(to: Element.self)
    return try body(UnsafeBufferPointer(start: memory, count: memory == nil ? 0 : count))
  }

  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    guard split >= endIndex || split <= startIndex else { return nil }
    return try withUnsafeBuffer(body)
  }
}

extension Column: Equatable where Element: Equatable {
  public static func == (left: Column, right: Column) -> Bool {
    left.elementsEqual(right)
  }
}

extension Column: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

/// Keeps the memory of two blocks.
private final class TwoOwners {
  private let first: AnyObject?
  private let second: AnyObject?

  init(first: AnyObject?, second: AnyObject?) {
    self.first = first
    self.second = second
  }
}

/// A copy of an array that stays where it is, aligned for every number.
private final class MemoryBlock {
  let memory: UnsafeMutableRawPointer

  init<Element: BitwiseCopyable>(_ elements: [Element]) {
    memory = elements.withUnsafeBytes { bytes in
      let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
      UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyMemory(from: bytes)
      return memory
    }
  }

  deinit { memory.deallocate() }
}
