"""pyroaring: bitmaps of recipes, counted by adding them up bit by bit.

A bitmap gives its recipes in ascending order, so that ties come by id.
"""
from importlib.metadata import version as package_version
from pathlib import Path

from pyroaring import BitMap

from cells import ANSWER_ROWS
from corpus import HEAVIEST, heaviest


class Levels:
    """Missing ascending, matched descending, id ascending: what counting alone can order."""

    def __init__(self, folder):
        folder = Path(folder)
        self.postings = read_bitmaps(folder / "ingredients")
        self.sizes = read_bitmaps(folder / "required")

    @staticmethod
    def version():
        return package_version("pyroaring")

    @staticmethod
    def build(corpus, folder):
        import numpy

        positions, recipes = corpus.postings()
        bitmaps = [BitMap(each) for each in numpy.split(recipes, positions[1:-1])]
        write_bitmaps(folder / "ingredients", bitmaps)
        required = corpus.required
        sizes = [BitMap(numpy.flatnonzero(required == n)) for n in range(required.max() + 1)]
        write_bitmaps(folder / "required", sizes)

    def answer(self, pantry):
        rows = []
        counts = Counts([self.postings[each] for each in pantry])
        for missing, blocks in self.levels(counts):
            for matched, block in blocks:
                for recipe in block[: ANSWER_ROWS - len(rows)]:
                    rows.append((missing, matched, recipe))
            if len(rows) == ANSWER_ROWS:
                break
        return rows

    def levels(self, counts):
        """For each number missing, ascending: the recipes by matched, descending."""
        for missing in range(len(self.sizes)):
            most = min(counts.most, len(self.sizes) - 1 - missing)
            blocks = (
                (matched, self.sizes[matched + missing] & counts.exactly(matched))
                for matched in range(most, 0, -1)
            )
            yield missing, [(matched, block) for matched, block in blocks if block]


class Rescored(Levels):
    """The full order: bitmaps of the marks divide a level, and numpy weighs what is left from its rows."""

    def __init__(self, folder):
        import numpy

        super().__init__(folder)
        folder = Path(folder)
        self.offsets = numpy.load(folder / "offsets.npy")
        self.ids = numpy.asarray(numpy.load(folder / "ids.npy", mmap_mode="r"))
        self.weights = numpy.load(folder / "weights.npy")
        self.marks = read_bitmaps(folder / "marks")

    @staticmethod
    def build(corpus, folder):
        import numpy

        Levels.build(corpus, folder)
        # In the order of the ranking: not plain before plain, then the better known first.
        marks = [plain + 2 * renown for plain in range(2) for renown in (2, 1, 0)]
        bitmaps = [BitMap(numpy.flatnonzero(corpus.marks == mark)) for mark in marks]
        write_bitmaps(folder / "marks", bitmaps)
        numpy.save(folder / "offsets.npy", corpus.offsets)
        numpy.save(folder / "ids.npy", corpus.ids)
        numpy.save(folder / "weights.npy", corpus.weights)

    def answer(self, pantry):
        import numpy

        value = numpy.zeros(len(self.weights), numpy.int64)
        value[pantry] = self.weights[pantry]
        rows = []
        for missing, blocks in self.levels(Counts([self.postings[each] for each in pantry])):
            for alike in self.divided(blocks):
                if len(rows) >= ANSWER_ROWS:
                    return rows[:ANSWER_ROWS]
                level = []
                for matched, block in alike:
                    recipes = numpy.array(block.to_array(), numpy.int64)
                    weights = heaviest(value, self.offsets, self.ids, recipes, matched + missing)
                    best = numpy.argsort(-weights, kind="stable")[:ANSWER_ROWS]
                    level += [(-int(weights[i]), int(recipes[i])) for i in best]
                rows += [(missing, -weight, recipe) for weight, recipe in sorted(level)]
        return rows[:ANSWER_ROWS]

    def divided(self, blocks):
        """The blocks of a level by plain, breadth and renown, best first."""
        most = HEAVIEST
        for plain in (self.marks[:3], self.marks[3:]):
            for breadth in range(most, 0, -1):
                broad = [each for each in blocks if min(each[0], most) == breadth]
                for mark in plain:
                    alike = [(matched, block & mark) for matched, block in broad]
                    yield [(matched, block) for matched, block in alike if block]


class Counts:
    """How many of some bitmaps hold each recipe, as binary digits: one bitmap for each."""

    def __init__(self, bitmaps):
        self.digits = []
        for carry in sorted(bitmaps, key=len):
            for place, digit in enumerate(self.digits):
                self.digits[place], carry = digit ^ carry, digit & carry
                if not carry:
                    break
            if carry:
                self.digits.append(carry)
        self.most = min(len(bitmaps), (1 << len(self.digits)) - 1)
        self.known = {}

    def exactly(self, count):
        if count not in self.known:
            places = range(len(self.digits))
            found = BitMap.intersection(*(self.digits[i] for i in places if count >> i & 1))
            for place in places:
                if not count >> place & 1:
                    found = found - self.digits[place]
            self.known[count] = found
        return self.known[count]


def write_bitmaps(path, bitmaps):
    """Writes each bitmap behind its length in bytes."""
    with open(path, "wb") as file:
        for bitmap in bitmaps:
            bitmap.run_optimize()
            data = bitmap.serialize()
            file.write(len(data).to_bytes(4, "little"))
            file.write(data)


def read_bitmaps(path):
    data = path.read_bytes()
    bitmaps, start = [], 0
    while start < len(data):
        end = start + 4 + int.from_bytes(data[start : start + 4], "little")
        bitmaps.append(BitMap.deserialize(data[start + 4 : end]))
        start = end
    return bitmaps
