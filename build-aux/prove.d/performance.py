#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""performance.py BRAMBLE_LAB OUTPUT counts the instructions of what the program does most,
for every game; performance.py --compare BASELINE OUTPUT says what has become dearer, and
fails above 5 percent. Seconds are noisy, instructions are not. Two runs of different length
are compared each time, so that starting up cancels out.
"""
import os
import re
import subprocess
import sys
import tempfile

DEARER = 0.05
SEARCH = 'search:60:1'


def read(path):
    """Figures by their names, and the compiler that they are of."""
    with open(path, encoding='utf-8') as file:
        lines = file.read().splitlines()
    return {name: float(value) for name, value in (line.rsplit(': ', 1) for line in lines if not line.startswith('#'))}, lines[0]


def compare(before, after):
    """Prints a line, and what is dearer on standard error. Returns whether anything is."""
    (old, old_compiler), (new, new_compiler) = read(before), read(after)
    dearer = {name: new[name] / old[name] - 1 for name in new if name in old and new[name] > old[name] * (1 + DEARER)}
    missing = [name for name in new if name not in old] + [name for name in old if name not in new]
    changes = sorted((new[name] / old[name] - 1, name) for name in new if name in old)
    text = f'{len(changes)} figures from {changes[0][0]:+.1%} ({changes[0][1]}) to {changes[-1][0]:+.1%} ({changes[-1][1]})'
    if dearer:
        text += '; too dear: ' + ', '.join(f'{name} {change:+.1%}' for name, change in dearer.items())
    if missing:
        text += '; not in both: ' + ', '.join(missing)
    if old_compiler != new_compiler:
        text += '; the baseline is of another compiler'
    print(text)
    return bool(dearer or missing)


if sys.argv[1] == '--compare':
    sys.exit(compare(*sys.argv[2:4]))

lab, output = sys.argv[1:3]
temporary = tempfile.TemporaryDirectory(prefix='bramble-performance-')


def count(*arguments, text=''):
    """Runs bramble-lab; returns how many instructions it took, and what it said."""
    done = subprocess.run(['valgrind', '--tool=callgrind', '--callgrind-out-file=' + os.devnull, lab, *arguments], input=text,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    collected = re.search(r'Collected : (\d+)', done.stderr)
    if done.returncode or not collected:
        sys.exit(f'{arguments}: {done.stderr}')
    return int(collected.group(1)), done.stdout


def an_answer(short, long, *arguments):
    """Instructions for one answer of so many games."""
    figures = []
    for games in (short, long):
        instructions, said = count('play', '--games', str(games), *arguments)
        figures.append((instructions, int(re.search(r'^answers: (\d+)$', said, re.MULTILINE).group(1))))
    return (figures[1][0] - figures[0][0]) / (figures[1][1] - figures[0][1])


def saving(game):
    """Instructions to write the text of a game, and to read it and play it again."""
    path = os.path.join(temporary.name, f'{game}.bramble')
    begin = ''.join(['new\n'] + ['answer 1\n'] * 60)
    few = count('console', '--game', game, text=begin + f'save {path}\n')[0]
    many = count('console', '--game', game, text=begin + f'save {path}\n' * 11)[0]
    return (many - few) / 10, (count('verify', *[path] * 11)[0] - count('verify', path)[0]) / 10


with open(output, 'w', encoding='utf-8') as file:
    compiler = subprocess.run(['cc', '--version'], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()[0]
    print(f'# instructions, with {compiler}', file=file)
    for line in subprocess.run([lab, 'games'], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines():
        game, levels, seats = re.match(r'(\S+) levels=(\S+) \[players=(\d+)…', line).groups()
        of = ('--game', game, '--seats')
        chance = ','.join(['random'] * int(seats))
        print(f'{game} random answer: {an_answer(50, 550, *of, chance):.0f}', file=file)
        print(f'{game} proved answer: {an_answer(5, 35, *of, chance, "--verify"):.0f}', file=file)
        # The strongest tries out more than can be counted in an hour: SEARCH tries out less.
        for player in (*levels.split(',')[:-1], SEARCH):
            print(f'{game} answer of {player}: {an_answer(1, 2, *of, ",".join([player] * int(seats))):.0f}', file=file)
        text, load = saving(game)
        print(f'{game} autosave text: {text:.0f}', file=file)
        print(f'{game} load: {load:.0f}', file=file, flush=True)
