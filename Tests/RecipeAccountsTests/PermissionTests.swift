import RecipeModel
import Testing

@testable import RecipeAccounts

/// Who may do what, written by hand: a row a resource, a column a verb and who asks.
@Suite("Who may do what")
struct PermissionTests {
  /// Anna (1) administers household 1, ben (2) is a member of it, gus (3) its guest; carl (4) administers household 2; sid
  /// (5) the server, with no household; dora (6) follows anna and has no household.
  static let actors: [(name: String, actor: Actor)] = {
    let anna = Actor.SignedIn(person: 1, household: 1, role: .administrator)
    let ben = Actor.SignedIn(person: 2, household: 1, role: .member)
    return [
      ("nobody", .nobody), ("anna", .person(anna)), ("ben", .person(ben)),
      ("gus", .person(.init(person: 3, household: 1, role: .guest))),
      ("carl", .person(.init(person: 4, household: 2, role: .administrator))),
      ("sid", .person(.init(person: 5, isAdministrator: true))),
      ("reading program of anna", .program(anna, .read)),
      ("writing program of anna", .program(anna, .write)),
      ("writing program of ben", .program(ben, .write)),
      (
        "writing program of sid", .program(.init(person: 5, isAdministrator: true), .write)
      ),
    ]
  }()

  /// A letter for each actor, in their order: a allowed, r refused, h hidden.
  static let table: [(resource: Resource, read: String, change: String)] = [
    (.catalogue(isOpen: true), "aaaaaaaaaa", "rrrrrarrrr"),
    (.catalogue(isOpen: false), "raaaaaaaaa", "rrrrrarrrr"),
    (.shared(.household(1)), "raaahhaaah", "raarhhraah"),
    (.shared(.household(9)), "rhhhhhhhhh", "rhhhhhhhhh"),
    (.shared(.person(5)), "rhhhhahhha", "rhhhhahhha"),
    (.shared(.person(1)), "rhhhhhhhhh", "rhhhhhhhhh"),
    (.own(person: 1), "rahhhhaahh", "rahhhhrahh"),
    (.own(person: 3), "rhhahhhhhh", "rhhahhhhhh"),
    (.avoided(person: 1, household: 1), "raahhhaaah", "rarhhhrarh"),
    (.avoided(person: 3, household: 1), "raaahhaaah", "rrrahhrrrh"),
    (.avoided(person: 5, household: nil), "rhhhhahhha", "rhhhhahhha"),
    (.household(1), "raaahhaaah", "rarrhhrrrh"),
    (.household(9), "rhhhhhhhhh", "rhhhhhhhhh"),
    (.founding, "rrrrrarrrr", "rrrrrarrrr"),
    (.account(person: 1), "rahhharrhr", "rahhharrhr"),
    (.shareLink, "aaaaaaaaaa", "rrrrrrrrrr"),
    (.server, "rrrrrarrrr", "rrrrrarrrr"),
    (published(.owner), "hahhhhaahh", "rahhhhrahh"),
    (published(.household), "haaahhaaah", "rarrhhrarh"),
    (published(.followers), "haaahhaaah", "rarrhhrarh"),
    (published(.followers, isFollowed: true), "haaaaaaaaa", "rarrrrrarr"),
    (published(.followers, isFollowed: true, isBlocked: true), "haaahhaaah", "rarrhhrarh"),
    (published(.everyone), "aaaaaaaaaa", "rarrrrrarr"),
    (published(.everyone, isBlocked: true), "aaaaaaaaaa", "rarrrrrarr"),
  ]

  private static func published(
    _ visibility: Resource.Visibility,
    isFollowed: Bool = false,
    isBlocked: Bool = false
  ) -> Resource {
    .published(
      Resource.Published(
        owner: 1,
        household: 1,
        visibility: visibility,
        isFollowed: isFollowed,
        isBlocked: isBlocked
      )
    )
  }

  @Test("everyone may what the table says, and nothing else", arguments: table.indices)
  func decisions(row: Int) {
    let (resource, read, change) = Self.table[row]
    for (action, letters) in [(Action.read, read), (.change, change)] {
      let letter = Self.actors.map { _, actor -> Character in
        switch may(actor, action, resource) {
        case .allow: "a"
        case .refuse: "r"
        case .hide: "h"
        }
      }
      #expect(String(letter) == letters, "\(action) \(resource)")
    }
  }

  @Test("who is disabled, or whose token is another household's, is nobody")
  func nobody() throws {
    let anna = try #require(Person("anna")).numbered(1)
    var account = Account(person: anna, isAdministrator: true, isDisabled: false, createdAt: 0)
    let membership = Membership(person: anna, household: 1, role: .member, joinedAt: 0)
    var token = APIToken(
      number: 1,
      person: anna,
      scope: .write,
      household: 1,
      label: "",
      createdAt: 0,
      lastUsed: nil
    )
    let signedIn = Actor.SignedIn(person: 1, household: 1, role: .member, isAdministrator: true)
    #expect(Actor(account, membership) == .person(signedIn))
    #expect(Actor(token, of: account, membership) == .program(signedIn, .write))
    #expect(Actor(token, of: account, nil) == .nobody)
    token.household = 2
    #expect(Actor(token, of: account, membership) == .nobody)
    account.isDisabled = true
    #expect(Actor(account, membership) == .nobody)
    #expect(Actor(nil, nil) == .nobody)
  }
}
