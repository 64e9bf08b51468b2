"""Runs learners' programs, one after the other, in the worker (worker.js). Nothing of one program is left for the next."""

import asyncio
import builtins
import contextvars
import io
import json
import linecache
import os
import random
import re  # noqa: F401 What programs import most: here it is part of the snapshot.
import signal
import sys
import time
import traceback
import types

from pyodide.ffi import can_run_sync, run_sync

FILE = 'program.py'
HOME = '/home/pyodide'
#: Of a value that a step shows.
MOST_ITEMS, MOST_CHARACTERS, DEEPEST = 20, 60, 2

busy_sleep = time.sleep
names_at_first = dict(vars(builtins))
modules_at_first = {name for name in sys.modules if name.partition('.')[0] not in ('js', 'pyodide_js')}


class Over(BaseException):
    """The run has ended; what the program still does is lost."""


class CannotAsk(RuntimeError):
    """Of a browser in which Python cannot wait."""

    __module__ = 'builtins'


class Printed(io.TextIOBase):
    """What a program prints to."""

    encoding = 'utf-8'

    def __init__(self, program, kind):
        self.program, self.kind = program, kind

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f'write() argument must be str, not {type(text).__name__}')
        self.program.print(self.kind, text)
        return len(text)


class Program:
    def __init__(self, request, host):
        self.code, self.calls = request['code'], request['calls']
        self.limits, self.most_steps = request['limits'], request['mostSteps']
        self.host, self.can_ask = host, request['canAsk']
        self.lines = self.characters = 0
        self.kind, self.rest = 'log', []
        self.batch, self.sent = [], 0
        self.is_over = self.is_muted = False
        self.steps, self.pending = [], None

    # What it prints, asks and waits for.

    def print(self, kind, text):
        if self.is_muted:
            return
        if self.is_over:
            raise Over
        if kind != self.kind:
            self.end_line()
            self.kind = kind
        self.characters += len(text)
        self.rest.append(text[: self.limits['characters']])
        lines = []
        if '\n' in text:
            *lines, last = ''.join(self.rest).split('\n')
            self.rest = [last]
        self.add(lines)

    def add(self, lines):
        room = self.limits['lines'] - self.lines
        self.lines += len(lines)
        self.batch += [[self.kind, line] for line in lines[:room]]
        if self.lines >= self.limits['lines'] or self.characters >= self.limits['characters']:
            self.end('output', sys._getframe())
        # Little by little, as it is printed; not one by one.
        if len(self.batch) >= 100 or time.perf_counter() - self.sent > 0.03:
            self.flush()

    def end_line(self):
        line, self.rest = ''.join(self.rest), []
        if line:
            self.add([line])

    def flush(self):
        if self.batch:
            self.host.output(json.dumps(self.batch))
        self.batch, self.sent = [], time.perf_counter()

    def ask(self, question=''):
        if self.is_over:
            raise Over
        question = ''.join(self.rest) + str(question)
        self.rest, self.kind = [], 'log'
        if self.is_muted or not self.can_ask:
            answer = ''
        elif not can_run_sync():
            raise CannotAsk('this browser cannot wait for an answer (no JSPI)')
        else:
            self.flush()
            answer = str(run_sync(self.host.ask(question, line_of(sys._getframe()))))
        self.characters += len(question)
        self.add([question + answer])
        return answer

    def sleep(self, seconds):
        if seconds < 0:
            raise ValueError('sleep length must be non-negative')
        self.flush()
        if can_run_sync():
            run_sync(self.host.sleep(seconds))
        else:
            busy_sleep(seconds)

    def end(self, reason, frame):
        """It took too long or printed too much. The worker is ended, too: this is only to be over at once."""
        if not self.is_over:
            sys.settrace(None)
            self.is_over = True
            self.flush()
            self.host.limit(reason, line_of(frame), json.dumps(self.steps))
        raise Over

    # Its steps: a line is told when it has been done, which is when the next thing happens.

    def trace(self, frame, event, argument):
        if frame.f_code.co_filename != FILE:
            return None
        if event == 'exception':
            return self.trace
        is_function = frame.f_code.co_name != '<module>'
        if event == 'call':
            self.waiting.append(self.pending)
            self.pending = None
            if is_function:
                self.tell('call', frame, frame.f_lineno)
        elif event == 'return':
            line = self.pending or frame.f_lineno
            if is_function:
                # What gives None gives nothing, as a call that an error ends.
                self.tell('return', frame, line, {} if argument is None else {'returned': shown(argument)})
            else:
                self.tell('line', frame, line)
            self.pending = self.waiting.pop() if self.waiting else None
        else:
            if self.pending:
                self.tell('line', frame, self.pending)
            self.pending = frame.f_lineno
        return self.trace

    def tell(self, event, frame, line, more=None):
        if len(self.steps) >= self.most_steps:
            sys.settrace(None)
            return
        frames, here = [], line
        while frame:
            if frame.f_code.co_filename == FILE:
                name = frame.f_code.co_name
                variables = [
                    {'name': key, 'value': shown(value)} for key, value in frame.f_locals.items() if is_told(key, value)
                ]
                frames.append({'name': '' if name == '<module>' else name, 'line': here, 'variables': variables})
            frame = frame.f_back
            here = frame.f_lineno if frame else 0
        told = {'line': line, 'event': event, 'frames': frames[::-1], 'printed': self.lines}
        self.steps.append(told | (more or {}))

    # From its first line to its last.

    def run(self):
        self.restore()
        for name in set(sys.modules) - modules_at_first:
            del sys.modules[name]
        clear_folder()
        random.seed()
        module = types.ModuleType('__main__')
        sys.modules['__main__'] = module
        sys.stdout, sys.stderr = Printed(self, 'log'), Printed(self, 'error')
        sys.argv, sys.path[0] = [FILE], HOME
        sys.setrecursionlimit(1000)
        time.sleep, asyncio.run = self.sleep, lambda main, **_: run_sync(main)
        linecache.cache[FILE] = (len(self.code), None, self.code.splitlines(True), FILE)
        signal.signal(signal.SIGINT, lambda _number, frame: self.end('time', frame))
        self.host.compute()
        try:
            code = compile(self.code, FILE, 'exec', dont_inherit=True)
        except Exception as error:
            return {'error': described('syntax', error), 'steps': []}
        result = self.execute(code, vars(module))
        if self.is_over:
            return None
        self.end_line()
        self.flush()
        if result is None:
            result = {'values': [self.value(call, vars(module)) for call in self.calls]}
        return {**result, 'steps': self.steps}

    def execute(self, code, names):
        self.waiting = []
        try:
            if self.most_steps:
                sys.settrace(self.trace)
            exec(code, names)
        except SystemExit as leave:
            if leave.code not in (None, 0):
                self.print('error', f'{leave.code}\n')
        except Over:
            pass
        except BaseException as error:
            return {'error': described('runtime', error)}
        finally:
            sys.settrace(None)
            self.restore()
        return None

    def restore(self):
        for name in set(vars(builtins)) - set(names_at_first):
            delattr(builtins, name)
        vars(builtins).update(names_at_first, input=self.ask)

    def value(self, call, names):
        self.host.compute()
        self.is_muted = True
        try:
            value = eval(call, names)
            return {'text': str(value), **({'value': value} if is_plain(value) else {})}
        except BaseException as error:
            return {'error': described('runtime', error)}


