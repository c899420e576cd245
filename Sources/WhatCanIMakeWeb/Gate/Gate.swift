/// What stands before all routes: it refuses what no route should see, and gives every answer what each must have,
/// those of errors too.
package struct Gate: Sendable {
  let hosts: HostRule

  package init(hosts: HostRule) { self.hosts = hosts }

  /// - Throws: 414, 431, 400 or 421, in this order.
  func admit(_ request: Inbound) throws(Problem) {
    guard request.target.utf8.count <= RequestLimits.targetBytes else {
      throw Problem(414, "the address is longer than \(RequestLimits.targetBytes) bytes")
    }
    let bytes = request.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    guard request.headers.count <= RequestLimits.headers, bytes <= RequestLimits.headerBytes
    else {
      throw Problem(
        431,
        "a request may have at most \(RequestLimits.headers) headers, with \(RequestLimits.headerBytes) bytes in total"
      )
    }
    try hosts.check(request)
  }

  /// The answer as it is sent: with the headers that each has, and for `HEAD` without its body.
  func finished(_ answer: Answer, to request: Inbound, id: String) -> Answer {
    var answer = revalidated(answer, for: request).compressed(for: request)
    if answer.header("Cache-Control") == nil {
      answer.headers.append(.init("Cache-Control", "no-store"))
    }
    // What is no page may have a stricter policy of its own.
    let own = Set(answer.headers.map { $0.name.lowercased() })
    answer.headers += SecurityHeaders.all.filter { !own.contains($0.name.lowercased()) }
    answer.headers.append(.init("X-Request-Id", id))
    if answer.status != 304, answer.status != 204, answer.stream == nil {
      answer.headers.append(.init("Content-Length", "\(answer.body.count)"))
    }
    if request.method == "HEAD" { (answer.body, answer.stream) = ([], nil) }
    return answer
  }

  /// 304 instead of an answer whose tag the asker has already.
  private func revalidated(_ answer: Answer, for request: Inbound) -> Answer {
    guard ["GET", "HEAD"].contains(request.method), answer.status == 200,
      let tag = answer.header("ETag")
    else { return answer }
    let known: [String] = request.values(of: "if-none-match")
      .flatMap { values in values.split(separator: ",").map { $0.filter { $0 != " " } } }
    guard known.contains(tag) || known.contains("W/\(tag)") || known.contains("*") else {
      return answer
    }
    return Answer(
      status: 304,
      headers: answer.headers.filter { ["ETag", "Cache-Control", "Vary"].contains($0.name) }
    )
  }
}

/// How large a request may be.
package enum RequestLimits {
  package static let targetBytes = 8 << 10
  package static let headers = 100
  package static let headerBytes = 64 << 10
}
