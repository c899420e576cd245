public import JSONCoding
import RecipeMatching
import RecipeStorage
import RecipeTaste

/// The result of checking every file of a store.
public struct Checkup: Sendable {
  /// The result for one file, or for something that represents it.
  public struct Finding: JSONReply, Equatable {
    public var isSound: Bool
    /// What it is, or what is wrong with it and the remedy.
    public var text: String

    enum CodingKeys: String, CodingKey {
      case isSound = "sound"
      case text
    }
  }

  public var findings: [Finding]

  public var isSound: Bool { findings.allSatisfy(\.isSound) }

  public var json: Reply.Doctor {
    Reply.Doctor(schema: "whatcanimake.doctor/1", sound: isSound, findings: findings)
  }
}

extension Reply {
  /// `whatcanimake.doctor/1`.
  public struct Doctor: JSONReply {
    public let schema: String
    public let sound: Bool
    public let findings: [Checkup.Finding]
  }
}

extension Kitchen {
  /// Checks every file of a store, every row and every byte: the notebook and its copies, the
  /// recipe cache, its index and delta, and the vectors. Changes nothing. Cost: O(bytes).
  public static func checkup(of places: KitchenPaths) throws(KitchenError) -> Checkup {
    var findings = [notebookFinding(places.notebook)]
    findings += NotebookStore.copyFindings(of: places.notebook).map {
      Checkup.Finding(isSound: $0.isSound, text: $0.text)
    }
    if let lost = places.lostCatalogue {
      findings.append(Checkup.Finding(isSound: false, text: lost))
    } else if hasContent(places.cache) {
      do {
        let text =
          try isIndexCurrent(places)
          ? "the catalogue and its index: \(try verifying(places).index.dishCount) dishes"
          : "the catalogue; its index is out of date, and is rebuilt when the next question is answered"
        findings.append(Checkup.Finding(isSound: true, text: text))
        if let finding = tasteFinding(places) { findings.append(finding) }
      } catch {
        if case .busy = error.reason { throw error }
        findings.append(Checkup.Finding(isSound: false, text: "\(error)"))
      }
    } else {
      findings.append(
        Checkup.Finding(
          isSound: true,
          text: "no catalogue yet; it is created when the first question is answered"
        )
      )
    }
    findings += places.damagedCaches.map {
      Checkup.Finding(isSound: true, text: sentence(aboutDamaged: $0))
    }
    return Checkup(findings: findings)
  }

  /// What is wrong with the file of what was learned; nil where there is no index that it could be of.
  private static func tasteFinding(_ places: KitchenPaths) -> Checkup.Finding? {
    guard let marker = IndexManifest(at: places.marker),
      let stored = try? StoredIndex(places, as: marker)
    else { return nil }
    let remedy =
      "to rebuild it: whatcanimake catalogue rebuild --home \(shellWord(places.store))"
    do {
      let file = try TasteFile(opening: places.taste)
      guard file.generation == stored.index.baseGeneration,
        file.fingerprint == stored.index.baseFingerprint
      else {
        return Checkup.Finding(
          isSound: false,
          text: "\(places.taste) belongs to another index; \(remedy)"
        )
      }
      return Checkup.Finding(isSound: true, text: "the vectors for suggestions")
    } catch {
      return Checkup.Finding(isSound: false, text: "\(error); \(remedy)")
    }
  }

  /// Whether the stored index says that it is that of the catalogue as it is. Where it does not, the
  /// cache itself is checked.
  private static func isIndexCurrent(_ places: KitchenPaths) throws(KitchenError) -> Bool {
    let own = OwnRecipes(in: Stores(places))
    let fingerprint = try DataFingerprint(
      of: places.data,
      ownRecipes: own?.fingerprint ?? 0,
      looksAtFiles: true
    )
    if let marker = IndexManifest(at: places.marker),
      own == nil || marker.fingerprint == fingerprint.value,
      marker.cacheStamp == databaseStamp(places.cache)
    {
      return true
    }
    do {
      try RecipeCache(readingOnly: places.cache).verify()
    } catch {
      throw KitchenError(.storage(error))
    }
    return false
  }

  private static func notebookFinding(_ path: String) -> Checkup.Finding {
    do {
      guard let people = try NotebookStore.verify(path) else {
        return Checkup.Finding(isSound: true, text: "no notebook yet; nothing has been saved")
      }
      let owners = people == 1 ? "1 person" : "\(people) people"
      return Checkup.Finding(isSound: true, text: "the notebook: the saved data of \(owners)")
    } catch {
      return Checkup.Finding(isSound: false, text: "\(error)")
    }
  }
}
