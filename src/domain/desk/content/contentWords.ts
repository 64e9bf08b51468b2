import { contentFields } from './contentFields.ts';

/** The fields of `data`, as their forms label them. */
const labels = new Map(
  Object.values(contentFields).flatMap((fields) => fields.map(({ key, label }) => [key, label] as const)),
);

/** „Adresa“ of `data.slug`; of a quiz its name or its questions. */
export function fieldName(path: string): string {
  const [part, key] = path.split('.');
  if (part === 'quiz') return key === 'name' ? 'Názov kvízu' : 'Kvíz';
  return labels.get(path.slice(path.indexOf('.') + 1)) ?? labels.get(`${key}.name`) ?? path;
}

/** A value of a field in a line. */
export function fieldValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nič';
  if (value === true) return 'áno';
  if (value === false) return 'nie';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value, null, 1);
}
