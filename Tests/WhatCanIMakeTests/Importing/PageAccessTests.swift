import RecipeFetch
import RecipeImport
import RecipeModel
import StandIn
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Pages that are imported by their address")
struct PageAccessTests {
  let world: TinyWorld

  init() throws { world = try TinyWorld() }

  private static let fizz = """
    <html><head><script type="application/ld+json">{"@type":"Recipe","name":"Fizz",
    "recipeIngredient":["60 ml gin"],"recipeInstructions":"Stir."}</script></head></html>
    """

  private func page(_ text: String, type: String? = "text/html; charset=utf-8") -> StandInResponse {
    StandInResponse(
      headers: type.map { [StandInHeader("Content-Type", $0)] } ?? [],
      body: Array(text.utf8)
    )
  }

  private func access(to server: StandInServer) -> PageAccess {
    PageAccess(to: [server.address], allowsPrivate: true)
  }

  private func importing(
    _ file: OutsideFile
  ) throws -> (report: ImportReport, kitchen: Kitchen) {
    try Kitchen.importing([file], format: nil, into: world.places, now: TinyWorld.time)
  }

  @Test("a page's host is its collection, its address the link, and again it changes nothing")
  func host() throws {
    let server = try StandInServer { _ in page(Self.fizz) }
    let address = "\(server.address)/recipes/fizz?print=1#comments"
    let (report, kitchen) = try importing(try access(to: server).page(at: address))
    #expect(report.counts == [1, 0, 0, 0])
    #expect(report.unseen == [UnseenCollection(path: address, name: "127.0.0.1")])
    let fizz = try kitchen.recipe(named: "127.0.0.1:fizz")
    #expect(fizz.origin.link == address)
    #expect(fizz.lines.map(\.name) == ["gin"])
    #expect(server.requests.map(\.line) == ["GET /recipes/fizz?print=1 HTTP/1.1"])
    #expect(server.requests[0].header("cookie") == nil)
    #expect(server.requests[0].header("accept")?.hasPrefix("text/html") == true)
    #expect(try importing(try access(to: server).page(at: address)).report.counts == [0, 0, 1, 0])
  }

  @Test("two pages of one host with dishes of one name are two dishes, and each updates its own")
  func twoPages() throws {
    let server = try StandInServer { request in
      page(request.path == "/a" ? Self.fizz : Self.fizz.replacing("gin", with: "rum"))
    }
    for path in ["a", "b", "b", "a"] {
      _ = try importing(try access(to: server).page(at: "\(server.address)/\(path)"))
    }
    let kitchen = try world.open()
    #expect(try kitchen.recipe(named: "127.0.0.1:fizz").lines.map(\.name) == ["gin"])
    #expect(try kitchen.recipe(named: "127.0.0.1:fizz-2").lines.map(\.name) == ["rum"])
  }

  @Test(
    "signs that are not ASCII are sent encoded, and an old encoding that only the server names is read"
  )
  func encodings() throws {
    let text = Self.fizz.replacing("Fizz", with: "Crème")
    let latin = text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0x3F }
    let server = try StandInServer { _ in
      StandInResponse(
        headers: [StandInHeader("Content-Type", "text/html; charset=ISO-8859-1")],
        body: latin
      )
    }
    let file = try access(to: server).page(at: "\(server.address)/crème brûlée")
    #expect(server.requests[0].line == "GET /cr%C3%A8me%20br%C3%BBl%C3%A9e HTTP/1.1")
    #expect(try importing(file).kitchen.recipe(named: "127.0.0.1:crème").name == "Crème")
  }

  @Test("JSON of a recipe is read like a page; pictures, archives and films are refused unread")
  func kinds() throws {
    let json = #"{"@type":"Recipe","name":"Fizz","recipeIngredient":["gin"]}"#
    for type in ["application/ld+json", "application/json", "text/plain", nil] {
      let server = try StandInServer { _ in page(json, type: type) }
      let file = try access(to: server).page(at: server.address)
      #expect(try importing(file).report.failed == 0, "\(type ?? "")")
    }
    for type in ["image/png", "application/zip", "video/mp4", "application/octet-stream"] {
      let server = try StandInServer { _ in page(json, type: type) }
      #expect(failure(at: server.address, server) == .wrongContent(found: type))
    }
  }

  private func failure(at address: String, _ server: StandInServer) -> FetchError.Reason? {
    do throws(KitchenError) {
      _ = try access(to: server).page(at: address)
      return nil
    } catch {
      guard case .page(let error) = error.reason else { return nil }
      return error.reason
    }
  }

  @Test("more than 10 MB, a redirect elsewhere, a forbidden address and no page each say so")
  func refusals() throws {
    let big = try StandInServer { _ in page(String(repeating: "x", count: 11 << 20)) }
    #expect(failure(at: big.address, big) == .tooLarge(allowed: 10 << 20))
    let other = try StandInServer { _ in page(Self.fizz) }
    let leading = try StandInServer { _ in .redirect(to: other.address) }
    #expect(failure(at: leading.address, leading) == .refused)
    #expect(other.connections == 0)
    let here = try StandInServer { request in
      request.path == "/" ? .redirect(to: "/fizz") : page(Self.fizz)
    }
    #expect(failure(at: here.address, here) == nil)
    let circle = try StandInServer { _ in .redirect(to: "/") }
    #expect(failure(at: circle.address, circle) == .tooManyRedirects)
    let none = try StandInServer { _ in .notFound }
    #expect(failure(at: none.address, none) == .status(404))
    for address in [other.address, "https://localhost/", "https://10.0.0.1/", "https://[::1]/"] {
      #expect(throws: KitchenError.self) {
        try PageAccess(to: [address], allowsPrivate: false).page(at: address)
      }
    }
    #expect(other.connections == 0)
    #expect(failure(at: "http://example.org/", here) == .notSecure)
    #expect(failure(at: "https://anna@example.org/", here) == .badAddress)
  }

  @Test("a page without a recipe says that, and only an address with a scheme is one")
  func noRecipe() throws {
    let server = try StandInServer { _ in page("<html><body><p>Nothing</p></body></html>") }
    let file = try access(to: server).page(at: server.address)
    do {
      _ = try importing(file)
      Issue.record("it was imported")
    } catch let error as KitchenError {
      #expect("\(error)".hasPrefix("\(server.address): no recipe found in the page"))
    }
    let meant = [
      "https://a.example/x", "HTTP://a.example", "http.txt", "a/https://b", "ftp://a.example",
    ]
    #expect(meant.filter(PageAccess.isAddress) == ["https://a.example/x", "HTTP://a.example"])
  }
}
