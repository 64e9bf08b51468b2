import type { Code, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { ExerciseKind } from '#src/contract/exercise.ts';
import { isSameValue } from '#src/domain/desk/kit/deskDraft.ts';
import { blockRole } from '#src/domain/exercise/blockRole.ts';
import { linesOutsideCode } from './taskPlaces.ts';

/** A block of code: what stands behind its fence, and its lines. */
export interface TaskBlock {
  info: string;
  code: string;
}

/** Something within colons: the words of its first line (`hint`), and its Markdown. */
export interface TaskWords {
  head: string;
  text: string;
}

export interface TaskSlip extends TaskWords {
  block: TaskBlock | null;
}

/** A task of a text as its author wrote it, perhaps unfinished. */
export interface TaskDraft {
  id: string;
  /** As it is written, known or not. */
  kind: ExerciseKind | (string & {});
  /** Empty: the one that the text has named before, or none. */
  database: string;
  /** The task before, whose program goes on; empty: none. */
  continues: string;
  /** Attributes that have no field of their own; they stay as they are. */
  others: Record<string, string>;
  assignment: string;
  start: TaskBlock | null;
  /** `head` is `null` where the program stands alone. */
  solution: { head: string | null; before: string; block: TaskBlock | null; after: string };
  options: TaskBlock | null;
  checks: TaskBlock | null;
  fillers: TaskBlock | null;
  hints: TaskWords[];
  slips: TaskSlip[];
}

/** A task in the text of a lecture. */
export interface FoundTask {
  start: number;
  end: number;
  /** On which it begins, from 1. */
  line: number;
  source: string;
  /** The block of the text in which it stands: itself, if in no other one. */
  block: { start: number; end: number };
  /** `null` where a form cannot write it: it has no end, or each of its lines begins with something that is not of it. */
  draft: TaskDraft | null;
}

type SlotRole = 'assignment' | 'start' | 'options' | 'checks' | 'fillers' | 'hint' | 'slip' | 'solution' | 'rest';

/** A part of a task in its place. */
interface Slot {
  role: SlotRole;
  /** What stands between the part before and this one; `null` where it is new there. */
  gap: string | null;
  source: string;
}

/** In which order new parts come. */
const order: readonly SlotRole[] = ['assignment', 'start', 'options', 'checks', 'fillers', 'hint', 'slip', 'solution'];

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** The tasks of a text that are checked, or are meant to be, in their order. */
export function findTasks(text: string): FoundTask[] {
  const found: FoundTask[] = [];
  const look = (nodes: readonly RootContent[], isOwn: boolean, around: FoundTask['block'] | null) => {
    for (const node of nodes) {
      const place = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
      const block = around ?? place;
      if (node.type === 'containerDirective' && isChecked(node)) {
        const { start, end } = place;
        const source = text.slice(start, end);
        const draft = isOwn && node.position?.start.column === 1 && isClosed(source) ? readTask(source) : null;
        found.push({ start, end, line: node.position?.start.line ?? 1, source, block, draft });
      } else if ('children' in node) {
        look(node.children as RootContent[], isOwn && node.type === 'containerDirective', block);
      }
    }
  };
  look(parser.parse(text).children, true, null);
  return found;
}

function isChecked({ name, attributes }: ContainerDirective): boolean {
  return name === 'task' && (typeof attributes?.id === 'string' || typeof attributes?.kind === 'string');
}

function isClosed(source: string): boolean {
  const [opening] = /^:+/.exec(source) ?? [''];
  return source.trimEnd().split('\n').at(-1)?.trim() === opening;
}

/** Reads the source of one task; `null` where it is none. */
export function readTask(source: string): TaskDraft | null {
  return partsOf(source.replaceAll('\r\n', '\n'))?.draft ?? null;
}

/**
 * The source of a task as the draft has it. What is in it as it was stays as it is written, and so does everything that a draft does not
 * know.
 */
export function writeTask(source: string, draft: TaskDraft): string {
  const isWindows = source.includes('\r\n');
  const before = partsOf(source.replaceAll('\r\n', '\n'));
  if (before && isSameValue(before.draft, draft)) return source;
  const written = write(before, draft);
  return isWindows ? written.replaceAll('\n', '\r\n') : written;
}

/** A draft that the text can hold: a fence or colons that its author has not ended yet have their end. */
export function withEnds(draft: TaskDraft): TaskDraft {
  const { assignment, solution, hints, slips } = draft;
  const inWords = <T extends TaskWords>(words: T): T => ({ ...words, text: ended(words.text) });
  return {
    ...draft,
    assignment: ended(assignment),
    solution: { ...solution, before: ended(solution.before), after: ended(solution.after) },
    hints: hints.map(inWords),
    slips: slips.map(inWords),
  };
}

function ended(text: string): string {
  const { lines, open } = linesOutsideCode(text);
  const colons: string[] = [];
  for (const [, line] of lines) {
    const [, run, name = ''] = /^ {0,3}(:{3,})[ \t]*(\S?)/.exec(line) ?? [];
    if (run === undefined) continue;
    if (name !== '') colons.push(run);
    else if (run.length >= (colons.at(-1)?.length ?? 0)) colons.pop();
  }
  return [text, ...(open === null ? [] : [open]), ...colons.toReversed()].join('\n');
}

/** Which parts of a draft would not be read as they were written: a fence or colons in them have no end. */
export function lostParts(draft: TaskDraft): (keyof TaskDraft)[] {
  const again = readTask(write(null, draft));
  const keys = Object.keys(draft) as (keyof TaskDraft)[];
  return keys.filter((key) => !isSameValue(again && trimmed(again[key]), trimmed(draft[key])));
}

/** Without what the ends of words in Markdown may have and lose. */
function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trimmed);
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? value.trim() : value;
  const entries = Object.entries(value).filter(([key]) => key !== 'head');
  return Object.fromEntries(entries.map(([key, of]) => [key, key === 'code' ? of : trimmed(of)]));
}

