/// The headers that every answer has, whatever its status.
package enum SecurityHeaders {
  /// Nothing inside a page, and nothing from elsewhere: what is shown comes from this server as files of its own.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
    "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  package static let all: [Answer.Header] = [
    .init("Content-Security-Policy", policy),
    .init("X-Content-Type-Options", "nosniff"),
    .init("X-Frame-Options", "DENY"),
    // Nothing to other sites. To this one a browser must say it, or by plain HTTP a form of ours would have no origin.
    .init("Referrer-Policy", "same-origin"),
    .init("Cross-Origin-Opener-Policy", "same-origin"),
    .init("Cross-Origin-Resource-Policy", "same-origin"),
    .init("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
  ]
}
