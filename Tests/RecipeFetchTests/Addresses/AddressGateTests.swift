import Testing

@testable import RecipeFetch

struct AddressGateTests {
  private let gate = AddressGate(policy: .standard)

  private static let library = Result {
    try #require(CurlLibrary.found, "libcurl is needed: apt install libcurl4")
  }

  private func reason(_ address: String) throws -> FetchError.Reason? {
    let address = address.replacing("PORT", with: "8080")
    guard let read = WebAddress(address, by: try Self.library.get()) else { return .badAddress }
    return gate.refusal(of: read.endpoint)
  }

  @Test("private and special addresses are refused in whatever notation")
  func special() throws {
    let wrong = try RefusedAddresses.special.filter { try reason($0) != .refused }
    #expect(wrong == [])
  }

  @Test("what is no plain address of the web is not one")
  func malformed() throws {
    let wrong = try RefusedAddresses.malformed.filter { try reason($0) != .badAddress }
    #expect(wrong == [])
  }

  @Test("public servers are asked by https on its port only")
  func unusual() throws {
    for (address, isInsecure) in RefusedAddresses.unusual {
      #expect(try reason(address) == (isInsecure ? .notSecure : .refused), "\(address)")
    }
  }

  @Test("a public address is read in one form")
  func allowed() throws {
    for (address, text) in RefusedAddresses.allowed {
      #expect(try reason(address) == nil, "\(address)")
      let read = WebAddress(address, by: try Self.library.get())
      #expect(read?.text == text)
      let again = WebAddress(text, by: try Self.library.get())
      #expect(again == read)
    }
  }

  @Test("every address of a host must be public")
  func resolved() throws {
    let endpoint = Endpoint(scheme: "https", host: "example.org", port: 443)
    let rows: [([String], FetchError.Reason?)] = [
      ([], .unknownHost), (["8.8.8.8"], nil), (["8.8.8.8", "2606:4700::1"], nil),
      (["127.0.0.1"], .refused), (["8.8.8.8", "127.0.0.1"], .refused),
      (["10.0.0.1", "8.8.8.8"], .refused), (["8.8.8.8", "::1"], .refused),
      (["2606:4700::1", "fe80::1"], .refused), (["::ffff:192.168.0.1"], .refused),
    ]
    for (texts, reason) in rows {
      let addresses = try texts.map { try #require(IPAddress($0)) }
      #expect(gate.refusal(of: endpoint, at: addresses) == reason, "\(texts)")
    }
  }

  @Test("trust is in scheme, host and port together")
  func trust() throws {
    let trusted = [
      Endpoint(scheme: "http", host: "127.0.0.1", port: 8080),
      Endpoint(scheme: "http", host: "localhost", port: 80),
      Endpoint(scheme: "https", host: "0:0:0:0:0:0:0:1", port: 9443),
    ]
    let gate = AddressGate(policy: FetchPolicy(trusting: Set(trusted)))
    let rows: [(String, FetchError.Reason?)] = [
      ("http://127.0.0.1:8080/", nil), ("http://127.1:8080/", nil), ("http://localhost/", nil),
      ("http://LocalHost.:80/", nil), ("https://[::1]:9443/", nil),
      ("http://127.0.0.1:8081/", .refused), ("https://127.0.0.1:8080/", .refused),
      ("http://127.0.0.2:8080/", .refused), ("http://localhost:8080/", .refused),
      ("http://[::1]:9443/", .refused), ("http://example.org:8080/", .notSecure),
    ]
    for (address, reason) in rows {
      let endpoint = try #require(Endpoint(of: address))
      #expect(gate.refusal(of: endpoint) == reason, "\(address)")
    }
    let loopback = try #require(IPAddress("127.0.0.1"))
    #expect(gate.refusal(of: trusted[1], at: [loopback]) == nil)
    #expect(gate.refusal(of: trusted[1], at: []) == .unknownHost)
  }
}
