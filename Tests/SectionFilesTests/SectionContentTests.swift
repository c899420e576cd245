import SectionFiles
import TestSupport
import Testing

@Suite("What a section holds")
struct SectionContentTests {
  private func refusal(
    _ image: SectionImage = sampleFile(),
    _ read: (SectionFileReader) throws(IndexError) -> Void
  ) throws -> IndexError.Reason? {
    let reader = try image.reader()
    return SectionFilesTests.refusal { () throws(IndexError) in try read(reader) }?.reason
  }

  @Test("a section that is not there, or has elements of another size, is absent")
  func absent() throws {
    let absent = IndexError.Reason.corrupt("section 77 is absent")
    #expect(try refusal { r throws(IndexError) in _ = try r.bytes(77) } == absent)
    #expect(try refusal { r throws(IndexError) in _ = try r.numbers(77) } == absent)
    let other = IndexError.Reason.corrupt("section 1 is absent")
    #expect(try refusal { r throws(IndexError) in _ = try r.numbers(1) } == other)
    #expect(try refusal { r throws(IndexError) in _ = try r.floats(1) } == other)
    let wide = IndexError.Reason.corrupt("section 4 is absent")
    #expect(try refusal { r throws(IndexError) in _ = try r.bytes(4) } == wide)
    #expect(try refusal { r throws(IndexError) in _ = try r.flags(4) } == wide)
  }

  @Test("a count that is asked for is the section's count")
  func counts() throws {
    #expect(try refusal { r throws(IndexError) in _ = try r.bytes(1, count: 4) } == nil)
    #expect(try refusal { r throws(IndexError) in _ = try r.numbers(4, count: 5) } == nil)
    #expect(try refusal { r throws(IndexError) in _ = try r.floats(300, count: 3) } == nil)
    #expect(try refusal { r throws(IndexError) in _ = try r.flags(2, count: 3) } == nil)
    #expect(
      try refusal { r throws(IndexError) in _ = try r.bytes(1, count: 5) }
        == .corrupt("section 1 has 4 bytes instead of 5")
    )
    #expect(
      try refusal { r throws(IndexError) in _ = try r.numbers(4, count: 0) }
        == .corrupt("section 4 has 5 numbers instead of 0")
    )
    #expect(
      try refusal { r throws(IndexError) in _ = try r.floats(300, count: 4) }
        == .corrupt("section 300 has 3 numbers instead of 4")
    )
    #expect(
      try refusal { r throws(IndexError) in _ = try r.flags(2, count: 2) }
        == .corrupt("section 2 has 3 bytes instead of 2")
    )
  }

  @Test("numbers stay below their limit")
  func limit() throws {
    #expect(try refusal { r throws(IndexError) in _ = try r.numbers(4, below: 6) } == nil)
    #expect(
      try refusal { r throws(IndexError) in _ = try r.numbers(4, below: 5) }
        == .corrupt("section 4 has a number that is not below 5")
    )
    let largest = sampleFile().changed(4, at: 0, to: .max)
    #expect(
      try refusal(largest) { r throws(IndexError) in _ = try r.numbers(4, below: 6) }
        == .corrupt("section 4 has a number that is not below 6")
    )
  }

  @Test(
    "a floating-point number that is not finite is refused",
    arguments: [Float.nan, .infinity, -.infinity, .signalingNaN]
  )
  func finite(value: Float) throws {
    for element in 0..<3 {
      let damaged = sampleFile().changed(300, at: element, to: value.bitPattern)
      #expect(
        try refusal(damaged) { r throws(IndexError) in _ = try r.floats(300) }
          == .corrupt("section 300 has a number that is not finite")
      )
    }
    let sound = sampleFile().changed(300, at: 1, to: Float.greatestFiniteMagnitude.bitPattern)
    #expect(try sound.reader().floats(300)[1] == .greatestFiniteMagnitude)
  }

  @Test("a flag is 0 or 1")
  func flags() throws {
    let damaged = sampleFile().changed(2, at: 2, to: 2)
    #expect(
      try refusal(damaged) { r throws(IndexError) in _ = try r.flags(2) }
        == .corrupt("section 2 has a flag that is neither 0 nor 1")
    )
  }
}
