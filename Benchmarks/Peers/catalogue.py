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
        "A table clustered by (ingredient, recipe) that also holds the recipe's length and marks and the "
        "ingredient's weight, so that nothing else is read; one SELECT … GROUP BY recipe ORDER BY "
        "… LIMIT 20 over a window that numbers a recipe's ingredients by weight. The file is mapped into "
        "memory, with 2 GB of page cache.",
        "sqlite_peer.GroupBy",
        "sqlite",
    ),
    Peer(
        "sqlite-upsert",
        "SQLite, upsert",
        "The same table; the postings are added up in a temporary table keyed by recipe, the heaviest "
        "ingredients first.",
        "sqlite_peer.Upsert",
        "sqlite",
    ),
    Peer(
        "duckdb",
        "DuckDB",
        "A table of the same columns in a file, sorted by ingredient, joined with the pantry; one "
        "SELECT … GROUP BY … LIMIT 20 on one thread.",
        "duckdb_peer.DuckDB",
        "duckdb",
        "duckdb",
    ),
    Peer(
        "tantivy",
        "tantivy, one query",
        "One Boolean query of constant scores that are exact in a float: an optional clause for "
        "each ingredient and for each length a recipe can have. One segment by id, so that ties "
        "come in order. A sum cannot weigh three of many.",
        "tantivy_peer.OneQuery",
        "tantivy",
        "tantivy",
        order="simple",
    ),
    Peer(
        "tantivy-by-size",
        "tantivy, by length",
        "The same scores, one query for each length a recipe can have, shortest first, until the "
        "longer ones must miss more.",
        "tantivy_peer.BySize",
        "tantivy",
        "tantivy",
        order="simple",
    ),
    Peer(
        "pyroaring",
        "pyroaring, levels",
        "Bit-sliced counters: the bitmaps of the pantry are added up to binary digits, and met "
        "with the bitmaps of each length, level by level. It cannot weigh.",
        "roaring_peer.Levels",
        "pyroaring",
        "pyroaring",
        order="simple",
    ),
    Peer(
        "pyroaring-rescored",
        "pyroaring + numpy",
        "The same, met with bitmaps of the marks; what is reached is weighed from its row by numpy.",
        "roaring_peer.Rescored",
        "pyroaring-rescored",
        "pyroaring",
    ),
    Peer(
        "lucene-covering",
        "Lucene, CoveringQuery",
        "CoveringQuery for 0, 1, 2 … missing until it finds 20, in a FunctionScoreQuery that "
        "makes missing and matched one score, exact in a float. One segment by id. A sum cannot weigh "
        "three of many.",
        "covering",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-function-score",
        "Lucene, FunctionScoreQuery",
        "One BooleanQuery of constant scores in a FunctionScoreQuery that adds what the length "
        "is worth.",
        "function-score",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-collector",
        "Lucene, own collector",
        "The same BooleanQuery; a collector adds what the length is worth and keeps the best.",
        "collector",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-counters",
        "Lucene, own counters",
        "No query: each PostingsEnum is added up in an array, the heaviest first, so that the first three "
        "of a recipe weigh; the whole order is one number, and the best are kept in a heap.",
        "counters",
        "lucene",
        "lucene",
    ),
    Peer(
        "numpy",
        "numpy, bincount",
        "Posting arrays; one bincount, a partition by all keys before the weight, and the weights of what is "
        "left from its rows.",
        "numpy_peer.Bincount",
        "numpy",
    ),
)
