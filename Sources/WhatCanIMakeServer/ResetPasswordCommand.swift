import ArgumentParser
import Foundation
import RecipeAccounts
import WhatCanIMake

/// Lets somebody in again who can no longer sign in: whoever may write the store's files may do that.
struct ResetPasswordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract: "Gives an account a new password, shows it, and signs it out everywhere.",
    discussion: "Example: whatcanimake-server reset-password anna"
  )

  @Argument(help: "Who can no longer sign in.")
  var name: String

  @OptionGroup var store: StoreOptions

  func validate() throws { try store.check() }

  func run() throws {
    do {
      let places = try store.places()
      guard FileManager.default.fileExists(atPath: places.notebook) else {
        throw AccountRefusal.noSuchAccount
      }
      let now = RunningProgram.time
      let code = try resetPassword(
        of: try AccountName(name),
        in: try NotebookStore(opening: places.notebook, now: now, patience: lockPatience),
        try SessionStore(opening: places.sessions),
        now: now
      )
      print("The new password of \(name): \(code.text)")
    } catch let error as AccountRefusal where error == .noSuchAccount {
      try fail("nobody of this name has an account")
    } catch is AccountName.Refusal {
      try fail("nobody can have an account of this name")
    } catch {
      try fail("\(error)")
    }
  }

  private func fail(_ reason: String) throws {
    writeLine("whatcanimake-server: \(reason)")
    throw ExitCode.failure
  }
}
