/// Flags that lie one after the other, a byte each, and never change.
public struct FlagColumn: RandomAccessCollection, Sendable, Equatable {
  /// 1 where a flag is set, 0 where it is not.
  public let bytes: Column<UInt8>

  public typealias SubSequence = Slice<FlagColumn>

  /// Takes bytes as laid out by another column; every byte but 0 sets its flag.
  package init(bytes: Column<UInt8>) {
    self.bytes = bytes
  }

  /// Cost: O(flags).
  public init(_ flags: some Sequence<Bool>) {
    bytes = Column(flags.map { $0 ? 1 : 0 })
  }

  public var startIndex: Int { bytes.startIndex }

  public var endIndex: Int { bytes.endIndex }

  public subscript(position: Int) -> Bool { bytes[position] != 0 }

  /// These flags and then those of `tail`; as ``Column/appending(_:)``.
  public func appending(_ tail: FlagColumn) -> FlagColumn {
    FlagColumn(bytes: bytes.appending(tail.bytes))
  }
}

extension FlagColumn: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Bool...) { self.init(elements) }
}
