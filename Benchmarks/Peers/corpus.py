"""The recipes of a flat corpus, and what every engine may know about them beforehand."""
import math
from dataclasses import dataclass
from pathlib import Path

import numpy

from cells import InputError

MAGIC = 0x57434D31
STAPLES = 8
LARGEST_MARK = 5
HEAVIEST = 3
"""So many matched ingredients count as many, and the heaviest of them weigh."""


@dataclass(frozen=True)
class Corpus:
    """Recipes as rows of ascending ingredient ids, one row after another, without the staples."""

    vocabulary: int
    """Ingredient ids are 0 ..< vocabulary; 0 ..< STAPLES are the staples."""
    offsets: numpy.ndarray
    """recipes + 1 positions: recipe r has ids[offsets[r] : offsets[r + 1]]."""
    ids: numpy.ndarray
    weights: numpy.ndarray
    """For each ingredient round(1000 · ln(1 + N / df)), half away from zero; 0 when unused."""
    marks: numpy.ndarray
    """For each recipe bit 0 for plain, bits 1 and 2 for how well it is known."""

    @property
    def count(self):
        return len(self.offsets) - 1

    @property
    def required(self):
        """How many ids each recipe has."""
        return numpy.diff(self.offsets)

    @property
    def plain(self):
        """1 for each recipe that is plain, else 0."""
        return (self.marks & 1).astype(numpy.int32)

    @property
    def renown(self):
        """0, 1 or 2 for each recipe."""
        return (self.marks >> 1).astype(numpy.int32)

    def rows(self):
        """The recipe of every entry of `ids`."""
        return numpy.repeat(numpy.arange(self.count, dtype=numpy.int32), self.required)

    def postings(self):
        """Positions and recipes: ingredient i is in recipes[positions[i] : positions[i + 1]]."""
        order = numpy.argsort(self.ids, kind="stable")
        counts = numpy.bincount(self.ids, minlength=self.vocabulary)
        return numpy.concatenate(([0], numpy.cumsum(counts))), self.rows()[order]


def weight(recipes, frequency):
    """round(1000 · ln(1 + recipes / frequency)), half away from zero; 0 for what is in none."""
    if frequency == 0:
        return 0
    return math.floor(1000 * math.log(1 + recipes / frequency) + 0.5)


def read_corpus(folder):
    """Reads `recipes.bin`: magic, N, V, nnz, offsets[N + 1], ids[nnz], 32-bit little-endian."""
    path = Path(folder) / "recipes.bin"
    try:
        values = numpy.fromfile(path, "<i4")
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}; write a corpus there first") from error
    if len(values) < 5 or values[0] != MAGIC:
        raise InputError(f"{path}: not a flat corpus; write the file again")
    count, vocabulary, entries = (int(value) for value in values[1:4])
    if min(count, vocabulary, entries) < 1 or len(values) != 5 + count + entries:
        raise InputError(f"{path}: its length is not what its header promises; write it again")
    offsets = values[4 : 5 + count].astype(numpy.int64)
    ids = values[5 + count :]
    if offsets[0] != 0 or offsets[-1] != entries or (numpy.diff(offsets) < 0).any():
        raise InputError(f"{path}: its offsets do not ascend to the end; write it again")
    if ids.min() < 0 or ids.max() >= vocabulary:
        raise InputError(f"{path}: an ingredient id is outside 0 ..< {vocabulary}; write it again")
    ascending = numpy.diff(ids) > 0
    ascending[offsets[1:-1][offsets[1:-1] < entries] - 1] = True
    if not ascending.all():
        raise InputError(f"{path}: the ids of a recipe do not ascend; write it again")

    kept = ids >= STAPLES
    kept_before = numpy.concatenate(([0], numpy.cumsum(kept)))
    core = ids[kept].astype(numpy.int32)
    frequencies = numpy.bincount(core, minlength=vocabulary)
    weights = numpy.array([weight(count, int(each)) for each in frequencies], numpy.int64)
    return Corpus(vocabulary, kept_before[offsets], core, weights, read_marks(folder, count))


def read_marks(folder, count):
    """Reads `marks.bin`, one byte a recipe; all 0 where there is no such file."""
    path = Path(folder) / "marks.bin"
    if not path.exists():
        return numpy.zeros(count, numpy.uint8)
    marks = numpy.fromfile(path, numpy.uint8)
    if len(marks) != count or marks.max() > LARGEST_MARK:
        raise InputError(f"{path}: not a mark for each recipe; write the file again")
    return marks


def heaviest(value, offsets, ids, recipes, required):
    """What the three heaviest ids of some recipes of equal length weigh, by `value`."""
    places = offsets[recipes][:, None] + numpy.arange(required)
    weights = value[ids[places]]
    if required > HEAVIEST:
        weights = numpy.partition(weights, required - HEAVIEST, axis=1)[:, -HEAVIEST:]
    return weights.sum(axis=1)


def little_endian(array):
    """The bytes of an integer array as 32-bit little-endian integers."""
    return numpy.ascontiguousarray(array, "<i4").tobytes()
