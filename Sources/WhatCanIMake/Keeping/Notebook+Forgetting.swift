import RecipeStorage

extension Notebook {
  /// Removes the person for good: their account, with what opens it, and everything that they keep. They leave their
  /// household first; what they put there stays. None of this can be undone; copies of the notebook keep what they have.
  ///
  /// - Throws: `AccountRefusal.lastAdministrator` and `HouseholdRefusal.lastAdministrator` where nobody would be left who
  ///   administers the server or their household; then nothing has changed.
  package func forgetPerson() throws {
    try store.write(person, now: now) { writer in
      if let refusal = try writer.leaveHousehold(), refusal != .belongsToNone { throw refusal }
      if let refusal = try writer.deleteAccount() { throw refusal }
      try writer.forgetPerson()
    }
  }
}
