# SPDX-License-Identifier: GPL-3.0-or-later
"""test-program.py BRAMBLE BRAMBLE_LAB: games in the real program, played
through the accessibility tree by somebody who only hears it. Prints TAP.
"""
import random
import re
import time

from program import LONG_FORM, Program, Words, main

# More answers than anybody gives in a game.
MAX_ANSWERS = 600
# Answers of two people who share a computer, after which they have seen enough.
SHARED_ANSWERS = 36 if LONG_FORM else 12
# Who plays a whole game with a person.
OTHERS = ('gosling', 'gosling', 'nobody') if LONG_FORM else ('gosling', 'nobody', 'nobody')
# s in which even a busy disk has written a small file.
LATE = 5
# s after which nobody waits any longer for a computer to keep still: with
# sanitizers on a busy machine it may be gone before all is looked at.
LONG = 150 if LONG_FORM else 30
# Events during which a card may lie open that is in no view.
OPEN_EVENTS = 12
# A sentence, as people read it, and what was meant for a program.
SENTENCE = re.compile(r'^\S.* .*[.?!…]$')
GARBLED = re.compile(r'%\w|\(null\)|[{}<>]')


def played(*players, **choices):
    """The setting after a first game with these players and choices."""
    words = {f'player-{seat}': player for seat, player in enumerate(players, 1)} | choices
    return str({'grimm-forest': words})


def choose(buttons):
    """One of them. Whoever can set down a plan does not change it for ever."""
    ready = [button for button in buttons if button.name == Words.set_down]
    return random.choice(ready if ready and random.random() < 0.5 else buttons)


def answer(program):
    """Waits for a question, the curtain or the end, and does something about
    it. Returns what it was: the name of a button, or None at the end."""
    def find():
        tree = program.look()
        if tree.find(Words.play_again, 'push button'):
            return tree, None
        curtain = tree.find(Words.lift_curtain, 'push button')
        answers = [curtain] if curtain else program.answers(tree)
        return (tree, choose(answers)) if answers else None

    while True:
        tree, button = program.wait_for(find, 'a question, a curtain or an end')
        if button is None:
            return tree, None
        if button.click():
            return tree, button.name


def check_words(program, tree):
    """What is asked and what is told are sentences, and every answer is
    another one."""
    question = program.question(tree)
    assert question and SENTENCE.match(question) and not GARBLED.search(question), question
    names = [node.name for node in program.answers(tree)]
    assert len(set(names)) == len(names), names
    log = program.log(tree)
    assert any(SENTENCE.match(line) for line in log) and not any(GARBLED.search(line) for line in log), log


def whole_game(exe, lab):
    """A game against computers, to its end."""
    program = Program(exe, lab, {
        'pace': "'off'", 'show-log': 'true', 'new-games': played('person', *OTHERS),
    })
    try:
        assert not program.files(''), 'there is a game before there is one'
        program.click(Words.new_game, 'push button')
        program.click(Words.play, 'push button')
        steps = 0
        for given in range(MAX_ANSWERS):
            tree, name = answer(program)
            if name is None:
                break
            check_words(program, tree)
            if given % 20 == 19:
                # What was answered is kept: it grows, and the loader believes it.
                before = steps
                program.wait_for(lambda: program.n_steps() > before, f'autosave with more than {before} steps')
                steps = program.n_steps()
                program.ask_lab(program.read_autosave(), 'hash')
        assert name is None, 'the game does not end'
        assert steps > 0, 'nothing was kept'

        # The page at the end names who has won, and the game is kept elsewhere.
        finished = program.wait_for(lambda: not program.files('unfinished') and program.files('finished'),
                                    'finished game instead of the autosave')
        with open(finished[0], encoding='utf-8') as file:
            text = file.read()
        over = program.ask_lab(text, 'ask')[0]
        winners = re.findall(r'seat-(\d)', over)
        assert over.startswith('= over') and winners, over
        texts = [line for node in tree.walk() for line in node.lines()]
        for seat in winners:
            winner = re.search(rf'^\[Seat {seat}\]\nName=(.*)$', text, re.MULTILINE).group(1)
            assert any(winner in line for line in texts), f'{winner} has won, but nobody says so: {texts}'

        assert program.close() == 0, program.read_stderr()
        assert program.read_stderr() == '', program.read_stderr()
    finally:
        program.clean_up()


def card_id(line):
    """The id of a card from its name: The Golden Goose is golden-goose."""
    letters = re.sub(r'[^a-z &-]', '', line.lower()).replace('&', 'and').strip()
    return re.sub(r'^the-', '', re.sub(r'[ -]+', '-', letters))


def ids_in(shown):
    """All words of a position; the ids of cards are among them."""
    return set(re.findall(r'[a-z]+(?:-[a-z]+)*', shown))


def seats_of(saved):
    return ['seat-' + seat for seat in re.findall(r'^\[Seat (\d)\]$', saved, re.MULTILINE)]


def secrets(program, saved, viewer):
    """All cards, those that are hidden from the viewer, or from somebody if
    there is no viewer, and those that the viewer was never told of."""
    eyes = [viewer] if viewer else seats_of(saved)
    steps = int(re.search(r'^At=(\d+)$', saved, re.MULTILINE).group(1))
    beginning = program.ask_lab(saved, *['undo'] * steps, 'show')[-1]
    # At the beginning all cards are in the decks.
    cards = ids_in('\n'.join(re.findall(r'^(?:friend-)?deck (.*)$', beginning, re.MULTILINE)))
    seen, told = [], []
    for seat in eyes:
        view, events, ask = program.ask_lab(saved, f'show {seat}', f'events {seat}', 'ask')
        # What lies open only while somebody chooses was told of just before.
        open_now = ids_in('\n'.join(events.split('\n')[-OPEN_EVENTS:])) | (ids_in(ask) if viewer else set())
        seen.append(ids_in(view) | open_now)
        told.append(ids_in(view) | ids_in(events) | open_now)
    return cards, cards - set.intersection(*seen), cards - set.intersection(*told)


