import { formatNumber } from './number.ts';
import { formOf, plural } from './plural.ts';

const numerals =
  'Jeden Dva Tri Štyri Päť Šesť Sedem Osem Deväť Desať Jedenásť Dvanásť Trinásť Štrnásť Pätnásť Šestnásť'.split(' ');
const shine = { one: 'svieti', few: 'svietia', many: 'svieti', other: 'svieti' };

/** What a finished course says of its lines: „Dvanásť riadkov svieti“. */
export function linesShine(count: number): string {
  return `${numerals[count - 1] ?? formatNumber(count)}\u00A0${plural(count, 'riadok')} ${formOf(count, shine)}`;
}
