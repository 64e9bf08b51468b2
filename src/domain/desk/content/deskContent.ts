import type { ContentCounts, ContentKind, ContentState } from '#src/contract/desk/content/deskContent.ts';
import { clockTime, isSameDay, shortDay, shortTime } from '#src/domain/shortTime.ts';

export interface ContentTab {
  kind: ContentKind;
  /** The last part of its address. */
  tab: string;
  name: string;
  /** The button that makes one. */
  create: string;
  /** What is written into its first field, and what it is searched by. */
  field: 'Názov' | 'Meno';
}

/** The kinds that have a list, in the order of their tabs. */
export const contentTabs: readonly ContentTab[] = [
  { kind: 'course', tab: 'kurzy', name: 'Kurzy', create: 'Nový kurz', field: 'Názov' },
  { kind: 'article', tab: 'clanky', name: 'Články', create: 'Nový článok', field: 'Názov' },
  { kind: 'episode', tab: 'podcast', name: 'Podcast', create: 'Nová epizóda', field: 'Názov' },
  { kind: 'video', tab: 'videa', name: 'Videá', create: 'Nové video', field: 'Názov' },
  { kind: 'page', tab: 'stranky', name: 'Stránky', create: 'Nová stránka', field: 'Názov' },
  { kind: 'author', tab: 'lektori', name: 'Lektori', create: 'Pridať medzi lektorov', field: 'Meno' },
  { kind: 'product', tab: 'produkty', name: 'Produkty', create: 'Nový produkt', field: 'Názov' },
  { kind: 'next-course', tab: 'dalsie-kurzy', name: 'Ďalšie kurzy', create: 'Nový návrh kurzu', field: 'Názov' },
  { kind: 'tag', tab: 'temy', name: 'Témy', create: 'Nová téma', field: 'Názov' },
];

/** What a thing is called where its kind has to be said: „lekcia“. */
export const contentKindNames: Record<ContentKind, string> = {
  course: 'kurz',
  chapter: 'kapitola',
  lecture: 'lekcia',
  article: 'článok',
  episode: 'epizóda',
  video: 'video',
  page: 'stránka',
  author: 'lektor',
  product: 'produkt',
  'next-course': 'ďalší kurz',
  tag: 'téma',
};

/** The states that lists can be narrowed to, with the value that stands in the address. */
export const contentFilters: readonly { state: Exclude<keyof ContentCounts, 'all'>; name: string; param: string }[] = [
  { state: 'draft', name: 'Koncept', param: 'koncept' },
  { state: 'review', name: 'Na kontrole', param: 'kontrola' },
  { state: 'scheduled', name: 'Naplánované', param: 'naplanovane' },
  { state: 'changed', name: 'Zmenené', param: 'zmenene' },
  { state: 'archived', name: 'Archív', param: 'archiv' },
];

const stateNames: Record<ContentState, string> = {
  draft: 'Koncept',
  review: 'Na kontrole',
  scheduled: 'Naplánované',
  published: 'Publikované',
  changed: 'Zmenené od publikovania',
  archived: 'Archivované',
};

/** „Naplánované na 1. 12. 2026 8:00“ */
export function contentStateInWords(state: ContentState, publishAt: string | null): string {
  return state === 'scheduled' && publishAt ? `Naplánované na\u00A0${shortTime(publishAt)}` : stateNames[state];
}

/** „dnes 12:03“, else the day. */
export function shortMoment(iso: string, now: number): string {
  if (!isSameDay(iso, new Date(now).toISOString())) return shortDay(iso);
  return `dnes ${shortTime(iso).slice(shortDay(iso).length + 1)}`;
}

/** „12:03“ of today, else with its day. */
export const clockOrTime = (iso: string, now: number): string =>
  isSameDay(iso, new Date(now).toISOString()) ? clockTime(iso) : shortTime(iso);

/** Words to be searched: without accents and case. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
