#!/usr/bin/env python3
"""Judges every recipe for every pantry and compares answers with the best 20.

    oracle.py --corpus DIR --answers DIR [--order full|simple] [--queries N]

DIR of the answers has files named like those of the pantries: 32-bit little-endian rows of
`missing, weight, id`, 20 for each pantry, -1 where there are fewer. Order `full` is missing ascending,
plain last, breadth descending, renown descending, weight descending, id ascending, where breadth is min(3,
matched) and the weight that of the three heaviest that matched. Order `simple` is missing ascending, matched
descending, id ascending, and the second column is matched.

Prints how many rows differ, for each file and in all; the exit code is 1 when any does.
"""
import sys
from pathlib import Path

import numpy

from arguments import Parser
from cells import ANSWER_ROWS, CELLS, InputError, file_name, read_pantries
from corpus import HEAVIEST, read_corpus

ORDERS = ("full", "simple")

class Oracle:
    """Every recipe is judged by itself, for every pantry anew: nothing is pruned or remembered."""

    def __init__(self, corpus):
        self.corpus = corpus
        self.required = corpus.required
        # reduceat gives nonsense for an empty row, and an empty recipe can use nothing.
        self.recipes = numpy.flatnonzero(self.required)
        self.starts = corpus.offsets[self.recipes]

    def best(self, pantry):
        """The rows of both orders: `{order: ANSWER_ROWS × 3}`, padded with -1."""
        is_had = numpy.zeros(self.corpus.vocabulary, numpy.int64)
        is_had[pantry] = 1
        counts = numpy.add.reduceat(is_had[self.corpus.ids], self.starts)
        using = numpy.flatnonzero(counts)
        recipe, matched = self.recipes[using], counts[using]
        missing = self.required[recipe] - matched
        # Nothing after the last level that is needed to fill the answer can be in it.
        levels = numpy.cumsum(numpy.bincount(missing, minlength=1))
        near = missing <= numpy.searchsorted(levels, min(ANSWER_ROWS, len(recipe)))
        recipe, matched, missing = recipe[near], matched[near], missing[near]
        weight = self.weights(recipe, is_had)
        mark = self.corpus.marks[recipe].astype(int)
        breadth = numpy.minimum(matched, HEAVIEST)
        orders = {
            "full": ((recipe, -weight, -(mark >> 1), -breadth, mark & 1, missing), weight),
            "simple": ((recipe, -matched, missing), matched),
        }
        return {
            order: padded(numpy.lexsort(keys)[:ANSWER_ROWS], missing, second, recipe)
            for order, (keys, second) in orders.items()
        }

    def weights(self, recipes, is_had):
        """For each of some recipes what the three heaviest ids weigh that it has of the pantry."""
        value = is_had * self.corpus.weights
        found = numpy.zeros(len(recipes), numpy.int64)
        for place, recipe in enumerate(recipes.tolist()):
            row = value[self.corpus.ids[self.corpus.offsets[recipe] : self.corpus.offsets[recipe + 1]]]
            found[place] = numpy.sort(row)[-HEAVIEST:].sum()
        return found

    def expected(self, pantries):
        """The rows of all pantries: `{order: pantries × ANSWER_ROWS × 3}`."""
        answers = [self.best(pantry) for pantry in pantries]
        return {order: numpy.stack([each[order] for each in answers]) for order in ORDERS}


def padded(chosen, *columns):
    rows = numpy.full((ANSWER_ROWS, len(columns)), -1, numpy.int32)
    for place, column in enumerate(columns):
        rows[: len(chosen), place] = column[chosen]
    return rows


def read_answers(path, queries):
    """The answers in a file, which must have as many as `queries`."""
    try:
        values = numpy.fromfile(path, "<i4")
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}; write the answers there first") from error
    if len(values) != queries * ANSWER_ROWS * 3:
        raise InputError(f"{path}: not {ANSWER_ROWS} rows of 3 for each of {queries} pantries")
    return values.reshape(queries, ANSWER_ROWS, 3)


def differing_rows(answers, expected):
    """How many rows of the two are not the same in every column."""
    return int((answers != expected).any(axis=2).sum())


def main():
    parser = Parser(__doc__)
    parser.add_argument("--corpus", type=Path, required=True)
    parser.add_argument("--answers", type=Path, required=True)
    parser.add_argument("--order", choices=ORDERS, default="full")
    parser.add_argument("--queries", type=int, help="judge only so many of each file's first")
    arguments = parser.parse_args()

    oracle = Oracle(read_corpus(arguments.corpus))
    total = compared = 0
    for cell in CELLS:
        pantries = read_pantries(arguments.corpus, cell)[: arguments.queries]
        answers = read_answers(arguments.answers / file_name(cell), len(pantries))
        differing = differing_rows(answers, oracle.expected(pantries)[arguments.order])
        print(f"{file_name(cell)}: {differing} of {len(pantries) * ANSWER_ROWS} rows differ")
        total += differing
        compared += len(pantries) * ANSWER_ROWS
    print(f"in all: {total} of {compared} rows differ")
    return 1 if total else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except InputError as error:
        sys.exit(str(error))
