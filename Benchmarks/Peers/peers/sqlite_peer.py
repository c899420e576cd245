"""SQLite: postings clustered by (ingredient, recipe), added up in two ways."""
import sqlite3
from pathlib import Path

from cells import ANSWER_ROWS

FILE = "index.db"
CACHE_KIBIBYTES = 2_000_000
MAPPED_BYTES = 16_000_000_000


class SQLite:
    """What the two ways of adding up share."""

    def __init__(self, folder):
        self.database = sqlite3.connect(Path(folder) / FILE)
        self.database.execute(f"PRAGMA cache_size = -{CACHE_KIBIBYTES}")
        self.database.execute(f"PRAGMA mmap_size = {MAPPED_BYTES}")
        self.database.execute("PRAGMA temp_store = MEMORY")

    @staticmethod
    def version():
        return sqlite3.sqlite_version

    @staticmethod
    def build(corpus, folder):
        import numpy

        database = sqlite3.connect(folder / FILE)
        database.executescript(
            """
            PRAGMA journal_mode = OFF;
            PRAGMA synchronous = OFF;
            CREATE TABLE posting (
              ingredient INTEGER, recipe INTEGER, required INTEGER, plain INTEGER, renown INTEGER,
              weight INTEGER,
              PRIMARY KEY (ingredient, recipe)
            ) WITHOUT ROWID;
            """
        )
        positions, recipes = corpus.postings()
        counts = numpy.diff(positions)
        columns = (
            numpy.repeat(numpy.arange(corpus.vocabulary), counts),
            recipes,
            corpus.required[recipes],
            corpus.plain[recipes],
            corpus.renown[recipes],
            numpy.repeat(corpus.weights, counts),
        )
        # Slices keep the Python objects of millions of rows from existing at once.
        for start in range(0, len(recipes), 1_000_000):
            rows = zip(*(column[start : start + 1_000_000].tolist() for column in columns))
            database.executemany("INSERT INTO posting VALUES (?, ?, ?, ?, ?, ?)", rows)
        database.commit()
        database.execute("ANALYZE")
        database.close()


class GroupBy(SQLite):
    """One statement; the postings are sorted by recipe and weight to be numbered and grouped."""

    def answer(self, pantry):
        # `required` and the marks are the same in all rows of a group, so that any of them will do.
        statement = f"""
            SELECT required - count(*) AS missing, sum(weight) FILTER (WHERE place <= 3) AS heaviest, recipe
            FROM (
              SELECT *, row_number() OVER (PARTITION BY recipe ORDER BY weight DESC) AS place
              FROM posting WHERE ingredient IN ({",".join("?" * len(pantry))})
            )
            GROUP BY recipe
            ORDER BY missing, plain, min(count(*), 3) DESC, renown DESC, heaviest DESC, recipe
            LIMIT {ANSWER_ROWS}
            """
        return self.database.execute(statement, pantry).fetchall()


class Upsert(SQLite):
    """A temporary table with a row for each recipe that uses something, filled by the heaviest
    ingredients first, so that the first three of a recipe are those that weigh; nothing is sorted."""

    def __init__(self, folder):
        super().__init__(folder)
        self.database.isolation_level = None
        self.database.executescript(
            """
            PRAGMA temp.journal_mode = OFF;
            CREATE TEMP TABLE hit (
              recipe INTEGER PRIMARY KEY, required INTEGER, plain INTEGER, renown INTEGER,
              matched INTEGER, heaviest INTEGER
            );
            """
        )
        heaviest_first = self.database.execute(
            "SELECT ingredient FROM posting GROUP BY ingredient ORDER BY max(weight) DESC"
        )
        self.places = {row[0]: place for place, row in enumerate(heaviest_first)}

    def answer(self, pantry):
        self.database.execute("BEGIN")
        self.database.execute("DELETE FROM hit")
        known = sorted((each for each in pantry if each in self.places), key=self.places.get)
        for ingredient in known:
            self.database.execute(
                """
                INSERT INTO hit SELECT recipe, required, plain, renown, 1, weight
                FROM posting WHERE ingredient = ?
                ON CONFLICT (recipe) DO UPDATE SET matched = matched + 1,
                  heaviest = heaviest + iif(matched < 3, excluded.heaviest, 0)
                """,
                (ingredient,),
            )
        rows = self.database.execute(
            f"""
            SELECT required - matched, heaviest, recipe FROM hit
            ORDER BY required - matched, plain, min(matched, 3) DESC, renown DESC, heaviest DESC, recipe
            LIMIT {ANSWER_ROWS}
            """
        ).fetchall()
        self.database.execute("COMMIT")
        return rows
