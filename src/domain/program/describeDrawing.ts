import { formatNumber } from '#src/domain/number.ts';
import { formOf, type PluralForms } from '#src/domain/plural.ts';
import type { TurtleAct } from './turtle.ts';
import { chainsOf, drawingOf, lengthOf, type Stroke, turnOf } from './turtlePaths.ts';

type Kind = keyof typeof shapes;

interface Shape {
  kind: Kind;
  words: string;
}

/** What was drawn, in the fourth case: „nakreslila štvorec“. */
const shapes = {
  stvorec: { one: 'štvorec', few: 'štvorce', many: 'štvorca', other: 'štvorcov' },
  obdlznik: { one: 'obdĺžnik', few: 'obdĺžniky', many: 'obdĺžnika', other: 'obdĺžnikov' },
  trojuholnik: { one: 'trojuholník', few: 'trojuholníky', many: 'trojuholníka', other: 'trojuholníkov' },
  mnohouholnik: { one: 'mnohouholník', few: 'mnohouholníky', many: 'mnohouholníka', other: 'mnohouholníkov' },
  hviezda: { one: 'hviezdu', few: 'hviezdy', many: 'hviezdy', other: 'hviezd' },
  kruh: { one: 'kruh', few: 'kruhy', many: 'kruhu', other: 'kruhov' },
  obluk: { one: 'oblúk', few: 'oblúky', many: 'oblúka', other: 'oblúkov' },
  ciara: { one: 'čiaru', few: 'čiary', many: 'čiary', other: 'čiar' },
  bodka: { one: 'bodku', few: 'bodky', many: 'bodky', other: 'bodiek' },
} as const satisfies Record<string, PluralForms>;

const krok: PluralForms = { one: 'krok', few: 'kroky', many: 'kroka', other: 'krokov' };
const cip: PluralForms = { one: 'cípom', few: 'cípmi', many: 'cípa', other: 'cípmi' };

const colors: Record<string, string> = {
  black: 'čierna',
  white: 'biela',
  red: 'červená',
  green: 'zelená',
  blue: 'modrá',
  yellow: 'žltá',
  orange: 'oranžová',
  purple: 'fialová',
  violet: 'fialová',
  pink: 'ružová',
  brown: 'hnedá',
  gray: 'sivá',
  grey: 'sivá',
  gold: 'zlatá',
  silver: 'strieborná',
  cyan: 'tyrkysová',
  turquoise: 'tyrkysová',
  lightblue: 'svetlomodrá',
  skyblue: 'svetlomodrá',
  darkblue: 'tmavomodrá',
  navy: 'tmavomodrá',
  lightgreen: 'svetlozelená',
  darkgreen: 'tmavozelená',
};

const mostColors = 5;

