"""numpy: posting arrays, counted and weighed by one bincount."""
from pathlib import Path

import numpy

from cells import ANSWER_ROWS

LEVEL = 1 << 30
"""Stands for one matched ingredient above its weight; the sums are exact in a double."""


class Bincount:
    def __init__(self, folder):
        folder = Path(folder)
        self.positions = numpy.load(folder / "positions.npy")
        # A plain view of the mapped file: slices of a memmap cost more.
        self.recipes = numpy.asarray(numpy.load(folder / "recipes.npy", mmap_mode="r"))
        self.required = numpy.load(folder / "required.npy")
        self.weights = numpy.load(folder / "weights.npy")

    @staticmethod
    def version():
        return numpy.__version__

    @staticmethod
    def build(corpus, folder):
        positions, recipes = corpus.postings()
        numpy.save(folder / "positions.npy", positions)
        numpy.save(folder / "recipes.npy", recipes)
        numpy.save(folder / "required.npy", corpus.required.astype(numpy.int32))
        numpy.save(folder / "weights.npy", corpus.weights)

    def answer(self, pantry):
        lists = [self.recipes[self.positions[i] : self.positions[i + 1]] for i in pantry]
        gains = numpy.repeat(
            (LEVEL + self.weights[pantry]).astype(float), [len(each) for each in lists]
        )
        sums = numpy.bincount(numpy.concatenate(lists), gains, minlength=1)
        recipes = numpy.flatnonzero(sums)
        sums = sums[recipes].astype(numpy.int64)
        required = self.required[recipes]
        missing, used = required - sums // LEVEL, sums % LEVEL
        keys = missing * LEVEL - used
        if len(keys) > ANSWER_ROWS:
            near = keys <= numpy.partition(keys, ANSWER_ROWS - 1)[ANSWER_ROWS - 1]
            keys, recipes, required = keys[near], recipes[near], required[near]
            missing, used = missing[near], used[near]
        best = numpy.lexsort((recipes, required, keys))[:ANSWER_ROWS]
        return numpy.column_stack((missing[best], used[best], recipes[best])).tolist()
