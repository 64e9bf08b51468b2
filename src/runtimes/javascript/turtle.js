/**
 * The turtle of learners' programs. It stands before frame.js, and goes as text to where a program runs that names it. `draw` is told
 * each act (src/domain/program/turtle.ts). Its functions know no `this`: they may be taken out of it.
 */
// biome-ignore lint/correctness/noUnusedVariables: frame.js stands behind it.
const turtleFor = function turtleFor(draw) {
  const { sin, cos, hypot, round, ceil, abs, max, min, PI } = Math;
  const start = () => ({ x: 0, y: 0, heading: 0, isDown: true, width: 1, pen: 'black', fill: 'black', points: null });
  let now = start();

  // Of what is counted the last places are chance: four sides of a square end where they began. Python's turtle counts the same.
  const exact = (number) => (abs(number) < 1e6 ? round(number * 1e9) / 1e9 + 0 : number);
  const degrees = (angle) => exact(((angle % 360) + 360) % 360) % 360;
  const radians = (angle) => angle * (PI / 180);
  const place = () => ({ x: now.x, y: now.y });
  const pen = () => (now.isDown ? { color: now.pen, width: now.width } : null);

  const worded = (value) => {
    if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
    return typeof value === 'number' ? `${value}` : typeof value;
  };
  const number = (name, value) => {
    if (value === undefined) throw new TypeError(`${name}() needs a number, but got nothing`);
    if (!Number.isFinite(value)) throw new TypeError(`${name}() needs a number, but got ${worded(value)}`);
    return value;
  };
  let canvas;
  const isColor = (word) => {
    if (/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(word)) return true;
    if (!/^[a-z]+$/.test(word)) return false;
    canvas ??= new OffscreenCanvas(1, 1).getContext('2d');
    canvas.fillStyle = '#010203';
    canvas.fillStyle = word;
    return canvas.fillStyle !== '#010203' && canvas.fillStyle.startsWith('#') && word !== 'currentcolor';
  };
  const color = (name, word) => {
    if (word === undefined) throw new TypeError(`${name}() needs a color, but got nothing`);
    const color = typeof word === 'string' ? word.replaceAll(' ', '').toLowerCase() : '';
    if (!isColor(color)) throw new TypeError(`${name}() needs a color, but got ${worded(word)}`);
    return color;
  };

  const go = (x, y) => {
    // Two far ways may lead farther than numbers do.
    [now.x, now.y] = [exact(number('goto', x)), exact(number('goto', y))];
    now.points?.push([now.x, now.y]);
    draw({ act: 'go', ...place(), pen: pen() });
  };
  const turn = (heading) => {
    now.heading = degrees(heading);
    draw({ act: 'turn', heading: now.heading });
  };
  const ahead = (length) => {
    const angle = radians(now.heading);
    go(now.x + length * cos(angle), now.y + length * sin(angle));
  };
  const circle = (radius, extent) => {
    const { x, y, heading, points } = now;
    const middle = [x - radius * sin(radians(heading)), y + radius * cos(radians(heading))];
    const turned = radius < 0 ? -extent : extent;
    const at = (part) => {
      const angle = radians(heading + turned * part);
      return [exact(middle[0] + radius * sin(angle)), exact(middle[1] - radius * cos(angle))];
    };
    // A round edge of what is filled has a corner at least each six degrees.
    const corners = min(720, ceil(abs(extent) / 6)) || 1;
    for (let corner = 1; points && corner <= corners; corner += 1) points.push(at(corner / corners));
    [now.x, now.y] = at(1);
    now.heading = degrees(heading + turned);
    draw({ act: 'arc', ...place(), heading: now.heading, radius, extent, pen: pen() });
  };

  const named = {
    forward: (length) => ahead(number('forward', length)),
    backward: (length) => ahead(-number('backward', length)),
    right: (angle) => turn(now.heading - number('right', angle)),
    left: (angle) => turn(now.heading + number('left', angle)),
    goto: (x, y) => go(number('goto', x), number('goto', y)),
    setx: (x) => go(number('setx', x), now.y),
    sety: (y) => go(now.x, number('sety', y)),
    setheading: (angle) => turn(number('setheading', angle)),
    home() {
      go(0, 0);
      turn(0);
    },
    circle: (radius, extent = 360) => circle(number('circle', radius), number('circle', extent)),
    dot(size = max(now.width + 4, now.width * 2), filled = now.pen) {
      draw({ act: 'dot', ...place(), size: abs(number('dot', size)), color: color('dot', filled) });
    },
    penup() {
      now.isDown = false;
    },
    pendown() {
      now.isDown = true;
    },
    width(width) {
      now.width = number('width', width) > 0 ? width : 1;
    },
    color(line, filled = line) {
      [now.pen, now.fill] = [color('color', line), color('color', filled)];
    },
    pencolor(line) {
      now.pen = color('pencolor', line);
    },
    fillcolor(filled) {
      now.fill = color('fillcolor', filled);
    },
    begin_fill() {
      now.points = [[now.x, now.y]];
    },
    end_fill() {
      const { points, fill } = now;
      now.points = null;
      if (points && points.length > 2) draw({ act: 'fill', points, color: fill });
    },
    write(text, size = 8) {
      const written = String(text).slice(0, 200);
      draw({ act: 'write', ...place(), text: written, color: now.pen, size: abs(number('write', size)) });
    },
    hide: () => draw({ act: 'show', isShown: false }),
    show: () => draw({ act: 'show', isShown: true }),
    // How fast it is drawn the player says.
    speed() {},
    bgcolor: (ground) => draw({ act: 'ground', color: color('bgcolor', ground) }),
    clear() {
      draw({ act: 'clear', isReset: false });
    },
    reset() {
      now = start();
      draw({ act: 'clear', isReset: true });
    },
    x: () => now.x,
    y: () => now.y,
    heading: () => now.heading,
    distance: (x, y) => exact(hypot(number('distance', x) - now.x, number('distance', y) - now.y)),
  };
  const others = {
    fd: 'forward',
    back: 'backward',
    bk: 'backward',
    rt: 'right',
    lt: 'left',
    seth: 'setheading',
    up: 'penup',
    pu: 'penup',
    down: 'pendown',
    pd: 'pendown',
    pensize: 'width',
    beginFill: 'begin_fill',
    endFill: 'end_fill',
    hideturtle: 'hide',
    showturtle: 'show',
  };
  for (const [other, name] of Object.entries(others)) named[other] = named[name];
  return named;
};
