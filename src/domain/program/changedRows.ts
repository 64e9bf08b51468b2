import { counted } from '#src/domain/plural.ts';

const rules = new Intl.PluralRules('sk-SK');

const verbs = {
  INSERT: { one: 'Pridaný', few: 'Pridané', other: 'Pridaných', none: 'Nepridal sa nijaký riadok.' },
  UPDATE: { one: 'Zmenený', few: 'Zmenené', other: 'Zmenených', none: 'Nezmenil sa nijaký riadok.' },
  DELETE: { one: 'Zmazaný', few: 'Zmazané', other: 'Zmazaných', none: 'Nezmazal sa nijaký riadok.' },
};

/** What has changed rows of a table. */
export type Change = keyof typeof verbs;

/** What a statement has done to a table: „Zmenené 2 riadky.“ */
export function changedRows(count: number, by: Change): string {
  if (count === 0) return verbs[by].none;
  return `${verbs[by][rules.select(count) as 'one' | 'few' | 'other']} ${counted(count, 'riadok')}.`;
}