interface Parts {
  draft: TaskDraft;
  /** The first line behind its colons, without attributes. */
  name: string;
  attributes: string;
  colons: number;
  slots: Slot[];
  /** What stands behind the last part: the colons that close the task. */
  end: string;
  /** How each part was written, by how it would be written now. */
  sources: Map<string, string>;
}

function partsOf(source: string): Parts | null {
  const [task] = parser.parse(source).children;
  if (task?.type !== 'containerDirective' || task.name !== 'task') return null;
  const [, colons = '', name = '', attributes = ''] = /^(:+)(task(?:\[(?:\\.|[^\]\\])*\])?)(.*)$/m.exec(source) ?? [];
  const { id, kind, database, continues, ...others } = task.attributes ?? {};
  const draft: TaskDraft = {
    id: id ?? '',
    kind: kind ?? '',
    database: database ?? '',
    continues: continues ?? '',
    others: Object.fromEntries(Object.entries(others).map(([key, value]) => [key, value ?? ''])),
    assignment: '',
    start: null,
    solution: { head: null, before: '', block: null, after: '' },
    options: null,
    checks: null,
    fillers: null,
    hints: [],
    slips: [],
  };
  const slots: Slot[] = [];
  const sources = new Map<string, string>();
  let at = colons.length + name.length + attributes.length;
  let group: RootContent[] = [];
  const put = (role: SlotRole, nodes: readonly RootContent[], rendered: string | null) => {
    const own = sliceOf(source, nodes);
    const from = nodes[0]?.position?.start.offset ?? at;
    slots.push({ role, gap: source.slice(at, from), source: own });
    // What has no end of its own is given one as soon as something is written.
    const isWhole = nodes[0]?.type !== 'containerDirective' || isClosed(own);
    if (rendered !== null && isWhole) sources.set(rendered, own);
    at = from + own.length;
  };
  const putWords = () => {
    if (group.length === 0) return;
    const isFirst = !slots.some(({ role }) => role === 'assignment');
    if (isFirst) draft.assignment = sliceOf(source, group);
    put(isFirst ? 'assignment' : 'rest', group, null);
    group = [];
  };
  for (const node of task.children as RootContent[]) {
    if (node.data && 'directiveLabel' in node.data) continue;
    const taken = take(node, source, draft);
    if (!taken) {
      group.push(node);
      continue;
    }
    putWords();
    put(taken.role, [node], taken.rendered);
  }
  putWords();
  return { draft, name, attributes, colons: colons.length, slots, end: source.slice(at), sources };
}

