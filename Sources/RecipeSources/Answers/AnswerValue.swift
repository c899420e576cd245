internal import RecipeImport

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A value of an answer in JSON, of whatever kind; nothing is checked yet.
enum AnswerValue: Equatable {
  case text(String)
  case number(Double)
  case list([AnswerValue])
  case object([String: AnswerValue])
  case truth(Bool)
  case null

  /// Reads an answer.
  ///
  /// - Parameter file: Names the answer in errors.
  /// Throws when it is not UTF-8 or not JSON. Cost: O(bytes).
  init(_ bytes: [UInt8], file: String) throws(ImportError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ImportError(.notUTF8, file: file)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    do {
      self = try JSONDecoder().decode(AnswerValue.self, from: Data(text))
    } catch {
      throw ImportError(.malformedJSON(detail: Self.detail(of: error)), file: file)
    }
  }

  private static func detail(of error: any Error) -> String {
    guard case .dataCorrupted(let context)? = error as? DecodingError else {
      return "it cannot be read"
    }
    let cause = context.underlyingError as? CocoaError
    let detail = cause?.userInfo["NSDebugDescription"] as? String ?? context.debugDescription
    return detail.hasSuffix(".") ? String(detail.dropLast()) : detail
  }

  /// The value under a key; nil for `null`, and when this is no object.
  subscript(key: String) -> AnswerValue? {
    guard case .object(let fields) = self, let value = fields[key], value != .null else {
      return nil
    }
    return value
  }
}

extension AnswerValue: Decodable {
  init(from decoder: any Decoder) throws {
    // Each attempt that fails says only that the value is of another kind.
    if let container = try? decoder.container(keyedBy: AnswerKey.self) {
      var fields: [String: AnswerValue] = [:]
      for key in container.allKeys {
        fields[key.stringValue] = try container.decode(AnswerValue.self, forKey: key)
      }
      self = .object(fields)
    } else if var container = try? decoder.unkeyedContainer() {
      self = .list(try Self.items(of: &container))
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .truth(try container.decode(Bool.self))
      }
    }
  }

  private static func items(
    of container: inout any UnkeyedDecodingContainer
  ) throws -> [AnswerValue] {
    var items: [AnswerValue] = []
    while !container.isAtEnd {
      guard items.count < AnswerLimits.items else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "a list has more than \(AnswerLimits.items) items"
        )
      }
      items.append(try container.decode(AnswerValue.self))
    }
    return items
  }
}

private struct AnswerKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
