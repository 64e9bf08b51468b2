/** What a cover is of. */
export type CoverKind = 'article' | 'episode' | 'video';

/** Three shades of one colour: the ground, the ink on it, the light of it. */
export interface CoverColours {
  ground: string;
  ink: string;
  light: string;
}

export type CoverGlyph =
  | 'branch'
  | 'browser'
  | 'circles'
  | 'cup'
  | 'door'
  | 'list'
  | 'message'
  | 'morning'
  | 'people'
  | 'question'
  | 'signpost'
  | 'table'
  | 'warning';

/** A line of the program: where it begins, and how long its words are, in letters. */
export interface CoverLine {
  indent: number;
  words: number[];
}

export interface Cover {
  colours: CoverColours;
  glyph: CoverGlyph;
  /** Which of the four shapes stands behind the glyph. */
  shape: number;
  lines: CoverLine[];
  /** The index of the line that is lit. */
  lit: number;
}

/** The voice of an episode: heights of its bars, and how many of them have been heard. */
interface CoverVoice {
  heights: number[];
  played: number;
}

interface Subject {
  colours: CoverColours;
  glyphs: readonly CoverGlyph[];
}

/** By the slug of a tag; white has contrast on every ground. */
const subjects = {
  zaciatky: { colours: { ground: '#7e50e6', ink: '#2b1761', light: '#d9c8ff' }, glyphs: ['list', 'question'] },
  ucenie: { colours: { ground: '#a2387a', ink: '#48103a', light: '#ffcbe8' }, glyphs: ['signpost', 'people', 'door'] },
  praca: { colours: { ground: '#3a3350', ink: '#191524', light: '#bfa6ff' }, glyphs: ['morning'] },
  java: { colours: { ground: '#bf5029', ink: '#5a1f08', light: '#ffd0bb' }, glyphs: ['cup'] },
  javascript: { colours: { ground: '#8a6100', ink: '#3b2800', light: '#ffd980' }, glyphs: ['circles'] },
  sql: { colours: { ground: '#2f6fd0', ink: '#0f2f63', light: '#b9d6ff' }, glyphs: ['table'] },
  web: { colours: { ground: '#0f7480', ink: '#06343a', light: '#a9ecf2' }, glyphs: ['browser'] },
  nastroje: { colours: { ground: '#12795b', ink: '#06382a', light: '#a4ecd0' }, glyphs: ['branch'] },
  chyby: { colours: { ground: '#b3284a', ink: '#4d0b1c', light: '#ffc2cf' }, glyphs: ['message', 'warning'] },
} satisfies Record<string, Subject>;

const knownSubjects = new Map<string, Subject>(Object.entries(subjects));

/** Nearly everything is for beginners, so that tag tells nothing apart. */
const commonTag = 'zaciatky';
const lettersInLine = 13;
const longestWord = 10;
const fewestLines = 4;
const mostLines = 5;
const indentStep = 26;
const bars = 17;

/** The cover of a title: the title written as a program, with one line lit. The same title has the same cover for ever. */
export function coverOf(title: string, tags: readonly string[]): Cover {
  const hash = hashOf(title);
  const subject = subjectOf(tags, title);
  const lines = linesOf(title, hash);
  return {
    colours: subject.colours,
    glyph: pick(subject.glyphs, hash >>> 11),
    shape: (hash >>> 9) % 4,
    lines: lines.map((words, line) => ({
      indent: line === 0 ? 0 : ((hash >>> (2 * line + 4)) % 3) * indentStep,
      words,
    })),
    lit: hash % Math.min(lines.length, fewestLines),
  };
}

/** The letters of a title stood up as the bars of a voice. */
export function voiceOf(title: string): CoverVoice {
  const hash = hashOf(title);
  const letters = [...wordsOf(title).join('')];
  const heights = Array.from({ length: bars }, (_, bar) => {
    const letter = letters[bar % Math.max(letters.length, 1)]?.codePointAt(0) ?? 0;
    return 26 + ((letter * 37 + (hash >>> bar)) % 143);
  });
  return { heights, played: 5 + (hash % 7) };
}

/** The title however its accents are written, with plain spaces: shown titles have some that do not break. */
function plain(title: string): string {
  return title.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** FNV-1a of the title's code points, 32 bits. */
export function hashOf(title: string): number {
  let hash = 0x811c9dc5;
  for (const character of plain(title)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Tags without a subject of their own, and titles without tags, take one of the colours. */
function subjectOf(tags: readonly string[], title: string): Subject {
  const tag = tags.find((slug) => slug !== commonTag) ?? tags[0];
  const known = tag && knownSubjects.get(tag);
  return known || { ...subjects.zaciatky, colours: pick([...knownSubjects.values()], hashOf(tag ?? title)).colours };
}

function wordsOf(title: string): string[] {
  return plain(title)
    .split(' ')
    .map((word) => word.replace(/\p{P}/gu, ''))
    .filter((word) => word !== '');
}

/** Words, at most thirteen letters a line; a short title gets more lines by its hash, a long one ends earlier. */
function linesOf(title: string, hash: number): number[][] {
  const lines: number[][] = [];
  let room = 0;
  for (const word of wordsOf(title)) {
    const letters = Math.min([...word].length, longestWord);
    const line = lines.at(-1);
    if (line && letters < room) {
      line.push(letters);
      room -= letters + 1;
    } else {
      lines.push([letters]);
      room = lettersInLine - letters;
    }
  }
  while (lines.length < fewestLines) lines.push([3 + ((hash >>> (3 * lines.length)) % 6)]);
  return lines.slice(0, mostLines);
}

function pick<T>(choices: readonly T[], number: number): T {
  return choices[number % choices.length] as T;
}
