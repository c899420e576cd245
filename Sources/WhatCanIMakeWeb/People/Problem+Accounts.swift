import RecipeAccounts
import WhatCanIMake

extension Problem {
  init(_ refusal: AccountName.Refusal, field: String) {
    let detail =
      switch refusal {
      case .isEmpty: "a name has at least one letter"
      case .tooLong(let most): "a name has at most \(most) letters"
      case .hasOther: "a name has letters and digits, with blanks, -, _, . or ' between"
      case .misplacedSeparator:
        "a name begins and ends with a letter or digit, with one blank between"
      case .mixesScripts: "a name is written in one script"
      }
    self = .bad(field, detail)
  }

  init(_ refusal: Password.Refusal, field: String) {
    let detail =
      switch refusal {
      case .tooShort(let least): "a password has at least \(least) bytes"
      case .tooLong(let most): "a password has at most \(most) bytes"
      }
    self = .bad(field, detail)
  }

  init(_ refusal: AccountRefusal) {
    switch refusal {
    case .nameTaken:
      self.init(409, "somebody is called so, or so much alike; take another name", field: "name")
    case .noSuchAccount: self = .unknown("account")
    case .lastAdministrator:
      self.init(409, "nobody would be left who administers the server; name somebody first")
    case .notTheFirst:
      self.init(410, "there is an account already; ask for an invitation", field: "code")
    }
  }

  init(_ refusal: HouseholdRefusal) {
    switch refusal {
    case .noSuchHousehold: self = .unknown("household")
    case .noSuchPerson: self = .unknown("member")
    case .lastAdministrator:
      self.init(409, "nobody would be left who may say who belongs to it; name somebody first")
    case .belongsToOne: self.init(409, "you belong to a household already; leave it first")
    case .belongsToNone: self = .noHousehold
    }
  }

  static let noHousehold = Problem(404, "you belong to no household")
}

/// A name that somebody gave for themselves.
func accountName(_ text: String, field: String = "name") throws(Problem) -> AccountName {
  do {
    return try AccountName(text)
  } catch {
    throw Problem(error, field: field)
  }
}
