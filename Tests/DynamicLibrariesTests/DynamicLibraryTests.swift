import DynamicLibraries
import Testing

@Suite("Libraries that are opened while the program runs")
struct DynamicLibraryTests {
  #if canImport(Darwin)
    private let standard = "/usr/lib/libSystem.B.dylib"
  #else
    private let standard = "libc.so.6"
  #endif

  @Test("a function of a library can be called")
  func found() throws {
    let library = try #require(DynamicLibrary(at: standard))
    let absolute = try #require(library.function("abs", as: (@convention(c) (Int32) -> Int32).self))
    #expect(absolute(-3) == 3)
  }

  @Test("what is not there is nil")
  func absent() throws {
    #expect(DynamicLibrary(at: "libno-such-library.so.1") == nil)
    let library = try #require(DynamicLibrary(at: standard))
    #expect(library.function("no_such_function", as: (@convention(c) () -> Void).self) == nil)
  }
}
