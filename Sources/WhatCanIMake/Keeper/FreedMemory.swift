import DynamicLibraries

/// Memory that was freed, and that the allocator keeps for what comes next.
///
/// An import, and the opening of the catalogue that it leads to, take tens of megabytes for a moment, on a thread of
/// their own. GNU's allocator keeps what they took for that thread, between pieces that live on: a program that lives
/// for hours would seem to grow with every catalogue, though nothing of the earlier ones is left.
enum FreedMemory {
  private typealias Trim = @convention(c) (_ kept: Int) -> Int32

  private static let trim = DynamicLibrary(at: "libc.so.6")?
    .function("malloc_trim", as: Trim.self)

  /// Gives it back to the system; nothing with an allocator that does so by itself. Cost: milliseconds.
  static func giveBack() { _ = trim?(0) }
}
