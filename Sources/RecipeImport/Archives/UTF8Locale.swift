#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The locale in which C functions take text for UTF-8.
///
/// libarchive converts the names of entries to the characters of the thread's locale and back. In the plain one that
/// a program starts in, every name that is not ASCII is lost.
enum UTF8Locale {
  /// What `body` gives, run in this locale whatever that of the thread is. Without one on this system, in that of
  /// the thread.
  static func during<Outcome>(_ body: () -> Outcome) -> Outcome {
    guard let locale = made else { return body() }
    let former = uselocale(locale.pointer)
    defer { _ = uselocale(former) }
    return body()
  }

  /// Never freed and never changed.
  private struct Made: @unchecked Sendable {
    let pointer: locale_t
  }

  private static let made = ["C.UTF-8", "en_US.UTF-8", "UTF-8"].lazy
    .compactMap { (name: String) in newlocale(LC_CTYPE_MASK, name, nil).map(Made.init) }.first
}
