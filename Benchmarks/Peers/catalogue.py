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
        "The table is clustered by (ingredient, recipe). The table also contains the length and marks of the "
        "recipe and the weight of the ingredient, so the query reads nothing else. A single SELECT … "
        "GROUP BY recipe ORDER BY … LIMIT 20 reads from a window that numbers the ingredients of each "
        "recipe by weight. The file is mapped into memory, with a page cache of 2 GB.",
        "sqlite_peer.GroupBy",
        "sqlite",
    ),
    Peer(
        "sqlite-upsert",
        "SQLite, upsert",
        "The table is the same as in the method 'SQLite, GROUP BY'. The query adds up the postings in a "
        "temporary table keyed by recipe, beginning with the heaviest ingredients.",
        "sqlite_peer.Upsert",
        "sqlite",
    ),
    Peer(
        "duckdb",
        "DuckDB",
        "The file contains a table with the same columns as in SQLite, sorted by ingredient. The query "
        "joins this table with the pantry: a single SELECT … GROUP BY … LIMIT 20 on one thread.",
        "duckdb_peer.DuckDB",
        "duckdb",
        "duckdb",
    ),
    Peer(
        "tantivy",
        "tantivy, one query",
        "A single Boolean query adds constant scores that a float represents exactly. The query has an "
        "optional clause for each ingredient and for each possible length of a recipe. The index has one "
        "segment, sorted by id, so recipes with equal scores are in order. A sum of scores cannot select "
        "the three heaviest of many ingredients.",
        "tantivy_peer.OneQuery",
        "tantivy",
        "tantivy",
        order="simple",
    ),
    Peer(
        "tantivy-by-size",
        "tantivy, by length",
        "The scores are the same as in the method 'tantivy, one query', but the engine runs a separate "
        "query for each possible length of a recipe, shortest first. The search stops when longer "
        "recipes must miss more ingredients.",
        "tantivy_peer.BySize",
        "tantivy",
        "tantivy",
        order="simple",
    ),
    Peer(
        "pyroaring",
        "pyroaring, levels",
        "The counters are bit-sliced: the engine adds up the bitmaps of the pantry to binary digits, and "
        "then intersects them with the bitmap of each length, level by level. This method cannot compute "
        "weights.",
        "roaring_peer.Levels",
        "pyroaring",
        "pyroaring",
        order="simple",
    ),
    Peer(
        "pyroaring-rescored",
        "pyroaring + numpy",
        "This method is the same as 'pyroaring, levels', with bitmaps of the marks. For each recipe that "
        "remains, numpy computes the weight from the recipe's row.",
        "roaring_peer.Rescored",
        "pyroaring-rescored",
        "pyroaring",
    ),
    Peer(
        "lucene-covering",
        "Lucene, CoveringQuery",
        "The engine runs a CoveringQuery for recipes that miss 0, 1, 2 … ingredients, until it finds 20 "
        "recipes. The CoveringQuery is inside a FunctionScoreQuery that combines missing and matched "
        "into one score, which a float represents exactly. The index has one segment, sorted by id. A "
        "sum of scores cannot select the three heaviest of many ingredients.",
        "covering",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-function-score",
        "Lucene, FunctionScoreQuery",
        "A single BooleanQuery adds constant scores, inside a FunctionScoreQuery that adds a score for "
        "the length of the recipe.",
        "function-score",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-collector",
        "Lucene, own collector",
        "The BooleanQuery is the same as in the method 'Lucene, FunctionScoreQuery'. Our own collector "
        "adds a score for the length of the recipe and keeps the best recipes.",
        "collector",
        "lucene",
        "lucene",
        order="simple",
    ),
    Peer(
        "lucene-counters",
        "Lucene, own counters",
        "This method uses no query. Our own code adds up each PostingsEnum in an array, beginning with "
        "the heaviest ingredient, so that only the first three ingredients of a recipe add weight. The "
        "code combines all sort keys into one number, and a heap keeps the best recipes.",
        "counters",
        "lucene",
        "lucene",
    ),
    Peer(
        "numpy",
        "numpy, bincount",
        "The postings are arrays. One bincount counts the ingredients, and a partition applies all keys "
        "that come before the weight. For each recipe that remains, the weight is computed from the "
        "recipe's row.",
        "numpy_peer.Bincount",
        "numpy",
    ),
)
