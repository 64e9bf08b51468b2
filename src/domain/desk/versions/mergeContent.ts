import { diffIndices } from 'node-diff3';
import type { ContentDocument } from '#src/contract/desk/content/deskContent.ts';
import { isSameValue } from '#src/domain/desk/kit/deskDraft.ts';

/** A place of two texts that began from one. Only a `collision` waits for a decision. */
export interface MergePart {
  kind: 'same' | 'mine' | 'theirs' | 'agreed' | 'collision';
  mine: string[];
  theirs: string[];
}

/** A field of the front matter or of the quiz that is not the same in both. */
export interface MergeField {
  /** Such as `data.name`, `quiz.questions`, or `quiz` where one of them has none. */
  path: string;
  kind: 'mine' | 'theirs' | 'collision';
  mine: unknown;
  theirs: unknown;
}

export type MergeChoice = { take: 'mine' | 'theirs' | 'both' } | { take: 'other'; text: string };

export interface Merge {
  parts: MergePart[];
  fields: MergeField[];
}

/** Merges line by line and field by field; `base` is `null` where nothing is known of the beginning, and then all that differs collides. */
export function mergeContent(mine: ContentDocument, base: ContentDocument | null, theirs: ContentDocument): Merge {
  return {
    parts: mergeTexts(mine.text, base?.text ?? '', theirs.text),
    fields: [...fieldsOf('data', mine, base, theirs), ...quizFields(mine, base, theirs)],
  };
}

interface Hunk {
  side: 'mine' | 'theirs';
  /** From a line to behind the last one. */
  before: readonly [number, number];
  after: readonly [number, number];
}

/**
 * What touches is one place: two changes without a common line between them were made with different texts in view. The places
 * are those of node-diff3's `diff3MergeRegions`, which leaves out lines that only one side has taken away; an author has to see
 * them.
 */
export function mergeTexts(mine: string, base: string, theirs: string): MergePart[] {
  const lines = { mine: mine.split('\n'), theirs: theirs.split('\n') };
  const origin = base.split('\n');
  const hunks = (['mine', 'theirs'] as const)
    .flatMap((side) => hunksOf(side, origin, lines[side]))
    .sort((one, other) => one.before[0] - other.before[0]);
  const parts: MergePart[] = [];
  let done = 0;
  /** How far a side's lines are ahead of the origin's, behind what is done. */
  const ahead = { mine: 0, theirs: 0 };
  const addSame = (end: number) => {
    const same = origin.slice(done, end);
    if (same.length > 0) parts.push({ kind: 'same', mine: same, theirs: same });
    done = end;
  };
  while (hunks.length > 0) {
    const group = [hunks.shift() as Hunk];
    let end = group[0]?.before[1] ?? 0;
    while (hunks[0] && hunks[0].before[0] <= end) {
      const next = hunks.shift() as Hunk;
      group.push(next);
      end = Math.max(end, next.before[1]);
    }
    const start = group[0]?.before[0] ?? 0;
    addSame(start);
    const linesOfSide = (side: Hunk['side']) => {
      const from = start + ahead[side];
      const last = group.findLast((hunk) => hunk.side === side);
      if (last) ahead[side] = last.after[1] - last.before[1];
      return lines[side].slice(from, end + ahead[side]);
    };
    const changed = { mine: linesOfSide('mine'), theirs: linesOfSide('theirs') };
    const sides = new Set(group.map(({ side }) => side));
    parts.push({ kind: kindOf(sides, changed), ...changed });
    done = end;
  }
  addSame(origin.length);
  return parts;
}

function kindOf(sides: ReadonlySet<Hunk['side']>, { mine, theirs }: Record<Hunk['side'], string[]>): MergePart['kind'] {
  if (sides.size === 1) return sides.has('mine') ? 'mine' : 'theirs';
  return isSameValue(mine, theirs) ? 'agreed' : 'collision';
}

function hunksOf(side: Hunk['side'], origin: string[], lines: string[]): Hunk[] {
  return diffIndices(origin, lines).map(({ buffer1: [at, length], buffer2: [start, count] }) => ({
    side,
    before: [at, at + length],
    after: [start, start + count],
  }));
}

/** The lines that a part leaves; `null` while it waits. */
export function linesOf(part: MergePart, choice: MergeChoice | undefined): string[] | null {
  if (part.kind === 'theirs') return part.theirs;
  if (part.kind !== 'collision') return part.mine;
  if (!choice) return null;
  if (choice.take === 'other') return choice.text.split('\n');
  if (choice.take === 'both') return [...part.theirs, ...part.mine];
  return part[choice.take];
}

/** How many places wait. Choices are kept by `text.<index>` and by the path of the field. */
export function waitingPlaces({ parts, fields }: Merge, choices: Readonly<Record<string, MergeChoice>>): string[] {
  return [
    ...fields.flatMap(({ path, kind }) => (kind === 'collision' && !choices[path] ? [path] : [])),
    ...parts.flatMap(({ kind }, at) => (kind === 'collision' && !choices[`text.${at}`] ? [`text.${at}`] : [])),
  ];
}

/** What is saved once nothing waits; `null` before. */
export function mergedDocument(
  merge: Merge,
  choices: Readonly<Record<string, MergeChoice>>,
  mine: ContentDocument,
  theirs: ContentDocument,
): ContentDocument | null {
  if (waitingPlaces(merge, choices).length > 0) return null;
  const text = merge.parts.flatMap((part, at) => linesOf(part, choices[`text.${at}`]) ?? []).join('\n');
  const merged: ContentDocument = copyOf({ ...theirs, text });
  for (const { path, kind, mine: own } of merge.fields) {
    if (kind === 'theirs' || (kind === 'collision' && choices[path]?.take === 'theirs')) continue;
    const [part, key] = path.split('.') as ['data' | 'quiz', string | undefined];
    if (key === undefined) merged.quiz = mine.quiz;
    else {
      const fields = { ...merged[part] } as Record<string, unknown>;
      if (own === undefined) delete fields[key];
      else fields[key] = own;
      merged[part] = fields as ContentDocument['data'];
    }
  }
  return merged;
}

function quizFields(mine: ContentDocument, base: ContentDocument | null, theirs: ContentDocument): MergeField[] {
  if (mine.quiz && theirs.quiz) return fieldsOf('quiz', mine, base, theirs);
  const field = fieldOf('quiz', mine.quiz, base?.quiz, theirs.quiz);
  return field ? [field] : [];
}

function fieldsOf(
  part: 'data' | 'quiz',
  mine: ContentDocument,
  base: ContentDocument | null,
  theirs: ContentDocument,
): MergeField[] {
  const keys = new Set([...Object.keys(mine[part] ?? {}), ...Object.keys(theirs[part] ?? {})]);
  return [...keys].flatMap((key) => {
    const field = fieldOf(`${part}.${key}`, mine[part]?.[key], base?.[part]?.[key], theirs[part]?.[key]);
    return field ?? [];
  });
}

function fieldOf(path: string, mine: unknown, base: unknown, theirs: unknown): MergeField | null {
  if (isSameValue(mine, theirs)) return null;
  const kind = isSameValue(theirs, base) ? 'mine' : isSameValue(mine, base) ? 'theirs' : 'collision';
  return { path, kind, mine, theirs };
}

function copyOf({ data, text, quiz }: ContentDocument): ContentDocument {
  return { data: { ...data }, text, quiz: quiz && { ...quiz } };
}
