import RecipeAccounts
import WhatCanIMake

extension Problem {
  init(_ refusal: AccountName.Refusal, field: String) {
    let detail =
      switch refusal {
      case .isEmpty: "a name must contain at least one letter"
      case .tooLong(let most): "a name may have at most \(most) characters"
      case .hasOther:
        "a name may contain letters and digits, with spaces, -, _, . or ' between them"
      case .misplacedSeparator:
        "a name must begin and end with a letter or digit, and have no double spaces"
      case .mixesScripts: "a name must not mix scripts, such as Latin and Greek letters"
      }
    self = .bad(field, detail)
  }

  init(_ refusal: Password.Refusal, field: String) {
    let detail =
      switch refusal {
      case .tooShort(let least): "a password must have at least \(least) bytes"
      case .tooLong(let most): "a password may have at most \(most) bytes"
      }
    self = .bad(field, detail)
  }

  init(_ refusal: AccountRefusal) {
    switch refusal {
    case .nameTaken:
      self.init(
        409,
        "this name, or a very similar one, is already taken; choose another",
        field: "name"
      )
    case .noSuchAccount: self = .unknown("account")
    case .lastAdministrator:
      self.init(
        409,
        "the server must have an administrator; make another person an administrator first"
      )
    case .notTheFirst:
      self.init(410, "the first account already exists; ask for an invitation", field: "code")
    }
  }

  init(_ refusal: HouseholdRefusal) {
    switch refusal {
    case .noSuchHousehold: self = .unknown("household")
    case .noSuchPerson: self = .unknown("member")
    case .lastAdministrator:
      self.init(
        409,
        "the household must have an administrator; make another member an administrator first"
      )
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
