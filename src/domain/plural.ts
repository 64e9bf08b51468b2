import { formatNumber } from './number.ts';

const rules = new Intl.PluralRules('sk-SK');

/** Slovak forms of a noun: `one` for 1, `few` for 2–4, `many` for decimals, `other` for the rest and 0. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
  other: string;
}

const nouns = {
  lekcia: { one: 'lekcia', few: 'lekcie', many: 'lekcie', other: 'lekcií' },
  pribudla: { one: 'Pribudla', few: 'Pribudli', many: 'Pribudlo', other: 'Pribudlo' },
  kapitola: { one: 'kapitola', few: 'kapitoly', many: 'kapitoly', other: 'kapitol' },
  kurz: { one: 'kurz', few: 'kurzy', many: 'kurzu', other: 'kurzov' },
  minuta: { one: 'minúta', few: 'minúty', many: 'minúty', other: 'minút' },
  kviz: { one: 'kvíz', few: 'kvízy', many: 'kvízu', other: 'kvízov' },
  otazka: { one: 'otázka', few: 'otázky', many: 'otázky', other: 'otázok' },
  hodnotenie: { one: 'hodnotenie', few: 'hodnotenia', many: 'hodnotenia', other: 'hodnotení' },
  hviezdicka: { one: 'hviezdička', few: 'hviezdičky', many: 'hviezdičky', other: 'hviezdičiek' },
  kolo: { one: 'kolo', few: 'kolá', many: 'kola', other: 'kôl' },
  hlas: { one: 'hlas', few: 'hlasy', many: 'hlasu', other: 'hlasov' },
  komentar: { one: 'komentár', few: 'komentáre', many: 'komentára', other: 'komentárov' },
  riadok: { one: 'riadok', few: 'riadky', many: 'riadka', other: 'riadkov' },
  den: { one: 'deň', few: 'dni', many: 'dňa', other: 'dní' },
  vysledok: { one: 'výsledok', few: 'výsledky', many: 'výsledku', other: 'výsledkov' },
  odpoved: { one: 'odpoveď', few: 'odpovede', many: 'odpovede', other: 'odpovedí' },
} as const satisfies Record<string, PluralForms>;

export type Noun = keyof typeof nouns;

/** The form of a noun for a count, without the number: `plural(3, 'lekcia')` is „lekcie“ (spec 9). */
export function plural(count: number, noun: Noun): string {
  return formOf(count, nouns[noun]);
}

/** The same of a noun that comes with a part of its own. */
export function formOf(count: number, forms: PluralForms): string {
  return forms[rules.select(count) as keyof PluralForms];
}

/** The number and the noun, joined by a non-breaking space: „3 lekcie“. */
export function counted(count: number, noun: Noun): string {
  return `${formatNumber(count)}\u00A0${plural(count, noun)}`;
}

/** The whole that something is counted from: „z 5“, „zo 6“; the preposition is as the numeral is read. */
export function outOf(total: number): string {
  const [first = '', second = ''] = String(total);
  // Štyri, šesť, sedem and sto, alone and at the beginning; 11 to 19 are named by their second digit.
  const length = String(total).length;
  const isTeen = length === 2 && first === '1';
  const leading = isTeen ? second : first;
  const beginsWithS = '467'.includes(leading) || (length === 3 && first === '1');
  return `${beginsWithS ? 'zo' : 'z'}\u00A0${formatNumber(total)}`;
}
