import Foundation
import StandIn

/// A store beside sources that are played on this machine, and the arguments that lead there.
struct SourceHome {
  let home: Home
  let sources: SourceStandIn

  init(_ content: SourceContent = SourceContent(), home: Home? = nil) throws {
    self.home = try home ?? Home()
    sources = try SourceStandIn(content)
  }

  func run(
    _ source: SourceStandIn.Source,
    _ arguments: String...,
    environment: [String: String] = [:],
    patience: Double = 60
  ) throws -> Tool.Outcome {
    let keys = [
      SourceStandIn.Source.spoonacular: "spoonacular-test-key", .nytbooks: "books-test-key",
    ]
    let key = keys[source].map { ["WHATCANIMAKE_API_KEY": $0] } ?? [:]
    return try home.run(
      arguments + ["--api", sources.base(of: source), "--allow-private"],
      environment: key.merging(environment) { _, own in own },
      patience: patience
    )
  }
}

extension Home {
  /// Writes a file with permissions of its own, and the folder for it.
  func makePrivateFile(_ text: String, at path: String, mode: Int) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
