import RecipeAccounts
import WhatCanIMake

/// A device on which somebody signed in before: what is tried there on their name counts by itself, so that no stranger
/// locks them out.
extension People {
  /// By what tries on a name are counted.
  ///
  /// - Parameters:
  ///   - folded: The name in the form in which names that look alike are equal.
  ///   - device: What the device shows of itself; nil for nothing.
  func subjects(
    of folded: String,
    _ device: SecretCode?,
    at address: String
  ) async throws -> [ThrottleSubject] {
    let strange: [ThrottleSubject] = [.account(folded), .address(address)]
    guard let device else { return strange }
    let account = try await keeper.readNotebook { try $0.account(folded: folded) } ?? nil
    guard let person = account?.account.person.number else { return strange }
    let (hash, now) = (device.hash, clock())
    let name = hash.map { String($0, radix: 16) }.joined(separator: "-")
    let isKnown = try await keeper.working { [sessions] in
      try sessions.knows(device: hash, of: person, now: now)
    }
    return isKnown ? [.device(account: folded, device: name)] : strange
  }

  /// Knows a device from now on.
  ///
  /// - Parameter device: What it showed of itself; nil for nothing.
  /// - Returns: The cookie that it is known by, another one each time.
  func know(_ device: SecretCode?, of person: Int) async throws -> Answer.Header {
    let (token, now) = (SecretCode(.token), clock())
    try await keeper.working { [sessions] in
      if let device { try sessions.forget(device: device.hash) }
      try sessions.know(device: token.hash, of: person, now: now)
    }
    return site.deviceCookie(token, seconds: SessionStore.secondsOfDevices)
  }
}

extension Inbound {
  /// What a device shows of itself; nil for nothing, and for what is none.
  func device(_ site: Site) -> SecretCode? {
    let cookies = cookies(named: site.deviceCookieName)
    return cookies.count == 1 ? cookies.first.flatMap { SecretCode(given: $0) } : nil
  }
}
