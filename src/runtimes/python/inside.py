"""Compiles a program so that the values of its expressions are heard of: for the steps into a line. runner.py hears them."""

import ast
import builtins
import re
import types
import warnings

#: What makes a program see how it was compiled, or who watches it: it is compiled as it is.
LOOKING = frozenset(
    '''__code__ co_code co_consts co_names co_stacksize dis getclosurevars getrefcount get_objects get_referents get_referrers
    gettrace monitoring setprofile settrace tracemalloc'''.split()
)
#: What is no variable to a learner; and what a plain name may stand for and is not worth telling.
NO_VARIABLES = types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType, type
UNTOLD = *NO_VARIABLES, types.MethodWrapperType
#: In the program until it is compiled; then the listener is there.
MARK = '\ue000 listener'


class Listener:
    """What a compiled program calls: `get(number, value)` gives the value back, and adds no frame where nobody listens."""

    __slots__ = ('get',)


deaf = {}.get


class Place:
    """Of an expression: where it stands, as browsers count."""

    __slots__ = ('start', 'end', 'is_read', 'end_of_call')

    def __init__(self, start, end, is_read, end_of_call):
        self.start, self.end = start, end
        #: Of a variable or an attribute: a function in it is not told.
        self.is_read = is_read
        #: Of a call that may be one of the program's own function: where Python says that it ends.
        self.end_of_call = end_of_call


class Marking(ast.NodeTransformer):
    """Puts each expression that is told into a call of the listener. Lines and columns stay."""

    def __init__(self, code, tree):
        self.places, self.starts, self.lines = [], [], []
        at = 0
        for line in re.findall(r'[^\r\n]*(?:\r\n|\r|\n|$)', code):
            self.starts.append(at)
            self.lines.append(line)
            at += utf16(line)
        nodes = list(ast.walk(tree))
        own = [node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))]
        self.attributes = {*own, *(node.attr for node in nodes if isinstance(node, ast.Attribute) and is_stored(node))}
        self.names = {*own, *(node.id for node in nodes if isinstance(node, ast.Name) and is_stored(node))}
        self.names.update(node.arg for node in nodes if isinstance(node, ast.arg))
        self.foreign = set(vars(builtins))
        self.foreign.update(
            (alias.asname or alias.name) for node in nodes if isinstance(node, (ast.Import, ast.ImportFrom)) for alias in node.names
        )

    def place(self, line, column):
        text = self.lines[line - 1]
        before = column if text.isascii() else utf16(text.encode()[:column].decode())
        return self.starts[line - 1] + before

    def told(self, node, is_read=False, end_of_call=None):
        start, end = self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)
        self.places.append(Place(start, end, is_read, end_of_call))
        # On the line where its first part stands: the lines go by as they do unheard.
        line, column = first_of(node)
        here = {'lineno': line, 'end_lineno': line, 'col_offset': column, 'end_col_offset': column}
        get = ast.Attribute(ast.Constant(MARK, **here), 'get', ast.Load(), **here)
        return ast.copy_location(ast.Call(get, [ast.Constant(len(self.places) - 1, **here), node], []), node)

    def whole(self, node):
        return self.told(self.generic_visit(node))

    visit_BinOp = visit_BoolOp = visit_Compare = visit_IfExp = visit_Await = whole
    #: Their insides are told by nobody: they run many times while one line stands.
    visit_ListComp = visit_SetComp = visit_DictComp = told

    def left(self, node):
        return node

    visit_Lambda = visit_GeneratorExp = visit_Delete = visit_TypeAlias = left

    def visit_Name(self, node):
        return node if is_stored(node) else self.told(node, is_read=True)

    def visit_Attribute(self, node):
        return node if is_stored(node) else self.told(self.generic_visit(node), is_read=True)

    def visit_Subscript(self, node):
        return node if is_stored(node) else self.told(self.generic_visit(node))

    def visit_Starred(self, node):
        return node if is_stored(node) else self.generic_visit(node)

    def visit_UnaryOp(self, node):
        is_number = isinstance(node.operand, ast.Constant) and isinstance(node.op, (ast.USub, ast.UAdd))
        return node if is_number else self.whole(node)

    def visit_Call(self, node):
        function = node.func
        if isinstance(function, ast.Name) and function.id == 'super' and not node.args:
            return node
        if isinstance(function, ast.Attribute):
            function.value = self.visit(function.value)
        elif not isinstance(function, ast.Name):
            node.func = self.visit(function)
        node.args = [self.visit(one) for one in node.args]
        for keyword in node.keywords:
            keyword.value = self.visit(keyword.value)
        return self.told(node, end_of_call=(node.end_lineno, node.end_col_offset) if self.is_own(function) else None)

    def is_own(self, function):
        """Whether the program's own function may be called; `sorted` calls one, too, and is not one."""
        if isinstance(function, ast.Name):
            return function.id in self.names or function.id not in self.foreign
        return not isinstance(function, ast.Attribute) or function.attr in self.attributes

    def visit_JoinedStr(self, node):
        has_values = any(isinstance(part, ast.FormattedValue) for part in node.values)
        return self.whole(node) if has_values else node

    def visit_FormattedValue(self, node):
        node.value = self.visit(node.value)
        if node.format_spec:
            # A text within the text, and not one of its own.
            self.generic_visit(node.format_spec)
        return node

    visit_Interpolation = visit_FormattedValue

    # Statements: what is not of the run, or is what the value goes to, stays.

    def visit_FunctionDef(self, node):
        node.body = [self.visit(one) for one in node.body]
        return node

    visit_AsyncFunctionDef = visit_ClassDef = visit_FunctionDef

    def visit_AnnAssign(self, node):
        if node.value:
            node.value = self.visit(node.value)
        return node

    def visit_Assign(self, node):
        node.value = self.visit(node.value)
        return node

    visit_AugAssign = visit_NamedExpr = visit_Assign

    def visit_For(self, node):
        node.iter = self.visit(node.iter)
        return self.visit_blocks(node)

    visit_AsyncFor = visit_For

    def visit_withitem(self, node):
        node.context_expr = self.visit(node.context_expr)
        return node

    def visit_ExceptHandler(self, node):
        return self.visit_blocks(node)

    def visit_match_case(self, node):
        if node.guard:
            node.guard = self.visit(node.guard)
        return self.visit_blocks(node)

    def visit_blocks(self, node):
        for name in ('body', 'orelse'):
            setattr(node, name, [self.visit(one) for one in getattr(node, name, [])])
        return node


