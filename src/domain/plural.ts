const rules = new Intl.PluralRules('sk-SK');
const numbers = new Intl.NumberFormat('sk-SK');

/** Slovak forms of a noun: `one` for 1, `few` for 2–4, `many` for decimals, `other` for the rest and 0. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
  other: string;
}

const nouns = {
  lekcia: { one: 'lekcia', few: 'lekcie', many: 'lekcie', other: 'lekcií' },
  kapitola: { one: 'kapitola', few: 'kapitoly', many: 'kapitoly', other: 'kapitol' },
  kurz: { one: 'kurz', few: 'kurzy', many: 'kurzu', other: 'kurzov' },
  clanok: { one: 'článok', few: 'články', many: 'článku', other: 'článkov' },
  epizoda: { one: 'epizóda', few: 'epizódy', many: 'epizódy', other: 'epizód' },
  video: { one: 'video', few: 'videá', many: 'videa', other: 'videí' },
  minuta: { one: 'minúta', few: 'minúty', many: 'minúty', other: 'minút' },
} as const satisfies Record<string, PluralForms>;

export type Noun = keyof typeof nouns;

/** The form of a noun for a count, without the number: `plural(3, 'lekcia')` is „lekcie“ (spec 9). */
export function plural(count: number, noun: Noun): string {
  return nouns[noun][rules.select(count) as keyof PluralForms];
}

/** The number and the noun, joined by a non-breaking space: „3 lekcie“. */
export function counted(count: number, noun: Noun): string {
  return `${numbers.format(count)}\u00A0${plural(count, noun)}`;
}
