import type { ContentFinding, PlanRow } from '#src/contract/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { minutes } from '#src/domain/duration.ts';
import { counted } from '#src/domain/plural.ts';
import { contentKindNames } from './deskContent.ts';

/** Milliseconds for which a publication can be taken back, and feeds say nothing of it. */
export const undoMs = minutes(1);

type Row = Pick<PlanRow, 'kind' | 'id' | 'name' | 'isLive' | 'chapterId'>;

/** „lecture:for“: how addresses and ticks name a thing. */
export const keyOf = ({ kind, id }: Pick<PlanRow, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Where each place of the outline comes from: a lecture stands in its chapter, and all of it in the course under its author. */
function isAbove(above: Row, below: Row): boolean {
  if (above.isLive || above === below) return false;
  // A course that has a price which nobody can buy is closed to everybody.
  if (above.kind === 'product') return below.kind === 'course' && !below.isLive;
  if (above.kind === 'author') return below.kind === 'course' || below.chapterId !== null || below.kind === 'chapter';
  if (above.kind === 'course') return below.kind === 'chapter' || below.chapterId !== null;
  return above.kind === 'chapter' && below.chapterId === above.id;
}

/** What cannot be left out, as something that is published stands in it: keys, each with the name of what needs it. */
export function neededBy(rows: readonly Row[], chosen: ReadonlySet<string>): ReadonlyMap<string, string> {
  const needed = new Map<string, string>();
  // From below: what a needed chapter stands in is needed as well.
  for (const row of rows.toReversed()) {
    const below = rows.find((other) => isAbove(row, other) && (chosen.has(keyOf(other)) || needed.has(keyOf(other))));
    if (below) needed.set(keyOf(row), below.name);
  }
  return needed;
}

/** The rows that are published: those that are chosen, and those that they need. */
export function published<R extends Row & Pick<PlanRow, 'state'>>(
  rows: readonly R[],
  chosen: ReadonlySet<string>,
): R[] {
  const needed = neededBy(rows, chosen);
  return rows.filter((row) => row.state !== 'published' && (chosen.has(keyOf(row)) || needed.has(keyOf(row))));
}

const order: readonly PlanRow['kind'][] = ['course', 'author', 'product', 'chapter', 'lecture', 'video'];

/** „kurz, lektor, 2 kapitoly, 4 lekcie“ */
export function kindsInWords(rows: readonly Pick<PlanRow, 'kind'>[]): string {
  return order
    .flatMap((kind) => {
      const count = rows.filter((row) => row.kind === kind).length;
      if (count === 0) return [];
      if (count === 1) return [contentKindNames[kind]];
      if (kind === 'chapter') return [counted(count, 'kapitola')];
      if (kind === 'lecture') return [counted(count, 'lekcia')];
      return [`${contentKindNames[kind]} (${count})`];
    })
    .join(', ');
}

/** The part of the editor where a finding is mended. */
export function placeOfFinding({ kind, id }: Pick<PlanRow, 'kind' | 'id'>, finding: ContentFinding): string {
  const path = deskPaths.contentEditor(kind, id);
  const { field } = finding;
  if (finding.kind.startsWith('exercise-')) return `${path}?cast=ulohy`;
  if (field?.startsWith('quiz')) return `${path}?cast=kviz`;
  return field && field !== 'text' ? `${path}?cast=vlastnosti` : path;
}
