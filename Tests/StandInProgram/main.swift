import Foundation
import StandIn

let usage = """
  Usage: StandInProgram [--cocktails FILE] [--meals FILE] [--seconds N] [--port P]

  Plays the sources on this machine, prints their addresses and keys, and ends after N seconds (600).
  FILE holds records as the source sends them; without one there are a few invented ones.
  """

struct Options {
  var content = SourceContent()
  var seconds = 600
  var port: UInt16 = 0

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw UsageError() }
      switch name {
      case "--cocktails": content.drinks = try JSONValue.records(inFile: value)
      case "--meals": content.meals = try JSONValue.records(inFile: value)
      case "--seconds": seconds = try number(value, in: 1...86_400)
      case "--port": port = UInt16(try number(value, in: 1...65_535))
      default: throw UsageError()
      }
    }
  }

  private func number(_ text: String, in range: ClosedRange<Int>) throws -> Int {
    guard let value = Int(text), range.contains(value) else { throw UsageError() }
    return value
  }
}

struct UsageError: Error {}

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let sources = try SourceStandIn(
    options.content,
    port: options.port,
    lifetime: .seconds(options.seconds)
  )
  for source in SourceStandIn.Source.allCases {
    print(source.rawValue, sources.base(of: source))
  }
  print("spoonacular-key", options.content.spoonacularKey)
  print("nytbooks-key", options.content.booksKey)
  // Whoever reads this through a pipe waits for it.
  fflush(nil)
  Thread.sleep(forTimeInterval: Double(options.seconds))
  sources.stop()
} catch is UsageError {
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("StandInProgram: \(error)\n".utf8))
  exit(1)
}
