/// Four lists of books that nobody wrote.
enum InventedBooks {
  static let lists: [BestSellerList] = [
    BestSellerList(
      name: "fiction",
      title: "Fiction",
      isMonthly: false,
      books: [
        .init(
          "The Glass Ferry",
          by: "Ada Quill",
          from: "Lighthouse",
          summary: "A ferryman keeps a secret for forty years.",
          isbn13: "9781234500177",
          isbn10: "1234500175"
        ),
        .init(
          "Nine Winters",
          by: "Tomas Reed",
          from: "Orchard Press",
          summary: "A village that is cut off each December.",
          isbn13: "9781234500245",
          isbn10: "1234500248"
        ),
        .init(
          "A Map of Salt",
          by: "Ines Okafor",
          from: "Lighthouse",
          summary: "Two sisters sail home.",
          isbn13: "9781234500313",
          isbn10: "1234500310"
        ),
        .init(
          "The Clockmaker's Debt",
          by: "Ada Quill",
          from: "Orchard Press",
          summary: "A clock that runs backwards ruins a town.",
          isbn13: "9781234500382",
          isbn10: "1234500388"
        ),
      ]
    ),
    BestSellerList(
      name: "advice",
      title: "Advice & How-To",
      isMonthly: false,
      books: [
        .init(
          "Small Repairs",
          by: "Joan Petrie",
          from: "Workbench",
          summary: "What to mend, and with what.",
          isbn13: "9781234500450",
          isbn10: "1234500450"
        ),
        .init(
          "The Quiet Hour",
          by: "Samuel Osei",
          from: "Lamp & Co",
          summary: "One hour a day without anything.",
          isbn13: "9781234500528",
          isbn10: "1234500523"
        ),
        .init(
          "Money in Plain Words",
          by: "Joan Petrie",
          from: "Workbench",
          summary: "Accounts for people who dislike them.",
          isbn13: "9781234500597",
          isbn10: "1234500590"
        ),
      ]
    ),
    BestSellerList(
      name: "cookbooks",
      title: "Cookbooks",
      isMonthly: true,
      books: [
        .init(
          "The Patient Stew",
          by: "Mira Lindqvist",
          from: "Copper Pan",
          summary: "Eighty dishes that cook by themselves.",
          isbn13: "9781234500665",
          isbn10: "1234500663"
        ),
        .init(
          "Bread for Four",
          by: "Hassan Aydin",
          from: "Copper Pan",
          summary: "Small loaves for small ovens.",
          isbn13: "9781234500733",
          isbn10: "1234500736"
        ),
        .init(
          "A Bar in the Pantry",
          by: "Mira Lindqvist",
          from: "Tall Glass",
          summary: "Drinks from what is there already.",
          isbn13: "9781234500801",
          isbn10: "1234500809"
        ),
        .init(
          "Market Day",
          by: "Bea Fontaine",
          from: "Orchard Press",
          summary: "Fifty-two markets, one dish each.",
          isbn13: "9781234500870",
          isbn10: "1234500876"
        ),
      ]
    ),
    BestSellerList(
      name: "science",
      title: "Science",
      isMonthly: true,
      books: [
        .init(
          "How Rivers Choose",
          by: "Edmund Vale",
          from: "Lamp & Co",
          summary: "Why water goes where it goes.",
          isbn13: "9781234500948",
          isbn10: "1234500949"
        ),
        .init(
          "Ten Thousand Moths",
          by: "Noor Haddad",
          from: "Lighthouse",
          summary: "A night in a field with a lamp.",
          isbn13: "9781234501013",
          isbn10: ""
        ),
        .init(
          "The Weight of Air",
          by: "Edmund Vale",
          from: "Lamp & Co",
          summary: "A history of the barometer.",
          isbn13: "9781234501082",
          isbn10: "1234501082"
        ),
      ]
    ),
  ]
}
