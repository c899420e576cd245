extension FoodSymbol {
  static let meat = [
    FoodSymbol(
      "chicken",
      0xDFB06C,
      "<path d=\"M4 4C-6 14-17 8-16-2-15-12-2-17 7-11 13-7 11-2 4 4z\" fill=\"#c9823f\"/><path d=\"M5 3 12 10\" stroke=\"#fff6e6\" stroke-width=\"4.6\" stroke-linecap=\"round\"/><path d=\"M11 13a3 3 0 1 1 4-4 3 3 0 1 1-2 5z\" fill=\"#fff6e6\"/><path d=\"M-11-3Q-9-9-2-10\" fill=\"none\" stroke=\"#efbf86\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "steak",
      0xA8553F,
      "<path d=\"M-17 2C-18-10-4-15 7-11 17-8 19 3 11 9 5 13 2 9-4 12-11 15-17 10-17 2z\" fill=\"#f0d6c2\"/><path d=\"M-14 2C-15-7-3-12 6-8 14-6 15 2 9 6 4 9 1 5-5 8-10 11-14 8-14 2z\" fill=\"#b0443a\"/><path d=\"M-7-1q4-4 9-2M2 2q3-2 6-1\" fill=\"none\" stroke=\"#e8a898\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "chop",
      0xC98A66,
      "<path d=\"M-16 2C-17-10-3-14 6-9 12-6 12 1 7 5L15 13 11 16 2 8C-6 13-15 11-16 2z\" fill=\"#f4e6d2\"/><path d=\"M-13 2C-14-7-3-10 4-6 9-3 7 2 3 4-5 9-12 8-13 2z\" fill=\"#c4684f\"/><path d=\"M-7 1q3-4 8-3\" fill=\"none\" stroke=\"#eab39c\" stroke-width=\"1.7\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "bacon",
      0xC76A55,
      "<path d=\"M-16-5q5-6 10 0t10 0 10 0M-16 6q5-6 10 0t10 0 10 0\" fill=\"none\" stroke=\"#b5443a\" stroke-width=\"8.4\"/><path d=\"M-16-5q5-6 10 0t10 0 10 0M-16 6q5-6 10 0t10 0 10 0\" fill=\"none\" stroke=\"#f3d0b8\" stroke-width=\"2.4\"/>"
    ),
    FoodSymbol(
      "ham",
      0xE3A493,
      "<path d=\"M-15 6C-18-6-6-14 6-12 15-10 18-1 12 7 7 14-12 14-15 6z\" fill=\"#f6e6da\"/><path d=\"M-12 5C-15-4-5-11 5-9 12-8 14-1 9 5 5 10-10 11-12 5z\" fill=\"#e58f86\"/><circle cx=\"-1\" cy=\"-1\" r=\"3.6\" fill=\"#fff3e6\"/><path d=\"M4 3q3-1 4-4M-8 4q3 3 7 2\" fill=\"none\" stroke=\"#f6c4b8\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "sausage",
      0xB0603E,
      "<path d=\"M-13-7C-9 4 2 8 13 6\" fill=\"none\" stroke=\"#a4522f\" stroke-width=\"10\" stroke-linecap=\"round\"/><path d=\"M-13-8C-8 1 2 4 13 3\" fill=\"none\" stroke=\"#d8926a\" stroke-width=\"2\" stroke-linecap=\"round\"/><path d=\"M-7 3l3-4M0 7l2-5\" stroke=\"#73341c\" stroke-width=\"1.6\" stroke-linecap=\"round\"/><path d=\"M-16-11l-1-3M17 5l2-1\" stroke=\"#73341c\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "mince",
      0x96543A,
      "<path d=\"M-10-1h0M-4-7h0M4-6h0M10 0h0M-1 1h0M-8 7h0M0 9h0M8 7h0\" stroke=\"#8b4a31\" stroke-width=\"10\" stroke-linecap=\"round\"/><path d=\"M-11-3h0M-4-9h0M4-8h0M10-2h0M-1-1h0M-8 5h0M0 7h0M8 5h0\" stroke=\"#bd7a58\" stroke-width=\"3.2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "meatball",
      0x96543A,
      "<circle cx=\"-8\" cy=\"3\" r=\"8.5\" fill=\"#8b4a31\"/><circle cx=\"9\" cy=\"4\" r=\"8\" fill=\"#7d4029\"/><circle cx=\"1\" cy=\"-7\" r=\"8\" fill=\"#97553a\"/><path d=\"M-11 0h0M6 1h0M-2-10h0\" stroke=\"#c98f6c\" stroke-width=\"3.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "roast",
      0xB07A4E,
      "<path d=\"M-18 5C-18-8-6-13 4-11 14-10 19-2 17 6 14 13-16 14-18 5z\" fill=\"#9a5a34\"/><path d=\"M6-11C14-9 18-2 17 6 15 11 8 12 3 11 8 5 9-4 6-11z\" fill=\"#d9957a\"/><path d=\"M-13-4 4 12M-8-9 8 8M-16 2-6 12\" stroke=\"#f3e3c8\" stroke-width=\"1.3\"/>"
    ),
  ]

  static let fish = [
    FoodSymbol(
      "fish",
      0xE3D5BE,
      "<path d=\"M-18 1C-10-11 4-12 11-1L18-8V9L11 3C4 13-10 13-18 1z\" fill=\"#8fa9b0\"/><path d=\"M-18 1C-10 9 4 9 11 3 4 13-10 13-18 1z\" fill=\"#d5e0e0\"/><circle cx=\"-11\" cy=\"-1\" r=\"1.7\" fill=\"#2b2620\"/><path d=\"M-6-6Q-3 0-6 7M0-3q2 3 0 6M5-2q1 2 0 4\" fill=\"none\" stroke=\"#5f7a82\" stroke-width=\"1.3\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "salmon",
      0xF0A184,
      "<path d=\"M-17 6C-15-6-3-13 16-11 19-6 16 5 9 9-1 13-15 13-17 6z\" fill=\"#f08c6c\"/><path d=\"M-12 6Q-6-4 6-9M-5 9Q1-1 12-8M4 9Q8 3 15-3\" fill=\"none\" stroke=\"#fcd3c0\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "prawn",
      0xF0A184,
      "<path d=\"M-11 9C-16 0-11-13 2-13 13-13 16-3 11 3\" fill=\"none\" stroke=\"#ee835e\" stroke-width=\"9\" stroke-linecap=\"round\"/><path d=\"M-14-2l7-1M-9-10l5 5M3-13V-7M12-8l-5 3\" stroke=\"#fbd0ba\" stroke-width=\"1.6\"/><path d=\"M-11 9l-5 7M-9 10l3 6M11 3q2 6-3 9M13 2q5 4 3 10\" fill=\"none\" stroke=\"#d9633e\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "mussel",
      0xE9D6B4,
      "<path d=\"M-15 10C-16-4-2-16 14-13 15 2 3 14-15 10z\" fill=\"#2f3a4c\"/><path d=\"M-12 8C-10-2 0-9 10-9 9 1-1 9-12 8z\" fill=\"#f0a85e\"/><path d=\"M-13 4Q-8-8 6-12\" fill=\"none\" stroke=\"#7387a0\" stroke-width=\"1.4\"/>"
    ),
    FoodSymbol(
      "squid",
      0xEBDAD0,
      "<g fill=\"none\" stroke=\"#ecc9b8\" stroke-width=\"5\"><circle cx=\"-7\" cy=\"2\" r=\"7\"/><circle cx=\"7\" cy=\"4\" r=\"7\"/><circle cx=\"1\" cy=\"-6\" r=\"6.5\"/></g><path d=\"M-13 0q2-4 6-4M1-12q4 0 6 4\" fill=\"none\" stroke=\"#fff3ea\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
  ]
}
