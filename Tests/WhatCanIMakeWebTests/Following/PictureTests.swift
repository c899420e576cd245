import Foundation
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Pictures over HTTP")
struct PictureTests {
  static let hasPrograms = ["vipsthumbnail", "vipsheader"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  private func recipe(_ person: Housemate) async throws -> String {
    let body = #"{"title": "Pictured Pie", "ingredients": ["500 g apples"]}"#
    let answer = await person.ask("POST", "/api/v1/recipes", body)
    return try #require(try answer.text("id"))
  }

  @Test(
    "a picture is shown small and large as WebP, without what stood beside it",
    .enabled(if: hasPrograms, "needs libvips-tools")
  )
  func shown() async throws {
    let house = try await SharedHouse.open()
    let target = "/api/v1/recipes/\(try await recipe(house.anna))/picture"
    let shown = target.replacing("/recipes/", with: "/dishes/")
    let png = PaintedPNG(width: 2_000, height: 1_000).bytes(saying: "canary 48.85 N")
    #expect(String(decoding: png, as: UTF8.self).contains("canary"))
    #expect(await house.anna.send("PUT", target, png, type: "image/png").status == 204)
    for (query, width, height) in [
      ("", 1_600, 800), ("?size=large", 1_600, 800), ("?size=small", 480, 240),
    ] {
      let answer = await house.anna.get("\(shown)\(query)")
      #expect(answer.status == 200)
      #expect(answer.header("Content-Type") == "image/webp")
      #expect(answer.header("Content-Security-Policy") == ArtRoutes.policy.value)
      #expect(answer.header("X-Content-Type-Options") == "nosniff")
      #expect(isBareWebP(answer.body))
      #expect(!String(decoding: answer.body, as: UTF8.self).contains("canary"))
      #expect(webPSize(answer.body) == [width, height])
      #expect(await house.anna.get("\(shown)\(query)").body == answer.body)
    }
    // Nobody else may see the recipe; those of the household may when it is theirs.
    for other in [house.bert, house.gus, house.xena] {
      let hidden = await other.get(shown)
      #expect(hidden.status == 404)
      #expect(hidden.body == (await other.get("/api/v1/dishes/own:nothing/picture")).body)
      #expect(await other.send("PUT", target, png, type: "image/png").status == 404)
      #expect(await other.ask("DELETE", target).status == 404)
    }
    let publication = target.replacing("/picture", with: "/publication")
    #expect(await house.anna.ask("PUT", publication).status == 204)
    #expect(await house.gus.get(shown).status == 200)
    #expect(await house.xena.get(shown).status == 404)
    #expect(await house.anna.ask("DELETE", target).status == 204)
    #expect(await house.anna.ask("DELETE", target).status == 404)
    #expect(await house.anna.get(shown).status == 404)
  }

  @Test(
    "a JPEG and a WebP picture of a camera are turned upright and say nothing of place and person",
    .enabled(if: hasPrograms, "needs libvips-tools"),
    arguments: [("image/jpeg", CameraPicture.jpeg), ("image/webp", CameraPicture.webP)]
  )
  func ofCameras(type: String, sent: [UInt8]) async throws {
    let house = try await SharedHouse.open()
    let target = "/api/v1/recipes/\(try await recipe(house.anna))/picture"
    #expect(String(decoding: sent, as: UTF8.self).contains("canary"))
    #expect(await house.anna.send("PUT", target, sent, type: type).status == 204)
    for size in ["small", "large"] {
      let shown = "\(target.replacing("/recipes/", with: "/dishes/"))?size=\(size)"
      let answer = await house.anna.get(shown)
      #expect(answer.status == 200 && answer.header("Content-Type") == "image/webp")
      #expect(isBareWebP(answer.body))
      #expect(!String(decoding: answer.body, as: UTF8.self).contains("canary"))
      #expect(webPSize(answer.body) == [16, 24])
    }
  }

  @Test(
    "a picture of oneself is seen by who sees the profile",
    .enabled(if: hasPrograms, "needs libvips-tools")
  )
  func profile() async throws {
    let house = try await SharedHouse.open()
    let name = try #require(
      house.anna.person.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    )
    let shown = "/api/v1/people/\(name)/picture"
    let png = PaintedPNG(width: 30, height: 20).bytes()
    #expect(await house.anna.get(shown).status == 404)
    #expect(await house.anna.send("PUT", "/api/v1/me/picture", png).status == 204)
    #expect(await house.bert.get(shown).status == 200)
    let hidden = await house.xena.get(shown)
    #expect(hidden.status == 404)
    #expect(hidden.body == (await house.xena.get("/api/v1/people/nobody/picture")).body)
    let body = #"{"visibility": "public"}"#
    #expect(await house.anna.ask("PATCH", "/api/v1/me/profile", body).status == 200)
    let seen = await house.xena.get(shown)
    // It is never made larger than it is.
    #expect(webPSize(seen.body) == [30, 20])
    #expect(await house.anna.ask("DELETE", "/api/v1/me/picture").status == 204)
    #expect(await house.xena.get(shown).status == 404)
  }

