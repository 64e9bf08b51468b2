import type { IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';
import { countedAtDesk } from './desk/kit/deskPlural.ts';

/** Whom an issue goes to that names nobody. */
export const everybody: IssueGroup[] = [{ kind: 'all' }];

/** The name of a group in the text of a letter: „kurz-java“. It stays when a course gets another name. */
export function groupKey(group: IssueGroup): string {
  switch (group.kind) {
    case 'all':
      return 'vsetci';
    case 'course':
      return `kurz-${group.courseId}`;
    case 'away':
      return `prestavka-${group.weeks}`;
    case 'language':
      return `jazyk-${group.language}`;
  }
}

/** The other way; `null` for what names no group that a part of a letter could be for. */
export function groupOfKey(key: string): IssueGroup | null {
  const [, kind, value = ''] = /^(kurz|prestavka|jazyk)-(.{1,64})$/.exec(key) ?? [];
  if (kind === 'kurz') return { kind: 'course', courseId: value };
  if (kind === 'jazyk') return { kind: 'language', language: value };
  const weeks = Number(value);
  return kind === 'prestavka' && Number.isInteger(weeks) && weeks > 0 && weeks <= 104 ? { kind: 'away', weeks } : null;
}

const opening = /^(:{3,})pre\{skupina="([^"\n]*)"\}\s*$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The text of a letter as somebody gets it who is in these groups: what is for another one is left out. `null`: all of it. */
export function textFor(source: string, keys: readonly string[] | null): string {
  const kept: string[] = [];
  let part: { colons: number; isKept: boolean } | null = null;
  let fenced: string | null = null;
  for (const line of source.split('\n')) {
    const mark: string | undefined = fence.exec(line)?.[1];
    if (mark && fenced === null) fenced = mark;
    else if (fenced !== null && line.trim().startsWith(fenced) && mark) fenced = null;
    const opened: RegExpExecArray | null = fenced === null && part === null ? opening.exec(line) : null;
    if (opened) part = { colons: (opened[1] ?? '').length, isKept: keys === null || keys.includes(opened[2] ?? '') };
    else if (part && fenced === null && /^:{3,}\s*$/.test(line) && line.trim().length >= part.colons) part = null;
    else if (part === null || part.isKept) kept.push(line);
  }
  return kept.join('\n');
}

/** The groups for which parts of a text are, each once. */
export function partKeysOf(source: string): string[] {
  const found = source.split('\n').flatMap((line) => opening.exec(line)?.[2] ?? []);
  return [...new Set(found)];
}

/** A group in words, as the desk and the preview call it: „Majú Java kurz“. */
export function groupName(group: IssueGroup, courses: readonly { id: string; name: string }[]): string {
  switch (group.kind) {
    case 'all':
      return 'Všetci odberatelia';
    case 'course':
      return `Majú ${courses.find(({ id }) => id === group.courseId)?.name ?? 'kurz, ktorý už nie je'}`;
    case 'away':
      return `Bez aktivity ${countedAtDesk(group.weeks, 'tyzden')}`;
    case 'language':
      return `Jazyk ${group.language}`;
  }
}
