import JSONCoding
import WhatCanIMake

/// What a server says of each request that it answered: no values of parameters, no names, no addresses.
package struct RequestLog: Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case text, json, none
  }

  /// One request.
  package struct Entry: JSONReply {
    /// Seconds since 1970.
    package let time: Int
    /// As in the answer's `X-Request-Id`.
    package let id: String
    package let method: String
    /// The pattern of the path: "/api/v1/dishes/{id}"; "-" for one that is not there.
    package let route: String
    package let status, bytes, microseconds: Int
  }

  private let format: Format
  private let write: @Sendable (String) -> Void

  /// - Parameter write: Takes one line, without its line break.
  package init(_ format: Format, write: @escaping @Sendable (String) -> Void) {
    self.format = format
    self.write = write
  }

  package func note(_ entry: Entry) {
    switch format {
    case .none: break
    case .json: write(entry.jsonText)
    case .text:
      let (whole, rest) = (entry.microseconds / 1_000, entry.microseconds / 100 % 10)
      write(
        "\(CalendarDay(daysSince1970: entry.time / 86_400)) \(Self.clock(entry.time)) \(entry.method) "
          + "\(entry.route) \(entry.status) \(entry.bytes) B \(whole).\(rest) ms \(entry.id)"
      )
    }
  }

  /// Says what went wrong inside; the request's id leads to it.
  package func note(fault: String, id: String) {
    switch format {
    case .none: break
    case .json: write(Fault(id: id, fault: fault).jsonText)
    case .text: write("fault \(id): \(fault)")
    }
  }

  private struct Fault: JSONReply {
    let id, fault: String
  }

  /// "17:04:09" in UTC.
  private static func clock(_ time: Int) -> String {
    let parts = [time / 3_600 % 24, time / 60 % 60, time % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
