# SPDX-License-Identifier: GPL-3.0-or-later
"""test-aloud.py BRAMBLE BRAMBLE_LAB: a round for somebody who sees nothing and
has only a keyboard. Prints TAP.

What a screen reader says is heard twice: by an ear that follows the same events
on the same bus by the same rules, wherever the tests run, and by Orca itself
where it is installed.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

from gi.repository import Gio, GLib

from program import ACCESSIBLE, PATIENCE, Program, Skipped, Words, main

# Answers after which a round is certainly over.
MAX_ANSWERS = 40
# s that Orca has for a message.
HASTE = 30
# What somebody who does not look must never hear.
CLASS_NAME = re.compile(r'\b(Gtk|Bramble)[A-Z]\w+')
EVENTS = 'org.a11y.atspi.Event.Object'
PROPERTIES = 'org.freedesktop.DBus.Properties'
# Roles that only arrange others; they are passed over in silence.
FILLER, SCROLL_BAR = 20, 48
# The desktop, as far as a screen reader asks for one.
SERVANTS = (['openbox'], ['speech-dispatcher', '-s', '-t', '0'])
# Orca, with a log that is written line by line: as it is, the end of it would
# be seen only when something else happens.
ORCA = """
import builtins, runpy, sys
script, log = sys.argv[1:]
usual = open
builtins.open = lambda name, *rest, **more: usual(name, *rest, **(more | {'buffering': 1} if name == log else more))
sys.argv = [script, '--debug-file=' + log]
runpy.run_path(script, run_name='__main__')
"""


class Ear:
    """Hears what Orca says beside names: of what has the keyboard, and of that
    alone, by what it is described otherwise; and announcements, from whomever
    they are."""

    def __init__(self, program):
        self.tree = program.tree
        self.focus = None
        self.messages = []
        self.frame = None
        self.tree.bus.signal_subscribe(self.tree.owner, EVENTS, None, None, None, Gio.DBusSignalFlags.NONE, self.hear)

    def hear(self, _bus, _sender, path, _interface, signal, arguments):
        kind, on, _, value = arguments.unpack()[:4]
        if signal == 'StateChanged' and kind == 'focused' and on:
            self.focus = path
        elif signal == 'PropertyChange' and kind == 'accessible-description':
            if path == self.focus and value:
                self.messages.append(value)
        elif signal == 'Announcement':
            self.messages.append(value)

    def listen(self):
        while GLib.MainContext.default().iteration(False):
            pass

    def lines(self, since):
        self.listen()
        return [line for message in self.messages[since:] for line in message.split('\n') if line]

    def description_of_focus(self):
        return self.tree.ask(self.focus, PROPERTIES, 'Get', GLib.Variant('(ss)', (ACCESSIBLE, 'Description')))

    def names_of_focus(self):
        """What has the keyboard is called, and all that it is in."""
        path, names = self.focus, []
        while path and path != '/org/a11y/atspi/null' and not path.endswith('/root'):
            role = self.tree.ask(path, ACCESSIBLE, 'GetRole')
            name = self.tree.ask(path, PROPERTIES, 'Get', GLib.Variant('(ss)', (ACCESSIBLE, 'Name')))
            if role not in (FILLER, SCROLL_BAR):
                names.append(name)
            _, path = self.tree.ask(path, PROPERTIES, 'Get', GLib.Variant('(ss)', (ACCESSIBLE, 'Parent')))
        return names


def press(*keys):
    subprocess.run(['xdotool', 'key', *keys], check=True)


def is_in_order(few, many):
    """Whether all of few are among many, in their order."""
    rest = iter(many)
    return all(line in rest for line in few)


def start(exe, lab, **debug):
    return Program(exe, lab, {
        'pace': "'off'", 'answer-alone': 'false', 'recap': 'false',
        'new-games': str({'grimm-forest': {'player-1': 'person', 'player-2': 'gosling', 'player-3': 'gosling',
                                           'player-4': 'nobody'}}),
    }, **debug)


def ask_for(program, ear, action, what):
    """What is said when it is asked for."""
    since = len(ear.messages)
    ear.frame.act(action)
    program.wait_for(lambda: ear.lines(since), what)
    return ear.lines(since)


def first_answer(ear, since):
    """Where the answers begin in what was said, with the question before them;
    0 while there are none."""
    return next((i for i, line in enumerate(ear.lines(since)) if line.startswith('1: ')), 0)


def check_question(program, ear, since):
    """Holds what was asked aloud and its answers against the screen."""
    heard, at = ear.lines(since), first_answer(ear, since)
    tree = program.look()
    assert heard[at - 1] == program.question(tree), (heard, program.question(tree))
    buttons = [node.name for node in program.answers(tree)]
    answers = [button for button in buttons if button != Words.set_down and button not in Words.places][:10]
    assert answers and heard[at:at + len(answers)] == [f'{i % 10}: {text}' for i, text in enumerate(answers, 1)], (heard, answers)
    # A reader that is late says what describes the keyboard's place now, and then every message.
    assert heard[at - 1] not in ear.description_of_focus(), ear.description_of_focus()
    names = ear.names_of_focus()
    assert not any(CLASS_NAME.search(name) for name in names), names


def begin(program, ear):
    ear.frame = program.look().find(Words.frame, 'frame')
    ear.frame.act('win.new-game')
    # A list is called by what is asked, and its button by what is chosen; or the button is called like
    # the list, and described by what is chosen.
    player = program.wait_for(lambda: program.look().find('Who is player 2?', 'combo box'), 'the second player')
    assert any(line.startswith('Computer: Gosling') for node in player.walk() if node.role == 'push button' for line in node.lines()), \
        [node.lines() for node in player.walk()]
    program.click(Words.play, 'push button')


def play_round(program, ear, asked):
    """Plays with digits until the second round. Calls asked (since) for every
    question, with the number of messages before it."""
    since = 0
    for _ in range(MAX_ANSWERS):
        program.wait_for(lambda: first_answer(ear, since), 'a question said aloud')
        asked(since)
        if any(line.startswith('Round 2') for line in ear.lines(since)):
            return
        since = len(ear.messages)
        press('1')
        program.wait_for(lambda: first_answer(ear, since) or ear.lines(since)[-1:] == ['Enter sets it down.'],
                         'an answer to a digit')
        if not first_answer(ear, since):
            asked(since)
            since = len(ear.messages)
            press('Return')
    raise AssertionError('the round does not end')


def ear_hears(exe, lab):
    """The events of a round reach a screen reader: all of them, in order."""
    program = start(exe, lab)
    told = []
    try:
        ear = Ear(program)
        begin(program, ear)

        def asked(since):
            if first_answer(ear, since) == 0:
                return
            check_question(program, ear, since)
            heard = ear.lines(0)
            last = ask_for(program, ear, 'win.read-events', 'what happened last')
            # What somebody plans in secret they know, without being told.
            last = [line for line in last if 'in secret' not in line]
            assert is_in_order(last, heard), (last, heard)
            told.extend(last)

        play_round(program, ear, asked)
        assert len(told) > 10 and told[0].startswith('Round 1 begins.'), f'{told} in a whole round'
        seats = ask_for(program, ear, 'win.read-seats', 'the seats')
        resources = [line for line in seats if re.fullmatch(r'Straw: \d+, Wood: \d+, Brick: \d+', line)]
        assert len(resources) == 3 and seats[0] == 'Hazel', seats
        places = ask_for(program, ear, 'win.read-places', 'the Locations')
        assert [place for place in ('Fields', 'Forest', 'Brickyard') if place in places] == places[::2], places
        print(f'# sentences held against the log: {len(told)}')
        assert program.close() == 0, program.read_stderr()
    finally:
        program.clean_up()


def speeches(log):
    """What Orca says it has said. A line that belongs to the one before is
    indented; some get a full stop."""
    with open(log, encoding='utf-8', errors='replace') as file:
        said = re.findall(r"SPEECH OUTPUT: '(.*?)' ?\{", file.read(), re.DOTALL)
    return [re.sub(r'\n\s+', '\n', speech).rstrip('. ') for speech in said]


def listens(log):
    """Whether Orca hears what happens on the desktop."""
    if not os.path.exists(log):
        return False
    with open(log, encoding='utf-8', errors='replace') as file:
        return 'registering listener for: window:destroy' in file.read()


def hide_others(home):
    """Where programs are found by an Orca that is to see no other: it asks pgrep for them,
    and either gives up or ends the Orca that somebody uses on another display."""
    place = os.path.join(home, 'bin')
    os.mkdir(place)
    with open(os.path.join(place, 'pgrep'), 'w', encoding='utf-8') as file:
        file.write('#!/bin/sh\nexit 1\n')
    os.chmod(file.name, 0o755)
    return place + os.pathsep + os.environ['PATH']


def orca_says(exe, lab):
    """Orca says what the ear hears."""
    missing = [name for name in ('orca', 'openbox', 'speech-dispatcher') if shutil.which(name) is None]
    if missing:
        raise Skipped(f'no {" and no ".join(missing)}')
    home = tempfile.mkdtemp(prefix='bramble-orca-')
    log = os.path.join(home, 'log')
    env = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, PATH=hide_others(home))
    servants = [subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for command in (*SERVANTS, [sys.executable, '-c', ORCA, shutil.which('orca'), log])]
    program = None
    said = {True: 0, False: 0}
    try:
        deadline = time.monotonic() + PATIENCE
        while not listens(log):
            assert time.monotonic() < deadline, 'Orca does not start'
            time.sleep(0.2)
        # Orca asks for places on the screen, and GTK 4.8 complains that it knows none.
        program = start(exe, lab, debug='')
        ear = Ear(program)

        def is_said(message, patience):
            deadline = time.monotonic() + patience
            while message not in speeches(log) and time.monotonic() < deadline:
                time.sleep(0.5)
            return message in speeches(log)

        # Nobody has pressed a key yet.
        assert is_said('Learn to play push button', PATIENCE), f'Orca does not say what has the keyboard, but: {speeches(log)}'
        begin(program, ear)

        def asked(since):
            """Waits until Orca has said it too, as somebody would who listens
            and asks again. On a busy machine it gives up on what does not
            answer at once, and so loses a message."""
            said[is_said(ear.messages[-1].rstrip('.\n'), HASTE)] += 1
            if not said[True]:
                question = ask_for(program, ear, 'win.read-question', 'the question once more')
                assert is_said('\n'.join(question), PATIENCE), f'Orca does not say {question}, but: {speeches(log)}'

        play_round(program, ear, asked)
        assert said[True] > said[False], f'Orca said {said}'
        spoken = speeches(log)
        assert not any(CLASS_NAME.search(speech) for speech in spoken), spoken
        print(f'# messages that Orca said: {said[True]}, and not at once: {said[False]}')
        assert program.close() == 0, program.read_stderr()
    finally:
        if program:
            program.clean_up()
        for servant in servants:
            servant.kill()
            servant.wait()
        shutil.rmtree(home)


if __name__ == '__main__':
    main(ear_hears, orca_says)
