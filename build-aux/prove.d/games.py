#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""games.py BRAMBLE_LAB N: plays N games with --verify, over all games that the
program has, all numbers of seats and all that can be chosen, half by chance and half by
the weakest computer player. Prints what was played; what is wrong is on standard error.
"""
import itertools
import os
import re
import subprocess
import sys

# More ways to begin than that are tried value by value.
MOST = 96

lab, total = sys.argv[1], int(sys.argv[2])


def values(text):
    """What a choice can be, out of what the program says of it."""
    per_seat = text.endswith(',…')
    text = text.removesuffix(',…')
    number = re.fullmatch(r'(-?\d+)…(-?\d+)', text)
    if number:
        least, most = int(number.group(1)), int(number.group(2))
        found = sorted({least, (least + most) // 2, most})
    else:
        found = [value for value in text.split('|') if value != 'SEAT']
    return [(str(value), per_seat) for value in found]


def ways(choices):
    """All ways to begin a game, or enough that every value is in one."""
    names = list(choices)
    everything = itertools.product(*choices.values())
    found = list(itertools.islice(everything, MOST + 1))
    if len(found) > MOST:
        most = max(len(some) for some in choices.values())
        found = [tuple(some[(i + j) % len(some)] for j, some in enumerate(choices.values())) for i in range(most)]
    return [dict(zip(names, way)) for way in found]


def play(game, players, way, n, seed):
    """Plays, and returns how many answers there were."""
    options = []
    for name, (value, per_seat) in way.items():
        options += [f'--{name}', ','.join([value] * len(players)) if per_seat else value]
    done = subprocess.run([lab, 'play', '--game', game, '--seats', ','.join(players), '--games', str(n), '--seed', str(seed),
                           '--threads', str(os.cpu_count() or 1), '--verify', *options],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    report = dict(re.findall(r'^([\w-]+): (.*)$', done.stdout, re.MULTILINE))
    if done.returncode or report.get('violations') != '0':
        print(f'{game} {players} {way}: {done.stderr}{done.stdout}', file=sys.stderr)
        return int(report.get('games', 0)), int(report.get('answers', 0))
    return int(report['games']), int(report['answers'])


kinds = []
for line in subprocess.run([lab, 'games'], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines():
    identity, levels = re.match(r'(\S+) levels=(\S+)', line).groups()
    said = dict(re.findall(r'\[([\w-]+)=([^\]]*)\]', line))
    least, most = map(int, said.pop('players').split('…'))
    for name in ('look', 'seed'):
        said.pop(name, None)
    begun = ways({name: values(text) for name, text in said.items()})
    kinds.append([(identity, [player] * seats, way) for seats in range(least, most + 1) for way in begun
                  for player in ('random', levels.split(',')[0])])

games = answers = 0
for kind in kinds:
    share = -(-total // len(kinds) // len(kind))
    for index, (identity, players, way) in enumerate(kind):
        played = play(identity, players, way, share, index + 1)
        games += played[0]
        answers += played[1]
print(f'{games} games of {len(kinds)} kinds begun in {sum(map(len, kinds))} ways, {answers} answers')