/** What a turtle has drawn and where it stands, for who does not see it. */
export function describeDrawing(acts: readonly TurtleAct[], count = acts.length): string {
  const { marks, ground, turtle } = drawingOf(acts, count);
  const found: Shape[] = chainsOf(marks).flatMap(shapesOf);
  const dots = marks.filter((mark) => 'act' in mark && mark.act === 'dot').length;
  for (let dot = 0; dot < dots; dot += 1) found.push({ kind: 'bodka', words: shapes.bodka.one });
  const texts = marks.flatMap((mark) => ('act' in mark && mark.act === 'write' ? `„${mark.text}“` : []));
  const fills = marks.flatMap((mark) => ('act' in mark && mark.act === 'fill' ? mark.color : []));
  const lines = marks.flatMap((mark) => ('kind' in mark ? mark.pen.color : mark.act === 'dot' ? mark.color : []));

  const what = [
    ...(found.length > 0 ? [`nakreslila ${countedShapes(found)}`] : []),
    ...(texts.length > 0 ? [`napísala ${listed(texts)}`] : []),
  ];
  const stands = `stojí ${placeWords(turtle)}`;
  const first =
    what.length === 0 && fills.length === 0
      ? `Korytnačka zatiaľ nič nenakreslila a\u00A0${stands}.`
      : `Korytnačka ${listed([...what, stands])}.`;
  return [
    first,
    turtle.isShown ? `Pozerá ${headingWords(turtle.heading)}.` : 'Nie je ju vidieť.',
    colorWords('Farba čiar', lines, ['čierna']),
    colorWords('Výplň', fills, []),
    colorWords('Pozadie', ground === null ? [] : [ground], ['biela']),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function shapesOf(chain: Stroke[]): Shape[] {
  const lines = chain.filter(({ kind }) => kind === 'line');
  const arcs = chain.flatMap((stroke): Shape[] => {
    if (stroke.kind !== 'arc') return [];
    const isWhole = Math.abs(stroke.turn) > 2 * Math.PI - 0.01;
    return [
      isWhole
        ? { kind: 'kruh', words: `kruh s\u00A0polomerom ${steps(stroke.radius)}` }
        : { kind: 'obluk', words: 'oblúk' },
    ];
  });
  const shape = arcs.length === 0 ? polygonOf(lines) : null;
  if (shape) return [shape];
  const rest = lines.map((): Shape => ({ kind: 'ciara', words: shapes.ciara.one }));
  const [only] = lines;
  if (only && lines.length === 1) rest.splice(0, 1, { kind: 'ciara', words: `čiaru dlhú ${steps(lengthOf(only))}` });
  return [...rest, ...arcs];
}

const isEqual = (numbers: readonly number[], tolerance: number) => {
  const [first = 0] = numbers;
  return numbers.every((number) => Math.abs(number - first) <= tolerance);
};

/** A way that ends where it began, and has a name. */
function polygonOf(lines: readonly Stroke[]): Shape | null {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last || lines.length < 3) return null;
  if (Math.hypot(last.to.x - first.from.x, last.to.y - first.from.y) > 0.01) return null;
  const sides = lines.map(lengthOf);
  const turns = lines.map((line, index) => turnOf(line, lines[(index + 1) % lines.length] ?? line));
  const around = Math.abs(turns.reduce((sum, turn) => sum + turn, 0));
  const isRegular = isEqual(sides, 0.01) && isEqual(turns, 0.1);
  const side = `so stranou ${steps(sides[0] ?? 0)}`;
  if (isRegular && around > 361)
    return { kind: 'hviezda', words: `hviezdu s\u00A0${formatNumber(lines.length)}\u00A0${formOf(lines.length, cip)}` };
  if (around > 361) return null;
  if (lines.length === 3)
    return { kind: 'trojuholnik', words: isRegular ? `rovnostranný trojuholník ${side}` : 'trojuholník' };
  if (lines.length === 4 && turns.every((turn) => Math.abs(Math.abs(turn) - 90) < 0.1)) {
    if (isRegular) return { kind: 'stvorec', words: `štvorec ${side}` };
    return { kind: 'obdlznik', words: `obdĺžnik so stranami ${round(sides[0] ?? 0)} a\u00A0${steps(sides[1] ?? 0)}` };
  }
  if (isRegular)
    return {
      kind: 'mnohouholnik',
      words: `pravidelný mnohouholník s\u00A0${formatNumber(lines.length)} stranami po ${steps(sides[0] ?? 0)}`,
    };
  return null;
}

function countedShapes(found: readonly Shape[]): string {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return listed(
    kinds.map((kind) => {
      const all = found.filter((one) => one.kind === kind);
      const words = new Set(all.map((one) => one.words));
      const [only = ''] = words;
      return all.length === 1 ? only : `${formatNumber(all.length)}\u00A0${formOf(all.length, shapes[kind])}`;
    }),
  );
}

const listed = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' a\u00A0');

const round = (number: number) => formatNumber(Math.round(number));
const steps = (number: number) => `${round(number)}\u00A0${formOf(Math.round(number), krok)}`;

function placeWords({ x, y }: { x: number; y: number }): string {
  const [right, up] = [Math.round(x), Math.round(y)];
  if (right === 0 && up === 0) return 'tam, kde začala';
  const ways = [
    ...(right === 0 ? [] : [`${steps(Math.abs(right))} ${right > 0 ? 'vpravo' : 'vľavo'}`]),
    ...(up === 0 ? [] : [`${steps(Math.abs(up))} ${up > 0 ? 'hore' : 'dole'}`]),
  ];
  return `${listed(ways)} od stredu`;
}

function headingWords(heading: number): string {
  const angle = ((Math.round(heading) % 360) + 360) % 360;
  const straight: Record<number, string> = { 0: 'doprava', 90: 'hore', 180: 'doľava', 270: 'dole' };
  return straight[angle] ?? `pod uhlom ${angle}\u00A0stupňov`;
}

function colorWords(what: string, used: readonly string[], plain: readonly string[]): string {
  const names = [...new Set(used.map((color) => colors[color.toLowerCase()] ?? color))];
  if (names.length === 0 || names.every((name) => plain.includes(name))) return '';
  const shown = names.slice(0, mostColors);
  const more = names.length - shown.length;
  return `${what}: ${shown.join(', ')}${more > 0 ? ` a\u00A0ďalšie` : ''}.`;
}
