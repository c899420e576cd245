package import RecipeFetch
import RecipeImport

/// Access to the web pages that people name by address.
///
/// The same rules hold as for sources: only public servers, only https, no cookies, no proxy, no
/// scripts.
public struct PageAccess: Sendable {
  private let fetcher: any Fetching

  package init(fetcher: any Fetching) {
    self.fetcher = fetcher
  }

  /// - Parameters:
  ///   - addresses: The addresses that a person named.
  ///   - allowsPrivate: Whether their servers may be on this machine or in a private network, on
  ///     any port and without TLS. The program never connects to any other private server, even if
  ///     a page redirects to it.
  public init(to addresses: [String], allowsPrivate: Bool) {
    var policy = FetchPolicy.standard
    if allowsPrivate { policy.trusted = Set(addresses.compactMap { Endpoint(ofPage: $0) }) }
    self.init(
      fetcher: Fetcher(
        policy: policy,
        limits: .page,
        agent: "whatcanimake",
        pace: RateLimit(everyMilliseconds: 1_000)
      )
    )
  }

  /// Whether a text is meant as the address of a page, and not as a file.
  public static func isAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("https://") || start.hasPrefix("http://")
  }

  /// Fetches a page of at most 10 MiB, within half a minute.
  ///
  /// - Throws: ``KitchenError`` `.page`.
  public func page(at address: String) throws(KitchenError) -> OutsideFile {
    let reply: FetchReply
    do throws(FetchError) {
      reply = try fetcher.fetch(.page(address))
    } catch {
      throw KitchenError(.page(error))
    }
    return OutsideFile(
      RecipeFileReader.utf8(ofPage: reply.body, contentType: reply.header("content-type")),
      as: address,
      .page(host: Endpoint(ofPage: address)?.host ?? "")
    )
  }
}

extension KitchenError {
  /// True if a page was not requested because its server is not allowed; a person can allow the
  /// server.
  public var isAboutServer: Bool {
    guard case .page(let error) = reason else { return false }
    return [.refused, .notSecure].contains(error.reason)
  }
}

extension FetchLimits {
  /// Those of a page.
  static var page: FetchLimits {
    var limits = FetchLimits.standard
    limits.bodyBytes = limits.sentBytes
    return limits
  }
}
