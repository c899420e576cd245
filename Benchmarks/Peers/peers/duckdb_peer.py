"""DuckDB: a table of postings sorted by ingredient, joined with the pantry, grouped by recipe."""
from pathlib import Path

import duckdb

from cells import ANSWER_ROWS

FILE = "index.duckdb"
SETTINGS = {"threads": 1}
STATEMENT = f"""
    SELECT any_value(required) - count(*) AS missing, list_sum(max(weight, 3)) AS heaviest, recipe
    FROM posting JOIN (SELECT unnest(?) AS ingredient) USING (ingredient)
    GROUP BY recipe
    ORDER BY missing, any_value(plain), least(count(*), 3) DESC, any_value(renown) DESC, heaviest DESC, recipe
    LIMIT {ANSWER_ROWS}
    """


class DuckDB:
    def __init__(self, folder):
        self.database = duckdb.connect(
            Path(folder) / FILE, read_only=True, config=SETTINGS
        )

    @staticmethod
    def version():
        return duckdb.__version__

    @staticmethod
    def build(corpus, folder):
        import numpy

        positions, recipes = corpus.postings()
        counts = numpy.diff(positions)
        columns = {
            "ingredient": numpy.repeat(numpy.arange(corpus.vocabulary, dtype=numpy.int32), counts),
            "recipe": recipes,
            "required": corpus.required[recipes].astype(numpy.int32),
            "plain": corpus.plain[recipes],
            "renown": corpus.renown[recipes],
            "weight": numpy.repeat(corpus.weights.astype(numpy.int32), counts),
        }
        database = duckdb.connect(folder / FILE, config=SETTINGS)
        database.register("columns", columns)
        database.execute("CREATE TABLE posting AS SELECT * FROM columns")
        database.execute("CHECKPOINT")
        database.close()

    def answer(self, pantry):
        return self.database.execute(STATEMENT, [pantry]).fetchall()