def run(request, host):
    """JSON in, JSON out, in a context of its own: what is set in one, the precision of decimals for example, ends with it."""
    return json.dumps(contextvars.Context().run(Program(json.loads(request), host).run))


def line_of(frame):
    while frame and frame.f_code.co_filename != FILE:
        frame = frame.f_back
    return frame.f_lineno if frame else None


def described(kind, error):
    told = traceback.TracebackException.from_exception(error)
    cut(told)
    line = error.lineno if kind == 'syntax' and isinstance(error, SyntaxError) else None
    for frame in told.stack:
        line = frame.lineno
    # As a traceback has it, with what Python thinks was meant.
    said = next(text for text in told.format_exception_only() if text.startswith(told.exc_type_str))
    name, _, message = said.rstrip().partition(': ')
    return {
        'kind': kind,
        'name': name,
        'message': message,
        'line': line,
        'trace': ''.join(told.format()).rstrip(),
    }


def cut(told):
    """Leaves the lines of the program alone."""
    if not told:
        return
    told.stack[:] = [frame for frame in told.stack if frame.filename == FILE]
    cut(told.__cause__)
    cut(told.__context__)


def is_plain(value):
    """Whether a check can compare it by its type: no number that JSON would change."""
    if type(value) is list:
        return all(is_plain(item) for item in value)
    if type(value) in (int, float):
        return abs(value) < 2**53
    return type(value) in (str, bool, type(None))


def is_told(name, value):
    kinds = types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type
    return not name.startswith(('__', '.')) and not isinstance(value, kinds)


def shown(value, depth=0):
    """As a step shows it. Only of what is built in, or an object's own: a program's `__repr__` must not run here."""
    kind = type(value)
    if depth < DEEPEST:
        if kind in (list, tuple, set, frozenset):
            items = [shown(item, depth + 1) for item in list(value)[:MOST_ITEMS]]
            return {'items': items, 'more': max(0, len(value) - MOST_ITEMS)}
        entries = value.items() if kind is dict else None
        if kind.__repr__ is object.__repr__ and hasattr(value, '__dict__'):
            entries = vars(value).items()
        if entries is not None:
            some = list(entries)[:MOST_ITEMS]
            return {
                'entries': [[key if isinstance(key, str) else text_of(key), shown(item, depth + 1)] for key, item in some],
                'more': max(0, len(entries) - MOST_ITEMS),
            }
    return {'text': text_of(value)}


def text_of(value):
    if type(value) in (int, float, complex, bool, str, bytes, range, type(None)):
        try:
            text = repr(value)
        except ValueError:
            return 'obrovské číslo'
        return text if len(text) <= MOST_CHARACTERS else f'{text[:MOST_CHARACTERS]}…'
    if type(value) in (list, tuple, set, frozenset, dict):
        return '…'
    return type(value).__name__


def clear_folder():
    for folder, folders, files in os.walk(HOME, topdown=False):
        for name in files:
            os.remove(os.path.join(folder, name))
        for name in folders:
            os.rmdir(os.path.join(folder, name))
    os.chdir(HOME)
