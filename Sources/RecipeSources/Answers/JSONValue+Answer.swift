internal import JSONCoding
internal import RecipeImport

extension JSONValue {
  /// Reads an answer; nothing in it is checked yet.
  ///
  /// - Parameter file: Names the answer in errors.
  /// Throws when it is not UTF-8 or not JSON. Cost: O(bytes).
  init(answer bytes: [UInt8], file: String) throws(ImportError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ImportError(.notUTF8, file: file)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    do {
      self = try JSONParser.value(of: bytes.starts(with: mark) ? Array(bytes[3...]) : bytes)
    } catch {
      throw ImportError(ImportError.Reason(error), file: file)
    }
  }

  /// The value under a key; nil for `null`, and when this is no object.
  subscript(key: String) -> JSONValue? {
    guard let value = asObject?[key], value != .null else { return nil }
    return value
  }
}
