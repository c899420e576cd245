#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A library that is opened while the program runs, and stays open.
///
/// Linking a library costs every start of the program, also where nothing of it is used.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library; nil when it is absent.
  ///
  /// - Parameter place: A path, or a name that the system's loader finds.
  package init?(at place: String) {
    guard let handle = dlopen(place, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library; nil when it has none of that name.
  ///
  /// The loader knows addresses, not types: `type` must be that of the header's function of this name.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
