import { counted, outOf } from '#src/domain/plural.ts';
import type { Drawing, Frame } from './drawing.ts';
import { layoutTree } from './layoutTree.ts';
import {
  boxAt,
  type Layout,
  pathOf,
  type Shape,
  sheetHeight,
  sheetWidth,
  sizeIn,
  smallest,
  type TextLook,
  textAt,
  widthOf,
} from './sheet.ts';
import { type Measured, measureThing } from './things.ts';

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>;

const edge = 14;
const widest = sheetWidth - 2 * edge;
const middle = sheetWidth / 2;

/** Where everything of a drawing stands; `null`: it has no room. */
export function layoutDrawing(drawing: Drawing): Layout | null {
  switch (drawing.kind) {
    case 'box':
      return layoutBox(drawing);
    case 'object':
      return underName(drawing.name, measureThing(drawing.thing, roomUnder(drawing.name, 3), drawing.was));
    case 'row': {
      const { name, thing } = drawing;
      return underName(name, measureThing(thing, roomUnder(name, thing.kind === 'list' ? thing.items.length : 3)));
    }
    case 'loop':
      return layoutLoop(drawing);
    case 'call':
      return layoutCall(drawing);
    case 'tree':
      return layoutTree(drawing.root);
    case 'arrows':
      return layoutArrows(drawing);
  }
}

/** Boxes are together as wide as the name above them. */
const roomUnder = (name: string, boxes: number) => ({
  width: widest,
  height: 62,
  box: Math.max(62, tagWidth(name) / Math.max(1, boxes)),
});
const tagHeight = 26;
const tagWidth = (name: string) => widthOf(name) + 36;

/** The name stands out of the edge of what it names. */
const tag = (x: number, y: number, name: string): Shape[] => [
  boxAt(x, y, tagWidth(name), tagHeight + 4, 'tag', 8),
  textAt(x + tagWidth(name) / 2, y + tagHeight / 2 + 1, name, 'tag'),
];

function underName(name: string, measured: Measured | null): Layout | null {
  const width = Math.max(tagWidth(name), measured?.width ?? 0);
  if (!measured || width > widest) return null;
  const whole = measured.height + tagHeight;
  const height = Math.max(sheetHeight, whole + 2 * 24);
  const [x, y] = [(sheetWidth - width) / 2, (height - whole) / 2];
  return { height, shapes: [...tag(x, y, name), ...measured.draw(x, y + tagHeight)] };
}

function layoutBox({ name, value, was }: Of<'box'>): Layout | null {
  const old = was === null ? 0 : widthOf(was) + 18;
  const size = sizeIn(widest - 44 - old, value, [24, 22, 20, 18, 16, smallest]);
  if (size === null) return null;
  const inside = old + widthOf(value, size);
  const width = Math.max(120, inside + 44, tagWidth(name));
  const start = (width - inside) / 2;
  const draw: Measured['draw'] = (x, y) => [
    boxAt(x, y, width, 66, 'lit', 10),
    ...(was === null ? [] : [textAt(x + start, y + 33, was, 'struck', smallest, 'start')]),
    textAt(x + start + old, y + 33, value, 'value', size, 'start'),
  ];
  return underName(name, { width, height: 66, aim: 33, draw });
}

function layoutLoop({ name, values, round }: Of<'loop'>): Layout | null {
  const count = values.length;
  const gap = count > 4 ? 5 : 7;
  const room = (least: number, most: number) => Math.max(least, Math.min(most, (264 - gap * (count - 1)) / count));
  // „Späť na začiatok“ stands inside, however few rounds there are.
  const box = room((141 - gap * (count - 1)) / count, 60);
  const named = values.map((value) => `${name}=${value}`);
  const isNamed = named.every((label) => widthOf(label) <= box - 5);
  const labels = isNamed ? named : values;
  const wide = isNamed ? box : room(box, Math.max(...values.map((value) => widthOf(value))) + 12);
  if (labels.some((label) => widthOf(label) > wide - 4)) return null;
  const whole = wide * count + gap * (count - 1);
  const [left, right] = [(sheetWidth - whole) / 2, (sheetWidth + whole) / 2];
  const looks = (index: number) =>
    round === null || index > round - 1
      ? (['box', 'quiet'] as const)
      : index === round - 1
        ? (['lit', 'value'] as const)
        : (['done', 'done'] as const);
  const now = round === null ? counted(count, 'kolo') : `${round}. kolo ${outOf(count)}`;
  const prefix = isNamed ? '' : `${round === null ? name : `${name} = ${values[round - 1]}`} · `;
  const top = `${prefix}${now}`;
  if (widthOf(top) > widest) return null;
  return {
    height: sheetHeight,
    shapes: [
      pathOf(`M${right + 6} 88h14v58a12 12 0 0 1 -12 12H${left - 5}a12 12 0 0 1 -12 -12V88h10`, 'arrow'),
      pathOf(`m${left - 12} 82l8 6l-8 6`, 'arrow'),
      ...labels.flatMap((label, index) => {
        const x = left + index * (wide + gap);
        const [look, text] = looks(index);
        return [boxAt(x, 60, wide, 56, look, 10), textAt(x + wide / 2, 88, label, text)];
      }),
      textAt(middle, 37, top, 'words'),
      textAt(middle, 141, 'späť na začiatok', 'words'),
    ],
  };
}

