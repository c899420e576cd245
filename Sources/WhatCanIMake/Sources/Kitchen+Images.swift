import RecipeFetch
import RecipeModel
import RecipeSources

extension Kitchen {
  /// Whether a picture of a dish is stored, or where it can be fetched.
  public enum PictureState: Sendable, Equatable {
    case kept([UInt8])
    /// At this address, which the source of the dish names.
    case elsewhere(String)
    case none
  }

  /// The picture of a dish, without opening a connection.
  public func pictureState(of dish: FoundDish) throws(KitchenError) -> PictureState {
    if let own = try picture(of: dish) { return .kept(own) }
    guard let address = dish.recipe.origin.image else { return .none }
    let file = "\(places.pictures)/\(Self.pictureName(of: address))"
    // A picture that cannot be read, or is damaged, is fetched again.
    if let bytes = try? OutsideFile(file).bytes(limit: Notebook.largestPicture),
      PictureFormat(bytes) != nil
    {
      return .kept(bytes)
    }
    return .elsewhere(address)
  }

  /// Fetches the picture of a dish from an address, and stores it if the source's terms allow that.
  ///
  /// Its format is recognised from its bytes, whatever the server says.
  ///
  /// - Throws: ``KitchenError`` `.source`, `.notAPicture`. It is not an error if the picture cannot
  ///   be stored.
  public func fetchPicture(
    of dish: FoundDish,
    at address: String,
    through access: SourceAccess
  ) throws(KitchenError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try access.picture(at: address)
    } catch {
      throw KitchenError(.source(.fetch(error)))
    }
    guard PictureFormat(bytes) != nil, bytes.count <= Notebook.largestPicture else {
      throw KitchenError(.notAPicture(of: dish.recipe.name))
    }
    if access.source.keepsFor == nil {
      // Whoever asks has the picture; the next time it is fetched again.
      try? keep(bytes, at: address)
    }
    return bytes
  }

  private func keep(_ bytes: [UInt8], at address: String) throws {
    try makeFolder(places.pictures)
    try Self.write(bytes, to: "\(places.pictures)/\(Self.pictureName(of: address))")
  }

  /// Names the file of a picture by its address.
  private static func pictureName(of address: String) -> String {
    String(FNV1a(of: address, 0, 0).value, radix: 16)
  }
}
