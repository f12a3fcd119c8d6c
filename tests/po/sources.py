# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads C sources just far enough to know which strings are in which calls."""
import re
from typing import Iterator, List, NamedTuple

TOKEN = re.compile(
    r'''
    (?P<comment>/\*.*?\*/|//[^\n]*)
  | (?P<directive>^[ \t]*\#(?:\\\n|[^\n])*)
  | (?P<string>"(?:\\.|[^"\\\n])*")
  | (?P<character>'(?:\\.|[^'\\\n])*')
  | (?P<word>[A-Za-z_][A-Za-z0-9_]*)
  | (?P<open>[(\[{])
  | (?P<close>[)\]}])
  | (?P<newline>\n)
  | (?P<space>[ \t\f]+)
  | (?P<other>.)
    ''', re.VERBOSE | re.DOTALL | re.MULTILINE)

# What is between two literals that the compiler puts together.
GLUE = ('comment', 'newline', 'space', 'directive')


class Literal(NamedTuple):
    """A string with the calls around it, the innermost last."""
    text: str
    line: int
    calls: List[str]
    arguments: List[str]  # what the innermost call is given besides, as it is written


def unescape(text: str) -> str:
    """The meaning of what stands between quotes, as far as the tests care."""
    return text.replace('\\n', '\n').replace('\\t', '\t').replace('\\"', '"').replace('\\\\', '\\')


def literals(source: str) -> Iterator[Literal]:
    """All strings of a C source, with neighbours put together."""
    calls: List[str] = []
    starts: List[int] = []
    word = ''
    line = 1
    pending = None
    tokens = list(TOKEN.finditer(source))
    for token in tokens:
        kind, text = token.lastgroup, token.group()
        if kind == 'string':
            if pending is None:
                pending = [[], line, list(calls), starts[-1] if starts else 0]
            pending[0].append(unescape(text[1:-1]))
        elif kind not in GLUE and pending is not None:
            yield Literal(''.join(pending[0]), pending[1], pending[2], arguments(source, pending[3]))
            pending = None
        if kind == 'word':
            word = text
        elif kind == 'open':
            calls.append(word if text == '(' else '')
            starts.append(token.end())
            word = ''
        elif kind == 'close':
            if calls:
                calls.pop()
                starts.pop()
            word = ''
        elif kind == 'other':
            word = ''
        line += text.count('\n')


def arguments(source: str, start: int) -> List[str]:
    """The arguments of the call whose parenthesis opened just before start."""
    depth = 0
    found = ['']
    for token in TOKEN.finditer(source, start):
        kind, text = token.lastgroup, token.group()
        if kind == 'close':
            if depth == 0:
                break
            depth -= 1
        elif kind == 'open':
            depth += 1
        if kind in ('comment', 'newline', 'directive'):
            continue
        if text == ',' and depth == 0:
            found.append('')
        else:
            found[-1] += text
    return [argument.strip() for argument in found]