  @Test(
    "what is no picture, or has too many pixels, is refused, and nothing is kept",
    .enabled(if: hasPrograms, "needs libvips-tools")
  )
  func refusals() async throws {
    let house = try await SharedHouse.open()
    let me = "/api/v1/me/picture"
    let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>"#.utf8)
    let png = PaintedPNG(width: 20, height: 20).bytes()
    let cases: [([UInt8], Int)] = [
      ([], 422), (svg, 422), (Array("GIF89a".utf8) + png, 422), (Array(png.prefix(40)), 422),
      (Array(png.prefix(8)) + svg, 422), ([0xFF, 0xD8, 0xFF, 0xE0] + svg, 422),
      (Array("RIFF\0\0\0\0WEBP".utf8) + svg, 422),
      (PaintedPNG(width: 8_000, height: 7_000).bytes(), 413),
    ]
    for (bytes, status) in cases {
      #expect(await house.anna.send("PUT", me, bytes).status == status, "\(bytes.prefix(20))")
    }
    for type in ["text/html", "image/svg+xml", "application/json", "multipart/form-data"] {
      #expect(await house.anna.send("PUT", me, png, type: type).status == 415, "\(type)")
    }
    let name = try #require(
      house.anna.person.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    )
    #expect(await house.anna.get("/api/v1/people/\(name)/picture").status == 404)
  }

  @Test("a file that came is gone when nobody keeps it")
  func forgotten() throws {
    let folder = try TemporaryFolder()
    let inside = "\(folder.path)/uploads"
    var file: UploadedFile? = try UploadedFile.holding([1, 2, 3], in: inside)
    let path = try #require(file?.path)
    #expect(FileManager.default.contents(atPath: path) == Data([1, 2, 3]))
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
    file = nil
    #expect(try FileManager.default.contentsOfDirectory(atPath: inside) == [])
  }

  @Test("without the programs it is said what to install")
  func withoutPrograms() async throws {
    let folder = try TemporaryFolder()
    let maker = PictureMaker(programsIn: [folder.path])
    let png = PaintedPNG(width: 2, height: 2).bytes()
    await #expect(throws: Problem.self) {
      do {
        _ = try await maker.picture(from: png, .large, in: folder.path)
      } catch let problem as Problem {
        #expect(problem.status == 503)
        #expect(problem.detail.contains("libvips-tools"))
        throw problem
      }
    }
  }

  @Test("WebP is bare exactly when its chunks hold the picture alone")
  func chunks() {
    func file(_ chunks: [(String, Int)]) -> [UInt8] {
      let body = chunks.flatMap { name, size in
        Array(name.utf8) + [UInt8(size), 0, 0, 0] + [UInt8](repeating: 1, count: size + size % 2)
      }
      return Array("RIFF\0\0\0\0WEBP".utf8) + body
    }
    for (chunks, isBare) in [
      ([("VP8 ", 5)], true), ([("VP8L", 4)], true),
      ([("VP8X", 10), ("ALPH", 3), ("VP8 ", 6)], true),
      ([("VP8X", 10), ("VP8 ", 6), ("EXIF", 4)], false), ([("XMP ", 1), ("VP8 ", 6)], false),
      ([("ICCP", 2), ("VP8L", 6)], false), ([("ANIM", 6)], false),
    ] {
      #expect(isBareWebP(file(chunks)) == isBare, "\(chunks)")
      #expect(!isBareWebP(file(chunks).dropLast()), "\(chunks)")
      let kept = file(chunks.filter { !["ICCP", "EXIF", "XMP ", "ANIM"].contains($0.0) })
      let without = bareWebP(file(chunks))
      // Behind the size, which the files of this test leave open.
      #expect(without.dropFirst(8) == kept.dropFirst(8), "\(chunks)")
    }
  }
}

/// The width and height of a WebP file as libvips writes it: one lossy picture, with or without a heading.
///
/// Source: Google, WebP Container Specification, and RFC 6386 section 9.1.
private func webPSize(_ bytes: [UInt8]) -> [Int] {
  guard bytes.count > 30 else { return [] }
  func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
  return bytes[12..<16].elementsEqual("VP8X".utf8)
    ? [number(24, 3) + 1, number(27, 3) + 1]
    : [number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF]
}
