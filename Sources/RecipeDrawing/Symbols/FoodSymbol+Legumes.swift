extension FoodSymbol {
  static let legumes = [
    FoodSymbol(
      "bean",
      0x9A4B3A,
      "<g fill=\"#8e3b2e\"><path d=\"M-15-2C-14-10-4-10-4-4-4 0-8 0-8 4S-16 5-15-2z\"/><path d=\"M0-9C6-15 14-10 11-5 9-2 6-4 4-1S-4-4 0-9z\"/><path d=\"M-4 8C-3 2 6 1 7 6 8 10 13 8 12 12S-4 16-4 8z\"/></g><path d=\"M-12-4q2-3 5-2M3-8q3-3 6-1M-1 7q2-3 5-2\" fill=\"none\" stroke=\"#d08a78\" stroke-width=\"1.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "whitebean",
      0xE9DCBE,
      "<g fill=\"#f3e8cd\" stroke=\"#cdbb92\" stroke-width=\"1.1\"><path d=\"M-15-2C-14-10-4-10-4-4-4 0-8 0-8 4S-16 5-15-2z\"/><path d=\"M0-9C6-15 14-10 11-5 9-2 6-4 4-1S-4-4 0-9z\"/><path d=\"M-4 8C-3 2 6 1 7 6 8 10 13 8 12 12S-4 16-4 8z\"/></g>"
    ),
    FoodSymbol(
      "lentil",
      0xB98A55,
      "<path d=\"M-10-4h0M-3-8h0M5-6h0M11-1h0M-6 2h0M2 0h0M8 5h0M-11 7h0M-3 9h0M4 11h0M12-8h0M-13 1h0\" stroke=\"#8c6a3a\" stroke-width=\"6.6\" stroke-linecap=\"round\"/><path d=\"M-11-5h0M-4-9h0M4-7h0M10-2h0M-7 1h0M1-1h0M7 4h0M-12 6h0M-4 8h0M3 10h0\" stroke=\"#c29a5c\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "chickpea",
      0xE2C48A,
      "<g fill=\"#e3c080\" stroke=\"#b8934f\" stroke-width=\"1.1\"><path d=\"M-14-3a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM1-7a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM-7 7a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM6 6a5 5 0 1 1 10 0 5 5 0 0 1-10 0z\"/></g><path d=\"M-8-6l1 2M7-10l1 2M-1 4l1 2\" stroke=\"#b8934f\" stroke-width=\"1.3\"/>"
    ),
    FoodSymbol(
      "pea",
      0x9CBF5C,
      "<path d=\"M-17 5C-12-9 10-14 17-9 14 6-8 15-17 5z\" fill=\"#5f9a41\"/><path d=\"M-9 3h0M-2 1h0M5-2h0M11-5h0\" stroke=\"#a9d468\" stroke-width=\"7\" stroke-linecap=\"round\"/><path d=\"M17-9q2-4 0-6\" fill=\"none\" stroke=\"#5f9a41\" stroke-width=\"2\"/>"
    ),
    FoodSymbol(
      "tofu",
      0xF2E8D2,
      "<path d=\"M-14-6 1-12 15-6 0 1z\" fill=\"#fdf6e6\"/><path d=\"M-14-6 0 1v13L-14 7z\" fill=\"#eee0c4\"/><path d=\"M15-6 0 1v13L15 7z\" fill=\"#e0cfac\"/><path d=\"M-9 1h0M-4 8h0M5 4h0M10 6h0M1-7h0\" stroke=\"#c8b48c\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    ),
  ]
}
