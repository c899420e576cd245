"""numpy: posting arrays, counted by one bincount; the best are weighed from their rows."""
from pathlib import Path

import numpy

from cells import ANSWER_ROWS
from corpus import HEAVIEST, heaviest


class Bincount:
    def __init__(self, folder):
        folder = Path(folder)
        self.positions = numpy.load(folder / "positions.npy")
        # A plain view of the mapped file: slices of a memmap cost more.
        self.recipes = numpy.asarray(numpy.load(folder / "recipes.npy", mmap_mode="r"))
        self.ids = numpy.asarray(numpy.load(folder / "ids.npy", mmap_mode="r"))
        self.offsets = numpy.load(folder / "offsets.npy")
        self.required = numpy.load(folder / "required.npy")
        self.ranks = numpy.load(folder / "ranks.npy")
        self.weights = numpy.load(folder / "weights.npy")

    @staticmethod
    def version():
        return numpy.__version__

    @staticmethod
    def build(corpus, folder):
        positions, recipes = corpus.postings()
        numpy.save(folder / "positions.npy", positions)
        numpy.save(folder / "recipes.npy", recipes)
        numpy.save(folder / "ids.npy", corpus.ids)
        numpy.save(folder / "offsets.npy", corpus.offsets)
        numpy.save(folder / "required.npy", corpus.required.astype(numpy.int32))
        # Breadth goes between plain and renown.
        numpy.save(folder / "ranks.npy", (corpus.plain << 4 | 2 - corpus.renown).astype(numpy.int32))
        numpy.save(folder / "weights.npy", corpus.weights)

    def answer(self, pantry):
        lists = [self.recipes[self.positions[i] : self.positions[i + 1]] for i in pantry]
        counts = numpy.bincount(numpy.concatenate(lists), minlength=1)
        recipes = numpy.flatnonzero(counts)
        counts = counts[recipes]
        missing = self.required[recipes] - counts
        keys = missing << 5 | self.ranks[recipes] | HEAVIEST - numpy.minimum(counts, HEAVIEST) << 2
        if len(keys) > ANSWER_ROWS:
            near = keys <= numpy.partition(keys, ANSWER_ROWS - 1)[ANSWER_ROWS - 1]
            keys, recipes, missing = keys[near], recipes[near], missing[near]
        weights = self.heaviest(recipes, pantry)
        best = numpy.lexsort((recipes, -weights, keys))[:ANSWER_ROWS]
        return numpy.column_stack((missing[best], weights[best], recipes[best])).tolist()

    def heaviest(self, recipes, pantry):
        value = numpy.zeros(len(self.weights), numpy.int64)
        value[pantry] = self.weights[pantry]
        required = self.required[recipes]
        weights = numpy.zeros(len(recipes), numpy.int64)
        for length in numpy.unique(required).tolist():
            alike = numpy.flatnonzero(required == length)
            weights[alike] = heaviest(value, self.offsets, self.ids, recipes[alike], length)
        return weights
