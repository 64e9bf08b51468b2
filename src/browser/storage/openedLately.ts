import { browserStorage } from './storage.ts';

/** Something that was opened: enough for a line that leads there again. */
export interface Opened {
  href: string;
  name: string;
  /** Where it stands. */
  place: string;
  /** Of a lecture: its number in the course. */
  line: number | null;
}

const key = 'openedLately';
const most = 5;

const isOpened = (value: unknown): value is Opened => {
  const { href, name, place, line } = Object(value);
  const areTexts = [href, name, place].every((text) => typeof text === 'string');
  return areTexts && href.startsWith('/') && (line === null || Number.isInteger(line));
};

function parse(text: string | null): Opened[] {
  const kept: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(kept) ? kept.filter(isOpened) : [];
}

/** What was opened in this browser lately, the newest first; nothing where storage is forbidden. */
export const openedLately = {
  get: (): Opened[] => browserStorage.read(key, parse, []),
  add: (opened: Opened): void => {
    const others = openedLately.get().filter(({ href }) => href !== opened.href);
    browserStorage.write(key, JSON.stringify([opened, ...others].slice(0, most)));
  },
};
