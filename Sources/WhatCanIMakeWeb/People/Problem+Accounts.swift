import RecipeAccounts
import WhatCanIMake

extension Problem {
  init(_ refusal: AccountName.Refusal, field: String) {
    let detail =
      switch refusal {
      case .isEmpty: "a name needs at least one letter"
      case .tooLong(let most): "a name may have at most \(most) letters"
      case .hasOther: "a name may have letters and digits, with spaces, -, _, . or ' in between"
      case .misplacedSeparator:
        "a name must begin and end with a letter or digit, and have no double spaces"
      case .mixesScripts: "a name must not mix scripts, such as Latin and Greek letters"
      }
    self = .bad(field, detail)
  }

  init(_ refusal: Password.Refusal, field: String) {
    let detail =
      switch refusal {
      case .tooShort(let least): "a password needs at least \(least) bytes"
      case .tooLong(let most): "a password may have at most \(most) bytes"
      }
    self = .bad(field, detail)
  }

  init(_ refusal: AccountRefusal) {
    switch refusal {
    case .nameTaken:
      self.init(409, "this name, or a very similar one, is taken; choose another", field: "name")
    case .noSuchAccount: self = .unknown("account")
    case .lastAdministrator:
      self.init(409, "the server needs an administrator; make somebody else one first")
    case .notTheFirst:
      self.init(410, "there already is an account; ask for an invitation", field: "code")
    }
  }

  init(_ refusal: HouseholdRefusal) {
    switch refusal {
    case .noSuchHousehold: self = .unknown("household")
    case .noSuchPerson: self = .unknown("member")
    case .lastAdministrator:
      self.init(409, "the household needs an administrator; make somebody else one first")
    case .belongsToOne: self.init(409, "you already belong to a household; leave it first")
    case .belongsToNone: self = .noHousehold
    }
  }

  static let noHousehold = Problem(404, "you do not belong to a household")
}

/// A name that somebody gave for themselves.
func accountName(_ text: String, field: String = "name") throws(Problem) -> AccountName {
  do {
    return try AccountName(text)
  } catch {
    throw Problem(error, field: field)
  }
}
