"""The turtle of programs: what it does goes out as acts (src/domain/program/turtle.ts); the page draws them."""

import math

#: Given by runner.py.
_draw = globals().get('_draw')

_COLORS = frozenset(
    '''aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
    chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey
    darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray
    darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen
    fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender
    lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
    lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
    magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
    mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
    orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple red
    rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow
    springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'''.split()
)
_SPEEDS = {'fastest': 0, 'fast': 10, 'normal': 6, 'slow': 3, 'slowest': 1}
#: The mark that `stamp` leaves, of a turtle that looks upwards.
_MARK = (0, 0), (-5, -9), (0, -7), (5, -9)
#: A round edge of what is filled has a corner at least so often, in degrees.
_ROUND = 6


class TurtleGraphicsError(Exception):
    """As in Python's own module."""


class Vec2D(tuple):
    """A place, with which one can count."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        return Vec2D(self[0] * other, self[1] * other)

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return math.hypot(*self)

    def rotate(self, angle):
        sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        return Vec2D(self[0] * cosine - self[1] * sine, self[0] * sine + self[1] * cosine)

    def __getnewargs__(self):
        return tuple(self)

    def __repr__(self):
        return f'({self[0]:.2f},{self[1]:.2f})'


def _rounded(number):
    """A square ends where it began."""
    if not math.isfinite(number):
        raise ValueError('goto() needs a finite number')
    return math.floor(number * 1e9 + 0.5) / 1e9 + 0.0 if abs(number) < 1e6 else number


def _number(name, value):
    if not isinstance(value, (int, float)):
        raise TypeError(f'{name}() needs a number, not {type(value).__name__}')
    number = float(value)
    if not math.isfinite(number):
        raise ValueError(f'{name}() needs a finite number')
    return number


def _place(name, x, y):
    if y is None:
        if isinstance(x, Turtle):
            return x.pos()
        if not isinstance(x, (tuple, list)) or len(x) != 2:
            raise TypeError(f'{name}() needs two numbers, x and y')
        x, y = x
    return Vec2D(_number(name, x), _number(name, y))


class _Stage:
    """What all turtles draw on. The page knows one turtle: another one first takes its place."""

    turtle = None
    ground = 'white'
    range = 1.0
    turtles = []

    def act(self, turtle, act, **more):
        if self.turtle is not turtle and turtle is not None:
            before, self.turtle = self.turtle, turtle
            if before or turtle._position != (0, 0) or turtle._heading or not turtle._is_shown:
                self.place(turtle, before)
        _draw({'act': act, **more})

    def place(self, turtle, before):
        _draw({'act': 'go', 'x': turtle._position[0], 'y': turtle._position[1], 'pen': None})
        _draw({'act': 'turn', 'heading': turtle._heading})
        if turtle._is_shown != (before is None or before._is_shown):
            _draw({'act': 'show', 'isShown': turtle._is_shown})

    def color(self, *color):
        """As CSS has it."""
        if len(color) == 1:
            color = color[0]
        if isinstance(color, str):
            name = color.replace(' ', '').lower()
            digits = name[1:]
            is_code = name[:1] == '#' and len(digits) in (3, 6) and all(digit in '0123456789abcdef' for digit in digits)
            if is_code or name in _COLORS:
                return name
            raise TurtleGraphicsError(f'bad color string: {color}')
        is_triple = isinstance(color, (tuple, list)) and len(color) == 3
        if not is_triple or not all(isinstance(part, (int, float)) for part in color):
            raise TurtleGraphicsError(f'bad color arguments: {color!r}')
        if not all(0 <= part <= self.range for part in color):
            raise TurtleGraphicsError(f'bad color sequence: {color!r}')
        return '#' + ''.join(f'{round(255 * part / self.range):02x}' for part in color)


_stage = _Stage()


class Turtle:
    """One of them. It begins in the middle and looks to the right."""

    __slots__ = '_position _heading _is_down _width _line _filling _is_shown _path _speed _shape _stamps'.split()

    def __init__(self, shape='classic', undobuffersize=0, visible=True):
        self._shape, self._stamps = shape, 0
        self._begin()
        self._is_shown = bool(visible)
        _stage.turtles.append(self)

    def _begin(self):
        self._position, self._heading = Vec2D(0.0, 0.0), 0.0
        self._is_down, self._width, self._speed = True, 1, 3
        self._line = self._filling = 'black'
        self._is_shown, self._path = True, None

    def _act(self, act, **more):
        _stage.act(self, act, **more)

    def _pen(self):
        return {'color': _stage.color(self._line), 'width': self._width} if self._is_down else None

    def _go(self, place):
        x, y = _rounded(place[0]), _rounded(place[1])
        self._act('go', x=x, y=y, pen=self._pen())
        self._position = Vec2D(x, y)
        if self._path is not None:
            self._path.append([x, y])

    def _turn(self, heading):
        heading = _rounded(heading % 360) % 360
        self._act('turn', heading=heading)
        self._heading = heading

    def _ahead(self, distance):
        angle = math.radians(self._heading)
        self._go(Vec2D(self._position[0] + distance * math.cos(angle), self._position[1] + distance * math.sin(angle)))

    # Where it goes.

    def forward(self, distance):
        self._ahead(_number('forward', distance))

    def back(self, distance):
        self._ahead(-_number('back', distance))

    def left(self, angle):
        self._turn(self._heading + _number('left', angle))

    def right(self, angle):
        self._turn(self._heading - _number('right', angle))

    def setheading(self, to_angle):
        self._turn(_number('setheading', to_angle))

    def goto(self, x, y=None):
        self._go(_place('goto', x, y))

    def teleport(self, x=None, y=None, *, fill_gap=False):
        x = self._position[0] if x is None else _number('teleport', x)
        y = self._position[1] if y is None else _number('teleport', y)
        was_down, self._is_down = self._is_down, False
        self._go(Vec2D(x, y))
        self._is_down = was_down

    def setx(self, x):
        self._go(Vec2D(_number('setx', x), self._position[1]))

    def sety(self, y):
        self._go(Vec2D(self._position[0], _number('sety', y)))

    def home(self):
        self._go(Vec2D(0.0, 0.0))
        self._turn(0.0)

    def circle(self, radius, extent=None, steps=None):
        radius = _number('circle', radius)
        extent = 360.0 if extent is None else _number('circle', extent)
        if steps is not None:
            return self._polygon(radius, extent, max(1, int(_number('circle', steps))))
        x, y = self._position
        angle = math.radians(self._heading)
        middle = Vec2D(x - radius * math.sin(angle), y + radius * math.cos(angle))
        turn = extent if radius >= 0 else -extent

        def at(part):
            to = math.radians(self._heading + turn * part)
            return _rounded(middle[0] + radius * math.sin(to)), _rounded(middle[1] - radius * math.cos(to))

        corners = min(720, math.ceil(abs(extent) / _ROUND)) or 1
        if self._path is not None:
            self._path += [list(at(corner / corners)) for corner in range(1, corners + 1)]
        x, y = at(1)
        heading = _rounded((self._heading + turn) % 360) % 360
        self._act('arc', x=x, y=y, heading=heading, radius=radius, extent=extent, pen=self._pen())
        self._position, self._heading = Vec2D(x, y), heading

    def _polygon(self, radius, extent, steps):
        turn = extent / steps
        side = 2 * radius * math.sin(math.radians(turn / 2))
        if radius < 0:
            side, turn = -side, -turn
        # The first and the last corner are half as wide; in between nothing is rounded twice.
        heading = self._heading
        for step in range(steps):
            self._turn(heading + turn / 2 + turn * step)
            self._ahead(side)
        self._turn(heading + turn * steps)

    # Where it is.

    def position(self):
        return self._position

    def xcor(self):
        return self._position[0]

    def ycor(self):
        return self._position[1]

    def heading(self):
        return self._heading

    def distance(self, x, y=None):
        return _rounded(abs(_place('distance', x, y) - self._position))

    def towards(self, x, y=None):
        x, y = _place('towards', x, y) - self._position
        return _rounded(math.degrees(math.atan2(y, x)) % 360) % 360

    # What it draws with.

    def penup(self):
        self._is_down = False

    def pendown(self):
        self._is_down = True

    def isdown(self):
        return self._is_down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self._width = _number('pensize', width)
        if self._width <= 0:
            self._width = 1

    def pencolor(self, *args):
        if not args:
            return self._line
        _stage.color(*args)
        self._line = args[0] if len(args) == 1 else args

    def fillcolor(self, *args):
        if not args:
            return self._filling
        _stage.color(*args)
        self._filling = args[0] if len(args) == 1 else args

    def color(self, *args):
        if not args:
            return self._line, self._filling
        line, filling = ((one,) for one in args) if len(args) == 2 else (args, args)
        self.pencolor(*line)
        self.fillcolor(*filling)

    def filling(self):
        return self._path is not None

    def begin_fill(self):
        self._path = [list(self._position)]

    def end_fill(self):
        points, self._path = self._path, None
        if points and len(points) > 2:
            self._act('fill', points=points, color=_stage.color(self._filling))

    def dot(self, size=None, *color):
        if size is not None and not isinstance(size, (int, float)) and not color:
            size, color = None, (size,)
        size = max(self._width + 4, 2 * self._width) if size is None else _number('dot', size)
        x, y = self._position
        self._act('dot', x=x, y=y, size=abs(size), color=_stage.color(*(color or (self._line,))))

    def stamp(self):
        angle = math.radians(self._heading - 90)
        sine, cosine = math.sin(angle), math.cos(angle)
        x, y = self._position
        points = [[_rounded(x + a * cosine - b * sine), _rounded(y + a * sine + b * cosine)] for a, b in _MARK]
        self._act('fill', points=points, color=_stage.color(self._filling))
        self._stamps += 1
        return self._stamps

    def write(self, arg, move=False, align='left', font=('Arial', 8, 'normal')):
        size = font[1] if isinstance(font, (tuple, list)) and len(font) > 1 else 8
        x, y = self._position
        text, size = str(arg), abs(_number('write', size))
        # As wide as it is likely to be: the typeface is the page's.
        x -= {'center': 0.3, 'right': 0.6}.get(align, 0) * size * len(text)
        self._act('write', x=_rounded(x), y=y, text=text[:200], color=_stage.color(self._line), size=size)

    # How it looks.

    def hideturtle(self):
        self._act('show', isShown=False)
        self._is_shown = False

    def showturtle(self):
        self._act('show', isShown=True)
        self._is_shown = True

    def isvisible(self):
        return self._is_shown

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        self._speed = _SPEEDS[speed] if speed in _SPEEDS else int(_number('speed', speed))

    def shape(self, name=None):
        if name is None:
            return self._shape
        self._shape = name

    def shapesize(self, *args, **more):
        return None if args or more else (1.0, 1.0, 1)

    def clear(self):
        self._act('clear', isReset=False)

    def reset(self):
        self._begin()
        self._act('clear', isReset=True)

    def getscreen(self):
        return Screen()

    fd, bk, backward, lt, rt, seth = forward, back, back, left, right, setheading
    setpos = setposition = goto
    pos, pu, up, pd, down, width = position, penup, penup, pendown, pendown, pensize
    ht, st, turtlesize = hideturtle, showturtle, shapesize


Pen = RawTurtle = RawPen = Turtle


def _refused(name):
    def refused(self, *args, **more):
        raise TurtleGraphicsError(f'{name}() cannot be used here')

    refused.__name__ = name
    return refused


class _Screen:
    """The paper."""

    __slots__ = ()

    def bgcolor(self, *args):
        if not args:
            return _stage.ground
        color = _stage.color(*args)
        _stage.ground = args[0] if len(args) == 1 else args
        _stage.act(None, 'ground', color=color)

    def colormode(self, cmode=None):
        if cmode is None:
            return _stage.range
        _stage.range = 255 if cmode == 255 else 1.0

    def window_width(self):
        return 950

    def window_height(self):
        return 800

    def screensize(self, *args, **more):
        return None if args or more else (400, 300)

    def turtles(self):
        return list(_stage.turtles)

    def clearscreen(self):
        self.resetscreen()
        self.bgcolor('white')

    def resetscreen(self):
        _stage.act(None, 'clear', isReset=True)
        for turtle in _stage.turtles:
            turtle._begin()
        _stage.turtle = None

    def textinput(self, title, prompt):
        return input(f'{prompt} ')

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        answer = input(f'{prompt} ')
        return default if answer == '' else float(answer.replace(',', '.'))

    def nothing(self, *args, **more):
        """Is accepted: the page draws at its own speed, and goes on by itself."""

    tracer = update = delay = title = setup = mode = done = mainloop = exitonclick = bye = nothing
    register_shape = addshape = nothing
    clear, reset = clearscreen, resetscreen


_EVENTS = 'onclick onrelease ondrag onkey onkeypress onkeyrelease onscreenclick ontimer listen'.split()
for _name in _EVENTS:
    setattr(_Screen, _name, _refused(_name))
    setattr(Turtle, _name, _refused(_name))

_Screen.__name__ = 'Screen'
_screen = _Screen()


def Screen():
    return _screen


# The functions of the module are those of the first turtle and of the paper, as if they stood here.
_one = Turtle()
__all__ = ['Turtle', 'Pen', 'RawTurtle', 'RawPen', 'Screen', 'Vec2D', 'TurtleGraphicsError']
for _owner, _kind in ((_screen, _Screen), (_one, Turtle)):
    for _name, _method in list(vars(_kind).items()):
        if _name[0] != '_' and callable(_method) and _name != 'nothing':
            # What Python says about arguments names the command.
            _method.__qualname__ = f'turtle.{_method.__name__}'
            globals()[_name] = getattr(_owner, _name)
            __all__.append(_name)
del _owner, _kind, _name, _method
