import { outOf, plural } from '#src/domain/plural.ts';
import { mostADay } from './chooseToday.ts';
import type { Knowledge } from './questionCard.ts';

const inDays = (count: number) => `o\u00A0${count}\u00A0${plural(count, 'den')}`;

/** When an answered question comes back. */
export function returnWords(isRight: boolean, daysUntil: number): string {
  if (!isRight) return 'Zajtra sa to vráti ako prvé.';
  return daysUntil <= 1 ? 'Vráti sa zajtra.' : `Vráti sa ${inDays(daysUntil)}.`;
}

/** How long ago something was: „dnes“, „včera“, „pred 8 dňami“. */
export function agoWords(daysAgo: number): string {
  if (daysAgo <= 0) return 'dnes';
  return daysAgo === 1 ? 'včera' : `pred\u00A0${daysAgo}\u00A0dňami`;
}

/** What stands over the end: „Hotovo. Zajtra 4.“ */
export const endTitle = (tomorrow: number): string =>
  tomorrow > 0 ? `Hotovo. Zajtra ${tomorrow}.` : 'Hotovo. Zajtra máš voľno.';

const numerals = ['', 'Jedna', 'Dve', 'Tri', 'Štyri', 'Päť', 'Šesť', 'Sedem', 'Osem', 'Deväť', 'Desať'];
const genitives = [
  '',
  'jednej',
  'dvoch',
  'troch',
  'štyroch',
  'piatich',
  'šiestich',
  'siedmich',
  'ôsmich',
  'deviatich',
  'desiatich',
];

/** How it went, without a percentage: „Štyri z piatich vyšli.“ */
export function resultWords(right: number, total: number): string {
  if (total === 0) return '';
  if (right === 0) return 'Tentoraz to nevyšlo, zajtra sa to vráti ako prvé.';
  if (right === total) return total === 1 ? 'Vyšla.' : 'Všetky vyšli.';
  const verb = right === 1 ? 'vyšla' : right > 4 ? 'vyšlo' : 'vyšli';
  return `${numerals[right]} ${total === 7 || total === 4 || total === 6 ? 'zo' : 'z'}\u00A0${genitives[total]} ${verb}.`;
}

/** What waits for a connection: „Dve odpovede čakajú na pripojenie.“; nothing of none. */
export function ungradedWords(count: number): string {
  if (count === 0) return '';
  if (count === 1) return 'Jedna odpoveď čaká na\u00A0pripojenie.';
  return `${numerals[count]} ${count < 5 ? 'odpovede čakajú' : 'odpovedí čaká'} na\u00A0pripojenie.`;
}

const groups: Record<number, string> = { 1: 'jednou', 2: 'dvoma', 3: 'tromi', 4: 'štyrmi' };

/** The button that begins: „Začni piatimi“. */
export const beginWords = (count: number): string => `Začni ${groups[count] ?? 'piatimi'}`;

/** „Zopakuj si (8)“; never more than a day's. */
export const offerTitle = (count: number): string => `Zopakuj si (${Math.min(count, mostADay)})`;

/** A question takes about forty seconds. */
export const offerMinutes = (count: number): number => Math.max(1, Math.round((count * 40) / 60));

const knowledgeWords: Record<Knowledge, string> = {
  new: 'nové',
  practised: 'precvičené',
  known: 'vieš',
  fading: 'slabne',
};

/** How something is known, in one word. */
export const skillWord = (knowledge: Knowledge): string => knowledgeWords[knowledge];

/** The same, with the days since it was asked where it fades: „slabne, 8 dní“. */
export function skillWords(knowledge: Knowledge, daysAgo: number | null): string {
  if (knowledge !== 'fading' || daysAgo === null) return skillWord(knowledge);
  return `${skillWord(knowledge)}, ${daysAgo}\u00A0${plural(daysAgo, 'den')}`;
}

/** How a chapter is known: „2 zo 4 vieš“. What fades was known, and is not counted. */
export function chapterWords(skills: readonly Knowledge[]): string {
  const known = skills.filter((knowledge) => knowledge === 'known').length;
  if (known > 0) return `${known} ${outOf(skills.length)} vieš`;
  return skills.every((knowledge) => knowledge === 'new') ? 'zatiaľ nové' : 'zatiaľ precvičuješ';
}
