import type { Exercise, PlainValue } from '#src/contract/exercise.ts';
import type { CallValue } from '#src/domain/program/run.ts';
import { isSameOutput } from './compareOutput.ts';
import { valueText } from './valueWords.ts';
import type { Difference } from './verdict.ts';

type Language = Exercise['language'];
type Given = Extract<CallValue, { text: string }>;

/**
 * What an expression lacks of what it has to give, by its type too: the text "3" is not the number 3; `null` when it is that. `ours`
 * is what it gives in the solution: where that is no text, a text that the check awaits is what the language prints of it.
 */
export function valueDifference(
  gives: PlainValue,
  actual: CallValue,
  ours: CallValue | null,
  language: Language,
): Difference | null {
  const isPrinted =
    ours &&
    'text' in ours &&
    typeof ours.value !== 'string' &&
    typeof gives === 'string' &&
    isSameOutput(ours.text, gives);
  const expected: Given = isPrinted ? ours : { text: valueText(gives, language), value: gives };
  if ('error' in actual) {
    const said = [actual.error.name, actual.error.message].filter(Boolean).join(': ');
    return { of: 'text', expected: shown(expected, language), actual: said };
  }
  return isSame(expected, actual) ? null : unlike(expected, actual, language);
}

function isSame(one: Given, other: Given): boolean {
  if (one.value === undefined && other.value === undefined) return isSameOutput(one.text, other.text);
  return one.value !== undefined && other.value !== undefined && isSameValue(one.value, other.value);
}

function isSameValue(one: PlainValue, other: PlainValue): boolean {
  if (typeof one === 'string' && typeof other === 'string') return isSameOutput(one, other);
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => isSameValue(item, other[at] as PlainValue));
}

function unlike(expected: Given, actual: Given, language: Language): Difference {
  const kinds = [kindOf(expected), kindOf(actual)] as const;
  if (kinds[0] === kinds[1]) {
    const plainly = (given: Given) => (typeof given.value === 'string' ? given.value : shown(given, language));
    return { of: 'text', expected: plainly(expected), actual: plainly(actual) };
  }
  const [wanted, came] = [expected, actual].map((given, at) => {
    const [, thing] = kindWords(kinds[at] ?? 'other', language);
    const text = shown(given, language);
    return `${thing}${text.length > mostShown && thing ? '' : ` ${text}`}`.trim();
  });
  const [verb] = kindWords(kinds[1], language);
  const told = kinds[1] === 'nothing' ? 'Nevyšlo nič' : `${verb} ${came}`;
  const title = `${told}, ${kinds[0] === 'nothing' ? 'nemá vyjsť nič' : `má vyjsť ${wanted}`}`;
  return { of: 'text', expected: shown(expected, language), actual: shown(actual, language), title };
}

type Kind = 'text' | 'number' | 'truth' | 'list' | 'nothing' | 'other';

function kindOf({ value, text }: Given): Kind {
  if (value === null || text === 'undefined') return value === text ? 'text' : 'nothing';
  if (Array.isArray(value)) return 'list';
  const kinds: Record<string, Kind> = { string: 'text', number: 'number', boolean: 'truth' };
  return kinds[typeof value] ?? 'other';
}

/** More of a value does not fit into a title. */
const mostShown = 40;

function kindWords(kind: Kind, language: Language): [verb: string, thing: string] {
  switch (kind) {
    case 'text':
      return ['Vyšiel', 'text'];
    case 'number':
      return ['Vyšlo', 'číslo'];
    case 'truth':
      return ['Vyšla', 'hodnota'];
    case 'list':
      return language === 'python' ? ['Vyšiel', 'zoznam'] : ['Vyšlo', 'pole'];
    default:
      return ['Vyšlo', ''];
  }
}

const shown = ({ text, value }: Given, language: Language) => (value === undefined ? text : valueText(value, language));
