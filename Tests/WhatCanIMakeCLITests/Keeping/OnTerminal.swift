import Foundation

/// Runs the tool on a terminal where someone types: `script` makes one, and must be installed.
func onTerminal(
  of home: Home,
  _ arguments: [String],
  typed: String = "",
  columns: Int = 80,
  environment: [String: String] = [:]
) throws -> Tool.Outcome {
  let words = [try Tool.path()] + arguments + ["--as", "anna"]
  let line = words.map { "'\($0)'" }.joined(separator: " ")
  return try Tool.run(
    [],
    input: typed,
    home: home.path,
    environment: [
      "WHATCANIMAKE_DATA": home.data, "TERM": "xterm",
      "LINE": "stty cols \(columns) -echo; exec \(line)",
    ].merging(environment) { _, own in own },
    launcher: ["/bin/sh", "-c", "exec /usr/bin/script -qec \"$LINE\" /dev/null"],
    patience: 60
  )
}
