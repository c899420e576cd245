extension FoodSymbol {
  /// What is a dish by itself, whatever went into it.
  static let dishes = [
    FoodSymbol(
      "cake",
      0xEBCB94,
      "<path d=\"M-18-2 8-13 18-4V10L-18 13z\" fill=\"#e5b96c\"/><path d=\"M-18-2 8-13 18-4z\" fill=\"#fff3df\"/><path d=\"M-18 5 18 2\" stroke=\"#fff3df\" stroke-width=\"3\"/><circle cx=\"4\" cy=\"-10\" r=\"3\" fill=\"#b81f35\"/>"
    ),
    FoodSymbol(
      "chocolatecake",
      0x5A3324,
      "<path d=\"M-18-2 8-13 18-4V10L-18 13z\" fill=\"#6b3d29\"/><path d=\"M-18-2 8-13 18-4z\" fill=\"#3f2217\"/><path d=\"M-18 5 18 2\" stroke=\"#3f2217\" stroke-width=\"2.6\"/><path d=\"M-4-6h0M4-8h0M9-5h0\" stroke=\"#f0d9b8\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "pie",
      0xDDA85E,
      "<path d=\"M-19 1H19L14 12H-14z\" fill=\"#c08442\"/><path d=\"M-19 1C-16-10-8-13 0-13S16-10 19 1z\" fill=\"#e3b069\"/><path d=\"M-12-8 4 1M-4-12 14 1M12-8-4 1M4-12-14 1\" stroke=\"#b97a36\" stroke-width=\"1.6\"/><path d=\"M-19 1q3 4 6 0 3 4 6 0 3 4 7 0 3 4 6 0 3 4 6 0 3 4 7 0\" fill=\"#e3b069\" stroke=\"#b97a36\" stroke-width=\"1.1\"/>"
    ),
    FoodSymbol(
      "tart",
      0xE3B869,
      "<ellipse cy=\"5\" rx=\"18\" ry=\"9\" fill=\"#b97a36\"/><ellipse cy=\"1\" rx=\"18\" ry=\"9\" fill=\"#dba75a\"/><ellipse cy=\"0\" rx=\"14\" ry=\"6\" fill=\"#f5d77f\"/><path d=\"M-6-2h3M2 1h4M-1-3h2\" stroke=\"#c08030\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "cookie",
      0xD7A45F,
      "<ellipse cx=\"-5\" cy=\"7\" rx=\"12\" ry=\"7\" fill=\"#b97a3a\"/><ellipse cx=\"-5\" cy=\"5\" rx=\"12\" ry=\"7\" fill=\"#dca75f\"/><circle cx=\"5\" cy=\"-5\" r=\"11\" fill=\"#d79d52\" stroke=\"#b97a3a\"/><path d=\"M1-8h0M8-10h0M7-2h0M0-1h0M12-5h0M-10 5h0M-6 9h0\" stroke=\"#5b3324\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "muffin",
      0xDCAA66,
      "<path d=\"M-11 0H11L8 15H-8z\" fill=\"#c65f4c\"/><path d=\"M-6 1-4 15M0 1V15M6 1 4 15\" stroke=\"#f1b6a8\" stroke-width=\"1.5\"/><path d=\"M-14 1C-18-7-8-10-7-11-4-17 6-16 8-11 15-11 17-3 13 1z\" fill=\"#dca75c\"/><path d=\"M-6-4h0M2-8h0M7-3h0M0-2h0\" stroke=\"#5b3a6a\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "pancake",
      0xE2B269,
      "<ellipse cy=\"9\" rx=\"18\" ry=\"6\" fill=\"#b97632\"/><ellipse cy=\"6\" rx=\"18\" ry=\"6\" fill=\"#e6b769\"/><ellipse cy=\"3\" rx=\"17\" ry=\"6\" fill=\"#b97632\"/><ellipse rx=\"17\" ry=\"6\" fill=\"#e6b769\"/><ellipse cy=\"-3\" rx=\"17\" ry=\"6\" fill=\"#b97632\"/><ellipse cy=\"-6\" rx=\"17\" ry=\"6\" fill=\"#efc67c\"/><path d=\"M-13-6C-8-10 8-10 12-6 13-2 9-3 9 2 8 6 5 5 5 0 5-3-13-2-13-6z\" fill=\"#c9781f\" fill-opacity=\".75\"/><path d=\"M-5-10 2-12 7-9 0-7z\" fill=\"#fbe99f\"/>"
    ),
    FoodSymbol(
      "waffle",
      0xE2B269,
      "<ellipse cy=\"4\" rx=\"18\" ry=\"11\" fill=\"#b97632\"/><ellipse cy=\"1\" rx=\"18\" ry=\"11\" fill=\"#e3ae58\"/><path d=\"M-15-4 9 11M-9-8 15 6M-2-10 18 2M15-4-9 11M9-8-15 6M2-10-18 2\" stroke=\"#b97632\" stroke-width=\"1.8\"/>"
    ),
    FoodSymbol(
      "pizza",
      0xE3A35A,
      "<path d=\"M-17-9C-8-16 8-16 17-9L1 16z\" fill=\"#c98a44\"/><path d=\"M-13-7C-6-12 6-12 13-7L1 13z\" fill=\"#f4cf6a\"/><circle cx=\"-4\" cy=\"-4\" r=\"3.4\" fill=\"#cf3f2d\"/><circle cx=\"5\" cy=\"-3\" r=\"3.4\" fill=\"#cf3f2d\"/><circle cx=\"1\" cy=\"5\" r=\"2.9\" fill=\"#cf3f2d\"/><path d=\"M0-8l3 1M-2 1l2 1\" stroke=\"#4f8a3f\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "burger",
      0xC98A44,
      "<path d=\"M-17 8H17Q17 14 12 14H-12Q-17 14-17 8z\" fill=\"#cf9148\"/><path d=\"M-17 4q4 5 8 1 4 4 9 0 4 4 9 0 4 4 8-1z\" fill=\"#83b34c\"/><path d=\"M-17 0H17V5H-17z\" fill=\"#6f3c26\"/><path d=\"M-17-2H17L9 3 3-1z\" fill=\"#f3c548\"/><path d=\"M-17-3C-16-17 16-17 17-3z\" fill=\"#d99a50\"/><path d=\"M-7-9h1M0-12h1M7-9h1M2-7h1\" stroke=\"#fff1d6\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "sandwich",
      0xDDB47A,
      "<path d=\"M-18 8 2-9 18 8z\" fill=\"#f2d7a6\"/><path d=\"M-18 8H18V11H-18z\" fill=\"#e0584a\"/><path d=\"M-18 6q4 5 9 1 4 4 9 0 4 4 9 0 5 4 9-1v4H-18z\" fill=\"#83b34c\"/><path d=\"M-18 11H18V15H-18z\" fill=\"#c98f4b\"/><path d=\"M-18 8 2-9 18 8\" fill=\"none\" stroke=\"#c08442\" stroke-width=\"2.6\" stroke-linejoin=\"round\"/>"
    ),
    FoodSymbol(
      "toast",
      0xDDB47A,
      "<path d=\"M-15 10-11-9H11L15 10z\" fill=\"#b97632\"/><path d=\"M-12 8-9-7H9L12 8z\" fill=\"#eac88c\"/><path d=\"M-15 10H15V13H-15z\" fill=\"#965a24\"/>"
    ),
    FoodSymbol(
      "hotdog",
      0xD99A50,
      "<path d=\"M-17 2C-17-6 17-6 17 2 17 12-17 12-17 2z\" fill=\"#d99a50\"/><path d=\"M-18 1H18\" stroke=\"#a4452f\" stroke-width=\"7\" stroke-linecap=\"round\"/><path d=\"M-14 0q3-3 5 0t5 0 5 0 5 0 5 0\" fill=\"none\" stroke=\"#f3c548\" stroke-width=\"1.8\" stroke-linecap=\"round\"/><path d=\"M-17 4C-14 12 14 12 17 4 8 8-8 8-17 4z\" fill=\"#c98436\"/>"
    ),
    FoodSymbol(
      "taco",
      0xE3B552,
      "<path d=\"M-16 8q-2-9 2-11 1-5 6-4 3-5 8-3 5-3 8 3 5-1 6 4 4 2 2 11z\" fill=\"#83b34c\"/><path d=\"M-8-3h0M0-6h0M8-3h0\" stroke=\"#d8452e\" stroke-width=\"5\" stroke-linecap=\"round\"/><path d=\"M-18 11C-17-7 17-7 18 11z\" fill=\"#eec059\"/><path d=\"M-10 6h0M-3 2h0M5 4h0M10 8h0M0 8h0\" stroke=\"#c9932e\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "wrap",
      0xE9D2A4,
      "<path d=\"M-15 12-8-12H8L15 12Q0 17-15 12z\" fill=\"#efd9ab\" transform=\"rotate(58)\"/><g transform=\"rotate(58)\"><path d=\"M-8-12q2-5 5-2 3-5 5 0 4-4 6 2z\" fill=\"#83b34c\"/><path d=\"M-3-13h0M3-13h0\" stroke=\"#d8452e\" stroke-width=\"4\" stroke-linecap=\"round\"/><path d=\"M-6-6 4 13\" stroke=\"#cfa96a\" stroke-width=\"1.5\"/></g>"
    ),
    FoodSymbol(
      "dumpling",
      0xF0DDB4,
      "<path d=\"M-17 7C-15-9 15-9 17 7 9 13-9 13-17 7z\" fill=\"#f6e6c4\" stroke=\"#cfae76\" stroke-width=\"1.2\"/><path d=\"M-17 7q2-5 4-5 0-5 4-5 1-4 5-3 3-3 6 0 4-1 5 3 4 0 4 5 4 0 6 5\" fill=\"none\" stroke=\"#cfae76\" stroke-width=\"1.5\"/>"
    ),
    FoodSymbol(
      "roll",
      0xD9A04E,
      "<path d=\"M-14 8 8-9\" stroke=\"#d9973f\" stroke-width=\"10\" stroke-linecap=\"round\"/><path d=\"M-4 13 15-3\" stroke=\"#e6ae58\" stroke-width=\"10\" stroke-linecap=\"round\"/><path d=\"M-9 1l4 5M-1-5l4 5M3 4l4 5M10-2l4 5\" stroke=\"#b97326\" stroke-width=\"1.5\"/>"
    ),
    FoodSymbol(
      "omelette",
      0xF4D06A,
      "<path d=\"M-18 9C-17-8 17-8 18 9 8 14-8 14-18 9z\" fill=\"#f3c446\"/><path d=\"M-18 9C-8 4 8 4 18 9 8 14-8 14-18 9z\" fill=\"#fbe08a\"/><path d=\"M-6-1h2M3-2h2M9 3h1\" stroke=\"#5a9a4a\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "skewer",
      0xB07A4E,
      "<path d=\"M-19 13 19-14\" stroke=\"#8a6a3c\" stroke-width=\"1.8\" stroke-linecap=\"round\"/><g transform=\"rotate(-35)\"><path d=\"M-14-5h7V5h-7zM-1-5H6V5H-1z\" fill=\"#9a5530\"/><path d=\"M-6.5-6h4.5V6h-4.5z\" fill=\"#d63a2c\"/><path d=\"M7-6h4V6H7z\" fill=\"#79a84c\"/></g>"
    ),
    FoodSymbol(
      "sushi",
      0xF3EAD6,
      "<path d=\"M-17-2V7a9 4 0 0 0 18 0V-2z\" fill=\"#24382c\"/><ellipse cx=\"-8\" cy=\"-2\" rx=\"9\" ry=\"4.5\" fill=\"#fffaf0\"/><ellipse cx=\"-8\" cy=\"-2\" rx=\"4\" ry=\"2\" fill=\"#f08c6c\"/><path d=\"M2 2V10a8 4 0 0 0 16 0V2z\" fill=\"#24382c\"/><ellipse cx=\"10\" cy=\"2\" rx=\"8\" ry=\"4\" fill=\"#fffaf0\"/><ellipse cx=\"10\" cy=\"2\" rx=\"3.4\" ry=\"1.7\" fill=\"#79a84c\"/>"
    ),
    FoodSymbol(
      "fritter",
      0xCB8F45,
      "<path d=\"M-14 3C-18-4-8-10-3-7 0-3-1 7-6 8-9 10-13 8-14 3zM2-6C6-14 17-9 16-2 15 4 5 4 2-6zM-1 9C-1 2 13 2 14 8 14 15 0 16-1 9z\" fill=\"#c98738\"/><path d=\"M-11 1l2 1M-6-2l2 1M7-6l2 1M11-3l1 1M4 9l2 0M9 8l1 1\" stroke=\"#efc07a\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "fries",
      0xEFC75E,
      "<path d=\"M-9 2-12-15M-4 0-5-17M1 0 2-16M6 0 9-17M10 2 14-13\" stroke=\"#f0c450\" stroke-width=\"4.6\" stroke-linecap=\"square\"/><path d=\"M-13-3Q0 4 13-3L9 15H-9z\" fill=\"#c8402f\"/><path d=\"M-13-3Q0 4 13-3\" fill=\"none\" stroke=\"#f3e3c8\" stroke-width=\"1.6\"/>"
    ),
    FoodSymbol(
      "icecream",
      0xF7E6C4,
      "<circle cx=\"-8\" cy=\"3\" r=\"9\" fill=\"#f6e3b8\"/><circle cx=\"8\" cy=\"3\" r=\"9\" fill=\"#f0b7b4\"/><circle cy=\"-7\" r=\"9\" fill=\"#fff3dc\" stroke=\"#e8d5ae\"/><path d=\"M-16 6q4 6 8 2 4 5 8 1 4 4 8-1 4 4 8-2\" fill=\"none\" stroke=\"#d9a89a\" stroke-width=\"1.4\" stroke-linecap=\"round\"/><path d=\"M-4-10q1-2 3-3\" stroke=\"#fff\" stroke-width=\"2\" stroke-linecap=\"round\" fill=\"none\"/>"
    ),
    FoodSymbol(
      "pudding",
      0xE9C27A,
      "<path d=\"M-15 11-9-9H9L15 11z\" fill=\"#f3d78c\"/><ellipse cy=\"11\" rx=\"15\" ry=\"4\" fill=\"#f3d78c\"/><path d=\"M-10-6Q-12 1-9 1T-6-1Q-4 6-1 5T2 0Q4 3 6 2T10-6L9-9H-9z\" fill=\"#8a4a1a\"/><ellipse cy=\"-9\" rx=\"9\" ry=\"3\" fill=\"#a35c22\"/>"
    ),
    FoodSymbol(
      "meringue",
      0xFBF3E4,
      "<path d=\"M-16 11C-20 3-10 1-10 1-13-6-4-8-4-8-5-14 2-15 2-19 8-16 7-11 5-8 14-7 10 1 10 1 20 3 16 11 16 11z\" fill=\"#fffaf0\" stroke=\"#dccbaa\" stroke-width=\"1.2\"/><path d=\"M-10 1Q0 6 10 1M-4-8Q1-5 5-8\" fill=\"none\" stroke=\"#dccbaa\" stroke-width=\"1.3\"/>"
    ),
    FoodSymbol(
      "doughnut",
      0xD99A50,
      "<ellipse cy=\"4\" rx=\"17\" ry=\"11\" fill=\"#d39546\"/><path d=\"M-17 2C-17-12 17-12 17 2 14 6 11 2 8 6 4 3 1 8-3 5-7 8-9 3-12 6-14 4-16 5-17 2z\" fill=\"#e58fa0\"/><ellipse cy=\"-1\" rx=\"5\" ry=\"2.8\" fill=\"#a86a28\"/><path d=\"M-10-3l2 1M-5-6l2 0M5-6l2 1M10-2l1-1M-8 2l2 0M8 2l2 0\" stroke=\"#fffaf0\" stroke-width=\"1.7\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "croissant",
      0xD99A50,
      "<path d=\"M-18 9C-17-6-8-11 0-11S17-6 18 9C13 8 10 4 8 3 4 6-4 6-8 3-10 4-13 8-18 9z\" fill=\"#d59242\"/><path d=\"M-6-10Q-7-2-8 3M6-10Q7-2 8 3M-13-5Q-13 2-14 6M13-5Q13 2 14 6\" fill=\"none\" stroke=\"#9f6220\" stroke-width=\"1.5\"/>"
    ),
    FoodSymbol(
      "pretzel",
      0xA8622E,
      "<path d=\"M-4 12C4 2 14 0 14-7 14-14 4-14 0-6-4-14-14-14-14-7-14 0-4 2 4 12\" fill=\"none\" stroke=\"#a3592a\" stroke-width=\"5\" stroke-linecap=\"round\"/><path d=\"M-12-6h0M12-6h0M-5 3h0M6 3h0M0-5h0\" stroke=\"#fff6e4\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "lasagne",
      0xD98A4E,
      "<path d=\"M-17-6H17V13H-17z\" fill=\"#c9472f\"/><path d=\"M-17-3H17M-17 3H17M-17 9H17\" stroke=\"#f3d58a\" stroke-width=\"3\"/><path d=\"M-18-6Q0-15 18-6V-4q-3 3-5 0-3 5-6 0-3 3-6 0-3 5-7 0-3 3-6 0-3 4-6 0-2 2-4 0z\" fill=\"#f2c75c\"/>"
    ),
    FoodSymbol(
      "gratin",
      0xE9BE62,
      "<path d=\"M-18 9C-18-6-9-11 0-11S18-6 18 9C9 13-9 13-18 9z\" fill=\"#efc45f\"/><path d=\"M-10 1h3M0-5h4M6 3h4M-4 6h3M-4-1h1M9-2h1M2 8h2\" stroke=\"#b97526\" stroke-width=\"2.8\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "mash",
      0xF2E0AE,
      "<path d=\"M-17 11C-20 2-11-2-8-5-6-12 7-13 9-6 15-4 19 3 17 11 8 15-8 15-17 11z\" fill=\"#f4e0a4\" stroke=\"#d5b66c\" stroke-width=\"1.1\"/><path d=\"M-9 0Q-3-5 2-3T10 2M-6 7Q2 3 9 7\" fill=\"none\" stroke=\"#d5b66c\" stroke-width=\"1.6\" stroke-linecap=\"round\"/><path d=\"M-3-8 4-10 8-7 1-5z\" fill=\"#fbe99f\"/>"
    ),
    FoodSymbol(
      "stew",
      0xA0623A,
      "<path d=\"M-17 7C-17-5-9-9 0-9S17-5 17 7C9 12-9 12-17 7z\" fill=\"#a0582e\"/><path d=\"M-9 0h0M-1-3h0M7 1h0M1 5h0\" stroke=\"#6f3820\" stroke-width=\"7\" stroke-linecap=\"round\"/><path d=\"M-5 4h2M3-4h2M10 4h1\" stroke=\"#ec8a2c\" stroke-width=\"4\" stroke-linecap=\"round\"/>"
    ),
  ]
}
