extension FoodSymbol {
  static let dairy = [
    FoodSymbol(
      "egg",
      0xF4D98A,
      "<path d=\"M-17 3C-19-7-8-8-4-12 2-17 12-12 12-6 20-4 19 8 11 9 7 16-4 13-8 11-13 12-17 9-17 3z\" fill=\"#fffdf6\" stroke=\"#ddd0b8\" stroke-width=\"1.1\"/><circle r=\"7\" fill=\"#f4ae26\"/><path d=\"M-3-2q1-2 3-2\" fill=\"none\" stroke=\"#fde6a8\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "boiledegg",
      0xF6E7BE,
      "<path d=\"M-8-11C-2-13 3-4 3 3S-2 14-8 14-19 10-17 1C-16-5-12-10-8-11z\" fill=\"#fffdf6\" stroke=\"#d9ccb2\" stroke-width=\"1.1\"/><circle cx=\"-7\" cy=\"4\" r=\"5.6\" fill=\"#f4ae26\"/><path d=\"M9-9C15-9 18-1 17 5 16 11 12 13 8 12 3 11 3 4 4-1 5-5 6-9 9-9z\" fill=\"#f0dcbf\" stroke=\"#d9ccb2\" stroke-width=\"1.1\"/>"
    ),
    FoodSymbol(
      "cheese",
      0xF3CF6C,
      "<path d=\"M-18 3 10-12Q17-8 18 3z\" fill=\"#f8d977\"/><path d=\"M-18 3H18V13H-18z\" fill=\"#efbb3e\"/><circle cx=\"-7\" cy=\"8\" r=\"2.8\" fill=\"#cf942a\"/><circle cx=\"8\" cy=\"6\" r=\"2\" fill=\"#cf942a\"/><circle cx=\"7\" cy=\"-3\" r=\"2.4\" fill=\"#dcab3c\"/>"
    ),
    FoodSymbol(
      "whitecheese",
      0xF6F0E2,
      "<path d=\"M-16-4 0-11 16-4 0 3z\" fill=\"#fffdf7\" stroke=\"#d9cfbb\"/><path d=\"M-16-4 0 3v11L-16 7z\" fill=\"#f3ecdd\" stroke=\"#d9cfbb\"/><path d=\"M16-4 0 3v11L16 7z\" fill=\"#e6dcc6\" stroke=\"#d9cfbb\"/><path d=\"M-10 3h0M-5 8h0M6 8h0M11 3h0\" stroke=\"#c3b59a\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "mozzarella",
      0xFAF4E8,
      "<path d=\"M-15 3C-15-8-5-12 2-11 11-11 16-3 15 4 14 11 5 13-1 13-9 13-15 9-15 3z\" fill=\"#fffdf8\" stroke=\"#d8ceba\" stroke-width=\"1.2\"/><path d=\"M-9-1q3-6 9-6\" fill=\"none\" stroke=\"#e8dfcd\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "butter",
      0xF5DD8A,
      "<path d=\"M-17 1-8-8H17L8 1z\" fill=\"#fbe99f\"/><path d=\"M-17 1H8V11H-17z\" fill=\"#f3d566\"/><path d=\"M8 1 17-8V2L8 11z\" fill=\"#dfb945\"/>"
    ),
    FoodSymbol(
      "cream",
      0xF9F2E2,
      "<path d=\"M-16 10C-18 2-11 0-11 0-13-7-5-8-5-8-5-14 1-16 3-18 4-13 11-12 8-7 15-7 12 0 12 0 18 2 16 10 16 10 8 14-8 14-16 10z\" fill=\"#fffaf0\" stroke=\"#ddcfb4\" stroke-width=\"1.1\"/><path d=\"M-11 0Q0 5 12 0M-5-8Q1-4 8-7\" fill=\"none\" stroke=\"#ddcfb4\" stroke-width=\"1.3\"/>"
    ),
    FoodSymbol(
      "milk",
      0xFAF5EA,
      "<path d=\"M-8-15H8V-11L12-4V14H-12V-4L-8-11z\" fill=\"#fffdf7\" stroke=\"#cfc2aa\" stroke-width=\"1.2\"/><path d=\"M-12 1H12V9H-12z\" fill=\"#8fb8cf\"/><path d=\"M-8-15H8V-11H-8z\" fill=\"#8fb8cf\"/>"
    ),
  ]

