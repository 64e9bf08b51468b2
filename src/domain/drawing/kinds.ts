import { DrawingFault, type Line } from './DrawingFault.ts';
import type { Drawing, Element, Field, Frame, Thing } from './drawing.ts';
import { splitValues } from './values.ts';

export interface Reader {
  /** What may stand below beside `popis:` and `nahlas:`. */
  options: readonly string[];
  /** Of what stands behind the kind, the lines that are no options, and the options. */
  read: (head: Line, data: readonly Line[], option: (name: string) => Line | null) => Drawing;
  tooWide: string;
}

const notClosed = 'Hodnoty oddeľuje čiarka. Skontroluj úvodzovky a\u00A0zátvorky.';
const mostBoxes = 8;
const mostFields = 6;
const mostLevels = 3;
const mostElements = 24;

/** How the text of each kind is read. */
export const kinds = {
  krabička: {
    options: ['bolo', 'svieti'],
    read: (head, data, option) => {
      nothingElse(data);
      const { name, value } = assigned(head, 'krabička vek = 16');
      const was = option('bolo')?.text ?? null;
      const lit = option('svieti');
      if (!/^\{.*\}$/.test(value)) {
        if (lit) throw new DrawingFault(lit.number, 'Jedna hodnota svieti vždy. „svieti:“ patrí k vlastnosti objektu.');
        return { kind: 'box', name, value, was };
      }
      if (was !== null && !lit) {
        const { number } = option('bolo') ?? head;
        throw new DrawingFault(number, 'Ktorá vlastnosť mala inú hodnotu? Napíš ju za „svieti:“.');
      }
      return { kind: 'object', name, thing: thingOf(value, head, lit), was };
    },
    tooWide: 'Do krabičky sa to nezmestí: meno alebo hodnota je pridlhá.',
  },
  pole: {
    options: ['svieti'],
    read: (head, data, option) => {
      nothingElse(data);
      const { name, value } = assigned(head, 'pole body = [4, 7, 9]');
      const thing = thingOf(value, head, option('svieti'));
      if (thing.kind !== 'list') throw new DrawingFault(head.number, 'Pole má hodnoty v hranatých zátvorkách.');
      return { kind: 'row', name, thing };
    },
    tooWide: 'Do jedného radu sa to nezmestí: meno alebo hodnoty sú pridlhé.',
  },
  cyklus: {
    options: ['kolo'],
    read: (head, data, option) => {
      nothingElse(data);
      const { name, value } = assigned(head, 'cyklus i = 1, 2, 3');
      const values = valuesOf(value, head, mostBoxes, 'kôl');
      if (values.length === 0) throw new DrawingFault(head.number, 'Cyklus nemá ani jedno kolo.');
      const round = option('kolo');
      return { kind: 'loop', name, values, round: round && placeOf(round, 1, values.length) };
    },
    tooWide: 'Do jedného radu sa to nezmestí: meno alebo hodnoty sú pridlhé.',
  },
  volanie: {
    options: ['vráti'],
    read: (head, data, option) => {
      noSubject(head);
      const [caller, called, third] = data.map(frameOf);
      if (!caller || !called) {
        const { number } = data.at(-1) ?? head;
        throw new DrawingFault(number, 'Volanie má dva rámce: kto volá, a pod ním funkcia, ktorá beží.');
      }
      if (third) throw new DrawingFault(data[2]?.number ?? head.number, 'Volanie má najviac dva rámce.');
      return { kind: 'call', caller, ...callOf(called), returns: option('vráti')?.text ?? null };
    },
    tooWide: 'Do rámcov sa to nezmestí: meno, stav alebo vrátená hodnota je pridlhá.',
  },
  strom: {
    options: [],
    read: (head, data) => {
      noSubject(head);
      return { kind: 'tree', root: treeOf(head, data) };
    },
    tooWide: 'Strom je priširoký: skráť názvy alebo vynechaj prvky.',
  },
  šípky: {
    options: ['svieti'],
    read: (head, data, option) => {
      noSubject(head);
      return { kind: 'arrows', things: thingsOf(head, data, option('svieti')) };
    },
    tooWide: 'Vedľa mien sa to nezmestí: mená alebo hodnoty sú pridlhé.',
  },
} as const satisfies Record<string, Reader>;

export type DrawingKind = keyof typeof kinds;

function nothingElse([line]: readonly Line[]): void {
  if (line) throw new DrawingFault(line.number, `Tomuto riadku kresba nerozumie: „${line.text.trim()}“.`);
}

function noSubject({ number, text }: Line): void {
  if (text !== '') throw new DrawingFault(number, 'Za druhom tejto kresby už v riadku nič nie je.');
}

