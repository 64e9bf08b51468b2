"""Runs learners' programs, one after the other, in the worker (worker.js). Nothing of one program is left for the next."""

import ast
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
from importlib.machinery import ModuleSpec
from itertools import islice

from pyodide.ffi import can_run_sync, run_sync

FILE = 'program.py'
HOME = '/home/pyodide'
#: Of a value that a step shows.
MOST_ITEMS, MOST_CHARACTERS, DEEPEST = 20, 60, 2
SHORT = 10**9
#: How much of all steps is kept, in boxes: of a deep recursion, or of long lists, less than all steps.
MOST_BOXES = 200_000
#: Frames that who watches may need.
ROOM = 25

busy_sleep = time.sleep
finders_at_first = list(sys.meta_path)
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


class Turtles:
    """Finds the turtle for a program that asks for it, unless it has written a file of that name; nobody else pays for it."""

    def __init__(self, draw):
        self.draw = draw

    def find_spec(self, name, path=None, target=None):
        if name == 'turtle' and not os.path.exists(f'{HOME}/turtle.py'):
            return ModuleSpec(name, self)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        module._draw = self.draw
        exec(compile(turtle_text, 'turtle.py', 'exec'), vars(module))


class Program:
    def __init__(self, request, host):
        self.code, self.calls = request['code'], request['calls']
        self.limits, self.most_steps = request['limits'], request['mostSteps']
        self.host, self.can_ask = host, request['canAsk']
        self.lines = self.characters = self.drawn = 0
        self.kind, self.rest = 'log', []
        self.batch, self.sent = [], 0
        self.is_over = self.is_muted = self.has_none = False
        self.steps, self.pending = [], None
        #: What the line became so far, and where the call that it is in began.
        self.inside, self.entered, self.frame, self.boxes = [], None, None, 0
        self.listener, self.places, self.numbers, self.ends = Listener(), [], {}, {}
        self.listener.get = deaf

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
        self.has_none = self.has_none or 'None' in text
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
        self.flush_some()

    def draw(self, act):
        """What the turtle does."""
        if self.is_muted:
            return
        if self.is_over:
            raise Over
        if not self.batch or self.batch[-1][0] != 'drawing':
            self.batch.append(['drawing', []])
        self.batch[-1][1].append(act)
        self.drawn += 1
        if self.drawn >= self.limits['acts']:
            self.end('output', sys._getframe())
        self.flush_some()

    def flush_some(self):
        """Little by little, as it is printed; not one by one."""
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
            self.listener.get = deaf
            self.is_over = True
            self.flush()
            self.host.limit(reason, line_of(frame), json.dumps(self.steps))
        raise Over

    # Its steps: a line is told when it has been done, which is when the next thing happens.

    def trace(self, frame, event, argument):
        file = frame.f_code.co_filename
        if file is OWN:
            return None
        if event == 'call' and is_deep():
            # Who watches needs room on the stack, and must not take it from the program.
            self.leave()
            return None
        if file != FILE:
            return None
        if event == 'exception':
            return self.trace
        is_function = frame.f_code.co_name != '<module>'
        if event == 'call':
            self.enter(frame)
            if is_function:
                self.tell('call', frame, frame.f_lineno)
        elif event == 'return':
            line = self.pending or frame.f_lineno
            if is_function:
                # What gives None gives nothing, as a call that an error ends.
                self.tell('return', frame, line, {} if argument is None else {'returned': shown(argument)})
            else:
                self.tell('line', frame, line)
            self.pending, self.inside, self.entered, self.frame = self.waiting.pop() if self.waiting else (None, [], None, None)
        else:
            if self.pending:
                self.tell('line', frame, self.pending)
            self.pending, self.inside, self.entered, self.frame = frame.f_lineno, [], None, id(frame)
        return self.trace

    def enter(self, frame):
        """Another frame begins; the one that waits for it keeps what its line became."""
        caller = frame.f_back
        entered = None
        if caller and caller.f_code.co_filename == FILE and frame.f_code.co_name != '<genexpr>':
            entered = self.end_of_call(caller), len(self.steps)
        self.waiting.append((self.pending, self.inside, entered, self.frame))
        self.pending, self.inside, self.entered, self.frame = None, [], None, id(frame)

    def end_of_call(self, frame):
        """Where that ends in the program which the frame waits for."""
        code = frame.f_code
        known = self.ends.get(id(code))
        if not known:
            known = self.ends[id(code)] = code, [(line, column) for _, line, _, column in code.co_positions()]
        return known[1][frame.f_lasti // 2]

    def hear(self, number, value):
        """An expression has got its value, which is copied at once: nothing is kept alive, and nothing of the program runs."""
        place = self.places[number]
        kind = type(value)
        is_told = kind is int or kind is str or not (place.is_read and issubclass(kind, UNTOLD))
        # Nobody tells the lines of what waits in a task of its own.
        if is_told and id(sys._getframe(1)) == self.frame:
            told = {'from': place.start, 'to': place.end, 'value': shown(value)}
            if place.end_of_call and self.entered and self.entered[0] == place.end_of_call:
                told['enters'] = self.entered[1]
            self.inside.append(told)
        return value

    def tell(self, event, frame, line, more=None):
        if len(self.steps) >= self.most_steps or self.boxes > MOST_BOXES:
            self.leave()
            return
        frames, here, seen = [], line, {}
        while frame:
            if frame.f_code.co_filename == FILE:
                name = frame.f_code.co_name
                variables = [
                    {'name': key, 'value': shown(value, seen)}
                    for key, value in frame.f_locals.items()
                    if is_told(key, value)
                ]
                frames.append({'name': '' if name == '<module>' else name, 'line': here, 'variables': variables})
                self.boxes += 1 + len(variables)
            frame = frame.f_back
            here = frame.f_lineno if frame else 0
        for key, boxes in seen.items():
            self.boxes += sum(len(box['items'] if 'items' in box else box['entries']) for box in boxes)
            if len(boxes) > 1:
                number = self.numbers.setdefault(key, len(self.numbers) + 1)
                for box in boxes:
                    box['same'] = number
        told = {'line': line, 'event': event, 'frames': frames[::-1], 'printed': self.lines}
        if self.inside:
            told['inside'] = self.inside
        if self.drawn:
            told['drawn'] = self.drawn
        self.steps.append(told | (more or {}))

    def leave(self):
        """The program goes on, and nobody watches."""
        sys.settrace(None)
        self.listener.get = deaf
        if self.steps:
            self.steps[-1]['isCut'] = True

    # From its first line to its last.

    def run(self):
        self.restore()
        for name in set(sys.modules) - modules_at_first:
            del sys.modules[name]
        clear_folder()
        sys.meta_path[:] = [Turtles(self.draw), *finders_at_first]
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
        if self.most_steps and (heard := compile_heard(self.code, FILE, self.listener)):
            code, self.places = heard
            self.listener.get = self.hear
        result = self.execute(code, vars(module))
        if self.is_over:
            return None
        self.end_line()
        self.flush()
        if result is None:
            result = {'values': [self.value(call, vars(module)) for call in self.calls]}
            if not self.calls:
                self.host.compute()
                result['note'] = Notes(self.code, self.has_none).first()
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
            self.listener.get = deaf
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


#: They leave alone what they are called of, and do nothing but give something.
PURE = set('upper lower title capitalize swapcase strip lstrip rstrip replace split join zfill center ljust rjust format'.split())
PURE_FUNCTIONS = set('len str int float round abs sum max min sorted reversed range type'.split())
#: They change a list where it is, and give nothing.
CHANGING = set('sort append reverse extend insert clear'.split())
LEAVING = ast.Return, ast.Break, ast.Continue, ast.Raise


class Notes:
    """What a program has done without a word, although it was hardly meant so. Only what is nearly certain."""

    def __init__(self, code, has_none):
        self.code, self.has_none = code, has_none
        self.tree = ast.parse(code)
        self.nodes = list(ast.walk(self.tree))
        self.parents = {child: node for node in self.nodes for child in ast.iter_child_nodes(node)}
        functions = [node for node in self.nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
        named = [node.name for node in functions]
        #: What is made once, by `def`.
        self.functions = {node.name: node for node in functions if named.count(node.name) == 1}
        stored = [node.id for node in self.nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        stored += [node.arg for node in self.nodes if isinstance(node, ast.arg)]
        self.names = set(stored)
        #: What a variable is given once, and keeps.
        self.given = {
            node.targets[0].id: node.value
            for node in self.nodes
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and stored.count(node.targets[0].id) == 1
        }

    def first(self):
        found = [note for node in self.nodes if (note := self.of(node))]
        return min(found, key=lambda note: note['line'], default=None)

    def of(self, node):
        for look in (self.statement, self.assignment, self.text, self.method, self.choice, self.compared, self.joined, self.power):
            if note := look(node):
                return note
        return self.silent(node) or self.first_round(node) or self.unreachable(node)

    def note(self, kind, node, mend=None, **more):
        return {'kind': kind, 'line': node.lineno, **more, **({'mend': mend} if mend else {})}

    def words(self, node):
        return ast.get_source_segment(self.code, node) or ''

    def place(self, line, column):
        """A place as browsers count."""
        lines = self.code.splitlines(True)
        before = ''.join(lines[: line - 1]) + lines[line - 1].encode()[:column].decode()
        return len(before.encode('utf-16-le')) // 2

    def start(self, node):
        return self.place(node.lineno, node.col_offset)

    def end(self, node):
        return self.place(node.end_lineno, node.end_col_offset)

    def put(self, start, end, text):
        return {'from': start, 'to': end, 'text': text}

    def value(self, node):
        """A constant, or what a variable keeps of one."""
        if isinstance(node, ast.Name):
            node = self.given.get(node.id)
        return node.value if isinstance(node, ast.Constant) else None

    def is_asked(self, node):
        """Whether it is what `input()` gave."""
        if isinstance(node, ast.Name):
            node = self.given.get(node.id)
        return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == 'input'

    # What stands alone on its line.

    def statement(self, node):
        if not isinstance(node, ast.Expr):
            return None
        value = node.value
        if isinstance(value, ast.Compare) and isinstance(value.ops[0], ast.Eq) and isinstance(value.left, ast.Name):
            left, right = self.end(value.left), self.start(value.comparators[0])
            return self.note('compares', node, self.put(left, right, ' = '), text=self.words(node))
        if isinstance(value, ast.BinOp):
            return self.note('lost', node, text=self.words(node))
        is_function = isinstance(value, ast.Name) and value.id not in self.names
        if is_function and (value.id in self.functions or value.id in ('print', 'input')):
            mend = self.put(self.end(node), self.end(node), '()')
            needs = value.id in self.functions and self.functions[value.id].args.args
            return self.note('uncalled', node, None if needs else mend, name=value.id)
        if isinstance(value, ast.Attribute) and value.attr in PURE | CHANGING and value.attr not in self.functions:
            return self.note('uncalled', node, name=self.words(node))
        if not isinstance(value, ast.Call):
            return None
        called = value.func
        if isinstance(called, ast.Attribute) and called.attr in PURE and called.attr not in self.functions:
            mend = None
            if isinstance(called.value, ast.Name) and called.attr not in ('split', 'join'):
                mend = self.put(self.start(node), self.start(node), f'{called.value.id} = ')
            return self.note('lostMethod', node, mend, name=called.attr)
        if isinstance(called, ast.Name) and called.id in PURE_FUNCTIONS and called.id not in self.names.union(self.functions):
            return self.note('lostFunction', node, name=called.id)
        return None

    def assignment(self, node):
        if not (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)):
            return None
        name, value = node.targets[0].id, node.value
        words = self.words(value)
        if isinstance(value, ast.Tuple) and re.fullmatch(r'\d+,\d+', words):
            mend = self.put(self.start(value), self.end(value), words.replace(',', '.'))
            return self.note('decimal', node, mend, text=words)
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, (ast.UAdd, ast.USub)):
            sign = words[0]
            between = self.code.splitlines()[node.lineno - 1]
            if re.search(rf'\s=\{sign} ', between):
                mend = self.put(self.start(value) - 1, self.start(value) + 1, f'{sign}=')
                return self.note('swapped', node, mend, name=name, sign=sign)
        if isinstance(value, ast.Name) and value.id == 'input':
            return self.note('uncalled', node, self.put(self.end(value), self.end(value), '()'), name='input')
        return None

    def method(self, node):
        """What a method that changes a list gives, and one that is named and not called."""
        parent = self.parents.get(node)
        is_used = isinstance(parent, (ast.Assign, ast.FormattedValue)) or is_print(parent)
        if not is_used or isinstance(parent, ast.Call) and node is parent.func:
            return None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name = node.func.attr
            if name in CHANGING and name not in self.functions:
                return self.note('givesNone', node, name=name, text=self.words(node))
        is_shown = not isinstance(parent, ast.Assign)
        if isinstance(node, ast.Attribute) and is_shown and node.attr in PURE and node.attr not in self.functions:
            return self.note('uncalled', node, self.put(self.end(node), self.end(node), '()'), name=self.words(node))
        if isinstance(node, ast.Name) and is_shown and node.id in self.functions and node.id not in self.names:
            return self.note('uncalled', node, name=node.id)
        return None

    def text(self, node):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)) or re.search(r'format|replace|Template', self.code):
            return None
        parent = self.parents.get(node)
        if not is_print(parent) and not isinstance(parent, (ast.Assign, ast.Return)):
            return None
        holes = re.findall(r'\{\s*([^\W\d]\w*)\b[^{}]*\}', node.value)
        if not holes or not self.names.issuperset(holes):
            return None
        return self.note('plainText', node, self.put(self.start(node), self.start(node), 'f'), name=holes[0])

    def choice(self, node):
        if not (isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or)):
            return None
        first, *others = node.values
        is_test = isinstance(self.parents.get(node), (ast.If, ast.While)) and self.parents[node].test is node
        if not is_test or not isinstance(first, ast.Compare) or not isinstance(first.ops[0], ast.Eq):
            return None
        for other in others:
            if isinstance(other, ast.Constant) and other.value and other.value is not True:
                left = self.words(first.left)
                mend = self.put(self.start(other), self.start(other), f'{left} == ')
                return self.note('alone', other, mend, text=self.words(other), name=left)
        return None

    def compared(self, node):
        if not isinstance(node, ast.Compare) or len(node.ops) > 1:
            return None
        sides = node.left, node.comparators[0]
        one, two = (self.value(side) for side in sides)
        asked = [self.is_asked(side) for side in sides]
        has_variable = any(isinstance(side, ast.Name) for side in sides)
        is_number = [isinstance(value, (int, float)) and not isinstance(value, bool) for value in (one, two)]
        is_text = [isinstance(value, str) or was for value, was in zip((one, two), asked)]
        if isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            if has_variable and (is_text[0] and is_number[1] or is_number[0] and is_text[1]):
                text = sides[0] if is_text[0] else sides[1]
                return self.note('neverEqual', node, text=self.words(node), name=self.words(text), asked=any(asked))
        elif has_variable and all(isinstance(value, str) and value.isdecimal() for value in (one, two)):
            return self.note('alphabet', node, text=self.words(node))
        return None

    def joined(self, node):
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Add, ast.Mult)):
            return None
        one, two = self.value(node.left), self.value(node.right)
        has_variable = isinstance(node.left, ast.Name) or isinstance(node.right, ast.Name)
        is_number_text = [isinstance(value, str) and bool(re.fullmatch(r'[1-9]\d{0,5}', value)) for value in (one, two)]
        if isinstance(node.op, ast.Add) and has_variable and all(is_number_text):
            return self.note('joined', node, text=self.words(node), gives=one + two)
        is_count = [isinstance(value, int) for value in (one, two)]
        if isinstance(node.op, ast.Mult) and has_variable:
            if is_number_text[0] and is_count[1] or is_count[0] and is_number_text[1]:
                return self.note('repeated', node, text=self.words(node))
        return None

    def power(self, node):
        if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitXor)):
            return None
        if not (isinstance(node.right, ast.Constant) and node.right.value in (2, 3)):
            return None
        left, right = self.end(node.left), self.start(node.right)
        mend = self.put(left, right, ' ** ') if self.code[left:right].strip() == '^' else None
        return self.note('power', node, mend, text=self.words(node))

    def first_round(self, node):
        """A loop whose body always ends with `return`."""
        if not isinstance(node, ast.For) or len(node.body) < 2 or not isinstance(node.body[-1], ast.Return):
            return None
        if any(isinstance(child, ast.Continue) for child in ast.walk(node)):
            return None
        return self.note('firstRound', node.body[-1])

    def silent(self, node):
        """A function that gives nothing, and is asked for something."""
        if not self.has_none or not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            return None
        function = self.functions.get(node.func.id)
        parent = self.parents.get(node)
        if not isinstance(function, ast.FunctionDef) or not (isinstance(parent, (ast.Assign, ast.BinOp, ast.FormattedValue)) or is_print(parent)):
            return None
        own = [child for child in ast.walk(function) if self.around(child) is function]
        if any(isinstance(child, (ast.Yield, ast.YieldFrom)) or isinstance(child, ast.Return) and child.value for child in own):
            return None
        return self.note('givesNothing', function, name=function.name)

    def around(self, node):
        """The function in which it stands."""
        while (node := self.parents.get(node)) and not isinstance(node, (ast.FunctionDef, ast.Lambda)):
            pass
        return node

    def unreachable(self, node):
        for part in ('body', 'orelse'):
            statements = getattr(node, part, None)
            if not isinstance(statements, list):
                continue
            for end, after in zip(statements, statements[1:]):
                if isinstance(end, LEAVING):
                    return self.note('unreachable', after, name=type(end).__name__.lower())
        return None


