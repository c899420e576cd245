import RecipeAccounts
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

/// Somebody who looks at pages and sends forms.
struct PageVisitor: Sendable {
  let house: ServedHousehold
  private let headers: [Inbound.Header]

  init(_ house: ServedHousehold, _ visitor: ServedHousehold.Visitor) async throws {
    self.house = house
    headers = try await house.headers(of: visitor)
  }

  /// The text of a page, which must be there.
  func page(_ target: String, status: Int = 200) async -> String {
    let answer = await house.ask("GET", target, headers: headers)
    #expect(answer.status == status, "\(target): \(answer.text.prefix(300))")
    return answer.text
  }

  /// Sends a form; says where it leads.
  ///
  /// - Parameter fields: "name=anna&next=/".
  @discardableResult
  func send(_ target: String, _ fields: String = "", status: Int = 303) async -> String? {
    let answer = await house.ask("POST", target, fields, headers: headers)
    #expect(answer.status == status, "\(target): \(answer.text.prefix(300))")
    return answer.header("Location")
  }

  /// Sends a form that is answered with a page.
  func shown(_ target: String, _ fields: String = "", status: Int = 200) async -> String {
    let answer = await house.ask("POST", target, fields, headers: headers)
    #expect(answer.status == status, "\(target): \(answer.text.prefix(300))")
    return answer.text
  }

  func answer(_ target: String) async -> Answer {
    await house.ask("GET", target, headers: headers)
  }

  /// Sends a form with a file, as a browser does.
  ///
  /// - Parameter fields: The texts beside it, each with its name.
  func sendFile(
    _ target: String,
    _ name: String,
    _ file: [UInt8],
    called filename: String = "a file",
    _ fields: [(String, String)] = [],
    type: String = "multipart/form-data; boundary=----test"
  ) async -> Answer {
    let texts = fields.map { name, text in
      "------test\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(text)\r\n"
    }
    let head =
      "------test\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"\(filename)\"\r\n"
      + "Content-Type: application/octet-stream\r\n\r\n"
    let body = Array((texts.joined() + head).utf8) + file + Array("\r\n------test--\r\n".utf8)
    return await house.dispatcher.answer(
      Inbound(
        "POST",
        target,
        headers: headers + [
          .init("Content-Type", type), .init("Content-Length", "\(body.count)"),
          .init("Accept", "text/html"),
        ],
        body: InboundBody(body)
      )
    )
  }
}
