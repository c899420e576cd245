import DynamicLibraries
import Foundation

/// Memory that was freed, and that the allocator keeps for what comes next.
///
/// An import, and the opening of the catalogue that it leads to, take tens of megabytes for a moment, on a thread of
/// their own. GNU's allocator keeps what they took for that thread, between pieces that live on: a program that lives
/// for hours would seem to grow with every catalogue, though nothing of the earlier ones is left.
package enum FreedMemory {
  private typealias Option = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
  private typealias Trim = @convention(c) (_ kept: Int) -> Int32

  private static let trim = DynamicLibrary(at: "libc.so.6")?
    .function("malloc_trim", as: Trim.self)

  /// `M_ARENA_MAX` and `M_MMAP_THRESHOLD` of GNU's `malloc.h`.
  private static let mostArenas: Int32 = -8
  private static let ownPages: Int32 = -3

  /// For a program of many threads, before it starts them: lets the allocator keep little of what was freed.
  ///
  /// By itself it keeps memory in up to eight places for each processor: what a dozen threads took one after the other
  /// lies around a dozen times. Here there are two, and one where there are no more than two processors. And what is
  /// larger than 128 KB has pages of its own, which go back to the system with it; by itself the allocator keeps ever larger
  /// pieces. Nothing happens with another allocator, nor where the environment says how many places there are.
  package static func keepLittle() {
    guard ProcessInfo.processInfo.environment["MALLOC_ARENA_MAX"] == nil else { return }
    let option = DynamicLibrary(at: "libc.so.6")?.function("mallopt", as: Option.self)
    _ = option?(mostArenas, ProcessInfo.processInfo.activeProcessorCount > 2 ? 2 : 1)
    _ = option?(ownPages, 128 << 10)
  }

  /// Gives it back to the system; nothing with an allocator that does so by itself. Cost: milliseconds.
  static func giveBack() { _ = trim?(0) }
}
