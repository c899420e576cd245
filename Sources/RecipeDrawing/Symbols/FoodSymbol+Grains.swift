extension FoodSymbol {
  static let grains = [
    FoodSymbol(
      "rice",
      0xF3EAD6,
      "<path d=\"M-17 11C-15-5-8-12 0-12S15-5 17 11z\" fill=\"#fffaf0\" stroke=\"#d9cbb0\" stroke-width=\"1.2\"/><path d=\"M-8 2l2-2M-2-5l2 1M4 0l2-2M-4 6l3 0M9 5l1-2M2 8l2-2M-11 7l2-1M0 2l2 1\" stroke=\"#cdbd9c\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "couscous",
      0xE6C987,
      "<path d=\"M-17 11C-15-4-8-10 0-10S15-4 17 11z\" fill=\"#e6c67e\"/><path d=\"M-9 4h0M-4-2h0M2 1h0M7 5h0M-1 7h0M-6 9h0M4-5h0M10 9h0M-12 9h0M4 9h0M0-7h0\" stroke=\"#b98f42\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "spaghetti",
      0xEBCB78,
      "<path d=\"M-17 9C-17-7-8-12 0-12S17-7 17 9C10 14-10 14-17 9z\" fill=\"#eec566\"/><path d=\"M-14 9C-14-2-6-9 2-9 8-9 13-5 13 1 13 9-1 9-1 3-1-1 6-2 8 2M-9 11C-10 3-6-3 0-5M0 12Q9 11 14 6M-16 3Q-14-6-6-10\" fill=\"none\" stroke=\"#c08f2f\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "penne",
      0xEBCB78,
      "<path d=\"M-15 3-3-7M-10 12 5 5M1-4 13 3M7 12 14 8\" stroke=\"#edc25c\" stroke-width=\"7\"/><path d=\"M-15 3-3-7M-10 12 5 5M1-4 13 3\" stroke=\"#c6963a\" stroke-width=\"1.2\"/><path d=\"M-2-10l-2 5M6 3l-2 4M12 0l-1 6\" stroke=\"#a87726\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "noodle",
      0xE9CF98,
      "<path d=\"M-17 8c0-12 6-16 10-16s5 5 5 9-1 6 3 6 4-3 4-8 2-8 6-8 6 8 6 17M-12 11C-12 2-9-2-7-2M8 11C9 4 9 0 12 0\" fill=\"none\" stroke=\"#e3bd68\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "bread",
      0xDDB47A,
      "<path d=\"M-13-2C-18-6-15-14-8-14H8C15-14 18-6 13-2V12q0 2-2 2H-11q-2 0-2-2z\" fill=\"#c08442\"/><path d=\"M-10-2C-14-5-12-11-7-11H7C12-11 14-5 10-2V11H-10z\" fill=\"#f2d7a6\"/><path d=\"M-5-4h0M4-6h0M1 1h0M-4 6h0M6 5h0\" stroke=\"#d9b478\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "loaf",
      0xDDB47A,
      "<path d=\"M-18 10C-22-4-10-12 0-12S22-4 18 10C12 13-12 13-18 10z\" fill=\"#bf8040\"/><path d=\"M-10-6l4 8M-1-8l4 9M8-7l4 8\" stroke=\"#f0d3a0\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "flatbread",
      0xE9D2A4,
      "<ellipse rx=\"17\" ry=\"10\" cy=\"6\" fill=\"#c99a58\"/><ellipse rx=\"17\" ry=\"10\" cy=\"3\" fill=\"#efd9ab\"/><path d=\"M-9 1l3 1M2-2l3 1M5 6l4 0M-5 7l2 0M-1 3h1M10 1h1\" stroke=\"#bb8b4c\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "oats",
      0xE4D2AC,
      "<g fill=\"#e7d3a6\" stroke=\"#bfa069\" stroke-width=\".9\"><ellipse cx=\"-8\" cy=\"-3\" rx=\"6\" ry=\"4\"/><ellipse cx=\"6\" cy=\"-6\" rx=\"6\" ry=\"4\" transform=\"rotate(25 6 -6)\"/><ellipse cx=\"0\" cy=\"3\" rx=\"6\" ry=\"4\" transform=\"rotate(-20 0 3)\"/><ellipse cx=\"11\" cy=\"4\" rx=\"6\" ry=\"4\"/><ellipse cx=\"-9\" cy=\"8\" rx=\"6\" ry=\"4\" transform=\"rotate(20 -9 8)\"/><ellipse cx=\"4\" cy=\"10\" rx=\"6\" ry=\"4\"/></g>"
    ),
    FoodSymbol(
      "wheat",
      0xE9D9B4,
      "<path d=\"M-4 16Q-1 0 4-12\" fill=\"none\" stroke=\"#b98f3e\" stroke-width=\"1.8\"/><path d=\"M4-12C0-15 2-19 6-20 8-16 8-13 4-12zM1-4C-5-5-7-10-5-14-1-12 1-8 1-4zM3-6C8-6 12-9 12-14 7-13 4-10 3-6zM-1 4C-7 3-9-2-7-6-3-4-1 0-1 4zM1 2C6 2 10-1 10-6 5-5 2-2 1 2z\" fill=\"#deb552\"/>"
    ),
    FoodSymbol(
      "polenta",
      0xF0CF6A,
      "<path d=\"M-17 11C-18-2-9-9 0-9S18-2 17 11z\" fill=\"#f2cb58\"/><path d=\"M-10 4Q-4-3 3-3M-3 8Q4 2 11 4\" fill=\"none\" stroke=\"#d3a02c\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
  ]
}
