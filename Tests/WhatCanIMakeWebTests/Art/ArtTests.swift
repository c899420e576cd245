import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Drawings over HTTP")
struct ArtTests {
  @Test("a dish is a drawing that does nothing, kept by its tag")
  func drawing() async throws {
    let kitchen = try await ServedKitchen.open()
    let answer = await kitchen.get("/art/classic:gimlet.svg")
    #expect(answer.status == 200)
    #expect(answer.header("Content-Type") == "image/svg+xml")
    #expect(answer.text.hasPrefix("<svg ") && answer.text.contains("<title>Gimlet</title>"))
    let policies = answer.headers.filter { $0.name == "Content-Security-Policy" }
    #expect(policies == [ArtRoutes.policy])
    #expect(answer.header("X-Content-Type-Options") == "nosniff")
    let tag = try #require(answer.header("ETag"))
    let again = await kitchen.get("/art/classic:gimlet.svg", headers: [.init("If-None-Match", tag)])
    #expect(again.status == 304 && again.body.isEmpty)
    #expect(await kitchen.get("/art/classic:gimlet.svg").body == answer.body)
  }

  @Test(
    "what is not there, may not be seen or is no drawing is not found",
    arguments: [
      "/art/classic:nothing.svg", "/art/classic:gimlet.png", "/art/.svg", "/art/own:1.svg",
    ]
  )
  func absent(_ target: String) async throws {
    #expect(await (try await ServedKitchen.open()).get(target).status == 404)
  }

  @Test("a part of a path may have an ending, which is no part of what it names")
  func endings() {
    let pattern = PathPattern("/art/{dish}.svg")
    #expect(pattern.parts(of: ["art", "a.svg.svg"])?.map(\.value) == ["a.svg"])
    #expect(pattern.parts(of: ["art", "a"]) == nil)
    #expect(pattern.parts(of: ["art", ".svg"]) == nil)
    #expect(PathPattern("/a/{b}").parts(of: ["a", ""])?.map(\.value) == [""])
  }
}
