/// The files that a page loads: style, scripts, letters, symbols. Held in memory, as gzip as well.
///
/// All of them have one address, which stands for the bytes of all: so they may name each other, and be kept for ever.
package struct Assets: Sendable {
  /// A file as it is sent.
  struct File: Sendable {
    let type: String
    let bytes: [UInt8]
    /// Nil for what does not become smaller.
    let gzip: [UInt8]?
  }

  /// What stands for the bytes of all files: "1k3v9…".
  package let version: String
  private let files: [String: File]

  private static let types = [
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml", "woff2": "font/woff2", "png": "image/png",
  ]

  /// - Parameter files: The bytes of each by its name.
  /// - Throws: ``PageFileError`` for a file of another type than those of pages.
  init(_ files: [String: [UInt8]]) throws(PageFileError) {
    var known: [String: File] = [:]
    var all: [UInt8] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      guard let type = Self.types[ending] else {
        throw PageFileError(name, "pages cannot load files of this kind")
      }
      known[name] = File(
        type: type,
        bytes: bytes,
        gzip: ["woff2", "png"].contains(ending) ? nil : packed(bytes, level: 9)
      )
      all += Array(name.utf8) + [0] + bytes
    }
    self.files = known
    version = String(entityTag(of: all).filter { $0 != "\"" && $0 != "-" })
  }

  /// A file by its name; nil for none.
  func file(_ name: String) -> File? { files[name] }

  /// The address of a file.
  func address(of name: String) -> String { "/a/\(version)/\(name)" }

  /// The names of all, ascending.
  package var names: [String] { files.keys.sorted() }
}
