import Foundation
import JSONCoding
import TestSupport
import Testing
import WhatCanIMake

@Suite("The schemas of replies")
struct ReplySchemaTests {
  /// `UPDATE_GOLDEN=1` writes the files anew.
  @Test("Data/schemas holds what the replies themselves say, and nothing else")
  func files() throws {
    let folder = Checkout.url("Data/schemas")
    let schemas = try Reply.schemas()
    #expect(schemas.map(\.name) == schemas.map(\.name).sorted())
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for schema in schemas {
        try Data(schema.document.utf8).write(to: folder.appending(path: fileName(of: schema)))
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == schemas.map(fileName).sorted())
    for schema in schemas {
      let file = folder.appending(path: fileName(of: schema))
      #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == schema.document)
    }
  }

  /// "match-2.json" for "whatcanimake.match/2".
  private func fileName(of schema: JSONSchema) -> String {
    schema.name.replacing("whatcanimake.", with: "").replacing("/", with: "-") + ".json"
  }
}