def is_print(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == 'print'


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
    return not name.startswith(('__', '.')) and not issubclass(type(value), NO_VARIABLES)


def shown(value, seen=None, depth=0):
    """As a step shows it. Only of what is built in, or an object's own: nothing of the program, a `__repr__` for example, may run here."""
    kind = type(value)
    if id(kind) in PRINTED:
        return {'text': text_of(value)}
    if depth < DEEPEST:
        if kind is list or kind is tuple or kind is set or kind is frozenset:
            items = [
                # What there is most of, without the way round.
                {'text': repr(item)} if type(item) is int and -SHORT < item < SHORT else shown(item, seen, depth + 1)
                for item in islice(value, MOST_ITEMS)
            ]
            told = {'items': items, 'more': max(0, len(value) - MOST_ITEMS)}
            return told if kind is tuple or kind is frozenset else met(value, told, seen)
        entries = value if kind is dict else own_entries(value, kind)
        if entries is not None:
            told = {
                'entries': [
                    [key if type(key) is str else text_of(key), shown(item, seen, depth + 1)]
                    for key, item in islice(entries.items(), MOST_ITEMS)
                ],
                'more': max(0, len(entries) - MOST_ITEMS),
            }
            return met(value, told, seen)
    return {'text': text_of(value)}


def met(value, told, seen):
    """Remembers for one step which boxes are of one and the same value."""
    if seen is not None:
        seen.setdefault(id(value), []).append(told)
    return told


def own_entries(value, kind):
    """What an object has, which is printed as any object; asked so that its class does not notice."""
    if type.__getattribute__(kind, '__repr__') is not object.__repr__:
        return None
    try:
        entries = object.__getattribute__(value, '__dict__')
    except AttributeError:
        return None
    return entries if type(entries) is dict else None


def text_of(value):
    kind = type(value)
    if id(kind) in PRINTED:
        if kind is str or kind is bytes:
            value = value[: MOST_CHARACTERS + 1]
        try:
            text = repr(value)
        except ValueError:
            return 'obrovské číslo'
        return text if len(text) <= MOST_CHARACTERS else f'{text[:MOST_CHARACTERS]}…'
    return '…' if id(kind) in BOXES else name_of(kind)


#: Classes may have a name, and equality, of their own, which would run.
name_of = type.__dict__['__name__'].__get__
PRINTED = set(map(id, (int, str, float, bool, type(None), complex, bytes, range)))
BOXES = set(map(id, (list, tuple, set, frozenset, dict)))
OWN = is_told.__code__.co_filename


def is_deep():
    """Whether the stack is nearly as deep as the program may go."""
    try:
        sys._getframe(max(0, min(sys.getrecursionlimit(), 2**31 - 1) - ROOM))
    except ValueError:
        return False
    return True


def clear_folder():
    for folder, folders, files in os.walk(HOME, topdown=False):
        for name in files:
            os.remove(os.path.join(folder, name))
        for name in folders:
            os.rmdir(os.path.join(folder, name))
    os.chdir(HOME)
