"""What is asked: the eight files of pantries, read without any package."""
import sys
from array import array
from pathlib import Path

KINDS = ("base", "heavy")
PANTRY_SIZES = (2, 10, 40, 150)
CELLS = tuple(f"{kind}-{size}" for kind in KINDS for size in PANTRY_SIZES)
ANSWER_ROWS = 20


class InputError(Exception):
    """A file that cannot be used; one line that names it and the remedy."""


def file_name(cell):
    """The name under which a cell's pantries are kept, and its answers: `pantry_base_2.bin`."""
    return f"pantry_{cell.replace('-', '_')}.bin"


def read_integers(path):
    """All 32-bit little-endian integers of a file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}; write a corpus there first") from error
    if len(data) % 4:
        raise InputError(f"{path}: its length is no multiple of 4; write the file again")
    values = array("i")
    values.frombytes(data)
    if sys.byteorder == "big":
        values.byteswap()
    return values


def read_pantries(folder, cell):
    """The pantries of a cell, as lists of ingredient ids."""
    path = Path(folder) / file_name(cell)
    values = read_integers(path)
    count, size = values[:2] if len(values) >= 2 else (0, 0)
    if count < 1 or size < 1 or len(values) != 2 + count * size:
        raise InputError(f"{path}: not the pantries its header promises; write the file again")
    return [values[start : start + size].tolist() for start in range(2, len(values), size)]