/** Takes a part into the draft; `null` where it is words. A second one of what there is once stays what it is. */
function take(node: RootContent, source: string, draft: TaskDraft): { role: SlotRole; rendered: string } | null {
  if (node.type === 'code') {
    const role = blockRole(node.meta);
    const block = blockOf(node);
    if (role === 'solution' && !hasSolution(draft)) {
      draft.solution.block = block;
      return { role, rendered: renderBlock(block) };
    }
    if (!role || role === 'solution' || draft[role]) return null;
    draft[role] = block;
    return { role, rendered: renderBlock(block) };
  }
  if (node.type !== 'containerDirective') return null;
  const children = node.children as RootContent[];
  const [, head = node.name] = /^:+(.*)/.exec(sliceOf(source, [node])) ?? [];
  if (node.name === 'hint') {
    const hint = { head, text: sliceOf(source, children) };
    draft.hints.push(hint);
    return { role: 'hint', rendered: renderWords(hint) };
  }
  if (node.name === 'slip') {
    const code = children.find((child): child is Code => child.type === 'code') ?? null;
    const at = code ? children.indexOf(code) : 0;
    const words = [children.slice(0, at), children.slice(code ? at + 1 : at)].map((some) => sliceOf(source, some));
    const slip = { head, text: words.filter(Boolean).join('\n\n'), block: code && blockOf(code) };
    draft.slips.push(slip);
    return { role: 'slip', rendered: renderSlip(slip) };
  }
  if (node.name === 'solution' && !hasSolution(draft)) {
    const code = children.find((child): child is Code => child.type === 'code' && blockRole(child.meta) === 'solution');
    const at = code ? children.indexOf(code) : children.length;
    draft.solution = {
      head,
      before: sliceOf(source, children.slice(0, at)),
      block: code ? blockOf(code) : null,
      after: sliceOf(source, children.slice(at + 1)),
    };
    return { role: 'solution', rendered: renderSolution(draft.solution) };
  }
  return null;
}

const hasSolution = ({ solution: { head, block } }: TaskDraft) => head !== null || block !== null;

const blockOf = ({ lang, meta, value }: Code): TaskBlock => ({
  info: [lang, meta].filter(Boolean).join(' '),
  code: value,
});

function sliceOf(source: string, nodes: readonly RootContent[]): string {
  return source.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0);
}

function write(before: Parts | null, draft: TaskDraft): string {
  const known = (rendered: string) => before?.sources.get(rendered) ?? rendered;
  const waiting: Record<Exclude<SlotRole, 'rest'>, string[]> = {
    assignment: draft.assignment.trim() === '' ? [] : [draft.assignment.trim()],
    start: draft.start ? [renderBlock(draft.start)] : [],
    options: draft.options ? [renderBlock(draft.options)] : [],
    checks: draft.checks ? [renderBlock(draft.checks)] : [],
    fillers: draft.fillers ? [renderBlock(draft.fillers)] : [],
    hint: draft.hints.map(renderWords),
    slip: draft.slips.map(renderSlip),
    solution: [renderSolution(draft.solution)].filter(Boolean),
  };
  const slots: Slot[] = [];
  for (const slot of before?.slots ?? []) {
    if (slot.role === 'rest') slots.push(slot);
    else {
      const next = waiting[slot.role].shift();
      if (next !== undefined) slots.push({ ...slot, source: known(next) });
    }
  }
  const first = before?.slots[0];
  if (first && slots[0]?.role !== first.role && slots[0]) slots[0].gap = null;
  for (const role of order) {
    if (role === 'rest') continue;
    for (const next of waiting[role]) {
      const earlier = order.slice(0, order.indexOf(role) + 1);
      const behind = slots.findLastIndex((slot) => earlier.includes(slot.role));
      slots.splice(behind + 1, 0, { role, gap: null, source: known(next) });
    }
  }
  const body = slots.map(({ gap, source }, at) => (gap ?? (at === 0 ? '\n' : '\n\n')) + source).join('');
  const colons = ':'.repeat(Math.max(before?.colons ?? 4, colonsFor(body)));
  const isAsBefore = before && isSameValue(attributesOf(before.draft), attributesOf(draft));
  const attributes = isAsBefore ? before.attributes : renderAttributes(draft);
  const isClosedAlike = before && before.colons === colons.length;
  return `${colons}${before?.name ?? 'task'}${attributes}${body}${isClosedAlike ? before.end : `\n${colons}`}`;
}

const attributesOf = ({ id, kind, database, continues, others }: TaskDraft) => ({
  id,
  kind,
  ...(database !== '' && { database }),
  ...(continues !== '' && { continues }),
  ...others,
});

