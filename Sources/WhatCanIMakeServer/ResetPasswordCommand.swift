import ArgumentParser
import Foundation
import RecipeAccounts
import WhatCanIMake

/// Gives a new password to somebody who can no longer sign in. Anybody who may write the store's files may do that.
struct ResetPasswordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract: "Set a new password for an account, print it, and sign the account out everywhere.",
    discussion: "Example: whatcanimake-server reset-password anna"
  )

  @Argument(help: "The name of the account.")
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
      print("The new password for \(name): \(code.text)")
    } catch let error as AccountRefusal where error == .noSuchAccount {
      try fail("there is no account with this name")
    } catch is AccountName.Refusal {
      try fail("this is not a valid account name")
    } catch {
      try fail("\(error)")
    }
  }

  private func fail(_ reason: String) throws {
    writeLine("whatcanimake-server: \(reason)")
    throw ExitCode.failure
  }
}
