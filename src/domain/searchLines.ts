import type { ExcerptPart, FoundKind, FoundThing } from '#src/contract/search.ts';

/** One line of the sheet that searches: a lecture has its number, the rest the mark of its kind. */
export interface SearchLine {
  href: string;
  mark: number | FoundKind;
  title: ExcerptPart[];
  note: ExcerptPart[];
  second: number | null;
}

/** Lines under a name. */
export interface SearchGroup {
  name: string;
  lines: SearchLine[];
}

/** What has a page, as lines say it. */
export const foundKindNames: Record<FoundKind, string> = {
  lecture: 'lekcia',
  course: 'kurz',
  article: 'článok',
  podcast: 'epizóda podcastu',
  video: 'video',
  author: 'lektorský profil',
  page: 'stránka',
};

const groups: { name: string; kinds: FoundKind[]; most: number }[] = [
  { name: 'Lekcie', kinds: ['lecture'], most: 5 },
  { name: 'Kurzy', kinds: ['course'], most: 3 },
  { name: 'Články a\u00A0podcast', kinds: ['article', 'podcast'], most: 3 },
  { name: 'Vo videách', kinds: ['video'], most: 3 },
  { name: 'Ľudia a\u00A0stránky', kinds: ['author', 'page'], most: 3 },
];

/** Of no kind more are drawn. */
export const mostSeenOfKind = Math.max(...groups.map(({ most }) => most));

const seenOf = <Thing extends { kind: FoundKind }>(
  things: readonly Thing[],
  { kinds, most }: (typeof groups)[number],
) => things.filter(({ kind }) => kinds.includes(kind)).slice(0, most);

/** Of things that were found, the best first, what the sheet has room for while somebody types. */
export const seenWhileTyping = <Thing extends { kind: FoundKind }>(things: readonly Thing[]): Thing[] =>
  groups.flatMap((group) => seenOf(things, group));

/** The same in groups: lectures first. */
export const groupsOf = (items: readonly FoundThing[]): SearchGroup[] =>
  groups.flatMap((group) => {
    const lines = seenOf(items, group).map(lineOf);
    return lines.length === 0 ? [] : { name: group.name, lines };
  });

const plain = (text: string): ExcerptPart => ({ text, isFound: false });
const textOf = (parts: readonly ExcerptPart[]) => parts.map(({ text }) => text).join('');

/** One thing that was found as a line: with the sentence where the name does not say why. */
export function lineOf({ kind, path, title, lecture, excerpt, second }: FoundThing): SearchLine {
  const isNamed = title.some(({ isFound }) => isFound);
  const because = isNamed || !excerpt.some(({ isFound }) => isFound) ? [] : [plain(' · '), ...excerpt];
  if (lecture) {
    const place = because.length > 0 ? lecture.course : `${lecture.course} · ${lecture.chapter}`;
    return { href: path, mark: lecture.line, title, note: [plain(place), ...because], second };
  }
  if (second !== null) {
    const note = `${textOf(title)} · ${foundKindNames[kind]}`;
    return { href: path, mark: kind, title: [plain('„'), ...excerpt, plain('“')], note: [plain(note)], second };
  }
  return { href: path, mark: kind, title, note: [plain(foundKindNames[kind]), ...because], second };
}
