/// What is asked of a server.
package struct FetchRequest: Sendable {
  /// One pair of a query, neither part percent-encoded.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Where a secret stands in the request. It is put there last of all, and never shown.
  package enum SecretPlace: Hashable, Sendable {
    /// The value of a parameter of this name.
    case query(String)
    /// The value of a header of this name.
    case header(String)
    /// Instead of `{key}` in the address.
    case path
  }

  /// What kind of content is expected; anything else is refused before it is read.
  package enum Content: Hashable, Sendable {
    /// JSON, even if the server calls it `text/json`, `text/html` or `text/plain`; it counts if it
    /// can be read.
    case json
    /// A picture, recognised by its bytes.
    case image
    /// A web page or what is sent instead: HTML, JSON, or another kind of text.
    case page
  }

  /// An address with scheme, host and path: `https://example.org/search.php`. Parameters follow
  /// those that it has itself.
  package var address: String
  /// In the order in which they are sent.
  package var parameters: [Parameter]
  package var secret: (place: SecretPlace, key: APIKey)?
  package var content: Content

  package init(
    _ address: String,
    parameters: [Parameter] = [],
    secret: (place: SecretPlace, key: APIKey)? = nil,
    content: Content = .json
  ) {
    self.address = address
    self.parameters = parameters
    self.secret = secret
    self.content = content
  }
}
