/// The colours of a citrus fruit, and how its pieces are drawn.
struct Citrus {
  let peel, flesh: String

  static let lemon = Citrus(peel: "#e8bd25", flesh: "#f8e482")
  static let lime = Citrus(peel: "#6fa436", flesh: "#cfe69a")
  static let orange = Citrus(peel: "#ec8a1d", flesh: "#fbbf60")
  static let grapefruit = Citrus(peel: "#ea8f52", flesh: "#f59a86")

  var wheel: String {
    "<circle r=\"11\" fill=\"\(peel)\"/><circle r=\"9.4\" fill=\"#fff8e4\"/><circle r=\"8.2\" fill=\"\(flesh)\"/>"
      + "<path d=\"M0-9V9M-7.8-4.5 7.8 4.5M-7.8 4.5 7.8-4.5\" stroke=\"#fff8e4\" stroke-width=\"1.4\"/>"
  }

  var wedge: String {
    "<g transform=\"translate(2-3) rotate(-30) scale(1.15)\"><path d=\"M-12-2a12 12 0 0 0 24 0z\" fill=\"\(peel)\"/>"
      + "<path d=\"M-10-2a10 10 0 0 0 20 0z\" fill=\"#fff8e4\"/><path d=\"M-8.6-2a8.6 8.6 0 0 0 17.2 0z\" fill=\"\(flesh)\"/>"
      + "<path d=\"M0-2V7M0-2-5 5M0-2 5 5\" stroke=\"#fff8e4\" stroke-width=\"1.2\"/></g>"
  }

  var twist: String {
    let way = "M-11-4C-8-13 2-12 2-4S-5 4-3 9 6 14 9 8 7 0 12-3"
    return
      "<path d=\"\(way)\" fill=\"none\" stroke=\"\(peel)\" stroke-width=\"5\" stroke-linecap=\"round\"/>"
      + "<path d=\"\(way)\" fill=\"none\" stroke=\"\(flesh)\" stroke-width=\"1.4\" stroke-linecap=\"round\"/>"
  }
}
