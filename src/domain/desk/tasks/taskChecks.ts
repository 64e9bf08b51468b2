import { type Document, isSeq, parse, parseDocument, stringify } from 'yaml';
import type { PageAct, PlainValue } from '#src/contract/exercise.ts';

/** What a check asks; `other` is one that only its author can read. */
export type CheckForm =
  | 'prints'
  | 'output'
  | 'lines'
  | 'call'
  | 'query'
  | 'page'
  | 'catches'
  | 'requires'
  | 'forbids'
  | 'name'
  | 'other';

export const checkFormNames: Record<Exclude<CheckForm, 'other'>, string> = {
  prints: 'vypíše aj tento text',
  output: 'vypíše presne toto',
  lines: 'vypíše riadky, ktorých koniec je voľný',
  call: 'výraz dá hodnotu',
  query: 'dopyt nájde to isté ako riešenie',
  page: 'na stránke je niečo vidno',
  catches: 'testy v programe odhalia zlú funkciu',
  requires: 'v programe je slovo',
  forbids: 'v programe nie je slovo',
  name: 'odškrtne sa',
};

/** The checks that a task of a kind and a language may have. */
export function checkFormsOf(kind: string, language: string): CheckForm[] {
  if (kind === 'tick') return ['name'];
  if (language === 'sql') return ['query', 'requires', 'forbids'];
  if (language === 'html') return ['page', 'requires', 'forbids'];
  return ['prints', 'output', 'lines', 'call', 'catches', 'requires', 'forbids'];
}

const fieldsOf: Record<Exclude<CheckForm, 'other'>, readonly string[]> = {
  prints: ['input', 'with'],
  output: ['input', 'with'],
  lines: ['input', 'with'],
  call: ['gives', 'input', 'with'],
  query: ['seed', 'ordered', 'columns'],
  page: ['see', 'text', 'count', 'attribute'],
  catches: [],
  requires: [],
  forbids: [],
  name: [],
};

/** The list of a block in pieces, each as it is written; `null` where it is no list of such. */
export function splitList(yaml: string): { head: string; items: string[] } | null {
  if (yaml.trim() === '') return { head: '', items: [] };
  const lines = yaml.split('\n');
  const first = lines.findIndex((line) => /^-(?: |$)/.test(line));
  if (first === -1 || lines.slice(0, first).some((line) => line.trim() !== '' && !line.startsWith('#'))) return null;
  const items: string[] = [];
  for (const line of lines.slice(first)) {
    if (/^-(?: |$)/.test(line)) items.push(line);
    else items[items.length - 1] += `\n${line}`;
  }
  const head = lines.slice(0, first).map((line) => `${line}\n`);
  const whole = read(yaml);
  return Array.isArray(whole) && whole.length === items.length ? { head: head.join(''), items } : null;
}

/** The list again, with the items as they are now. */
export function joinList(before: { head: string }, items: readonly string[]): string {
  return before.head + items.join('\n');
}

type Fields = Record<string, unknown>;

/** What the checks of a block are called, in their order; `null` where one has no name that can be read. */
export function checkNames(yaml: string): (string | null)[] {
  return (splitList(yaml)?.items ?? []).map((item) => {
    const name = readCheck(item)?.name;
    return typeof name === 'string' ? name : null;
  });
}

/** What an item of a list says; `null` where it cannot be read as fields. */
export function readCheck(item: string): Fields | null {
  const value = read(item);
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : null;
  return only !== null && typeof only === 'object' && !Array.isArray(only) ? (only as Fields) : null;
}

/** How a check is written as a form: it has what that form knows, and nothing else. */
export function checkForm(fields: Fields | null): CheckForm {
  if (!fields) return 'other';
  const forms = Object.keys(fieldsOf) as Exclude<CheckForm, 'other'>[];
  const form = forms.find((name) => name !== 'name' && name in fields) ?? 'name';
  const known = ['name', form, ...fieldsOf[form]];
  const isKnown = Object.entries(fields).every(([key, value]) => known.includes(key) && isPlain(key, value));
  return isKnown ? form : 'other';
}

function isPlain(key: string, value: unknown): boolean {
  if (key === 'input' || key === 'columns' || key === 'lines') return isTexts(value);
  if (key === 'gives') return isPlainValue(value);
  if (key === 'with') return typeof value === 'string' || isFirstValues(value);
  if (key === 'attribute') return isTexts(value) && value.length === 2;
  if (key === 'ordered') return typeof value === 'boolean';
  if (key === 'page') return Array.isArray(value) && value.every((act) => readAct(act) !== null);
  return key === 'count' ? typeof value === 'number' : typeof value === 'string';
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isPlainValue(value: unknown): value is PlainValue {
  if (Array.isArray(value)) return value.every(isPlainValue);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

const isFirstValues = (value: unknown): value is Record<string, PlainValue> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isPlainValue);

/** A value as the form has it: as in a program, but a text has quotes only where it would be read as something else. */
export function writeValue(value: unknown): string {
  if (typeof value !== 'string') return isPlainValue(value) ? flow(value) : '';
  return readValue(value) === value ? value : JSON.stringify(value);
}

/** What is written in the form; what is no value is a text. */
export function readValue(text: string): PlainValue {
  const value = text.trim() === '' ? text : read(text);
  return isPlainValue(value) && !(value === null && text.trim() !== 'null') ? value : text;
}

const flow = (value: PlainValue): string =>
  Array.isArray(value) ? `[${value.map(flow).join(', ')}]` : JSON.stringify(value);

/** First values as lines of the form: „teplota = 24“. What is no such line yet stays as it was typed. */
export function writeFirstValues(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isFirstValues(value)) return '';
  return Object.entries(value)
    .map(([name, item]) => `${name} = ${flow(item)}`)
    .join('\n');
}