const inFrame = ({ name, state }: Frame) => Math.max(widthOf(name), widthOf(state)) + 28;

/** The name above the state, or alone in the middle. */
function frameAt(x: number, y: number, { name, state }: Frame, looks: [name: TextLook, state: TextLook]): Shape[] {
  if (state === '') return [textAt(x, y, name, looks[0], smallest, 'start')];
  return [
    textAt(x, y - 13.5, name, looks[0], smallest, 'start'),
    textAt(x, y + 13.5, state, looks[1], smallest, 'start'),
  ];
}

function layoutCall({ caller, called, passes, returns }: Of<'call'>): Layout | null {
  const back = returns === null ? 284 : Math.min(284, sheetWidth - 20 - widthOf(returns));
  const callerWidth = Math.max(inFrame(caller), Math.min(210, back - 74));
  const calledWidth = Math.max(216, inFrame(called));
  const calledX = sheetWidth - edge - calledWidth;
  const down = 62;
  if (calledX < down + 22 || edge + callerWidth > back - 26 || back < calledX + 8) return null;
  const isShown = passes !== null && widthOf(passes) <= 45;
  return {
    height: sheetHeight,
    shapes: [
      boxAt(edge, 18, callerWidth, 74, 'box', 10),
      ...frameAt(28, 55, caller, ['value', 'words']),
      boxAt(calledX, 104, calledWidth, 72, 'lit', 10),
      ...frameAt(calledX + 14, 140, called, ['lit', 'quiet']),
      pathOf(`M${down} 92v48H${calledX - 8}`, 'arrow'),
      pathOf(`M${calledX - 14} 134l7 6l-7 6`, 'arrow'),
      ...(isShown ? [textAt(down - 8, 119, passes, 'quiet', smallest, 'end')] : []),
      ...(returns === null
        ? []
        : [
            pathOf(`M${back} 104V56H${edge + callerWidth + 8}`, 'arrow'),
            pathOf(`M${edge + callerWidth + 14} 50l-7 6l7 6`, 'arrow'),
            textAt(back + 8, 78, returns, 'lit', smallest, 'start'),
          ]),
    ],
  };
}

const nameHeight = 38;
/** From the middle of one of two names to the middle between them. */
const apart = 44;

function layoutArrows({ things }: Of<'arrows'>): Layout | null {
  const nameWidth = Math.max(78, ...things.flatMap(({ names }) => names.map((name) => widthOf(name) + 26)));
  const end = sheetWidth - 12;
  const room = { width: end - 10 - nameWidth - 56, height: things.length > 1 ? 44 : 54, box: 52 };
  const measured = things.map(({ thing }) => (room.width < 40 ? null : measureThing(thing, room)));
  if (!measured.every((one) => one !== null)) return null;
  const x = end - Math.max(...measured.map(({ width }) => width), Math.min(156, room.width));
  const rows = measured.map((one, index) => {
    const names = things[index]?.names ?? [];
    const half = names.length > 1 ? apart + nameHeight / 2 : nameHeight / 2;
    return { one, names, above: Math.max(one.aim, half), below: Math.max(one.height - one.aim, half) };
  });
  const gap = 20;
  const whole = rows.reduce((sum, { above, below }) => sum + above + below, gap * (rows.length - 1));
  const height = Math.max(sheetHeight, whole + 2 * gap);
  let next = (height - whole) / 2;
  const shapes = rows.flatMap(({ one, names, above, below }) => {
    const target = next + above;
    next = target + below + gap;
    return [...namesOf(names, nameWidth, target, x - 11), ...one.draw(x, target - one.aim)];
  });
  return { height, shapes };
}

/** One or two names with their arrows, which end at `end`. */
function namesOf(names: readonly string[], width: number, target: number, end: number): Shape[] {
  const left = 10;
  const start = left + width + 4;
  const bend = (start + end) / 2;
  const named = (name: string, y: number) => [
    boxAt(left, y - nameHeight / 2, width, nameHeight, 'tag'),
    textAt(left + width / 2, y, name, 'tag'),
  ];
  const [first = '', second] = names;
  if (second === undefined) {
    const head = `M${end - 7} ${target - 6}l7 6l-7 6`;
    return [...named(first, target), pathOf(`M${start} ${target}H${end}${head}`, 'arrow')];
  }
  const curve = (from: number, to: number) => `M${start} ${from}C${bend} ${from} ${bend} ${to} ${end} ${to}`;
  const [upper, lower] = [target - 9, target + 9];
  return [
    ...named(first, target - apart),
    ...named(second, target + apart),
    pathOf(`${curve(target - apart, upper)}M${end - 8} ${upper - 7}l8 7l-9 4`, 'arrow'),
    pathOf(`${curve(target + apart, lower)}M${end - 9} ${lower - 4}l9 4l-8 7`, 'arrow'),
  ];
}
