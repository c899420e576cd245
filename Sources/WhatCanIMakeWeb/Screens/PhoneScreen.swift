import JSONCoding
import WhatCanIMake

/// What makes the pages an app on a phone, which opens without a network: what a browser asks for beside them.
enum PhoneScreen {
  static let routes = [manifest, worker, offline]

  /// The files that each page needs, which a phone keeps.
  private static func kept(of assets: Assets) -> [String] {
    assets.names.filter { $0 != worksAlone && !$0.hasSuffix(".png") }
  }

  /// The script that answers in place of the network.
  private static let worksAlone = "sw.js"

  private static let manifest = Route(
    "/manifest.webmanifest",
    "Explains how to install the pages as an app, and what you can share with the app.",
    for: .anyone,
    type: "application/manifest+json",
    reader: .browser
  ) { _, asker in
    let pages = asker.pages
    return Answer(
      Manifest(pages.words, pages.assets).jsonText + "\n",
      type: "application/manifest+json"
    )
  }

  private static let worker = Route(
    "/sw.js",
    "Returns the service worker, which makes the pages work offline. It changes whenever the page files change.",
    for: .anyone,
    type: "text/javascript; charset=utf-8",
    reader: .browser
  ) { _, asker in
    let assets = asker.pages.assets
    guard let file = assets.file(worksAlone) else { throw Problem.unknown("file") }
    let text = String(decoding: file.bytes, as: UTF8.self)
      .replacing("(version)", with: assets.version)
      .replacing("(files)", with: kept(of: assets).joined(separator: " "))
    return Answer(text, type: file.type)
  }

  private static let offline = Route.page(
    "/offline",
    "The page that is shown when you are offline and the requested page was not stored.",
    for: .anyone
  ) { _, asker in
    Page(template: "offline", title: asker.pages.words("offline.title"), filling: [:])
  }
}

/// The manifest of the app, as <https://www.w3.org/TR/appmanifest> has it.
private struct Manifest: JSONReply {
  struct Icon: JSONReply {
    let src, sizes, type, purpose: String
  }

  struct Shared: JSONReply {
    struct File: JSONReply {
      let name: String
      let accept: [String]
    }

    struct Names: JSONReply {
      let title, text, url: String
      let files: [File]
    }

    let action, method, enctype: String
    let params: Names
  }

  let id = "/"
  let name: String
  let shortName: String
  let description: String
  let startURL = "/"
  let display = "standalone"
  let backgroundColor = "#fbf7f0"
  let themeColor = "#fbf7f0"
  let icons: [Icon]
  let shareTarget = Shared(
    action: ReceivingScreen.path,
    method: "POST",
    enctype: "multipart/form-data",
    params: Shared.Names(
      title: ReceivingScreen.title.facts.name,
      text: ReceivingScreen.text.facts.name,
      url: ReceivingScreen.address.facts.name,
      files: [
        Shared.File(name: ReceivingScreen.file.name, accept: Self.pictures + Self.recipeFiles)
      ]
    )
  )

  private static let pictures = ["image/jpeg", "image/png", "image/webp"]
  /// Of the formats that ``ImportRoutes`` reads.
  private static let recipeFiles = [
    "text/plain", "text/markdown", "text/csv", "text/html", "text/xml", "application/json",
    "application/zip", ".txt", ".md", ".csv", ".html", ".xml", ".json", ".jsonl", ".zip", ".cook",
    ".mmf", ".mxp", ".mx2", ".paprikarecipes",
  ]

  enum CodingKeys: String, CodingKey {
    case id, name
    case shortName = "short_name"
    case description
    case startURL = "start_url"
    case display
    case backgroundColor = "background_color"
    case themeColor = "theme_color"
    case icons
    case shareTarget = "share_target"
  }

  init(_ words: Words, _ assets: Assets) {
    name = words("app.name")
    shortName = words("app.name")
    description = words("app.description")
    icons = [(192, "any"), (512, "any"), (512, "maskable")].map { size, purpose in
      let file = purpose == "any" ? "icon-\(size).png" : "icon-\(size)-\(purpose).png"
      return Icon(
        src: assets.address(of: file),
        sizes: "\(size)x\(size)",
        type: "image/png",
        purpose: purpose
      )
    }
  }
}
