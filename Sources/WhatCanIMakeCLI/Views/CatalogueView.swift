import WhatCanIMake

/// What the catalogue holds, in numbers.
struct CatalogueView {
  private let info: CatalogueInfo
  private let terminal: Terminal

  init(_ info: CatalogueInfo, _ terminal: Terminal) {
    self.info = info
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    page.add("\(info.dishes) dishes; \(info.ingredients) ingredients with \(info.names) names")
    page.heading("Known ingredients in recipes")
    let column = columnWidth(info.sources.map(\.source), atMost: 30)
    for source in info.sources {
      page.row(
        StyledText(source.source),
        "\(Self.share(source.resolved, of: source.mentions)) of \(source.mentions) names, in \(source.dishes) dishes",
        column: column
      )
    }
    page.row(
      "all",
      "\(Self.share(info.resolved, of: info.mentions)) of \(info.mentions) names",
      column: column
    )
    if !info.unresolved.isEmpty {
      page.heading("Most frequent unknown names")
      for name in info.unresolved.prefix(10) {
        page.row(StyledText("\(name.count)×"), StyledText(name.name), column: 4)
      }
    }
    page.heading("Index")
    page.add(
      "generation \(info.generation), \(info.indexBytes) bytes, \(info.indexPath)",
      indent: 2
    )
    page.show()
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