/** The lines as first values; as they are typed where one of them is none, `undefined` where there is nothing. */
export function readFirstValues(text: string): Record<string, PlainValue> | string | undefined {
  if (text.trim() === '') return undefined;
  const pairs = text.split('\n').map((line) => {
    const [, name = '', value = ''] = /^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*(\S.*)$/u.exec(line) ?? [];
    return [name, readValue(value)] as const;
  });
  return pairs.every(([name]) => name !== '') ? Object.fromEntries(pairs) : text;
}

/** A new check. */
export function newCheck(form: CheckForm, name = ''): string {
  const given: Record<Exclude<CheckForm, 'other'>, Fields> = {
    prints: { prints: '' },
    output: { output: '' },
    lines: { lines: [''] },
    call: { call: '', gives: '' },
    query: { query: 'solution' },
    page: { page: [], see: '' },
    catches: { catches: '' },
    requires: { requires: '' },
    forbids: { forbids: '' },
    name: {},
  };
  return form === 'other' ? `- name: ${name}` : writeItem({ name, ...given[form] });
}

/** An item with one of its fields changed, and the rest as it is written; `undefined` takes the field out. */
export function withField(item: string, key: string, value: unknown): string {
  const written = parseDocument(item);
  if (!isSeq(written.contents)) return item;
  if (value === undefined) written.deleteIn([0, key]);
  else written.setIn([0, key], nodeOf(written, value));
  return written.toString({ lineWidth: 0 }).trimEnd();
}

function nodeOf(written: Document, value: unknown) {
  return written.createNode(value, { flow: typeof value === 'object' });
}

function writeItem(value: unknown): string {
  return stringify([value], { lineWidth: 0 }).trimEnd();
}

/** The answers to choose from; `null` where they are no list of texts. The line break behind a text of several lines is not of it. */
export function readOptions(yaml: string): string[] | null {
  if (yaml.trim() === '') return [];
  const list = read(yaml);
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) return null;
  return list.map((item) => item.replace(/\n$/, ''));
}

export function writeOptions(options: readonly string[]): string {
  const whole = options.map((option) => (option.includes('\n') ? `${option}\n` : option));
  const written = whole.length === 0 ? '' : stringify(whole, { lineWidth: 0 });
  // An empty line at the end of the last text is of it.
  return written.endsWith('\n\n') ? written : written.trimEnd();
}

export type ActForm = 'click' | 'type' | 'key' | 'wait';

export const actNames: Record<ActForm, string> = {
  click: 'klikne na',
  type: 'napíše',
  key: 'stlačí kláves',
  wait: 'počká milisekúnd',
};

/** What a visitor does, as a row of a form. */
export interface ActRow {
  form: ActForm;
  value: string;
  into: string;
}

export function readAct(act: unknown): ActRow | null {
  if (act === null || typeof act !== 'object') return null;
  const fields = act as Record<string, unknown>;
  const form = (Object.keys(actNames) as ActForm[]).find((name) => name in fields);
  if (!form || Object.keys(fields).some((key) => key !== form && !(form === 'type' && key === 'into'))) return null;
  return { form, value: String(fields[form] ?? ''), into: String(fields.into ?? '') };
}

export function writeAct({ form, value, into }: ActRow): PageAct | Record<string, string> {
  if (form === 'type') return { type: value, into };
  if (form === 'wait') return /^\d+$/.test(value) ? { wait: Number(value) } : { wait: value };
  return { [form]: value };
}

/** What is missing in a check; `null` where it can be asked. */
export function checkProblem(item: string, kind: string, language: string): string | null {
  const fields = readCheck(item);
  if (!fields) return 'Zápis sa nedá prečítať. Skontroluj odsadenie a\u00A0úvodzovky.';
  if (String(fields.name ?? '').trim() === '') return 'Napíš, čo má platiť. Túto vetu uvidí, komu kontrola neprejde.';
  const form = checkForm(fields);
  if (form === 'other') return null;
  if (!checkFormsOf(kind, language).includes(form)) {
    return kind === 'tick' ? 'Úloha na odškrtávanie má len vety.' : 'Takú kontrolu táto úloha mať nemôže. Vyber inú.';
  }
  const isEmpty = (key: string) => String(fields[key] ?? '').trim() === '';
  // Nothing and an empty list are values, too.
  const { gives = '' } = fields;
  if (form === 'call' && (isEmpty('call') || (typeof gives === 'string' && isEmpty('gives'))))
    return 'Doplň výraz aj to, čo má dať.';
  if (typeof fields.with === 'string') {
    return 'Hodnoty na začiatku píš na vlastné riadky: meno, znak = a\u00A0hodnota. Napríklad teplota = 24.';
  }
  if (form === 'page' && isEmpty('see')) return 'Doplň, ktorý prvok stránky hľadáme.';
  if (form === 'lines' && [fields.lines].flat().some((line) => line === '')) return 'Doplň každý riadok výstupu.';
  if ((form === 'prints' || form === 'catches' || form === 'requires' || form === 'forbids') && isEmpty(form))
    return 'Doplň, čo hľadáme.';
  return null;
}

function read(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return undefined;
  }
}