/** `example` is how it should look. */
function assigned({ number, text }: Line, example: string): Field {
  const [, name, value] = /^([^\s=]+)\s*=\s*(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new DrawingFault(number, `Tu patrí napríklad: ${example}.`);
  return { name, value };
}

function valuesOf(text: string, { number }: Line, most: number, of: string): string[] {
  const values = splitValues(text);
  if (!values) throw new DrawingFault(number, notClosed);
  if (values.length > most) throw new DrawingFault(number, `Najviac ${most} ${of}, tu je ${values.length}.`);
  return values;
}

/** The number behind an option, from `first` to `last`. */
function placeOf({ number, text }: Line, first: number, last: number): number {
  const place = /^\d+$/.test(text) ? Number(text) : -1;
  if (place >= first && place <= last) return place;
  throw new DrawingFault(number, last < first ? 'Svietiť tu nemá čo.' : `Má to byť číslo od ${first} do ${last}.`);
}

function thingOf(text: string, line: Line, lit: Line | null): Thing {
  const [, list] = /^\[(.*)\]$/.exec(text) ?? [];
  if (list !== undefined) {
    const items = valuesOf(list, line, mostBoxes, 'hodnôt');
    return { kind: 'list', items, lit: lit && placeOf(lit, 0, items.length - 1) };
  }
  const [, object] = /^\{(.*)\}$/.exec(text) ?? [];
  if (object === undefined) {
    const isOpen = /^[[{]/.test(text);
    throw new DrawingFault(line.number, isOpen ? notClosed : 'Hodnota má byť pole […] alebo objekt {…}.');
  }
  const fields = valuesOf(object, line, mostFields, 'vlastností').map((field) => {
    const [, name, value] = /^([^\s:]+)\s*:\s*(.+)$/.exec(field) ?? [];
    if (name === undefined || value === undefined) {
      throw new DrawingFault(line.number, `Vlastnosť má meno a hodnotu, napríklad vek: 15. Tu je „${field}“.`);
    }
    return { name, value };
  });
  if (fields.length === 0) throw new DrawingFault(line.number, 'Objekt nemá ani jednu vlastnosť.');
  if (!lit) return { kind: 'fields', fields, lit: null };
  const index = fields.findIndex(({ name }) => name === lit.text);
  if (index === -1) throw new DrawingFault(lit.number, `Vlastnosť „${lit.text}“ objekt nemá.`);
  return { kind: 'fields', fields, lit: index };
}

function frameOf({ number, text }: Line): Frame {
  const [, name, state] = /^\s*([^:]+?)\s*:\s*(.*)$/.exec(text) ?? [];
  if (name === undefined || state === undefined)
    throw new DrawingFault(number, 'Rámec je meno a stav: cena: pocet = 3.');
  return { name, state };
}

/** `cena` with `pocet = 3` is `cena(3)`; who writes the brackets says what is passed. */
function callOf({ name, state }: Frame): { called: Frame; passes: string | null } {
  const [, written] = /\((.*)\)$/.exec(name) ?? [];
  if (written !== undefined) return { called: { name, state }, passes: written || null };
  const passed = (splitValues(state) ?? []).flatMap((part) => /^[^\s=]+\s*=\s*(.+)$/.exec(part)?.[1] ?? []).join(', ');
  return { called: { name: `${name}(${passed})`, state }, passes: passed || null };
}

function treeOf(head: Line, lines: readonly Line[]): Element {
  const tooMany = lines[mostElements];
  if (tooMany) throw new DrawingFault(tooMany.number, `Strom má najviac ${mostElements} prvkov.`);
  const path: Element[] = [];
  let root: Element | undefined;
  let litLine: number | undefined;
  for (const { number, text } of lines) {
    const indent = text.length - text.trimStart().length;
    const isLit = / <$/.test(text);
    const element: Element = { text: text.replace(/ <$/, '').trim(), isLit, children: [] };
    if (/\t/.test(text.slice(0, indent)) || indent % 2 === 1)
      throw new DrawingFault(number, 'Odsadzuje sa dvoma medzerami.');
    const level = indent / 2;
    if (level === 0 && root) throw new DrawingFault(number, 'Strom má jeden koreň, ostatné je odsadené pod ním.');
    if (level > path.length) throw new DrawingFault(number, 'Prvok je odsadený viac ako o jednu úroveň.');
    if (level >= mostLevels) throw new DrawingFault(number, `Strom má najviac ${mostLevels} úrovne.`);
    if (isLit && litLine !== undefined) throw new DrawingFault(number, `Svieti už prvok na riadku ${litLine}.`);
    if (isLit) litLine = number;
    root ??= element;
    path[level - 1]?.children.push(element);
    path.splice(level, path.length, element);
  }
  if (!root) throw new DrawingFault(head.number, 'Strom nemá ani jeden prvok.');
  return root;
}

/** With the arrow, which the site's typefaces lack, or as it is typed: `->`. */
const arrow = /^\s*(\S+)\s*(?:\u2192|->)\s*(\S+)$/;

function thingsOf(head: Line, lines: readonly Line[], lit: Line | null) {
  const names: { name: string; to: string; number: number }[] = [];
  const things = new Map<string, { line: Line; value: string }>();
  for (const line of lines) {
    const [, name, to] = arrow.exec(line.text) ?? [];
    if (name !== undefined && to !== undefined) names.push({ name, to, number: line.number });
    else {
      const example = 'prve -> zoznam, alebo zoznam = [1, 2, 3]';
      const { name: of, value } = assigned({ number: line.number, text: line.text.trim() }, example);
      if (things.has(of)) throw new DrawingFault(line.number, `„${of}“ je tu druhý raz.`);
      things.set(of, { line, value });
    }
  }
  const lost = names.find(({ to }) => !things.has(to));
  if (lost) throw new DrawingFault(lost.number, `Kam ukazuje „${lost.name}“? Chýba riadok „${lost.to} = …“.`);
  if (things.size === 0) throw new DrawingFault(head.number, 'Chýba to, na čo mená ukazujú: zoznam = [1, 2, 3].');
  if (things.size > 2)
    throw new DrawingFault([...things.values()][2]?.line.number ?? head.number, 'Najviac dva objekty.');
  if (lit && things.size > 1) throw new DrawingFault(lit.number, 'Svietiť môže, len keď je objekt jeden.');
  return [...things].map(([of, { line, value }]) => {
    const own = names.filter(({ to }) => to === of);
    if (own.length === 0) throw new DrawingFault(line.number, `Na „${of}“ neukazuje ani jedno meno.`);
    if (own[2]) throw new DrawingFault(own[2].number, 'Na jeden objekt ukazujú najviac dve mená.');
    return { names: own.map(({ name }) => name), thing: thingOf(value, line, lit) };
  });
}
