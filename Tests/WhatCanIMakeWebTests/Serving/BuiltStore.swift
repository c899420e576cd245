import Foundation
import TestSupport

@testable import WhatCanIMake

/// A store with the catalogue and the vectors of the project's own dishes. It is built once, and each server that a test
/// starts has a copy: building takes seconds, and dozens of tests start one.
enum BuiltStore {
  private static let built = Result {
    let folder = try TemporaryFolder()
    _ = try Kitchen.open(paths(folder.path), now: 0).taste()
    return folder
  }

  /// The project's own data over a store that may be empty.
  private static func paths(_ store: String) -> KitchenPaths {
    KitchenPaths(data: Checkout.url("Data").path, store: store)
  }

  /// Puts a copy into a folder that is empty, and says where everything is.
  static func fill(_ folder: String) throws -> KitchenPaths {
    let template = try built.get()
    for name in try template.names() where name != "catalogue.lock" {
      try FileManager.default.copyItem(
        atPath: "\(template.path)/\(name)",
        toPath: "\(folder)/\(name)"
      )
    }
    return paths(folder)
  }
}