def first_of(node):
    """Where that begins which is counted first."""
    while True:
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=mark)) as get) if mark is MARK:
                return get.lineno, get.col_offset
            case ast.BinOp(left=inner) | ast.Compare(left=inner) | ast.BoolOp(values=[inner, *_]) | ast.IfExp(test=inner):
                node = inner
            case ast.Attribute(value=inner) | ast.Subscript(value=inner) | ast.Call(func=inner) | ast.Await(value=inner):
                node = inner
            case ast.UnaryOp(operand=inner) | ast.JoinedStr(values=[inner, *_]) | ast.FormattedValue(value=inner):
                node = inner
            case ast.ListComp() | ast.SetComp() | ast.DictComp():
                node = node.generators[0].iter
            case _:
                return node.lineno, node.col_offset


def utf16(text):
    return len(text.encode('utf-16-le', 'surrogatepass')) // 2


def is_stored(node):
    return not isinstance(node.ctx, ast.Load)


def words_of(tree):
    """By which a program gets at what it has not made itself."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=word) | ast.Constant(value=str(word)):
                yield word
            case ast.alias(name=name):
                yield from name.split('.')
            case ast.ImportFrom(module=str(name)):
                yield name


def compile_heard(code, file, listener):
    """The program with a listener to its values, and their places; `None` for a program for which that may not be."""
    if MARK in code:
        return None
    try:
        # It was compiled as it is before, and has warned.
        with warnings.catch_warnings(action='ignore'):
            tree = ast.parse(code, file)
            if LOOKING.intersection(words_of(tree)):
                return None
            marking = Marking(code, tree)
            compiled = compile(marking.visit(tree), file, 'exec', dont_inherit=True)
    except (RecursionError, MemoryError, SyntaxError):
        # Nested deeper than there is room for.
        return None
    return put_listener(compiled, listener), marking.places


def put_listener(code, listener):
    """A constant, and no name: nothing that lists names sees it."""

    def heard(one):
        if type(one) is types.CodeType:
            return put_listener(one, listener)
        return listener if type(one) is str and one == MARK else one

    return code.replace(co_consts=tuple(map(heard, code.co_consts)))
