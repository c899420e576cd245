import WhatCanIMake

/// How a browser shows pages, which each browser keeps by itself: in cookies that say nothing of anybody.
struct Preferences: Sendable, Equatable {
  enum Theme: String, CaseIterable, Sendable {
    case light, dark
  }

  /// Nil for that of the device.
  var theme: Theme?
  /// In whose measures dishes are shown; nil for as they are written.
  var units: KitchenUnits?
  /// Whether it takes pages as gzip.
  var takesGzip = false

  static let themeCookie = "theme"
  static let unitsCookie = "units"
  /// How long a browser keeps them, in seconds: a year.
  private static let seconds = 365 * 86_400

  init() {}

  init(_ request: Inbound) {
    theme = request.cookies(named: Self.themeCookie).first.flatMap { Theme(rawValue: $0) }
    units = request.cookies(named: Self.unitsCookie).first.flatMap { KitchenUnits(rawValue: $0) }
    takesGzip = request.takesGzip
  }

  /// Gives a browser a word to keep; nil to forget it.
  static func cookie(_ name: String, _ word: String?) -> Answer.Header {
    let value = word.map { "\($0); Max-Age=\(seconds)" } ?? "; Max-Age=0"
    return .init("Set-Cookie", "\(name)=\(value); Path=/; HttpOnly; SameSite=Lax")
  }
}
