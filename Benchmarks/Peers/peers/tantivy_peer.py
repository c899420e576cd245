"""tantivy: missing and matched are packed into the score, which is exact below 2^24.

A matched ingredient is worth LEVEL + 1, and a recipe of `n` required ids is worth (MOST_REQUIRED - n) · LEVEL, so
that the score is (MOST_REQUIRED - missing) · LEVEL + matched. A score is a sum, which cannot weigh three of many.
Recipes go in by id into one segment, and equal scores come in the order of the segment.
"""
from importlib.metadata import version as package_version
from pathlib import Path

import tantivy
from tantivy import Occur, Query

from cells import ANSWER_ROWS

LEVEL = 1 << 6
MOST_REQUIRED = 30
WRITER_BYTES = 2_000_000_000


def schema():
    builder = tantivy.SchemaBuilder()
    for field in ("ingredients", "required"):
        builder.add_text_field(field, tokenizer_name="whitespace", index_option="basic")
    return builder.build()


class Tantivy:
    """What the two ways of asking share."""

    def __init__(self, folder):
        folder = Path(folder)
        self.schema = schema()
        index = tantivy.Index(self.schema, path=str(folder / "segments"))
        self.searcher = index.searcher()
        if self.searcher.num_segments != 1:
            raise RuntimeError(f"{self.searcher.num_segments} segments, so that ties have no order")
        self.sizes = [
            self.worth("required", size, (MOST_REQUIRED - size) * LEVEL)
            for size in range(MOST_REQUIRED + 1)
        ]

    @staticmethod
    def version():
        return package_version("tantivy")

    @staticmethod
    def build(corpus, folder):
        import numpy

        if corpus.required.max() > MOST_REQUIRED:
            raise RuntimeError("a recipe is too long for an exact score")
        segments = folder / "segments"
        segments.mkdir()
        writer = tantivy.Index(schema(), path=str(segments)).writer(WRITER_BYTES, 1)
        names = numpy.arange(corpus.vocabulary).astype(str).tolist()
        for recipe in range(corpus.count):
            row = corpus.ids[corpus.offsets[recipe] : corpus.offsets[recipe + 1]].tolist()
            document = tantivy.Document()
            document.add_text("ingredients", " ".join([names[each] for each in row]))
            document.add_text("required", str(len(row)))
            writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()

    def worth(self, field, term, score):
        query = Query.term_query(self.schema, field, str(term), "basic")
        return Query.const_score_query(query, float(score))

    def any_of(self, pantry):
        return Query.boolean_query(
            [
                (Occur.Should, self.worth("ingredients", each, LEVEL + 1)) for each in pantry
            ]
        )

    def search(self, query):
        """The best rows, each as (missing, matched, recipe)."""
        hits = self.searcher.search(query, ANSWER_ROWS, count=False).hits
        return [
            (MOST_REQUIRED - int(score) // LEVEL, int(score) % LEVEL, address.doc)
            for score, address in hits
        ]


class OneQuery(Tantivy):
    """One search, in which the number of required ids is one more optional clause."""

    def answer(self, pantry):
        sizes = [(Occur.Should, size) for size in self.sizes]
        query = Query.boolean_query([(Occur.Must, self.any_of(pantry)), *sizes])
        return self.search(query)


class BySize(Tantivy):
    """One search for each number of required ids, until the larger ones must miss more."""

    def answer(self, pantry):
        using = self.any_of(pantry)
        best = []
        for required, size in enumerate(self.sizes):
            if len(best) == ANSWER_ROWS and required - len(pantry) > best[-1][0]:
                break
            query = Query.boolean_query([(Occur.Must, using), (Occur.Must, size)])
            best += [(missing, -matched, recipe) for missing, matched, recipe in self.search(query)]
            best = sorted(best)[:ANSWER_ROWS]
        return [(missing, -matched, recipe) for missing, matched, recipe in best]
