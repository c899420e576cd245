"""Command lines that end with 64 when they are wrong, and whose help is the module's text."""
import argparse
import sys

BAD_ARGUMENTS = 64


class Parser(argparse.ArgumentParser):
    def __init__(self, text, **options):
        summary, _, description = text.partition("\n")
        super().__init__(
            description=summary,
            epilog=description,
            formatter_class=argparse.RawTextHelpFormatter,
            **options,
        )

    def error(self, message):
        print(f"{self.prog}: {message}; see --help", file=sys.stderr)
        sys.exit(BAD_ARGUMENTS)
