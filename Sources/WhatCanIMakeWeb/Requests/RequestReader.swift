/// Who reads the answer to a request.
package enum RequestReader: Sendable {
  /// A program: the route is part of the API.
  case program
  /// A person with a browser: a page, a file that it loads, or a form on it. Empty fields of a
  /// form count as not given.
  case browser
}
