public import JSONCoding

extension JSONParser {
  /// The one value that a text of a file is.
  ///
  /// Throws at `place`, with the line inside the text where there are several. Cost: O(bytes).
  static func value(
    of text: some StringProtocol,
    file: String,
    place: ImportError.Place = .file
  ) throws(ImportError) -> JSONValue {
    do {
      return try value(of: Array(text.utf8))
    } catch {
      throw ImportError(ImportError.Reason(error), file: file, place: place)
    }
  }
}

extension ImportError.Reason {
  public init(_ error: JSONError) {
    switch error.problem {
    case .malformed(let detail): self = .malformedJSON(detail: detail)
    case .tooManyValues(let allowed): self = .tooManyValues(allowed: allowed)
    }
  }
}
