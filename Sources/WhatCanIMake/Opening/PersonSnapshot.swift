public import RecipeModel
import RecipeStorage

/// A snapshot of one person's notebook: what answers use and lists show, as of one commit.
public struct PersonSnapshot: Sendable {
  /// The person; nil for somebody without a notebook.
  public var person: Person?
  /// The saved pantry, ordered by ingredient, then the most urgent batch first.
  public var pantry: [PantryItem]
  /// The person's marks on dishes.
  public var marks: [DishID: DishMarks]
  /// Everyone's marks: the opinions of all people of the store about dishes.
  public var everyonesMarks: [DishID: EveryonesMarks]
  /// The person's opinions about dishes, ingredients, flavours, cuisines and categories, by
  /// subject.
  public var opinions: [TasteOpinion]
  /// What the person avoids, in the order in which they added it.
  public var avoided: [AvoidedThing]
  /// The person's staples, in the order in which they added them.
  public var staples: [KeptStaple] = []
  /// What the person taught the program, in the order in which they taught it.
  public var taught: [TaughtFact] = []
  /// The canonical names of the things on the shopping list that are not ticked off.
  public var shopping: Set<String>
  /// The recipes by people of this store that this person may see, including their versions of
  /// dishes.
  public var visibleRecipes: Set<DishID>
  /// Those of them that everybody may see.
  package var openRecipes: Set<DishID> = []
  /// The recipes that this person wrote.
  public var ownRecipes: Set<DishID> = []
  /// For each dish that this person changed for themselves, or in which they never swap something, the id that the
  /// catalogue has for it as theirs.
  var versions: [DishID: DishID] = [:]
  /// The recipes that people wrote, and versions by the ids that the catalogue has for them, of which a picture is kept.
  package var pictured: Set<DishID> = []
  /// Stands for the content of all own recipes and versions; 0 when there are none.
  var recipesFingerprint: UInt64
  /// With whom the person shares pantry, shopping list and staples; nil for someone who shares with nobody.
  package var household: SharedHousehold?
  /// For whom questions are; nil for those for whom each usually is: a plan and a shopping list for the household, all
  /// else for the person.
  package var eaters: Eaters?
  /// Why the notebook cannot be read; if set, all other values are those of somebody without a
  /// notebook.
  public var fault: KitchenError?

  /// Somebody without a notebook, in a store where nobody has one.
  public static let none = PersonSnapshot(
    person: nil,
    pantry: [],
    marks: [:],
    everyonesMarks: [:],
    opinions: [],
    avoided: [],
    shopping: [],
    visibleRecipes: [],
    recipesFingerprint: 0
  )

  /// Those of somebody in a store without a notebook.
  static func nothing(of person: Person?) -> PersonSnapshot {
    var nothing = PersonSnapshot.none
    nothing.person = person
    return nothing
  }

  /// Whether the person may see a dish; other people's own recipes are hidden until they are
  /// published.
  public func canSee(_ dish: DishID) -> Bool {
    !dish.isOwn || visibleRecipes.contains(dish)
  }

  /// The person's marks on a dish.
  public func marks(of dish: DishID) -> DishMarks { marks[dish] ?? .none }
}

extension DishID {
  /// True for a recipe that someone wrote in a store.
  var isOwn: Bool { description.utf8.starts(with: "\(OwnRecipe.source):".utf8) }
}

extension PersonSnapshot {
  /// Reads them from the notebook, or `none` when there is no notebook. Writes nothing,
  /// except that a notebook of an older version is brought up to date.
  ///
  /// Cost: O(what the person keeps, and what everyone rated).
  init(of person: Person?, reading stores: Stores, now: Int) throws(KitchenError) {
    do {
      self =
        try stores.readingCurrentNotebook(now: now) { store in
          try store.read(person) { try PersonSnapshot(of: person, in: $0) }
        } ?? .nothing(of: person)
    } catch {
      throw KitchenError(catching: error)
    }
  }

  /// What a person keeps; nothing, and why, where that cannot be read.
  init(of person: Person?, in stores: Stores, now: Int) {
    do {
      try self.init(of: person, reading: stores, now: now)
    } catch {
      self.init(of: person, unreadBecauseOf: error)
    }
  }

  /// What is known of a person whose notebook cannot be read.
  init(of person: Person?, unreadBecauseOf fault: KitchenError) {
    self = .none
    self.person = person
    self.fault = fault
  }

  init(of person: Person?, in reader: NotebookReader) throws {
    // Under a number they may have another name now.
    let current = person?.number == nil ? person : try reader.currentPerson()
    if let person, current == nil {
      throw StorageError(.noSuchPerson(person.name), path: reader.path)
    }
    let (own, seen, open) = try reader.recipeIDs()
    let changed = try reader.versionIDs()
    let versions = changed.merging(try reader.neverSwapIDs()) { version, _ in version }
    let visible = seen.union(versions.values)
    var marks = try reader.marks()
    for dish in changed.keys { marks[dish, default: .none].hasVersion = true }
    self.init(
      person: current,
      pantry: try reader.pantry(),
      marks: marks,
      everyonesMarks: try reader.everyonesMarks().filter {
        !$0.key.isOwn || visible.contains($0.key)
      },
      opinions: try reader.opinions(),
      avoided: try reader.avoided(),
      staples: try reader.staples(),
      taught: try reader.taughtFacts(),
      shopping: Set(
        try reader.shopping().filter { !$0.isChecked }.flatMap(\.entry.ingredients)
      ),
      visibleRecipes: visible,
      ownRecipes: own,
      versions: versions,
      recipesFingerprint: try reader.recipesFingerprint()
    )
    openRecipes = open
    if !visible.isEmpty { pictured = try reader.pictured() }
    household = try reader.household().map { try SharedHousehold($0, $1, in: reader) }
  }
}

extension SharedHousehold {
  /// Reads it. Cost: O(people with a household, and what its members avoid).
  fileprivate init(
    _ household: Household,
    _ membership: Membership,
    in reader: NotebookReader
  ) throws {
    let isGuest = membership.role == .guest
    let avoided = isGuest ? [] : try reader.avoided(byMembersOf: household.number)
    self.init(
      household: household,
      role: membership.role,
      members: try reader.members(of: household.number),
      avoided: Dictionary(
        avoided.compactMap { member in member.person.number.map { ($0, member.things) } },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }
}

extension Stores {
  /// Runs `body` on the notebook; nil where there is none. One of an older version is first brought up to date.
  fileprivate func readingCurrentNotebook<Value>(
    now: Int,
    _ body: (NotebookStore) throws -> Value
  ) throws -> Value? {
    do {
      return try readingNotebook(body)
    } catch let error as StorageError {
      guard case .olderSchema = error.reason else { throw error }
      _ = try NotebookStore(opening: places.notebook, now: now, patience: patience)
      return try readingNotebook(body)
    }
  }
}
