import type { TurtleAct, TurtlePen } from './turtle.ts';

export interface Point {
  x: number;
  y: number;
}

/** One straight or round stroke of a pen, with where it begins. */
export type Stroke =
  | { kind: 'line'; from: Point; to: Point; pen: TurtlePen }
  | { kind: 'arc'; from: Point; to: Point; middle: Point; radius: number; start: number; turn: number; pen: TurtlePen };

/** What is seen of an act, in the order in which it lies on the paper. */
export type Mark = Stroke | Extract<TurtleAct, { act: 'dot' | 'fill' | 'write' }>;

export interface Drawing {
  marks: Mark[];
  ground: string | null;
  turtle: Point & { heading: number; isShown: boolean };
}

const degrees = Math.PI / 180;

/** What the first acts have drawn. A filled shape lies below the lines around it. */
export function drawingOf(acts: readonly TurtleAct[], count = acts.length): Drawing {
  let marks: Mark[] = [];
  let ground: string | null = null;
  let turtle = { x: 0, y: 0, heading: 0, isShown: true };
  for (const act of acts.slice(0, count)) {
    if (act.act === 'go') {
      const to = { x: act.x, y: act.y };
      if (act.pen) marks.push({ kind: 'line', from: turtle, to, pen: act.pen });
      turtle = { ...turtle, ...to };
    } else if (act.act === 'arc') {
      if (act.pen) marks.push(arcOf(turtle, act, act.pen));
      turtle = { ...turtle, x: act.x, y: act.y, heading: act.heading };
    } else if (act.act === 'turn') turtle = { ...turtle, heading: act.heading };
    else if (act.act === 'show') turtle = { ...turtle, isShown: act.isShown };
    else if (act.act === 'ground') ground = act.color;
    else if (act.act === 'clear') {
      marks = [];
      if (act.isReset) turtle = { x: 0, y: 0, heading: 0, isShown: true };
    } else if (act.act === 'fill') marks.splice(belowLines(marks, act.points), 0, act);
    else marks.push(act);
  }
  return { marks, ground, turtle };
}

function arcOf(
  from: Point & { heading: number },
  { x, y, radius, extent }: Extract<TurtleAct, { act: 'arc' }>,
  pen: TurtlePen,
): Stroke {
  const heading = from.heading * degrees;
  const middle = { x: from.x - radius * Math.sin(heading), y: from.y + radius * Math.cos(heading) };
  return {
    kind: 'arc',
    from: { x: from.x, y: from.y },
    to: { x, y },
    middle,
    radius: Math.abs(radius),
    start: Math.atan2(from.y - middle.y, from.x - middle.x),
    turn: Math.sign(radius) * extent * degrees,
    pen,
  };
}

const isNear = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1e-6;

/** The place before the strokes that go around a filled shape. */
function belowLines(marks: readonly Mark[], points: readonly [number, number][]): number {
  const corners = new Set(points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`));
  let place = marks.length;
  for (let mark = marks[place - 1]; mark && 'kind' in mark; mark = marks[place - 1]) {
    if (!corners.has(`${mark.to.x.toFixed(3)} ${mark.to.y.toFixed(3)}`)) break;
    if (!corners.has(`${mark.from.x.toFixed(3)} ${mark.from.y.toFixed(3)}`)) break;
    place -= 1;
  }
  return place;
}

/** The strokes one behind the other without lifting the pen; what goes straight on is one line. */
export function chainsOf(marks: readonly Mark[]): Stroke[][] {
  const chains: Stroke[][] = [];
  for (const mark of marks) {
    if (!('kind' in mark)) continue;
    if (mark.kind === 'line' && isNear(mark.from, mark.to)) continue;
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    if (!chain || !before || !isNear(before.to, mark.from)) chains.push([mark]);
    else if (mark.kind === 'line' && before.kind === 'line' && goesOn(before, mark))
      chain[chain.length - 1] = { ...before, to: mark.to };
    else chain.push(mark);
  }
  return chains;
}

export const headingOf = ({ from, to }: Pick<Stroke, 'from' | 'to'>) =>
  Math.atan2(to.y - from.y, to.x - from.x) / degrees;
export const lengthOf = ({ from, to }: Pick<Stroke, 'from' | 'to'>) => Math.hypot(to.x - from.x, to.y - from.y);

/** How far one turns from a line to the next one, from -180 to 180. */
export const turnOf = (a: Stroke, b: Stroke) => ((((headingOf(b) - headingOf(a) + 180) % 360) + 360) % 360) - 180;

const goesOn = (a: Stroke, b: Stroke) => Math.abs(turnOf(a, b)) < 0.01;

/** The paper: as large as everything that is drawn on it at any time, and no smaller than a page of a schoolbook. */
export function paperOf(acts: readonly TurtleAct[]): { left: number; top: number; width: number; height: number } {
  const xs = [0];
  const ys = [0];
  const see = ({ x, y }: Point, room = 0) => {
    xs.push(x - room, x + room);
    ys.push(y - room, y + room);
  };
  let place = { x: 0, y: 0, heading: 0 };
  for (const act of acts) {
    if (act.act === 'arc') {
      const { middle, radius, start, turn } = arcOf(place, act, { color: '', width: 1 }) as Extract<
        Stroke,
        { kind: 'arc' }
      >;
      // A circle is seen whole, of an arc some of its places.
      for (let part = 0; part <= 16; part += 1) {
        const angle = start + (turn * part) / 16;
        see({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
      }
      place = { x: act.x, y: act.y, heading: act.heading };
    } else if (act.act === 'go') {
      see(act);
      place = { ...place, x: act.x, y: act.y };
    } else if (act.act === 'turn') place = { ...place, heading: act.heading };
    else if (act.act === 'dot') see(act, act.size / 2);
    else if (act.act === 'write') {
      see(act);
      see({ x: act.x + act.text.length * act.size * 0.62, y: act.y + act.size });
    } else if (act.act === 'clear' && act.isReset) place = { x: 0, y: 0, heading: 0 };
  }
  const rim = 30;
  // One after the other: a thousand places are too many arguments.
  const [left, right] = [least(xs) - rim, -least(xs.map((x) => -x)) + rim];
  const [bottom, top] = [least(ys) - rim, -least(ys.map((y) => -y)) + rim];
  const width = Math.max(380, right - left);
  const height = Math.max(216, top - bottom);
  return { left: (left + right - width) / 2, top: (top + bottom + height) / 2, width, height };
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
