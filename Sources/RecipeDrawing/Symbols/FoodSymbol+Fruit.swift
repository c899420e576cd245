extension FoodSymbol {
  private static func wheel(_ peel: String, _ flesh: String) -> String {
    "<circle r=\"14\" fill=\"\(peel)\"/><circle r=\"12\" fill=\"#fff8e4\"/><circle r=\"10.5\" fill=\"\(flesh)\"/>"
      + "<path d=\"M0-11V11M-9.5-5.5 9.5 5.5M-9.5 5.5 9.5-5.5\" stroke=\"#fff8e4\" stroke-width=\"1.7\"/>"
  }

  static let fruit = [
    FoodSymbol("lemon", 0xF1DE7E, wheel("#e8bd25", "#f8e482")),
    FoodSymbol("lime", 0xC9DE95, wheel("#6fa436", "#cfe69a")),
    FoodSymbol("orange", 0xF2A93F, wheel("#ec8a1d", "#fbbf60")),
    FoodSymbol(
      "apple",
      0xE8CF8C,
      "<path d=\"M0-8C6-13 15-9 14 1 13 10 6 15 0 12-6 15-13 10-14 1-15-9-6-13 0-8z\" fill=\"#c8392f\"/><path d=\"M0-8q0-5 3-8\" fill=\"none\" stroke=\"#6b4a25\" stroke-width=\"2\" stroke-linecap=\"round\"/><path d=\"M2-11q5-6 10-3-4 5-10 3z\" fill=\"#5d9a48\"/><path d=\"M-9-2q1-4 4-5\" fill=\"none\" stroke=\"#f1a79a\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "pear",
      0xDDD08A,
      "<path d=\"M1-13C6-13 6-6 8-2 14 4 12 14 0 15-12 14-14 4-7-2-5-6-5-13 1-13z\" fill=\"#c3c352\"/><path d=\"M1-13q0-3 3-5\" fill=\"none\" stroke=\"#6b4a25\" stroke-width=\"2\" stroke-linecap=\"round\"/><path d=\"M-6 3q0 5 3 8\" fill=\"none\" stroke=\"#e9e7a8\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "banana",
      0xF3DF96,
      "<path d=\"M-15-6C-10 6 2 8 13-2L16-7 18 0C12 16-10 15-17-3z\" fill=\"#f2c93c\"/><path d=\"M-14-1C-8 9 6 10 15 0\" fill=\"none\" stroke=\"#d29f22\" stroke-width=\"1.3\"/><path d=\"M-16-4l-1-3M16-7l1-2\" stroke=\"#6b4a25\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "strawberry",
      0xE36A6E,
      "<path d=\"M-13-6C-11-14 11-14 13-6 15 5 5 14 0 16-5 14-15 5-13-6z\" fill=\"#d8323c\"/><path d=\"M-11-9 0-6 11-9 5-13 1-18-1-13-6-13z\" fill=\"#5c9a48\"/><path d=\"M-7-2v1M0 1v1M7-2v1M-4 6v1M4 6v1M0 10v1\" stroke=\"#f9d58a\" stroke-width=\"1.7\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "berry",
      0x7A4C86,
      "<circle cx=\"-7\" cy=\"2\" r=\"8\" fill=\"#4b4f94\"/><circle cx=\"8\" cy=\"4\" r=\"7.5\" fill=\"#3d4180\"/><circle cx=\"1\" cy=\"-7\" r=\"7.5\" fill=\"#5b60a8\"/><path d=\"M-7-1l2 2-2 2-2-2zM8 1l2 2-2 2-2-2zM1-10l2 2-2 2-2-2z\" fill=\"#25284f\"/>"
    ),
    FoodSymbol(
      "cherry",
      0xB03A48,
      "<path d=\"M-7 3Q-4-9 5-15M8 4Q8-8 5-15\" fill=\"none\" stroke=\"#6a7a35\" stroke-width=\"1.7\"/><circle cx=\"-7\" cy=\"7\" r=\"7\" fill=\"#a5162b\"/><circle cx=\"8\" cy=\"8\" r=\"7\" fill=\"#b81f35\"/><path d=\"M5-15q7-3 9 3-6 2-9-3z\" fill=\"#5d9a48\"/><path d=\"M-10 5h0M5 6h0\" stroke=\"#f0a0a8\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "grape",
      0x8A6A92,
      "<path d=\"M-9-5h0M0-6h0M9-5h0M-5 2h0M5 2h0M0 9h0\" stroke=\"#6d4a80\" stroke-width=\"10\" stroke-linecap=\"round\"/><path d=\"M-11-7h0M-2-8h0M7-7h0M-7 0h0M3 0h0M-2 7h0\" stroke=\"#b79ac4\" stroke-width=\"2.4\" stroke-linecap=\"round\"/><path d=\"M0-11V-17\" stroke=\"#6b5a2a\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "raisin",
      0x7A5238,
      "<g fill=\"#5b3626\"><ellipse cx=\"-7\" cy=\"-3\" rx=\"7\" ry=\"5\" transform=\"rotate(-20 -7 -3)\"/><ellipse cx=\"7\" cy=\"-5\" rx=\"6.5\" ry=\"4.6\" transform=\"rotate(30 7 -5)\"/><ellipse cx=\"2\" cy=\"7\" rx=\"7.5\" ry=\"5\"/></g><path d=\"M-11-3q4-2 8 0M4-7q3 0 5 4M-3 7q5-2 10 0\" fill=\"none\" stroke=\"#8d6248\" stroke-width=\"1.3\"/>"
    ),
    FoodSymbol(
      "peach",
      0xF2B67C,
      "<circle r=\"14\" cy=\"1\" fill=\"#f2a15e\"/><path d=\"M14 1A14 14 0 0 1-3 15C8 12 12 4 10-8 13-6 14-2 14 1z\" fill=\"#de6f4e\"/><path d=\"M0-12C-6-6-6 6 0 14\" fill=\"none\" stroke=\"#c9683c\" stroke-width=\"1.5\"/><path d=\"M1-12q7-6 11-2-4 5-11 2z\" fill=\"#5d9a48\"/>"
    ),
    FoodSymbol(
      "mango",
      0xF0B23E,
      "<path d=\"M-14 5C-14-7-2-15 8-12 16-9 17 1 10 8 3 15-12 16-14 5z\" fill=\"#f0a935\"/><path d=\"M8-12C16-9 17 1 10 8 6 4 2-6 8-12z\" fill=\"#dd6b3c\"/><path d=\"M8-12l3-4\" stroke=\"#6b4a25\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "pineapple",
      0xF2D56B,
      "<path d=\"M-10 4C-10-6 10-6 10 4S5 17 0 17-10 14-10 4z\" fill=\"#efbe3c\"/><path d=\"M-9 0 6 14M-9 8 1 17M-4-4 10 9M9 0-6 14M9 8-1 17M4-4-10 9\" stroke=\"#c08a22\" stroke-width=\"1.2\"/><path d=\"M0-3C-4-8-10-8-12-7-9-12-5-12-3-11-5-15-3-18 0-19 3-18 5-15 3-11 5-12 9-12 12-7 10-8 4-8 0-3z\" fill=\"#5d9a48\"/>"
    ),
    FoodSymbol(
      "coconut",
      0xF6F0E2,
      "<path d=\"M-15-3A15 15 0 0 0 15-3z\" fill=\"#7a5232\"/><ellipse cy=\"-3\" rx=\"15\" ry=\"6\" fill=\"#7a5232\"/><ellipse cy=\"-3\" rx=\"12.5\" ry=\"4.6\" fill=\"#fffaf0\"/><ellipse cy=\"-2\" rx=\"8\" ry=\"2.6\" fill=\"#e6dcc6\"/>"
    ),
    FoodSymbol(
      "fig",
      0x8D5A6C,
      "<path d=\"M0-15C3-8 14-4 13 5 12 12 6 14 0 14S-12 12-13 5C-14-4-3-8 0-15z\" fill=\"#6a3f63\"/><path d=\"M0-7C3-3 9 0 8 5 7 10 4 11 0 11S-7 10-8 5C-9 0-3-3 0-7z\" fill=\"#e9b7a0\"/><path d=\"M-3 4h0M0 1h0M3 5h0M0 7h0M-4 7h0M4 2h0\" stroke=\"#b5543f\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "rhubarb",
      0xE0A09A,
      "<path d=\"M-12 14Q-4 2 4-9M-4 15Q3 4 8-7\" fill=\"none\" stroke=\"#cf5566\" stroke-width=\"5\" stroke-linecap=\"round\"/><path d=\"M3-7C-4-12 0-19 6-17 12-20 19-12 13-6 9-2 6-4 3-7z\" fill=\"#5f9a48\"/><path d=\"M5-8 12-14\" stroke=\"#d8e6c4\" stroke-width=\"1.3\"/>"
    ),
  ]
}
