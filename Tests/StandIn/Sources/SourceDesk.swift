import Synchronization

/// Hands each request to the source it is for.
final class SourceDesk: Sendable {
  let content: Mutex<SourceContent>

  init(_ content: SourceContent) {
    self.content = Mutex(content)
  }

  func answer(_ request: StandInRequest) -> StandInResponse {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).map(
      String.init
    )
    guard request.method == "GET" else { return StandInResponse(status: 405) }
    guard parts.count > 2 else { return .notFound }
    let path = Array(parts.dropFirst(2))
    let host = request.header("host") ?? "127.0.0.1"
    return content.withLock { content in
      let images = content.servesImages ? "http://\(host)/images" : nil
      switch parts[1] {
      case "thecocktaildb":
        return RecordFamily.drinks.answer(request, path, in: &content, images: images)
      case "themealdb":
        return RecordFamily.meals.answer(request, path, in: &content, images: images)
      case "spoonacular":
        return SpoonacularDesk.answer(request, path, in: &content, images: images)
      case "nytbooks":
        return BookDesk.answer(request, path, in: &content, images: images)
      case "images":
        return ImageDesk.answer(path)
      default:
        return .notFound
      }
    }
  }
}

extension JSONValue {
  /// Addresses of images, in whatever depth, lead below `images`; nil leaves them.
  func servingImages(from images: String?) -> JSONValue {
    guard let images else { return self }
    switch self {
    case .array(let values):
      return .array(values.map { $0.servingImages(from: images) })
    case .object(let members):
      return .object(
        members.map { member in
          guard Self.imageNames.contains(member.name), let text = member.value.string,
            text.hasPrefix("https://"), let file = text.split(separator: "/").last
          else { return Member(member.name, member.value.servingImages(from: images)) }
          return Member(member.name, .string("\(images)/\(file)"))
        }
      )
    default: return self
    }
  }

  private static let imageNames: Set = [
    "strDrinkThumb", "strMealThumb", "strCategoryThumb", "image", "book_image",
  ]
}