  static let nuts = [
    FoodSymbol(
      "nut",
      0xC99A63,
      "<path d=\"M-14 6C-15-4-8-11-2-13 0-6-4 6-14 6zM0 13C-5 4 0-5 8-9 13-1 9 9 0 13z\" fill=\"#b77a3f\"/><path d=\"M-12 4Q-6-2-3-10M1 10Q4 2 8-6M-9 5Q-4 0-2-6\" fill=\"none\" stroke=\"#8a5626\" stroke-width=\"1.2\"/>"
    ),
    FoodSymbol(
      "walnut",
      0xC29A6A,
      "<path d=\"M0-13C-5-16-14-11-12-4-17 1-13 9-7 9-5 14-1 13 0 10 1 13 5 14 7 9 13 9 17 1 12-4 14-11 5-16 0-13z\" fill=\"#c2935a\"/><path d=\"M0-12V10M-7-8q4 3 1 6M-9 2q4-1 5 4M7-8q-4 3-1 6M9 2q-4-1-5 4\" fill=\"none\" stroke=\"#8f6330\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "peanut",
      0xCE9F62,
      "<path d=\"M-14 4C-16-5-6-8-3-3 0-8 6-15 12-10 18-4 10 5 4 5 2 13-11 13-14 4z\" fill=\"#d7ab6b\" stroke=\"#a97b3d\" stroke-width=\"1.2\"/><path d=\"M-9 1l3 7M-4 1l2 7M4-7l5 6M9-9l4 5\" stroke=\"#a97b3d\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "seed",
      0xE3CFA2,
      "<path d=\"M-10-4l2-3M-3 1l3-1M5-5l1-3M9 3l3-1M-6 9l2-3M2 8l3 1M-13 4h2M11-6l3 1M1-10h2\" stroke=\"#d9b878\" stroke-width=\"4\" stroke-linecap=\"round\"/>"
    ),
  ]

  static let sweets = [
    FoodSymbol(
      "chocolate",
      0x5A3324,
      "<path d=\"M-15-9 11-13 15 9-11 13z\" fill=\"#5b3324\"/><path d=\"M-6.5-10-2.5 12M2-11.7 6 10.5M-13.5 2 13-2\" stroke=\"#83553f\" stroke-width=\"1.6\"/>"
    ),
    FoodSymbol(
      "honey",
      0xE9A93A,
      "<path d=\"M2 2 13-14\" stroke=\"#a87338\" stroke-width=\"3\" stroke-linecap=\"round\"/><ellipse cx=\"-3\" cy=\"5\" rx=\"9\" ry=\"10\" fill=\"#e9a42c\" transform=\"rotate(34 -3 5)\"/><path d=\"M-10 0 1 8M-8-3 4 5M-11 4-2 11\" stroke=\"#b06f14\" stroke-width=\"1.6\"/>"
    ),
    FoodSymbol(
      "sugar",
      0xF4ECDD,
      "<path d=\"M-13-3-2-8 9-3-2 2z\" fill=\"#fffefa\" stroke=\"#d5c9b4\"/><path d=\"M-13-3-2 2V13L-13 8z\" fill=\"#f2ead9\" stroke=\"#d5c9b4\"/><path d=\"M9-3-2 2V13L9 8z\" fill=\"#e4d9c3\" stroke=\"#d5c9b4\"/><path d=\"M11 10h0M14 7h0M15 12h0M-15 12h0\" stroke=\"#cdbfa6\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "caramel",
      0xC98A3A,
      "<path d=\"M-15 7C-14-6 14-6 15 7 12 13-12 13-15 7z\" fill=\"#c98532\"/><path d=\"M-9 3Q0-3 8 2\" fill=\"none\" stroke=\"#f0c684\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "spice",
      0xC98A4A,
      "<path d=\"M-8 13Q-10-6-4-14M2 13Q1-5 8-13\" fill=\"none\" stroke=\"#9a5a2c\" stroke-width=\"6.5\" stroke-linecap=\"round\"/><path d=\"M-8 11Q-9-5-4-12M2 11Q2-4 8-11\" fill=\"none\" stroke=\"#c98a52\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "coffee",
      0x4A2C1C,
      "<ellipse cx=\"-5\" cy=\"3\" rx=\"10\" ry=\"7\" fill=\"#4a2b1a\" transform=\"rotate(-35 -5 3)\"/><path d=\"M-13 9Q-6 6-5 3T3-4\" fill=\"none\" stroke=\"#8d6242\" stroke-width=\"1.5\"/><ellipse cx=\"9\" cy=\"-4\" rx=\"7\" ry=\"5\" fill=\"#5b3623\" transform=\"rotate(30 9 -4)\"/>"
    ),
    FoodSymbol(
      "oil",
      0xD9BE4A,
      "<path d=\"M-4-17H4V-8C10-4 10 0 10 3V14H-10V3C-10 0-10-4-4-8z\" fill=\"#cdb54a\"/><path d=\"M-4-17H4V-13H-4z\" fill=\"#6b4a25\"/><path d=\"M-10 2H10V10H-10z\" fill=\"#f6efd6\"/><path d=\"M-4 8Q-3 4 4 4 4 8-4 8z\" fill=\"#7d9a45\"/>"
    ),
  ]
}
