#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path as the system takes it: the bytes that a ``PathText`` stands for, and a null byte behind them. Every path that
/// a person named goes through this on its way to a call of the system.
package func systemPath(_ text: String) -> [CChar] {
  PathText.systemBytes(of: text).map { CChar(bitPattern: $0) } + [0]
}

/// The whole path of what is at a path, links followed; nil where nothing is.
func realPath(_ path: String) -> String? {
  guard let found = realpath(systemPath(path), nil) else { return nil }
  defer { free(found) }
  return PathText.text(of: found)
}
