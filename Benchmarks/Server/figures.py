"""Percentiles, and the table of what was asked for beside what was measured."""


def percentile(values, percent):
    """By nearest rank."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def median(values):
    return percentile(values, 50)


class Table:
    """What was measured, row by row, and whether it is what was asked for."""

    def __init__(self):
        self.missed = 0

    def row(self, name, measured, most=None, unit=""):
        """`most` is the most that is allowed; None where nothing is asked."""
        asked, mark = "", ""
        if most is not None:
            asked = f"at most {most:g}{unit}"
            if measured > most:
                self.missed += 1
                mark = "  MISSED"
        print(f"{name:<58} {measured:>10.2f}{unit:<4} {asked}{mark}", flush=True)

    def must(self, name, measured, wanted):
        """What must be exactly so."""
        mark = ""
        if measured != wanted:
            self.missed += 1
            mark = "  MISSED"
        print(f"{name:<58} {measured!s:>10}     {wanted}{mark}", flush=True)
