import SectionFiles
import TestSupport

extension SectionFileKind {
  /// A kind of the tests' own.
  static let sample = SectionFileKind(
    magic: Array("WCIMTRY\n".utf8),
    version: 7,
    title: "spice rack",
    largestFile: 100_000
  )
}

/// A file with a section of each type, an empty one among them, and lengths that need padding.
func sampleFile() -> SectionImage {
  var writer = SectionFileWriter()
  writer.add(4, [UInt32](1...5))
  writer.add(1, Array("salt".utf8))
  writer.add(9, [UInt32]())
  writer.add(300, [Float(1), -0.5, .leastNonzeroMagnitude])
  writer.add(2, [true, false, true])
  return SectionImage(
    bytes: writer.file(
      .sample,
      SectionFileHeader(generation: 5, fingerprint: .max, rows: 3, terms: 1 << 40)
    )
  )
}

extension SectionImage {
  /// Why the bytes are no file of the sample's kind; nil when they are one.
  var refusal: IndexError.Reason? {
    do {
      _ = try SectionFileReader(bytes: bytes, kind: .sample, file: "memory")
      return nil
    } catch {
      return error.reason
    }
  }

  func reader() throws -> SectionFileReader {
    try SectionFileReader(bytes: bytes, kind: .sample, file: "memory")
  }
}

extension IndexError.Reason {
  var isCorrupt: Bool {
    if case .corrupt = self { true } else { false }
  }
}

/// The error that `body` ends with; nil when it ends without one.
func refusal<Result>(_ body: () throws(IndexError) -> Result) -> IndexError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
