# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program, driven through the accessibility tree by role and name.

It runs in directories of its own, on whatever display and session bus there
are, and its games can be looked into with bramble-lab. The tree is asked for
as screen readers do it, over its bus: all that the program keeps ready for them
comes in one message. Asked one by one, a table takes seconds, and the program
has no time to play.

main() runs tests of it, and prints TAP.
"""
import os
import re
import random
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

from gi.repository import Gio, GLib

# The longest that anything may take, on a slow machine with sanitizers.
PATIENCE = 120
# The click of a button takes 250 ms in GTK 4.8, whoever asked for it.
CLICK = 0.3

ACCESSIBLE = 'org.a11y.atspi.Accessible'
ACTION = 'org.a11y.atspi.Action'
CACHE = 'org.a11y.atspi.Cache'
ROOT = '/org/a11y/atspi/accessible/root'

# The roles that matter here, by their numbers. The last is a button that says
# whether it is pressed; older GTK knows no difference.
ROLES = {2: 'alert', 7: 'check box', 11: 'combo box', 23: 'frame', 29: 'label', 31: 'list', 39: 'panel', 43: 'push button',
         55: 'table', 98: 'grouping', 62: 'push button'}
# The number of the state of what can be used.
SENSITIVE = 24
# Of what has the keyboard, and of what is not hidden.
FOCUSED = 12
VISIBLE = 30
# How often the program is asked for what it does not keep ready yet.
ROUNDS = 2
# Whether this is the long form: build-aux/prove long.
LONG_FORM = 'BRAMBLE_LONG' in os.environ
# s between two looks.
PAUSE = 0.1


# Where a file is written at once, however busy the disks are; None if there is no such place.
MEMORY = '/dev/shm' if os.access('/dev/shm', os.W_OK) else None


class Skipped(Exception):
    """Why a test does not run here."""


class Words:
    """What the program calls the things that are looked for."""
    frame = 'Bramble'
    new_game = 'New game'
    play = 'Play'
    answers = 'Answers'
    set_down = 'Set down'
    places = ('Your Gather card for this round', 'Your Fable for this round')
    hint = 'Best: '
    log = 'What happened'
    lift_curtain = 'Lift the curtain'
    play_again = 'Play again'
    rules = 'Rules and cards'
    statistics = 'Statistics'
    pace = 'Pace of what moves'
    go_on = 'Continue'
    close = 'window.close'


class Node:
    """What a node of the tree was when it was looked at."""

    def __init__(self, tree, path, above):
        self.tree = tree
        self.path = path
        self.above = above
        self.role = None
        self.name = ''
        self.description = ''
        self.sensitive = False
        self.focused = False
        self.children = []

    def tell(self, name, description, role, states):
        self.name = name
        self.description = description
        self.role = ROLES.get(role, str(role))
        self.sensitive = bool(states[0] >> SENSITIVE & 1)
        self.focused = bool(states[0] >> FOCUSED & 1)

    def is_called(self, name):
        return self.name == name

    def lines(self):
        return [line for line in (self.name + '\n' + self.description).split('\n') if line]

    def act(self, action=None):
        names = [names[0] for names in self.tree.ask(self.path, ACTION, 'GetActions')]
        self.tree.ask(self.path, ACTION, 'DoAction', GLib.Variant('(i)', (names.index(action) if action else 0,)))

    def click(self):
        """Returns whether it was still there."""
        try:
            self.act()
        except GLib.GError:
            return False
        time.sleep(CLICK)
        return True

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, name, *roles):
        for node in self.walk():
            if node.is_called(name) and node.role in roles:
                return node
        return None


class Tree:
    """The accessibility tree of a process."""

    def __init__(self, pid):
        self.pid = pid
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None,
                                    Gio.DBusCallFlags.NONE, -1).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags)
        self.owner = None

    def find_owner(self):
        """Whether the process is in the tree by now."""
        for owner, _ in self.ask(ROOT, ACCESSIBLE, 'GetChildren', owner='org.a11y.atspi.Registry'):
            pid = self.ask('/org/freedesktop/DBus', 'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                           GLib.Variant('(s)', (owner,)), 'org.freedesktop.DBus')
            if pid == self.pid:
                self.owner = owner
        return self.owner is not None

    def ask(self, path, interface, method, arguments=None, owner=None):
        return self.bus.call_sync(owner or self.owner, path, interface, method, arguments, None,
                                  Gio.DBusCallFlags.NONE, -1).unpack()[0]

    def ask_all(self, questions):
        """Asks (path, interface, method, arguments) all at once. What has gone
        in the meantime answers with None."""
        answers = [None] * len(questions)
        missing = len(questions)

        def answered(bus, result, number):
            nonlocal missing
            missing -= 1
            try:
                answers[number] = bus.call_finish(result).unpack()[0]
            except GLib.GError:
                pass

        for number, question in enumerate(questions):
            self.bus.call(self.owner, *question, None, Gio.DBusCallFlags.NONE, -1, None, answered, number)
        while missing:
            GLib.MainContext.default().iteration(True)
        return answers

    def read_cache(self):
        """What the program keeps ready, from the root on, and the paths of what
        is not all there. Its root does not count its windows."""
        below = {}
        items = self.ask('/org/a11y/atspi/cache', CACHE, 'GetItems')
        for (_, path), _, (_, above), index, n_children, _, name, role, description, states in items:
            if states[0] >> VISIBLE & 1:
                below.setdefault(above, []).append((index, path, n_children, name, role, description, states))
        root = Node(self, ROOT, None)
        generation, partly = [root], []
        while generation:
            node = generation.pop()
            for _, path, n_children, name, role, description, states in sorted(below.get(node.path, [])):
                child = Node(self, path, node)
                child.tell(name, description, role, states)
                node.children.append(child)
                # It keeps what it has hidden since, too, and does not count it.
                if n_children != len(below.get(path, [])):
                    partly.append(path)
            generation += node.children
        return root, partly

    def complete_cache(self, paths):
        """Whoever is asked for its children is kept ready, and they are."""
        while paths:
            answers = self.ask_all([(path, ACCESSIBLE, 'GetChildren', None) for path in paths])
            paths = [path for children in answers if children for owner, path in children if owner == self.owner]

    def look(self):
        """The whole tree as it is now, or None when it changes just now."""
        for _ in range(ROUNDS):
            try:
                root, partly = self.read_cache()
            except GLib.GError:
                break  # nothing is kept ready yet
            if root.children and not partly:
                return root
            self.complete_cache(partly or [ROOT])
        return self.look_closely()

    def look_closely(self):
        """The same, where not everything is kept ready: each node is asked itself."""
        root = Node(self, ROOT, None)
        generation = [root]
        of_accessible = GLib.Variant('(s)', (ACCESSIBLE,))
        while generation:
            questions = []
            for node in generation:
                questions += [
                    (node.path, 'org.freedesktop.DBus.Properties', 'GetAll', of_accessible),
                    (node.path, ACCESSIBLE, 'GetRole', None),
                    (node.path, ACCESSIBLE, 'GetState', None),
                    (node.path, ACCESSIBLE, 'GetChildren', None),
                ]
            answers = self.ask_all(questions)
            if None in answers:
                return None
            younger = []
            for i, node in enumerate(generation):
                properties, role, states, children = answers[4 * i:4 * i + 4]
                node.tell(properties['Name'], properties['Description'], role, states)
                node.children = [Node(self, path, node) for owner, path in children if owner == self.owner]
                younger += node.children
            generation = younger
        return root


class Program:
    def __init__(self, exe, lab, settings, debug='fatal-warnings'):
        self.lab = lab
        self.home = tempfile.mkdtemp(prefix='bramble-test-', dir=MEMORY)
        keyfile = os.path.join(self.home, 'config', 'glib-2.0', 'settings', 'keyfile')
        os.makedirs(os.path.dirname(keyfile))
        with open(keyfile, 'w', encoding='utf-8') as file:
            file.write('[io/github/bramblegames/Bramble]\n')
            file.writelines(f'{key}={value}\n' for key, value in settings.items())
        env = dict(os.environ, GSETTINGS_BACKEND='keyfile', G_DEBUG=debug)
        for name in ('config', 'data', 'cache', 'state'):
            env[f'XDG_{name.upper()}_HOME'] = os.path.join(self.home, name)
        env.pop('GTK_A11Y', None)
        # Leaks are told from what libraries keep by a whole stack, which takes
        # too long when so much is asked. Other tests look for them.
        env['ASAN_OPTIONS'] = env.get('ASAN_OPTIONS', '') + ':fast_unwind_on_malloc=1:detect_leaks=0'
        self.stderr = open(os.path.join(self.home, 'stderr'), 'w+', encoding='utf-8')
        self.process = subprocess.Popen([exe], env=env, stderr=self.stderr)
        self.tree = Tree(self.process.pid)
        self.wait_for(self.tree.find_owner, 'the program in the accessibility tree')

    def wait_for(self, condition, what):
        """Waits until condition () is something, which is returned."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f'the program ended while there was to be {what}: {self.read_stderr()}')
            try:
                found = condition()
            except GLib.GError:
                found = None  # what was looked at has just gone
            if found:
                return found
            time.sleep(PAUSE)
        raise AssertionError(f'there is no {what}: {[node.lines() for node in self.look().walk()]}')

    def look(self):
        """The whole tree as it is now."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            tree = self.tree.look()
            if tree:
                return tree
        raise AssertionError('the tree never rests')

    def click(self, name, *roles):
        def find():
            node = self.look().find(name, *roles)
            return node if node and node.sensitive else None

        self.wait_for(find, f'“{name}”').click()

    def read_stderr(self):
        self.stderr.flush()
        with open(self.stderr.name, encoding='utf-8') as file:
            return file.read()

    def close(self):
        """Closes the window, and says how the program ended."""
        try:
            self.look().find(Words.frame, 'frame').act(Words.close)
        except GLib.GError:
            pass  # it was too quick to say that it did
        return self.process.wait(PATIENCE)

    def clean_up(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.stderr.close()
        shutil.rmtree(self.home)

    # Files.

    def files(self, part):
        found = []
        for directory, _, names in os.walk(os.path.join(self.home, 'data')):
            found += [os.path.join(directory, name) for name in names
                      if name.endswith('.bramble') and part in os.path.join(directory, name)]
        return sorted(found)

    def read_autosave(self):
        files = self.files('unfinished')
        if not files:
            return ''
        with open(files[0], encoding='utf-8') as file:
            return file.read()

    def n_steps(self):
        steps = re.search(r'^At=(\d+)$', self.read_autosave(), re.MULTILINE)
        return int(steps.group(1)) if steps else 0

    def ask_lab(self, text, *commands):
        """What bramble-lab replies to commands about a saved game."""
        path = os.path.join(self.home, 'looked-at.bramble')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
        done = subprocess.run([self.lab, 'console'], input='\n'.join(['load ' + path, *commands, '']), text=True,
                              stdout=subprocess.PIPE, check=True)
        replies = done.stdout.split('\n\n')[:len(commands) + 1]
        assert all(reply.startswith('=') for reply in replies), replies
        return replies[1:]

    # The table.

    def prompt(self, tree):
        """What the question and the answers are in, or None."""
        box = tree.find(Words.answers, 'table', 'panel', 'grouping')
        return box.above if box else None

    def answers(self, tree):
        """The buttons of the prompt, in their order."""
        prompt = self.prompt(tree)
        return [node for node in prompt.walk() if node.role == 'push button' and node.sensitive] if prompt else []

    def question(self, tree):
        """What is asked: the label beside the answers."""
        prompt = self.prompt(tree)
        return next((node.name for node in prompt.walk()
                     if node.role == 'label' and node.above.role != 'push button'), None) if prompt else None

    def log(self, tree):
        """What the log says, as far as it is in view."""
        box = tree.find(Words.log, 'list')
        return [line for node in box.walk() if node is not box for line in node.lines()] if box else []


def run(tests):
    """Runs the tests, whatever becomes of those before."""
    failed = 0
    seed = os.environ.get('BRAMBLE_TEST_SEED') or str(time.time_ns())
    print(f'# what is chosen by chance: BRAMBLE_TEST_SEED={seed}')
    print(f'1..{len(tests)}')
    for number, test in enumerate(tests, 1):
        begun = time.monotonic()
        random.seed(seed)
        try:
            test(*sys.argv[2:4])
            print(f'ok {number} {test.__name__} ({time.monotonic() - begun:.0f} s)', flush=True)
        except Skipped as reason:
            print(f'ok {number} {test.__name__} # SKIP {reason}', flush=True)
        except Exception:  # whatever it was, it is told and the next test runs
            print('\n'.join('# ' + line for line in traceback.format_exc().splitlines()))
            print(f'not ok {number} {test.__name__}', flush=True)
            failed += 1
    sys.exit(failed > 0)


def run_on_display():
    """Runs the same program once more, on a display and on buses of its own:
    without a directory for sockets the bus of the accessibility tree would be
    at one place for all. What the services print is no TAP."""
    command = ['xvfb-run', '-a', '-s', '-screen 0 1280x800x24 -noreset -nolisten tcp', 'dbus-run-session', '--',
               sys.executable, sys.argv[0], 'inside', *sys.argv[1:]]
    with tempfile.TemporaryDirectory(prefix='bramble-run-') as sockets:
        with subprocess.Popen(command, env=dict(os.environ, XDG_RUNTIME_DIR=sockets), stdout=subprocess.PIPE,
                              text=True) as process:
            for line in process.stdout:
                print(line if re.match(r'(1\.\.|ok|not ok|#)', line) else '# ' + line, end='', flush=True)
    sys.exit(process.returncode)


def main(*tests):
    """The main program of a file of tests, which are called with the paths of
    bramble and bramble-lab."""
    if sys.argv[1] == 'inside':
        run(tests)
    else:
        run_on_display()
