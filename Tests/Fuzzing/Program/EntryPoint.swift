import Foundation
import Synchronization

// Only the program of scripts/fuzz calls what stands here, by the names that libFuzzer looks for.

/// The target that the program's own name says: the build makes one link to it for each.
private let chosen: FuzzTarget = {
  let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    fatalError("there is no fuzz target '\(name)'")
  }
  return target
}()

/// The longest that one input took, in microseconds.
private let slowest = Atomic<Int64>(0)

/// What libFuzzer calls first: what a target reads once belongs to no input's time.
///
/// With `--samples FOLDER` writes the target's samples there, and does nothing else.
@_cdecl("LLVMFuzzerInitialize")
public func initialise(_ count: UnsafeRawPointer?, _ arguments: UnsafeRawPointer?) -> CInt {
  if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--samples" {
    writeSamples(into: URL(filePath: CommandLine.arguments[2]))
    exit(0)
  }
  atexit {
    let milliseconds = Double(slowest.load(ordering: .relaxed)) / 1_000
    FileHandle.standardError.write(Data("slowest input: \(milliseconds)\n".utf8))
  }
  chosen.check([])
  return 0
}

private func writeSamples(into folder: URL) {
  for (number, sample) in chosen.samples().enumerated() {
    do {
      try Data(sample).write(to: folder.appending(path: "sample-\(number + 1)"))
    } catch {
      fatalError("the samples cannot be written: \(error)")
    }
  }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let target = chosen
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let time = ContinuousClock().measure {
    target.check(input)
    if let long = stretched(input) { target.check(long) }
  }
  let microseconds =
    time.components.seconds * 1_000_000
    + time.components.attoseconds / 1_000_000_000_000
  slowest.max(microseconds, ordering: .relaxed)
  return 0
}

/// One input in five hundred with its last bytes over and over, up to 32 kB; which ones, and how many
/// bytes, follows from the input, so that a failure repeats.
///
/// Inputs are short for a long time, and what takes more than linear time shows in long ones only.
private func stretched(_ input: [UInt8]) -> [UInt8]? {
  let hash = input.reduce(7) { ($0 &* 31 &+ UInt64($1)) & 0xFFFF_FFFF }
  guard !input.isEmpty, hash % 512 == 0 else { return nil }
  let piece = input.suffix(1 + Int(hash / 512 % 8))
  let repeats = max(0, 32_768 - input.count) / piece.count
  return input + (0..<repeats).flatMap { _ in piece }
}
