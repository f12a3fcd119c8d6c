#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""targets.py BUILD_DIR WORD…: what must be built for some tests, for ninja. A word is
the name of a test, or of a suite with + before it, or - before it for one that no
test may be in.
"""
import json
import os
import subprocess
import sys


def introspect(what):
    """One of Meson's lists."""
    return json.loads(subprocess.run(['meson', 'introspect', what, place], stdout=subprocess.PIPE, check=True).stdout)


place = os.path.abspath(sys.argv[1])
names = {word for word in sys.argv[2:] if word[0] not in '+-'}
wanted = {word[1:] for word in sys.argv[2:] if word[0] == '+'}
unwanted = {word[1:] for word in sys.argv[2:] if word[0] == '-'}
files = {target['id']: target['filename'] for target in introspect('--targets')}
made = {name for some in files.values() for name in some}
# What the table looks for when it starts is asked for by no test.
found = {name for name in made if name.endswith('gschemas.compiled')}
for test in introspect('--tests'):
    suites = {suite.split(':')[-1] for suite in test['suite']}
    if test['name'] not in names and (not suites & wanted or suites & unwanted):
        continue
    found.update(made & set(test['cmd']))
    for identity in test['depends']:
        found.update(files.get(identity, []))
print(' '.join(sorted(os.path.relpath(name, place) for name in found)))
