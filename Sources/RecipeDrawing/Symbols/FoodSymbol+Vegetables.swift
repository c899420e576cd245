extension FoodSymbol {
  static let vegetables = [
    FoodSymbol(
      "tomato",
      0xD8472E,
      "<path d=\"M-15-1C-15-12-6-13 0-11 6-13 15-12 15-1 15 9 8 14 0 14S-15 9-15-1z\" fill=\"#d8452e\"/>"
        + "<path d=\"M-9-12Q-3-11 0-8 3-11 9-12 4-15 1-13L0-17-1-13Q-4-15-9-12z\" fill=\"#5d8a3c\"/>"
        + "<path d=\"M-10-2q1-5 4-6\" fill=\"none\" stroke=\"#f3a38f\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "pepper",
      0xC9542B,
      "<path d=\"M-2-9C-10-13-16-6-14 3-13 11-6 15-3 12 0 15 6 15 9 11 15 8 16-6 9-10 5-12 1-11-2-9z\" fill=\"#d63a2c\"/>"
        + "<path d=\"M-3 11C-7 3-6-4-2-9M6 12C9 4 7-5 4-10\" fill=\"none\" stroke=\"#a82419\" stroke-width=\"1.4\"/>"
        + "<path d=\"M1-10q0-6 6-8\" fill=\"none\" stroke=\"#5d8a3c\" stroke-width=\"3.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "chilli",
      0xC4372A,
      "<path d=\"M-12-9C-4-12 13-6 15 12 4 12-10 4-12-9z\" fill=\"#cf2f28\"/><path d=\"M-8-6Q4-5 10 7\" fill=\"none\" stroke=\"#ee8a78\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
        + "<path d=\"M-11-9q-4-1-4-6\" fill=\"none\" stroke=\"#5d8a3c\" stroke-width=\"3.2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "aubergine",
      0x7C5A5E,
      "<path d=\"M8-10C2-13-4-8-7-3-14 3-17 11-10 14-2 17 9 10 12 0 13-4 12-8 8-10z\" fill=\"#5b3566\"/>"
        + "<path d=\"M3-11C6-16 12-15 13-14 16-11 15-5 13-3 11-6 6-6 3-11z\" fill=\"#5d8a3c\"/><path d=\"M12-13l4-4\" stroke=\"#5d8a3c\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
        + "<path d=\"M-9 7Q-6 0-1-4\" fill=\"none\" stroke=\"#a884b0\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "courgette",
      0x8FA861,
      "<path d=\"M-16 7C-17 1 8-16 13-13 18-10-4 13-11 13-14 13-16 11-16 7z\" fill=\"#5c8f3f\"/>"
        + "<path d=\"M-12 8Q0-1 9-9\" fill=\"none\" stroke=\"#9cc27a\" stroke-width=\"1.8\" stroke-dasharray=\"4 3\"/><circle cx=\"7\" cy=\"8\" r=\"7.4\" fill=\"#5c8f3f\"/><circle cx=\"7\" cy=\"8\" r=\"5.8\" fill=\"#dcebb6\"/>"
        + "<path d=\"M5 6h0M9 7h0M7 10h0\" stroke=\"#a9c47f\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "cucumber",
      0xB9D09B,
      "<path d=\"M-17 4C-17-3 9-13 14-9 18-5-4 12-11 12-15 12-17 9-17 4z\" fill=\"#3f8243\"/><circle cx=\"-5\" cy=\"4\" r=\"9\" fill=\"#3f8243\"/><circle cx=\"-5\" cy=\"4\" r=\"7.4\" fill=\"#d9eec6\"/>"
        + "<path d=\"M-5 0v1M-5 7v1M-9 4h1M-2 4h1M-7.5 1.5h0M-2.5 6.5h0\" stroke=\"#93bd78\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "leaf",
      0x7FA653,
      "<path d=\"M-14 12C-16-6-4-15 15-14 16 4 5 15-14 12z\" fill=\"#5a9450\"/><path d=\"M-15 14Q-4 4 9-9M-7 6-8-3M-1 1-2-8M-3 3 6 4M3-3 11-3\" fill=\"none\" stroke=\"#d4e6c4\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "herb",
      0x6F9C4B,
      "<path d=\"M0 15C0 5 1-2 2-8M0 8Q-6 6-9 2M1 2Q7 0 10-4\" fill=\"none\" stroke=\"#4f7f3c\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
        + "<path d=\"M2-6C-6-8-6-15 1-17 8-15 9-9 2-6zM-8 3C-15 4-18-2-14-7-8-8-4-3-8 3zM9-3C16-1 19-6 16-11 10-13 6-8 9-3zM-6 9C-11 13-15 11-15 7-12 4-7 5-6 9zM7 7C11 11 15 10 15 6 12 3 8 3 7 7z\" fill=\"#5a9a4a\"/>"
    ),
    FoodSymbol(
      "salad",
      0x9CBB62,
      "<path d=\"M-16 8C-19-2-12-6-11-8-12-15-3-17 1-13 6-18 14-13 12-7 18-4 18 5 13 8 8 14-8 15-16 8z\" fill=\"#8abb4d\"/>"
        + "<path d=\"M0 11V-6M0 3Q-6 0-8-5M0 1Q6-2 7-7M0 8Q-8 8-11 3M0 7Q8 7 12 2\" fill=\"none\" stroke=\"#e4f0c6\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "cabbage",
      0xB5C786,
      "<circle r=\"14.5\" fill=\"#a3c06a\"/><path d=\"M-14 3C-8-12 8-13 14 2M-10 10C-10-4 6-9 11 8M0-14C-4-6-4 4-1 14\" fill=\"none\" stroke=\"#e6f0c8\" stroke-width=\"1.7\"/>"
    ),
    FoodSymbol(
      "broccoli",
      0x7B9B4F,
      "<path d=\"M-4 2h8l2 13h-12z\" fill=\"#a7c37a\"/><path d=\"M-14 1C-18-7-10-11-8-10-8-17 4-18 5-13 13-15 17-7 13-3 16 4 7 7 4 4 0 8-5 7-7 4-10 7-14 5-14 1z\" fill=\"#4f8a3f\"/>"
        + "<path d=\"M-8-3h0M-2-9h0M5-6h0M9-1h0M0-1h0\" stroke=\"#80b368\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "cauliflower",
      0xEDE3CB,
      "<path d=\"M-15 2C-12 14 12 14 15 2 8 8-8 8-15 2z\" fill=\"#8fb35a\"/><path d=\"M-13 3C-17-5-10-10-7-9-6-16 5-16 6-11 13-12 17-4 12 2 9 9-9 9-13 3z\" fill=\"#f6eedb\" stroke=\"#dccfb2\"/>"
        + "<path d=\"M-6-3h0M0-8h0M6-4h0M1 1h0M-3 4h0\" stroke=\"#dccfb2\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "mushroom",
      0xB39A7C,
      "<path d=\"M-5-1h10c0 5 1 9 3 13-5 3-11 3-16 0 2-4 3-8 3-13z\" fill=\"#efe3cf\"/><path d=\"M-16 1C-16-19 16-19 16 1 8 4-8 4-16 1z\" fill=\"#b18a64\"/><path d=\"M-10-5q2-6 7-7\" fill=\"none\" stroke=\"#dcc0a0\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "pumpkin",
      0xE49A3C,
      "<path d=\"M0-10C-8-14-17-8-17 2S-9 15 0 13C9 15 17 12 17 2S8-14 0-10z\" fill=\"#e48a2e\"/>"
        + "<path d=\"M-8-10C-13-2-12 8-7 13M8-10C13-2 12 8 7 13M0-9V12\" fill=\"none\" stroke=\"#b9631a\" stroke-width=\"1.5\"/><path d=\"M0-9q-1-5 3-8\" fill=\"none\" stroke=\"#6d8a3c\" stroke-width=\"3.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "corn",
      0xF0CC56,
      "<path d=\"M-11 13C-15 2-3-14 11-15 17-3 4 13-11 13z\" fill=\"#f3c93f\"/><path d=\"M-9 9Q2 4 10-8M-10 3Q0-2 6-13M-4 12Q6 7 13-6\" fill=\"none\" stroke=\"#d39b20\" stroke-width=\"1.3\" stroke-dasharray=\"2.4 2\"/>"
        + "<path d=\"M-13 15C-17 4-11-4-4-8-9 1-8 6-5 12zM-13 15C-2 18 8 12 10 4 3 9-3 10-7 9z\" fill=\"#79a84c\"/>"
    ),
    FoodSymbol(
      "asparagus",
      0x93AE5E,
      "<g fill=\"#7ba04b\"><path d=\"M-9 15-6-8Q-4-17-1-9L-4 15zM-1 15 2-10Q4-19 7-11L4 15zM6 15 9-6Q12-15 14-7L11 15z\"/></g><path d=\"M-6-1l2 1M-6 6l2 1M2-3l2 1M2 5l2 1M9 1l2 1M9 8l2 1\" stroke=\"#4f7432\" stroke-width=\"1.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "greenbean",
      0x86A857,
      "<path d=\"M-15 8Q0 2 13-11M-12 13Q4 9 15-3M-16 2Q-6-1 5-13\" fill=\"none\" stroke=\"#679b46\" stroke-width=\"4\" stroke-linecap=\"round\"/><path d=\"M-12 7Q0 2 10-8M-9 12Q4 8 12-1\" fill=\"none\" stroke=\"#a2c981\" stroke-width=\"1\"/>"
    ),
    FoodSymbol(
      "avocado",
      0xA9BE6B,
      "<path d=\"M2-16C9-13 6-5 11 2 14 10 6 16-2 15-11 15-15 7-11 0-7-5-8-16 2-16z\" fill=\"#4d6b32\"/><path d=\"M1-13C6-11 4-4 8 2 10 8 4 13-2 12-9 12-11 6-8 1-5-4-4-13 1-13z\" fill=\"#dfe69a\"/><circle cx=\"-1\" cy=\"5\" r=\"5\" fill=\"#8a5a34\"/>"
    ),
    FoodSymbol(
      "olive",
      0x858C4A,
      "<ellipse cx=\"-6\" cy=\"3\" rx=\"8\" ry=\"9\" fill=\"#8a9a3e\"/><ellipse cx=\"8\" cy=\"-1\" rx=\"7.4\" ry=\"8.6\" fill=\"#5a4a56\"/><circle cx=\"-5\" cy=\"-1\" r=\"2\" fill=\"#4d5a1e\"/><circle cx=\"9\" cy=\"-5\" r=\"1.9\" fill=\"#30262e\"/><path d=\"M-1-9Q3-15 10-15\" fill=\"none\" stroke=\"#6d8a3c\" stroke-width=\"1.6\"/>"
    ),
    FoodSymbol(
      "artichoke",
      0x9AA86C,
      "<path d=\"M-2 8h4v8h-4z\" fill=\"#7d9a52\"/><path d=\"M0-16C6-12 8-6 14-6 15 3 9 12 0 12S-15 3-14-6C-8-6-6-12 0-16z\" fill=\"#86a35c\"/><path d=\"M-9-6Q-3 0 0-9 3 0 9-6M-12 1Q-6 7-1 0 0 7 1 0 6 7 12 1\" fill=\"none\" stroke=\"#5c7a3a\" stroke-width=\"1.4\"/>"
    ),
  ]
}
