import JSONCoding
import RecipeAccounts

@testable import WhatCanIMake
@testable import WhatCanIMakeWeb

extension FuzzTarget {
  /// What comes with requests to the server: addresses, forms, files, JSON, cookies, places in lists, links and tokens.
  static let requestTargets = [
    FuzzTarget("request-address") { bytes in
      refusedOrDone {
        let target = try RequestTarget(bytes.text)
        let again =
          "/" + target.path.map(queryText).joined(separator: "/")
          + PageQuery(target.query, lists: []).address("")
        demand(try RequestTarget(again) == target, "\(again) reads as another address")
        for (route, parts) in RouteTable.all.routes(at: target.path) {
          use(try Arguments(parts: parts, query: target.query, known: route.parameters))
        }
      }
    },
    FuzzTarget("next-page") { bytes in
      let text = bytes.text
      guard Destination.isLocal(text) else { return }
      let second = text.utf8.dropFirst().first
      demand(text.utf8.first == UInt8(ascii: "/"), "\(text) is no path")
      demand(second != UInt8(ascii: "/") && second != UInt8(ascii: "\\"), "\(text) leads away")
      demand(text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(text) has a blank or control")
    },
    FuzzTarget("form") { bytes in
      // The first byte says of which form on a page.
      let route = forms[Int(bytes.first ?? 0) % forms.count]
      refusedOrDone {
        let pairs = try RequestTarget.pairs(of: bytes.dropFirst(), "the form", hasLines: true)
        let again = pairs.map { "\(queryText($0.name))=\(queryText($0.value))" }
        let written = Array(again.joined(separator: "&").utf8)
        demand(
          try RequestTarget.pairs(of: written[...], "the form", hasLines: true) == pairs,
          "a form that does not read back"
        )
        checkFields(try formObject(pairs, route.body.fields))
      }
    },
    FuzzTarget("multipart") { bytes in
      // The first byte says where the pieces are cut.
      let form = Array(bytes.dropFirst())
      let whole = parts(of: form, step: form.count + 1)
      demand(
        whole == parts(of: form, step: 1 + Int(bytes.first ?? 0)),
        "a form in pieces reads as another"
      )
      guard let whole else { return }
      demand(whole.count <= MultipartReader.mostParts, "\(whole.count) parts")
      demand(whole.reduce(0) { $0 + $1.content.count } <= form.count, "more than was sent")
      demand(parts(of: written(whole), step: form.count + 1) == whole, "parts do not read back")
    },
    FuzzTarget("multipart-type") { bytes in
      guard let boundary = MultipartReader.boundary(in: bytes.text) else { return }
      demand((1...70).contains(boundary.utf8.count), "a boundary of \(boundary.utf8.count) bytes")
      let type = "multipart/form-data; boundary=\"\(boundary)\""
      demand(MultipartReader.boundary(in: type) == boundary, "\(boundary) does not read back")
    },
    FuzzTarget("json-body") { bytes in
      refusedOrDone {
        let object = try Inbound.object(of: bytes)
        checkFields(object)
        guard let text = try? JSONStyle.reply.text(of: JSONValue.object(object)) else { return }
        let again = try Inbound.object(of: Array(text.utf8))
        demand(
          (try? JSONStyle.reply.text(of: JSONValue.object(again))) == text,
          "a body that does not read back"
        )
        for change in try changes.read(object["changes"]) {
          demand((8...64).contains(change.id.utf8.count) && change.at >= 0, "\(change)")
        }
      }
    },
    FuzzTarget("cookies") { bytes in
      for header in ["cookie", "authorization"] {
        let value = header == "cookie" ? bytes.text : "Bearer \(bytes.text)"
        let request = Inbound("POST", "/", headers: [.init(header, value)])
        if let device = request.device(Site()) { checkCode(device) }
        refusedOrDone {
          switch try Credential(request, Site()) {
          case .none: return
          case .session(let code):
            demand(header == "cookie", "a session that no cookie names")
            checkCode(code)
          case .token(let code):
            demand(header == "authorization", "a token in a cookie")
            checkCode(code)
          }
        }
      }
    },
    FuzzTarget("secret-code") { bytes in
      guard let code = SecretCode(given: bytes.text) else { return }
      checkCode(code)
    },
    FuzzTarget("cursor") { bytes in
      let text = bytes.text
      if let place = FeedEntry.Position(cursor: text) {
        demand(place.cursor == text, "\(text) and \(place.cursor) are one place")
      }
      let isPlace =
        TextRule(length: 1...100, content: .feedPlace).fault(in: text, called: "") == nil
      demand(!isPlace || FeedEntry.Position(cursor: text) != nil, "\(text) passes for a place")
      for kind in PublishedThing.Kind.allCases {
        guard let thing = PublishedThing(kind, text) else { continue }
        demand(thing.subject == text && thing.kind == kind, "\(text) is not \(thing)")
      }
    },
    FuzzTarget("share-subject") { bytes in
      let text = bytes.text
      for kind in ShareLink.Subject.Kind.allCases {
        guard let subject = ShareLink.Subject(kind, text) else { continue }
        demand(ShareLink.Subject(kind, subject.text) == subject, "\(text) does not read back")
      }
      if let day = CalendarDay(text) { demand("\(day)" == text, "\(text) is \(day)") }
    },
    FuzzTarget("account-name") { bytes in
      let text = bytes.text
      let folded = AccountName.folded(text)
      demand(AccountName.folded(folded) == folded, "\(text) folds twice")
      guard let name = try? AccountName(text) else { return }  // A fault is an answer.
      demand(name.folded == AccountName.folded(name.text), "\(text) has two folded forms")
    },
    FuzzTarget("picture-chunks") { bytes in
      use(PictureFormat(bytes))
      let bare = bareWebP(bytes)
      demand(bare.count <= bytes.count, "more than was there")
      demand(bareWebP(bare) == bare, "what is bare has still something beside the picture")
    },
  ]

  private static let forms = RouteTable.all.routes.filter {
    if case .form = $0.body { true } else { false }
  }
  private static let changes = Field.shoppingChanges("changes", "Changes.")

  /// Runs `body`; what it throws says that whoever asks is at fault.
  private static func refusedOrDone(_ body: () throws -> Void) {
    do {
      try body()
    } catch let problem as Problem {
      demand((400..<500).contains(problem.status), "\(problem.status): \(problem.detail)")
      use(problem.answer)
    } catch {
      fatalError("broken rule: \(error) is no problem of a request")
    }
  }

  private static func checkFields(_ object: JSONObject) {
    let keys = object.members.map(\.key)
    demand(Set(keys).count == keys.count, "a field stands there twice")
  }

  private static func checkCode(_ code: SecretCode) {
    demand(code.hash.count == 32 && code.fits(code.hash), "a code that does not fit itself")
    let again = SecretCode(given: code.text.uppercased())
    demand(again?.hash == code.hash, "case counts in \(code.text.count) characters")
  }

  // MARK: Forms with a file

  private struct SentPart: Equatable {
    var part: MultipartReader.Part
    var content: [UInt8] = []
  }

  /// Every part with its content; nil for what is refused.
  private static func parts(of form: [UInt8], step: Int) -> [SentPart]? {
    var reader = MultipartReader(boundary: "b")
    var (parts, isOpen) = ([SentPart](), false)
    do {
      for start in stride(from: 0, to: form.count, by: step) {
        try reader.take(Array(form[start..<min(start + step, form.count)])) { event in
          switch event {
          case .begins(let part):
            demand(!isOpen, "a part begins within another")
            isOpen = true
            parts.append(SentPart(part: part))
          case .content(let bytes):
            demand(isOpen && !bytes.isEmpty, "content of no part, or none")
            parts[parts.count - 1].content += bytes
          case .ends:
            demand(isOpen, "a part ends that did not begin")
            isOpen = false
          }
        }
      }
      try reader.finish()
    } catch let problem as Problem {
      demand(problem.status == 400, "\(problem)")
      return nil
    } catch {
      fatalError("broken rule: \(error) is no problem of a request")
    }
    demand(!isOpen, "the last part does not end")
    return parts
  }

  private static func written(_ parts: [SentPart]) -> [UInt8] {
    let all = parts.map { sent -> [UInt8] in
      let file = sent.part.file.map { "; filename=\"\($0)\"" } ?? ""
      let head = "--b\r\nContent-Disposition: form-data; name=\"\(sent.part.name)\"\(file)\r\n\r\n"
      return Array(head.utf8) + sent.content + Array("\r\n".utf8)
    }
    return all.flatMap { $0 } + Array("--b--\r\n".utf8)
  }
}
