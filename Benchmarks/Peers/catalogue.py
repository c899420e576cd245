"""The peers, and what each one does."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Peer:
    key: str
    name: str
    method: str
    engine: str
    """Of a Python peer MODULE.CLASS in `peers`; of Lucene one of its ways."""
    index: str
    """Peers with the same one share what is built."""
    package: str = ""
    """What must be there besides Python and numpy; empty for nothing."""
    order: str = "full"


PEERS = (
    Peer(
        "sqlite",
        "SQLite, GROUP BY",
        "A table clustered by (ingredient, recipe) that also contains the length and marks of the recipe "
        "and the weight of the ingredient, so the query reads nothing else. One SELECT … GROUP BY recipe "
        "ORDER BY … LIMIT 20 reads from a window that numbers the ingredients of each recipe by weight. "
        "The file is mapped into memory, with a page cache of 2 GB.",
        "sqlite_peer.GroupBy",
        "sqlite",
    ),
    Peer(
        "sqlite-upsert",
        "SQLite, upsert",
        "The same table as in the method 'SQLite, GROUP BY'. The postings are added up in a temporary "
        "table keyed by recipe, beginning with the heaviest ingredients.",
        "sqlite_peer.Upsert",
        "sqlite",
    ),
    Peer(
        "duckdb",
        "DuckDB",
        "A table of the same columns in a file, sorted by ingredient and joined with the pantry. One "
        "SELECT … GROUP BY … LIMIT 20 runs on one thread.",
        "duckdb_peer.DuckDB",
        "duckdb",
        "duckdb",
    ),
    Peer(
        "tantivy",
        "tantivy, one query",
        "One Boolean query of constant scores that a float represents exactly, with an optional clause "
        "for each ingredient and for each possible length of a recipe. There is one segment, sorted by "
        "id, so recipes with equal scores are in order. A sum of scores cannot select the three heaviest "
        "of many ingredients.",
        "tantivy_peer.OneQuery",
        "tantivy",
        "tantivy",
        order="simple",
    ),
    Peer(
        "tantivy-by-size",
        "tantivy, by length",
        "The same scores as in the method 'tantivy, one query', but a separate query for each possible "
        "length of a recipe, shortest first. The search stops when longer recipes must miss more ingredients.",
        "tantivy_peer.BySize",
        "tantivy",
        "tantivy",
        order="simple",
    ),
    Peer(
        "pyroaring",
        "pyroaring, levels",
        "Bit-sliced counters: the bitmaps of the pantry are added up to binary digits, and then "
        "intersected with the bitmap of each length, level by level. This method cannot compute weights.",
        "roaring_peer.Levels",
        "pyroaring",
        "pyroaring",
        order="simple",
    ),
    Peer(
        "pyroaring-rescored",
        "pyroaring + numpy",
        "The same as the method 'pyroaring, levels', with bitmaps of the marks. For each recipe that "
        "remains, numpy computes the weight from the recipe's row.",
        "roaring_peer.Rescored",
        "pyroaring-rescored",
        "pyroaring",
    ),
    Peer(
        "lucene-covering",
        "Lucene, CoveringQuery",
        "A CoveringQuery for recipes that miss 0, 1, 2 … ingredients, until it finds 20 recipes. The "
        "CoveringQuery is inside a FunctionScoreQuery that combines missing and matched into one score, "
        "which a float represents exactly. There is one segment, sorted by id. A sum of scores cannot "
        "select the three heaviest of many ingredients.",
        "covering",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-function-score",
        "Lucene, FunctionScoreQuery",
        "One BooleanQuery of constant scores, inside a FunctionScoreQuery that adds a score for the "
        "length of the recipe.",
        "function-score",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-collector",
        "Lucene, own collector",
        "The same BooleanQuery as in the method 'Lucene, FunctionScoreQuery'. Our own collector adds a "
        "score for the length of the recipe and keeps the best recipes.",
        "collector",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-counters",
        "Lucene, own counters",
        "No query: our own code adds up each PostingsEnum in an array, beginning with the heaviest "
        "ingredient, so that only the first three ingredients of a recipe add weight. All sort keys are "
        "combined into one number, and a heap keeps the best recipes.",
        "counters",
        "lucene",
        "lucene",
    ),
    Peer(
        "numpy",
        "numpy, bincount",
        "Arrays of postings: one bincount, then a partition by all keys before the weight. The weights "
        "of the remaining recipes are computed from their rows.",
        "numpy_peer.Bincount",
        "numpy",
    ),
)
