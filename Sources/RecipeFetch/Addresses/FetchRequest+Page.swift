extension FetchRequest {
  /// Asks for a page, under an address as people copy it: what is not ASCII is encoded, and the part behind
  /// `#` left out.
  package static func page(_ address: String) -> FetchRequest {
    FetchRequest(PercentEncoding.address(typed: address), content: .page)
  }
}
