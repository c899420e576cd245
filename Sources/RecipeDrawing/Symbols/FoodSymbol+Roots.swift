extension FoodSymbol {
  static let roots = [
    FoodSymbol(
      "onion",
      0xD9B98A,
      "<path d=\"M1-16C2-9 14-7 14 3 14 11 7 14 0 14S-14 11-14 3C-14-7-2-9 1-16z\" fill=\"#c98a52\"/><path d=\"M0-9C-6-3-7 6-3 13M1-9C7-3 8 6 4 13\" fill=\"none\" stroke=\"#efd0a8\" stroke-width=\"1.5\"/><path d=\"M-3 14q3 3 6 0\" fill=\"none\" stroke=\"#8a6238\" stroke-width=\"1.4\"/>"
    ),
    FoodSymbol(
      "springonion",
      0xA5BE79,
      "<path d=\"M-10 14Q0 0 3-17M-4 15Q6 2 12-13M-10 14Q-8 0-6-12\" fill=\"none\" stroke=\"#6ca24a\" stroke-width=\"3.4\" stroke-linecap=\"round\"/><path d=\"M-10 14Q-6 8-4 4M-4 15Q0 10 2 6\" fill=\"none\" stroke=\"#f5f1de\" stroke-width=\"4.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "leek",
      0xC3D29A,
      "<path d=\"M-13 11-8 15 7-2 2-6z\" fill=\"#eef0d2\"/><path d=\"M2-6 5-16 9-9 16-14 13-5 18-3 7-2z\" fill=\"#5f9647\"/><path d=\"M-10 12 4-4\" stroke=\"#c3d29a\" stroke-width=\"1.4\"/>"
    ),
    FoodSymbol(
      "garlic",
      0xEFE5D0,
      "<path d=\"M1-16C0-9 14-6 14 5 14 12 7 13 0 13S-14 12-14 5C-14-6-2-9 1-16z\" fill=\"#f6efe2\" stroke=\"#cbbda6\" stroke-width=\"1.2\"/><path d=\"M0-7C-6-2-7 6-4 12M1-7C7-2 8 6 5 12\" fill=\"none\" stroke=\"#cbaac0\" stroke-width=\"1.3\"/>"
    ),
    FoodSymbol(
      "ginger",
      0xE4C58A,
      "<path d=\"M-14 2C-15-6-6-8-3-5-2-14 8-15 8-8 14-9 17-1 12 3 14 10 6 14 2 9-4 14-14 11-14 2z\" fill=\"#d9b078\"/><path d=\"M-9 0q3 3 1 7M4-8q2 3 6 2M3 2q4 0 5 4\" fill=\"none\" stroke=\"#a87d45\" stroke-width=\"1.4\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "carrot",
      0xE6913E,
      "<path d=\"M4-9C11-8 13-2 9 2 3 8-6 13-15 15-13 6-6-6 0-10z\" fill=\"#ec8a2c\"/><path d=\"M-6 4l4 3M-1-2l5 4M3-7l4 3\" stroke=\"#c0661a\" stroke-width=\"1.5\" stroke-linecap=\"round\"/><path d=\"M5-8Q4-15 8-18M6-8Q11-14 16-14M6-7Q14-9 17-5\" fill=\"none\" stroke=\"#5d9a48\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "potato",
      0xE3C98E,
      "<path d=\"M-16 3C-18-8-6-14 5-12S19-1 14 7 0 15-8 12-15 8-16 3z\" fill=\"#d6b075\"/><path d=\"M-8-3l2 1M2-7l2 1M7 1l2 1M-2 6l2 1M-10 5h1\" stroke=\"#9d7a45\" stroke-width=\"1.7\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "sweetpotato",
      0xDE8A4A,
      "<path d=\"M-18 6C-12-6 0-14 9-11 15-9 20-6 17 0 11 9-2 14-10 11-14 10-16 8-18 6z\" fill=\"#b85f3f\"/><ellipse cx=\"9\" cy=\"-3\" rx=\"6\" ry=\"7\" fill=\"#f0a050\" transform=\"rotate(25 9 -3)\"/><path d=\"M-9 4l3 1M-4-3l2 1\" stroke=\"#84402a\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "beetroot",
      0xA22B52,
      "<path d=\"M0-6C10-8 14 0 12 6 9 12 3 12 0 17-3 12-9 12-12 6-14 0-10-8 0-6z\" fill=\"#8c1f46\"/><path d=\"M-1-6Q-6-11-7-17M1-6Q2-12 0-18M2-6Q7-10 10-16\" fill=\"none\" stroke=\"#b53a5e\" stroke-width=\"2\"/><path d=\"M-7-17q-4 2-4-3 5-3 4 3zM0-17q-3-1 0-4 4 2 0 4zM10-15q5 1 4-4-5-2-4 4z\" fill=\"#5d9a48\" stroke=\"#5d9a48\" stroke-width=\"2\"/>"
    ),
    FoodSymbol(
      "radish",
      0xE9DDE0,
      "<path d=\"M0-7C9-8 12 0 9 5 6 10 2 9 0 16-2 9-6 10-9 5-12 0-9-8 0-7z\" fill=\"#d8486c\"/><path d=\"M-4 8Q0 9 4 8L0 16z\" fill=\"#fff4f2\"/><path d=\"M0-6C-8-8-9-15-5-17 1-14 1-9 0-6zM1-6C3-14 10-17 12-14 11-9 6-6 1-6z\" fill=\"#5d9a48\"/>"
    ),
    FoodSymbol(
      "parsnip",
      0xEBDDB4,
      "<path d=\"M4-9C11-8 13-2 9 2 3 8-6 13-15 15-13 6-6-6 0-10z\" fill=\"#ecdcae\"/><path d=\"M-6 4l4 3M-1-2l5 4M3-7l4 3\" stroke=\"#c2a766\" stroke-width=\"1.4\" stroke-linecap=\"round\"/><path d=\"M5-8Q4-15 8-18M6-8Q11-14 16-14\" fill=\"none\" stroke=\"#7aa257\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"
    ),
    FoodSymbol(
      "celery",
      0xC2D28C,
      "<path d=\"M-9 15-5-7h5l-3 22zM-1 15 4-8h5L6 15z\" fill=\"#a9c66a\"/><path d=\"M-6 14-3-5M2 14 6-6\" stroke=\"#86a94b\"/><path d=\"M-3-6C-11-6-12-13-7-15-5-19 0-17 1-14 4-19 12-18 12-13 16-10 12-5 7-7 3-4-1-4-3-6z\" fill=\"#76a84a\"/>"
    ),
  ]
}
