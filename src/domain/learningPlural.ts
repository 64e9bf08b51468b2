import { formatNumber } from './number.ts';
import { formOf, type PluralForms } from './plural.ts';

/** Nouns of quizzes and steps, which come with their code: no first load has them. */
const nouns = {
  spravnaOdpoved: {
    one: 'správna odpoveď',
    few: 'správne odpovede',
    many: 'správnej odpovede',
    other: 'správnych odpovedí',
  },
  volanie: { one: 'volanie', few: 'volania', many: 'volania', other: 'volaní' },
} as const satisfies Record<string, PluralForms>;

/** The number and the noun, joined by a non-breaking space: „3 volania“. */
export function countedInLesson(count: number, noun: keyof typeof nouns): string {
  return `${formatNumber(count)}\u00A0${formOf(count, nouns[noun])}`;
}
