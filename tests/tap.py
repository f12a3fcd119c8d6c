# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests in Python that report as those in C do."""
import sys
import traceback
from typing import Callable, List, Tuple

tests: List[Tuple[str, Callable[[], None]]] = []


class Failure(Exception):
    """What is wrong, in lines."""


def test(path: str):
    """Makes the function below it a test with that path."""
    def add(function):
        tests.append((path, function))
        return function
    return add


def fail_if(troubles: List[str]) -> None:
    """Fails with every line of troubles, if there is one."""
    if troubles:
        raise Failure('\n'.join(troubles))


def run() -> None:
    """Runs all tests, or those whose path begins with an argument, and exits."""
    failed = 0
    print(f'1..{len(tests)}')
    for number, (path, function) in enumerate(tests, 1):
        try:
            function()
            print(f'ok {number} {path}', flush=True)
        except Failure as failure:
            failed += 1
            for line in str(failure).splitlines():
                print('# ' + line)
            print(f'not ok {number} {path}', flush=True)
        except Exception:  # pylint: disable=broad-except
            failed += 1
            for line in traceback.format_exc().splitlines():
                print('# ' + line)
            print(f'not ok {number} {path}', flush=True)
    sys.exit(1 if failed else 0)
