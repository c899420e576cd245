"""The oracle against loops over every ingredient of every recipe.

Run in this folder: python3 -m unittest oracle_test (needs numpy).
"""
import math
import random
import unittest

import numpy

from cells import ANSWER_ROWS
from corpus import STAPLES, Corpus, weight
from oracle import ORDERS, Oracle

VOCABULARY = 40


def corpus_of(recipes, marks):
    frequencies = [sum(each in recipe for recipe in recipes) for each in range(VOCABULARY)]
    return Corpus(
        VOCABULARY,
        numpy.cumsum([0] + [len(recipe) for recipe in recipes]),
        numpy.array([each for recipe in recipes for each in recipe], numpy.int32),
        numpy.array([weight(len(recipes), each) for each in frequencies]),
        numpy.array(marks, numpy.uint8),
    )


def judged(recipes, marks, pantry):
    """Both answers by the definition, one recipe after another."""
    frequencies = [sum(each in recipe for recipe in recipes) for each in range(VOCABULARY)]
    full, simple = [], []
    for recipe, ids in enumerate(recipes):
        owned = [each for each in ids if each in pantry]
        if not owned:
            continue
        weights = sorted(
            math.floor(1000 * math.log(1 + len(recipes) / frequencies[each]) + 0.5)
            for each in owned
        )
        heaviest = sum(weights[-3:])
        missing = len(ids) - len(owned)
        plain, renown = marks[recipe] % 2, marks[recipe] // 2
        key = (missing, plain, -min(3, len(owned)), -renown, -heaviest, recipe)
        full.append((key, (missing, heaviest, recipe)))
        simple.append(((missing, -len(owned), recipe), (missing, len(owned), recipe)))
    answers = {}
    for order, rows in zip(ORDERS, (full, simple)):
        best = [list(row) for _, row in sorted(rows)[:ANSWER_ROWS]]
        answers[order] = best + [[-1, -1, -1]] * (ANSWER_ROWS - len(best))
    return answers


class OracleTests(unittest.TestCase):
    def test_both_orders_are_those_of_the_definition(self):
        for seed in range(60):
            chance = random.Random(seed)
            recipes = [
                sorted(chance.sample(range(STAPLES, VOCABULARY), chance.randint(0, 6)))
                for _ in range(chance.choice((1, 15, 200)))
            ]
            if not any(recipes):
                continue
            marks = [chance.randint(0, 5) for _ in recipes]
            pantry = sorted(chance.sample(range(STAPLES, VOCABULARY), chance.randint(1, 12)))
            answers = Oracle(corpus_of(recipes, marks)).best(pantry)
            for order, expected in judged(recipes, marks, pantry).items():
                with self.subTest(seed=seed, order=order):
                    self.assertEqual(answers[order].tolist(), expected)

    def test_plain_comes_last_then_breadth_then_renown_decide_before_the_weight(self):
        weights = numpy.zeros(VOCABULARY, numpy.int64)
        weights[[8, 9, 10, 11]] = 9, 1, 1, 5
        rows = [[8], [9, 10], [9, 10], [9, 10, 11], [8, 9, 10, 11], [8]]
        marks = numpy.array([0, 4, 2, 1, 0, 2], numpy.uint8)
        ids = numpy.array([each for row in rows for each in row], numpy.int32)
        offsets = numpy.cumsum([0] + [len(row) for row in rows])
        corpus = Corpus(VOCABULARY, offsets, ids, weights, marks)
        answers = Oracle(corpus).best([8, 9, 10, 11])
        best = [[0, 15, 4], [0, 2, 1], [0, 2, 2], [0, 9, 5], [0, 9, 0], [0, 7, 3]]
        self.assertEqual(answers["full"][:6].tolist(), best)
        most = [[0, 4, 4], [0, 3, 3], [0, 2, 1], [0, 2, 2], [0, 1, 0], [0, 1, 5]]
        self.assertEqual(answers["simple"][:6].tolist(), most)

    def test_weights_are_rounded_half_away_from_zero(self):
        self.assertEqual(weight(100, 100), 693)
        self.assertEqual(weight(2_200_000, 1), 14_604)
        self.assertEqual(weight(100, 0), 0)


if __name__ == "__main__":
    unittest.main()