def check_secrets(program, tree, saved, viewer):
    """No hidden card is anywhere in the tree, and none of those that were
    never seen is spoken of in the log, in an alert or aloud. Returns how many were looked for."""
    cards, hidden, never = secrets(program, saved, viewer)
    log = list(tree.find(Words.log, 'list').walk())
    for node in tree.walk():
        for line in node.lines() if node not in log else ():
            assert card_id(line) not in hidden, f'{line} is hidden from {viewer}, but is there: {node.role}\n{saved}'
    # What has the keyboard says what has just been announced.
    told = [node for node in tree.walk() if node.role == 'alert' or node.focused] + log
    for line in (line for node in told for line in node.lines()):
        words = f'-{card_id(line)}-'
        # Longer names first: a Big Bad Wolf is no Wolf.
        for card in sorted(cards, key=len, reverse=True):
            if f'-{card}-' in words:
                assert card not in never, f'{card} is hidden from {viewer}, but told: {line}\n{saved}'
                words = words.replace(f'-{card}-', '-')
    return len(hidden)


def settled(program):
    """The autosave when there was time to write what is on the screen."""
    time.sleep(0.15)
    return program.read_autosave()


def asked(program, saved):
    return re.search(r'seat-\d', program.ask_lab(saved, 'ask')[0]).group(0)


def shared_game(exe, lab):
    """Two people at one computer, and a third player who is one: whatever is
    hidden from who looks is nowhere in the tree. The computer is slow, so that
    there is time to look."""
    program = Program(exe, lab, {
        'pace': "'slow'", 'show-log': 'true',
        'new-games': played('person', 'hedgehog', 'person', 'nobody', cards='all'),
    })
    looked = {'curtain': 0, 'person': 0, 'computer': 0}
    try:
        program.click(Words.new_game, 'push button')
        program.click(Words.play, 'push button')

        given = 0
        begun = time.monotonic()
        # A computer may be too quick to be looked at, the others wait to be.
        while (given < SHARED_ANSWERS or not (looked['curtain'] and looked['person'])
               or not (looked['computer'] or time.monotonic() > begun + LONG)):
            assert given < MAX_ANSWERS, looked
            before = program.read_autosave()
            tree = program.look()
            curtain = tree.find(Words.lift_curtain, 'push button')
            answers = program.answers(tree)
            who = 'curtain' if curtain else 'person' if answers else 'computer'
            # What is looked into must be what was looked at.
            if before and before == settled(program):
                try:
                    looked[who] += check_secrets(program, tree, before, asked(program, before) if answers else None)
                except AssertionError:
                    # Perhaps the disk is slow, and what is on the screen is newer.
                    time.sleep(LATE)
                    if program.read_autosave() == before:
                        raise
            if (curtain or answers) and (curtain or choose(answers)).click():
                given += 1
            if tree.find(Words.play_again, 'push button'):
                break
        assert looked['curtain'] and looked['person'], looked
        print(f'# hidden cards that were looked for: {looked}')
        assert program.close() == 0, program.read_stderr()
        assert program.read_stderr() == '', program.read_stderr()
    finally:
        program.clean_up()


def check_names(tree, page):
    """Everything that can be pressed has a name of its own: none that GTK made
    of the kind of thing it is, of a label twice, or of its underscores.
    Returns how many there are."""
    pressed = [node for node in tree.walk() if node.role in ('push button', 'check box', 'combo box')]
    for node in pressed:
        words = node.name.split()
        half = len(words) // 2
        assert node.name and not re.match(r'(Gtk|Bramble)[A-Z]', node.name), f'{page}: a {node.role} is “{node.name}”'
        assert '_' not in node.name, f'{page}: “{node.name}”'
        assert len(words) % 2 or words[:half] != words[half:], f'{page}: “{node.name}”'
    return len(pressed)


def names(exe, lab):
    """What can be pressed is named, on all pages."""
    program = Program(exe, lab, {'pace': "'off'", 'new-games': played('person', 'person', 'nobody', 'nobody')})
    try:
        looked = {}

        def look(page, found, *roles):
            program.wait_for(lambda: program.look().find(found, *roles), f'“{found}”')
            looked[page] = check_names(program.look(), page)

        def act(action):
            program.look().find(Words.frame, 'frame').act(action)

        look('shelf', Words.new_game, 'push button')
        act('win.learn')
        look('learn', 'Next', 'push button')
        act('win.rules')
        look('rules', Words.rules, 'label')
        act('win.statistics')
        look('statistics', Words.statistics, 'label')
        act('win.preferences')
        look('preferences', Words.pace, 'combo box')
        act('win.new-game')
        look('new game', Words.play, 'push button')
        program.click(Words.play, 'push button')
        look('curtain', Words.lift_curtain, 'push button')
        program.click(Words.lift_curtain, 'push button')
        look('table', Words.answers, 'table', 'panel', 'grouping')
        act('win.hint')
        program.wait_for(lambda: any(node.name.startswith(Words.hint) for node in program.look().walk()), 'a hint')
        act('win.shelf')
        look('shelf with a game', Words.go_on, 'push button')
        print(f'# what can be pressed: {looked}')
        assert program.close() == 0, program.read_stderr()
    finally:
        program.clean_up()


if __name__ == '__main__':
    main(whole_game, shared_game, names)
