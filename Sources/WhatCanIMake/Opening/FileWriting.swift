import Foundation

extension Kitchen {
  /// Writes a file that someone named in one step: it is there whole, or as it was before.
  ///
  /// - Throws: ``KitchenError`` `.cannotWriteFile`.
  public static func write(_ bytes: [UInt8], to path: String) throws(KitchenError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      // The system's own words; Foundation's are a sentence about something else.
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let detail = cause.map { SystemError(code: Int32(clamping: $0.code)).text }
      throw KitchenError(.cannotWriteFile(path: path, detail: detail ?? "\(error)"))
    }
  }
}

extension Kitchen {
  /// Writes a text to a file that someone named, and makes the folder for it.
  ///
  /// - Throws: ``KitchenError`` `.fileExists` for a file that is there, unless it may be replaced.
  public func write(
    _ text: String,
    to path: String,
    replacing replaces: Bool
  ) throws(KitchenError) {
    if !replaces, isPresent(path) { throw KitchenError(.fileExists(path: path)) }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      do {
        try makeFolder(String(path[..<slash]))
      } catch {
        throw KitchenError(.cannotWriteFile(path: path, detail: error.text))
      }
    }
    try Self.write(Array(text.utf8), to: path)
  }
}
