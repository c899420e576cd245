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


def corpus_of(recipes):
    frequencies = [sum(each in recipe for recipe in recipes) for each in range(VOCABULARY)]
    return Corpus(
        VOCABULARY,
        numpy.cumsum([0] + [len(recipe) for recipe in recipes]),
        numpy.array([each for recipe in recipes for each in recipe], numpy.int32),
        numpy.array([weight(len(recipes), each) for each in frequencies]),
    )


def judged(recipes, pantry):
    """Both answers by the definition, one recipe after another."""
    frequencies = [sum(each in recipe for recipe in recipes) for each in range(VOCABULARY)]
    full, simple = [], []
    for recipe, ids in enumerate(recipes):
        owned = [each for each in ids if each in pantry]
        if not owned:
            continue
        used = sum(
            math.floor(1000 * math.log(1 + len(recipes) / frequencies[each]) + 0.5)
            for each in owned
        )
        missing = len(ids) - len(owned)
        full.append(((missing, -used, len(ids), recipe), (missing, used, recipe)))
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
            pantry = sorted(chance.sample(range(STAPLES, VOCABULARY), chance.randint(1, 12)))
            answers = Oracle(corpus_of(recipes)).best(pantry)
            for order, expected in judged(recipes, pantry).items():
                with self.subTest(seed=seed, order=order):
                    self.assertEqual(answers[order].tolist(), expected)

    def test_fewer_required_come_first_when_the_used_weight_is_the_same(self):
        weights = numpy.zeros(VOCABULARY, numpy.int64)
        weights[[8, 9, 10]] = 2, 1, 1
        ids = numpy.array([9, 10, 8], numpy.int32)
        corpus = Corpus(VOCABULARY, numpy.array([0, 2, 3]), ids, weights)
        answers = Oracle(corpus).best([8, 9, 10])
        self.assertEqual(answers["full"][:2].tolist(), [[0, 2, 1], [0, 2, 0]])
        self.assertEqual(answers["simple"][:2].tolist(), [[0, 2, 0], [0, 1, 1]])

    def test_weights_are_rounded_half_away_from_zero(self):
        self.assertEqual(weight(100, 100), 693)
        self.assertEqual(weight(2_200_000, 1), 14_604)
        self.assertEqual(weight(100, 0), 0)


if __name__ == "__main__":
    unittest.main()