function renderAttributes(draft: TaskDraft): string {
  const pairs = Object.entries(attributesOf(draft));
  const value = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', ' ');
  return `{${pairs.map(([key, text]) => `${key}="${value(text)}"`).join(' ')}}`;
}

function renderBlock({ info, code }: TaskBlock): string {
  const sign = info.includes('`') ? '~' : '`';
  const runs = [...code.matchAll(sign === '`' ? /^ *(`{3,})/gm : /^ *(~{3,})/gm)];
  const fence = sign.repeat(Math.max(3, ...runs.map(([, run = '']) => run.length + 1)));
  return `${fence}${info}\n${code}${code === '' ? '' : '\n'}${fence}`;
}

function renderWords({ head, text }: TaskWords): string {
  const colons = ':'.repeat(colonsFor(text));
  return `${colons}${head}\n${text.trim()}${text.trim() === '' ? '' : '\n'}${colons}`;
}

function renderSlip({ head, text, block }: TaskSlip): string {
  return renderWords({ head, text: [block && renderBlock(block), text.trim()].filter(Boolean).join('\n\n') });
}

function renderSolution({ head, before, block, after }: TaskDraft['solution']): string {
  const text = [before.trim(), block && renderBlock(block), after.trim()].filter(Boolean).join('\n\n');
  if (head === null && block && before.trim() === '' && after.trim() === '') return text;
  return head === null && text === '' ? '' : renderWords({ head: head ?? 'solution', text });
}

/** As many as close only what they open. */
function colonsFor(text: string): number {
  return Math.max(3, ...[...text.matchAll(/^ {0,3}(:{3,})[ \t]*$/gm)].map(([, run = '']) => run.length + 1));
}

/** A new task to write into. */
export function newTask(id: string, language = 'javascript'): TaskDraft {
  return {
    id,
    kind: 'write',
    database: '',
    continues: '',
    others: {},
    assignment: '',
    start: null,
    solution: { head: 'solution', before: '', block: { info: `${language} solution`, code: '' }, after: '' },
    options: null,
    checks: null,
    fillers: null,
    hints: [],
    slips: [],
  };
}

/** Puts a new task behind the block of the text in which a line is; without a line to its end. Says where it begins. */
export function insertTask(text: string, line: number | null, draft: TaskDraft): { text: string; at: number } {
  const around = parser.parse(text).children.findLast(({ position }) => (position?.start.line ?? 0) <= (line ?? 0));
  const place = line === null ? text.trimEnd().length : (around?.position?.end.offset ?? 0);
  const before = text.slice(0, place).trimEnd();
  const after = text.slice(place).trimStart();
  const above = before === '' ? '' : `${before}\n\n`;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const whole = `${above}${writeTask('', draft)}\n${after === '' ? '' : `\n${after}`}`;
  return { text: eol === '\n' ? whole : whole.replace(/\r?\n/g, eol), at: above.length };
}

/** Whether a task can be moved: it stands in nothing else, and has an end. */
export const isMovable = ({ draft, start, block }: FoundTask): boolean => draft !== null && block.start === start;

/**
 * The text with a task in another place among its tasks, letter for letter as it was: before the first, or behind the one that it comes
 * after.
 */
export function moveTask(text: string, from: number, to: number): string {
  const tasks = findTasks(text);
  const task = tasks[from];
  const others = tasks.filter((other) => other !== task);
  const next = to === 0 ? others[0]?.block.start : others[Math.min(to, others.length) - 1]?.block.end;
  if (!task || next === undefined || from === to || !isMovable(task)) return text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const gap = `${eol}${eol}`;
  const begin = text.slice(0, task.start);
  const rest = text.slice(task.end);
  // One of the two gaps around it goes with it.
  const [, above = ''] = /((?:\r?\n[ \t]*)*)$/.exec(begin) ?? [];
  const [, below = ''] = /^((?:[ \t]*\r?\n)*)/.exec(rest) ?? [];
  const left = begin.slice(0, begin.length - above.length);
  const right = rest.slice(below.length);
  const isApart = (space: string) => space.split('\n').length > 2;
  const between = [above, below].find(isApart) ?? gap;
  const join = right === '' ? below : left === '' ? '' : between;
  const without = left + join + right;
  const place = next <= task.start ? next : next - (text.length - without.length);
  const isFirst = to === 0;
  return without.slice(0, place) + (isFirst ? task.source + gap : gap + task.source) + without.slice(place);
}
