import JSONCoding
import Testing

@Suite("JSON Schemas")
struct JSONSchemaTests {
  enum Size: String, Codable, CaseIterable { case small, large }

  struct Part: SparseReply {
    var kind: String
    var size: Size?
  }

  struct Name: JSONReply {
    var schema: String
    var id: String
  }

  struct Body: JSONReply {
    var count: Int?
    var mean: Double
    var isGood: Bool
    var parts: [Part]
    var size: Size?
  }

  private func schema() throws -> JSONSchema {
    try JSONSchema("a/1", oneOf: [Joined<Name, Body>.self])
  }

  @Test("a schema has the keys in their order, what may be null, and the cases of an enumeration")
  func document() throws {
    #expect(
      try schema().document.split(whereSeparator: \.isNewline)
        .map { $0.trimmingPrefix { $0 == " " } }.joined()
          == """
          {"$schema" : "https://json-schema.org/draft/2020-12/schema","title" : "a/1",\
          "type" : "object","properties" : {"schema" : {"const" : "a/1"},\
          "id" : {"type" : "string"},"count" : {"type" : ["integer","null"]},\
          "mean" : {"type" : "number"},"isGood" : {"type" : "boolean"},\
          "parts" : {"type" : "array","items" : {"type" : "object","properties" : {\
          "kind" : {"type" : "string"},"size" : {"type" : "string","enum" : ["small","large"]}},\
          "required" : ["kind"]}},\
          "size" : {"type" : ["string","null"],"enum" : ["small","large",null]}},\
          "required" : ["schema","id","count","mean","isGood","parts","size"]}
          """
    )
  }

  @Test("what a reply prints keeps its schema, and every change of it does not")
  func faults() throws {
    let reply = Joined(
      Name(schema: "a/1", id: "x"),
      Body(count: nil, mean: 1, isGood: true, parts: [Part(kind: "k", size: .small)], size: nil)
    )
    let text = reply.jsonText
    #expect(
      text == #"{"schema":"a/1","id":"x","count":null,"mean":1,"isGood":true,"#
        + #""parts":[{"kind":"k","size":"small"}],"size":null}"#
    )
    func fault(_ old: String, _ new: String) throws -> String? {
      let changed = text.replacing(old, with: new)
      return try schema().fault(in: try JSONParser.value(of: Array(changed.utf8)))
    }
    #expect(try fault("", "") == nil)
    #expect(try fault("null", "7") == "the reply.size is no case")
    #expect(try fault(#","size":"small""#, "") == nil)
    for (old, new) in [
      ("a/1", "a/2"), (#""x""#, "1"), ("true", "null"), (#""count":null"#, #""count":1.5"#),
      (#""count":null,"#, ""), ("small", "tiny"), (#""kind":"k","#, ""), ("[{", "[{},{"),
      (#""mean":1,"isGood":true"#, #""isGood":true,"mean":1"#), (#"}]"#, #"}],"more":1"#),
    ] {
      #expect(try fault(old, new) != nil, "\(old) → \(new)")
    }
  }
}
