import Foundation

extension Kitchen {
  /// Writes a file in one step: it is there whole, or as it was before.
  public static func write(_ bytes: [UInt8], to path: String) throws(KitchenError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      let detail = (error as NSError).localizedDescription
      throw KitchenError(.cannotWrite(path: path, detail: detail))
    }
  }
}
