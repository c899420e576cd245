/// Where a dish came from, so that it can be credited and fetched again.
public struct RecipeOrigin: Hashable, Sendable, Codable {
  /// The source's short name: "classic", "thecocktaildb", "cooklang".
  public var source: String
  /// The id that the dish has in the source.
  public var nativeID: String
  /// The web page that the source gives for it.
  public var link: String?
  /// The address of its picture.
  public var image: String?
  /// The address of a video of it.
  public var video: String?
  /// When the source last changed it, as the source writes dates.
  public var modified: String?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case source, nativeID, link, image, video, modified
  }

  public init(
    source: String,
    nativeID: String,
    link: String? = nil,
    image: String? = nil,
    video: String? = nil,
    modified: String? = nil
  ) {
    self.source = source
    self.nativeID = nativeID
    self.link = link
    self.image = image
    self.video = video
    self.modified = modified
  }
}
