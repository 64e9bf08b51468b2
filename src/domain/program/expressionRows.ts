import { shortValue } from './stepChanges.ts';
import { code as asCode, type Sentence, say } from './stepSentence.ts';
import type { Counted, Step } from './steps.ts';

/** A piece of a row. What is counted now is underlined, what has just got its value is filled. */
export interface RowPart {
  text: string;
  isCounted?: true;
  isNew?: true;
}

/** An expression of a line at one moment: what is already counted stands there with its value. */
export interface ExpressionRow {
  parts: RowPart[];
  /** What has just got its value, and what is next. */
  sentence: Sentence;
  /** How many expressions of the line have their values by now. */
  done: number;
  /** The step at which a call began that is counted now, or was just now. */
  enters?: number;
}

interface Range {
  from: number;
  to: number;
}

/** An expression of the line that stands in no other. */
interface Whole extends Range {
  /** Its expressions with their places in `inside`. */
  parts: (Counted & { index: number })[];
}

/** Signs of a row; what is longer is cut at the ends. */
const mostSigns = 32;

const nothing = /^(?:undefined|None)$/;
const name = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
/** Behind these a bracket holds an expression together; behind other names it calls. */
const beforeGroup =
  /(?:^|[^\p{L}\p{N}_$.])(?:for|switch|catch|return|throw|raise|await|yield|typeof|void|new|in|of|and|or|not|if|elif|else|while|is|case)$/u;
/** What is called, or of what a place is meant. */
const ownerBefore = new RegExp(String.raw`(?:\bnew\s+)?${name}(?:\.${name})*$`, 'u');

/** The rows of a line: how its expressions become values, one after the other. Empty where there is nothing to go into. */
export function expressionRows(code: string, { inside = [], holds }: Step): ExpressionRow[] {
  const rows = wholesOf(code, inside).flatMap((whole) => rowsOf(code, whole));
  // One row is the line itself, which says nothing new, if there is no call to go into.
  if (rows.length === 1 && rows[0]?.enters === undefined) return [];
  const last = rows.at(-1);
  // Of a condition the step itself says whether it holds.
  if (last && holds !== undefined) last.sentence = [];
  return rows;
}

function wholesOf(code: string, inside: readonly Counted[]): Whole[] {
  const wholes: Whole[] = [];
  for (const [index, counted] of inside.entries()) {
    const held = wholes.findLast((whole) => isWithin(counted, whole));
    if (held) {
      held.parts.push({ ...counted, index });
      continue;
    }
    const range = surroundings(code, counted);
    // What came before it may be a part of it.
    const parts = wholes.filter((whole) => isWithin(whole, range)).flatMap((whole) => whole.parts);
    const rest = wholes.filter((whole) => !isWithin(whole, range));
    wholes.splice(0, wholes.length, ...rest, {
      ...range,
      parts: [...parts, { ...counted, index }].sort((a, b) => a.index - b.index),
    });
  }
  return wholes;
}

const isWithin = (inner: Range, outer: Range) => inner.from >= outer.from && inner.to <= outer.to;

