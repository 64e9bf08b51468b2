import type { Exercise, FirstValues, PlainValue } from '#src/contract/exercise.ts';

type Language = Exercise['language'];

/** A value as a program of the language writes it. */
export function valueText(value: PlainValue, language: Language): string {
  if (Array.isArray(value)) return `[${value.map((item) => valueText(item, language)).join(', ')}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (language !== 'python') return String(value);
  return value === null ? 'None' : value === true ? 'True' : value === false ? 'False' : String(value);
}

/** Values with the names of their variables: „teplota = 24, dážď = true“. */
export function valuesText(values: FirstValues, language: Language): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${valueText(value, language)}`)
    .join(', ');
}
