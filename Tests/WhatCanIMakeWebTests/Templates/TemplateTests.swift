import Testing

@testable import WhatCanIMakeWeb

@Suite("How templates are filled in")
struct TemplateTests {
  /// What becomes of a template, with others that it may name.
  private static func page(
    _ text: String,
    _ filling: Filling,
    beside others: [String: String] = [:]
  ) throws -> String {
    let templates = try others.map { ($0, try Template($1, named: $0)) }
    var writing = PageWriting(Dictionary(templates) { $1 }, filling: filling)
    writing.write(try Template(text, named: "test").parts)
    return String(decoding: writing.bytes, as: UTF8.self)
  }

  @Test(
    "a place takes its value, a section each of a list, and what stands around is seen within",
    arguments: [
      ("{{a}}", "1"), ("{{b}}", ""), ("{{#a}}[{{.}}]{{/a}}", "[1]"), ("{{^a}}no{{/a}}", ""),
      ("{{#b}}x{{/b}}{{^b}}no{{/b}}", "no"), ("{{#yes}}{{a}}{{/yes}}{{^yes}}no{{/yes}}", "1"),
      ("{{#not}}x{{/not}}{{^not}}{{a}}{{/not}}", "1"), ("{{#list}}{{n}}{{a}} {{/list}}", "x1 y1 "),
      ("{{#none}}x{{/none}}{{^none}}no{{/none}}", "no"), ("{{#keys}}{{a}}{{n}}{{/keys}}", "2"),
      ("{{#keys}}{{#gone}}x{{/gone}}{{/keys}}", ""), ("{{#empty}}[{{.}}]{{/empty}}", "[]"),
    ]
  )
  func places(text: String, page: String) throws {
    let filling: Filling = [
      "a": "1", "yes": true, "not": false, "list": [["n": "x"], ["n": "y"]], "none": [],
      "keys": ["a": "2", "gone": .nothing], "gone": "there", "empty": "",
    ]
    #expect(try Self.page(text, filling) == page)
  }

  @Test(
    "what is filled in is escaped byte by byte, so that no sign behind a quotation mark hides it"
  )
  func escaping() throws {
    let attack = "<b>&'\"\u{301} onfocus=x <\u{338}script>"
    let page = try Self.page("{{a}}", ["a": .text(attack)])
    #expect(
      page == "&lt;b&gt;&amp;&#39;&quot;\u{301} onfocus=x &lt;\u{338}script&gt;"
    )
    #expect(!page.utf8.contains(UInt8(ascii: "\"")) && !page.utf8.contains(UInt8(ascii: "<")))
  }

  @Test("a drawing stands as it is, under its own key alone, and nothing else under that")
  func drawings() throws {
    #expect(try Self.page("{{{drawing}}}", ["drawing": .drawing("<svg/>")]) == "<svg/>")
    #expect(try Self.page("{{{drawing}}}", ["drawing": "<b>"]) == "")
    #expect(try Self.page("{{a}}", ["a": .drawing("<svg/>")]) == "")
    #expect(try Self.page("{{drawing}}", ["drawing": .drawing("<svg/>")]) == "")
  }

  @Test("a template takes in others, and a frame what is put into its blocks")
  func others() throws {
    let others = ["card": "({{a}})\n", "frame": "<{{$main}}own{{/main}}{{$foot}}end{{/foot}}>"]
    let filling: Filling = ["a": "1"]
    #expect(try Self.page("{{> card}}", filling, beside: others) == "(1)\n")
    #expect(
      try Self.page("{{<frame}}{{$main}}{{> card}}{{/main}}{{/frame}}", filling, beside: others)
        == "<(1)\nend>"
    )
    #expect(try Self.page("{{<frame}}{{/frame}}", filling, beside: others) == "<ownend>")
  }

  @Test("a line with nothing but a tag is no line of the page")
  func lines() throws {
    let text = "a\n{{#list}}\n- {{.}}\n{{/list}}\nb\n"
    #expect(try Self.page(text, ["list": ["x", "y"]]) == "a\n- x\n- y\nb\n")
    #expect(try Self.page("a {{#yes}}\nb{{/yes}}\n", ["yes": true]) == "a \nb\n")
  }
}