/** What is written around an expression on the same line – a list, an object, a call that is not told – is read with it. */
function surroundings(code: string, { from, to }: Range): Range {
  let range = { from, to };
  for (;;) {
    const open = openBefore(code, range.from);
    if (open < 0) return range;
    const before = code.slice(0, open);
    if (code[open] === '{' ? !/[=(,:[?]\s*$/.test(before) : code[open] === '(' && !isCalled(before)) return range;
    const close = closeBehind(code, range.to);
    if (close < 0) return range;
    // Of a call or of a place of a list, its name, too.
    const owner = code[open] === '{' ? '' : (ownerBefore.exec(before)?.[0] ?? '');
    range = { from: open - owner.length, to: close + 1 };
  }
}

/** The bracket of the same line that is open at a place; none where a sign ends what it holds. */
function openBefore(code: string, place: number): number {
  const open: number[] = [];
  let quote = '';
  for (let at = code.lastIndexOf('\n', place - 1) + 1; at < place; at += 1) {
    const sign = code[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (/["'`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) open.push(at);
    else if (/[)\]}]/.test(sign)) open.pop();
  }
  const last = open.at(-1) ?? -1;
  // The head of a loop that counts, or a function that is given.
  return /;|=>|\b(?:function|lambda)\b/.test(code.slice(last, place)) ? -1 : last;
}

function closeBehind(code: string, place: number): number {
  let depth = 0;
  let quote = '';
  for (let at = place; at < code.length && code[at] !== '\n'; at += 1) {
    const sign = code[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (/["'`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (/[)\]}]/.test(sign) && depth-- === 0) return at;
  }
  return -1;
}

function rowsOf(code: string, whole: Whole): ExpressionRow[] {
  /** What has its value, by where it stands. */
  let done: Shown[] = [];
  const shownAs = (range: Range) => textOf(partsOf(code, range, done, null, null));
  const moments: { next: Counted; index: number; before: string; done: Shown[]; after: Shown[] | null }[] = [];
  for (const counted of whole.parts) {
    if (isName(code, counted, whole)) continue;
    const range = withBrackets(code, counted, whole);
    // What is counted once more takes back what was made of it.
    done = done.filter((one) => !isWithin(counted, one));
    const before = shownAs(range);
    const text = shortValue(counted.value);
    // What a call gives goes nowhere when it is a statement.
    if (isStatement(code, counted, whole) && (nothing.test(text) || code[counted.to - 1] === ')')) {
      moments.push({ next: counted, index: counted.index, before, done, after: null });
      continue;
    }
    if (before === text) continue;
    const after = [...done.filter((one) => !isWithin(one, range)), { ...range, text, counted }];
    moments.push({ next: counted, index: counted.index, before, done, after });
    done = after;
  }
  const [first] = moments;
  if (!first) return [];
  const beginning: ExpressionRow = {
    parts: cut(partsOf(code, whole, first.done, null, withBrackets(code, first.next, whole))),
    sentence: say`Na rade je ${asCode(first.before)}.`,
    done: whole.parts[0]?.index ?? 0,
    ...entersOf(first.next),
  };
  const rest = moments.flatMap((moment, at): ExpressionRow[] => {
    if (!moment.after) return [];
    const next = moments[at + 1];
    const underlined = next ? withBrackets(code, next.next, whole) : null;
    return [
      {
        parts: cut(partsOf(code, whole, moment.after, moment.next, underlined)),
        sentence: [
          ...valueSentence(code, moment.next, moment.before),
          // A statement is done with its last row.
          ...(next?.after ? say` Na rade je ${asCode(next.before)}.` : []),
        ],
        done: moment.index + 1,
        ...entersOf(next?.next, moment.next),
      },
    ];
  });
  return [beginning, ...rest];
}

interface Shown extends Range {
  text: string;
  counted: Counted;
}

function entersOf(...counted: (Counted | undefined)[]): { enters?: number } {
  const enters = counted.find((one) => one?.enters !== undefined)?.enters;
  return enters === undefined ? {} : { enters };
}

/** What is only looked into keeps its name: `body[2]`, `ziak.meno`; a text is seen as one. */
function isName(code: string, { to, value }: Counted, whole: Whole): boolean {
  const behind = code.slice(to, whole.to).trimStart();
  if (!/^(?:\?\.|\.(?!\.)|\[)/.test(behind)) return false;
  return !('text' in value) || !/^[a-z]*["'`]/i.test(value.text);
}

const isStatement = (code: string, { from, to }: Range, whole: Range) =>
  from === whole.from &&
  to === whole.to &&
  /(?:^|[\n;{}])\s*(?:await\s+)?$/.test(code.slice(0, from)) &&
  /^\s*(?:[;\n}#/]|$)/.test(code.slice(to));

/** An expression with the brackets that hold it together, which its value does not need. */
function withBrackets(code: string, { from, to }: Range, whole: Range): Range {
  const before = code.slice(whole.from, from).trimEnd();
  const behind = code.slice(to, whole.to);
  const space = behind.length - behind.trimStart().length;
  if (!before.endsWith('(') || behind[space] !== ')' || isCalled(code.slice(0, whole.from) + before.slice(0, -1)))
    return { from, to };
  return withBrackets(code, { from: whole.from + before.length - 1, to: to + space + 1 }, whole);
}

function isCalled(before: string): boolean {
  const text = before.trimEnd();
  return /(?:[\p{L}\p{N}_$\])"'`]|\?\.)$/u.test(text) && !beforeGroup.test(text);
}

/** A piece of the program with values in the place of what is done. */
function partsOf(
  code: string,
  { from, to }: Range,
  done: readonly Shown[],
  latest: Counted | null,
  underlined: Range | null,
): RowPart[] {
  const parts: RowPart[] = [];
  const isCounted = (start: number, end: number) =>
    underlined !== null && start >= underlined.from && end <= underlined.to ? { isCounted: true as const } : {};
  const source = (start: number, end: number) => {
    const edges = [start, underlined?.from ?? start, underlined?.to ?? end, end]
      .filter((edge) => edge >= start && edge <= end)
      .sort((a, b) => a - b);
    for (const [index, edge] of edges.entries()) {
      const next = edges[index + 1];
      if (next === undefined || next === edge) continue;
      // An expression of several lines is read as one.
      parts.push({ text: code.slice(edge, next).replace(/\s*\n\s*/g, ' '), ...isCounted(edge, next) });
    }
  };
  let at = from;
  for (const one of done.filter((shown) => isWithin(shown, { from, to })).sort((a, b) => a.from - b.from)) {
    source(at, one.from);
    parts.push({
      text: one.text,
      ...isCounted(one.from, one.to),
      ...(one.counted === latest ? { isNew: true as const } : {}),
    });
    at = one.to;
  }
  source(at, to);
  return parts;
}

const textOf = (parts: readonly RowPart[]) => parts.map(({ text }) => text).join('');

/** Around what is counted, or has just been. */
function cut(parts: RowPart[]): RowPart[] {
  const length = textOf(parts).length;
  if (length <= mostSigns) return parts;
  let [first, last] = [length, 0];
  let at = 0;
  for (const part of parts) {
    if (part.isCounted || part.isNew) [first, last] = [Math.min(first, at), Math.max(last, at + part.text.length)];
    at += part.text.length;
  }
  const middle = last > first ? Math.min((first + last) / 2, first + mostSigns / 2) : 0;
  const from = Math.max(0, Math.min(Math.round(middle - mostSigns / 2), length - mostSigns));
  const to = from + mostSigns;
  at = 0;
  const kept = parts.flatMap((part) => {
    const text = part.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += part.text.length;
    return text === '' ? [] : [{ ...part, text }];
  });
  return [...(from > 0 ? [{ text: '…' }] : []), ...kept, ...(to < length ? [{ text: '…' }] : [])];
}

const holding = /^(?:true|True)$/;
const truth = /^(?:true|false|True|False)$/;
const asking = /[<>=!]=|[<>]|&&|\|\||^!|\b(?:and|or|not|in|is|instanceof)\b/;
const indexed = new RegExp(String.raw`^${name}(?:\.${name})*\[(-?\d+)\]$`, 'u');
const called = new RegExp(String.raw`(${name})\s*\(`, 'u');

function valueSentence(code: string, counted: Counted, before: string): Sentence {
  const value = asCode(shortValue(counted.value));
  if (counted.enters !== undefined) {
    const [, of] = called.exec(code.slice(counted.from, counted.to)) ?? [];
    return of ? say`Funkcia ${asCode(of)} vrátila ${value}.` : say`Funkcia vrátila ${value}.`;
  }
  const [, place] = indexed.exec(before) ?? [];
  if (place) return say`Na mieste ${asCode(place)} je hodnota ${value}.`;
  if (before.startsWith('(') && !truth.test(value.code)) return say`Zátvorka má hodnotu ${value}.`;
  if (truth.test(value.code) && asking.test(before))
    return [asCode(before), holding.test(value.code) ? ' platí.' : ' neplatí.'];
  return say`${asCode(before)} je ${value}.`;
}
