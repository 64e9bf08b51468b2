import { counted, outOf } from '#src/domain/plural.ts';
import { assignedName, calculationOf } from './calculation.ts';
import type { Round } from './loops.ts';
import type { Language } from './run.ts';
import { type Change, changesOf, shortValue } from './stepChanges.ts';
import type { Step } from './steps.ts';

/** A sentence; what stands in the program is set apart as `code`. */
export type Sentence = (string | { code: string })[];

export interface StepPlace {
  /** The lines of the program. */
  lines: readonly string[];
  steps: readonly Step[];
  at: number;
  round: Round | null;
  /** What the program printed, line by line. */
  output: readonly string[];
  /** Whose words are said. */
  language: StepLanguage;
  /** What the line calculates has been gone through before. */
  isCounted?: boolean;
}

/** A language whose programs one can go through: what runs in the page, and what was recorded. */
export type StepLanguage = Language | 'java';

/** What Java calls that which is called, and Python a row of values, in the cases of the sentences. */
const callableOf = (language: StepLanguage) => (language === 'java' ? 'metóda' : 'funkcia');
const rowOf = (language: StepLanguage) =>
  language === 'python' ? { is: 'Zoznam', to: 'zoznamu', at: 'zozname' } : { is: 'Pole', to: 'poľa', at: 'poli' };

interface Calculated {
  calculation: string;
  /** `null` of a condition, which holds or does not. */
  result: string | null;
}

function calculatedBy({ lines, steps, at, isCounted: isKnown = false }: StepPlace): Calculated | null {
  const step = steps[at];
  if (!step || step.event === 'call' || isKnown) return null;
  const text = lines[step.line - 1] ?? '';
  const now = step.frames.at(-1)?.variables ?? [];
  // The head of a loop that counts looks at what it has just counted; other lines change what they have read.
  const isCounted = step.holds !== undefined && /^\s*for\b/.test(text);
  const calculation = calculationOf(text, isCounted ? now : (sameCall(steps, at)?.frames.at(-1)?.variables ?? []));
  if (calculation === null) return null;
  if (step.event === 'return') return step.returned ? { calculation, result: shortValue(step.returned) } : null;
  if (step.holds !== undefined) return { calculation, result: null };
  const target = assignedName(text);
  const value = now.find(({ name }) => name === target)?.value;
  return value ? { calculation, result: shortValue(value) } : null;
}

/** What a step has calculated, for the end of its line: `4 + 3 = 7`. */
export function asideOf(place: StepPlace): string | null {
  const calculated = calculatedBy(place);
  if (!calculated) return null;
  return calculated.result === null ? calculated.calculation : `${calculated.calculation} = ${calculated.result}`;
}

/** What a step has done. */
export function sentenceOf(place: StepPlace): Sentence {
  const { steps, at } = place;
  const sentence = whatHappened(place);
  return at === steps.length - 1 && !steps[at]?.isCut ? [...sentence, ' Toto bol posledný riadok.'] : sentence;
}

function whatHappened(place: StepPlace): Sentence {
  const { lines, steps, at, output } = place;
  const step = steps[at];
  if (!step) return [];
  const previous = steps[at - 1];
  const text = lines[step.line - 1] ?? '';
  if (step.event === 'call') return entered(step, callableOf(place.language));
  if (step.event === 'return') return returned(step, callableOf(place.language));
  const printed = step.printed - (previous?.printed ?? 0);
  const shown = output[step.printed - 1];
  const [read] = printed === 1 && previous?.begun ? changesOf(previous, step) : [];
  if (read) return say`Prečíta ${code(shortValue(read.after))} a\u00A0uloží do ${code(read.name)}.`;
  const added = step.begun?.slice(printed === 0 ? (previous?.begun ?? '').length : 0);
  if (added) return say`Vypíše ${code(added.trimEnd())} a\u00A0ostane na tom istom riadku.`;
  if (printed === 1) return shown ? say`Vypíše ${code(shown)}.` : ['Vypíše prázdny riadok.'];
  if (printed > 1) return [`Vypíše ${counted(printed, 'riadok')}.`];
  const head = roundSentence(place, step);
  if (head) return head;
  if (step.holds !== undefined) return conditionSentence(step, steps[at + 1]);
  const [, word] = /^\s*(break|continue|throw|raise)\b/.exec(text) ?? [];
  if (word === 'throw' || word === 'raise') return say`Príkaz ${code(word)} ohlási chybu.`;
  if (word) return [...say`Príkaz ${code(word)}`, ...goesOn(step, steps[at + 1], ' preskočí na riadok ')];
  const changes = changesOf(previous, step);
  if (/^\s*\}?\s*(?:catch|except)\b/.test(text)) return ['Chyba sa zachytila. Program sa nezastavil.'];
  const [change, ...others] = changes;
  if (change && others.length === 0) return changeSentence(change, calculatedBy(place), rowOf(place.language));
  if (change?.before && isOneThing(changes))
    return [...changeSentence(change, null, rowOf(place.language)), ...namesOfOne(changes, place.language)];
  if (change) return ['Zmení ', ...joined(changes.map(({ name }) => code(name))), '.'];
  const [, kept] = /^\s*(?:const|let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*=.*(?:=>|\bfunction\b)/u.exec(text) ?? [];
  if (kept) return say`Zapamätá si funkciu ${code(kept)}.`;
  return say`Riadok ${code(String(step.line))} je hotový.`;
}

/** Whether all that has changed is one list or object, which has several names. */
function isOneThing(changes: readonly Change[]): boolean {
  const [first, ...others] = changes.map(({ after }) => ('same' in after ? after.same : undefined));
  return first !== undefined && others.every((same) => same === first);
}

function namesOfOne(changes: readonly Change[], language: StepLanguage): Sentence {
  const [change] = changes;
  const is = language === 'python' ? 'Zoznam je jeden' : 'Pole je jedno';
  const thing = change && 'items' in change.after ? is : 'Objekt je jeden';
  const count = ['dve', 'tri', 'štyri'][changes.length - 2];
  return [` ${thing}, ${count ? `mená má ${count}` : `mien má ${changes.length}`}.`];
}

function entered(step: Step, callable: string): Sentence {
  const frame = step.frames.at(-1);
  const given = frame?.variables ?? [];
  const name = frame?.name ?? '';
  const start = [`Začína sa ${callable} `, name === 'bez mena' ? name : code(name)];
  if (given.length === 0) return [...start, '.'];
  const parts = given.map(({ name, value }) => say`${code(name)} je ${code(shortValue(value))}`);
  return [...start, ': ', ...parts.flatMap((part, index) => (index === 0 ? part : [', ', ...part])), '.'];
}

function returned(step: Step, callable: string): Sentence {
  const waiting = step.frames.at(-2)?.line;
  const value = step.returned;
  const who = callable.charAt(0).toUpperCase() + callable.slice(1);
  const what = value
    ? [`${who} vráti `, code(shortValue(value)), ' a\u00A0jej škatuľka zmizne.']
    : [`${who} sa skončila a\u00A0jej škatuľka zmizne.`];
  return waiting ? [...what, ...say` Program pokračuje na riadku ${code(String(waiting))}.`] : what;
}

function roundSentence({ round, steps, at }: StepPlace, step: Step): Sentence | null {
  if (!round || step.line !== round.loop.from) return null;
  if (round.number === null) {
    const next = steps[at + 1];
    return next ? say`Cyklus sa skončil, pokračuje riadok ${code(String(next.line))}.` : ['Cyklus sa skončil.'];
  }
  const start = `Začína sa ${round.number}. kolo${round.of === null ? '' : ` ${outOf(round.of)}`}`;
  const [change] = changesOf(steps[at - 1], step).filter(({ after }) => 'text' in after);
  return change ? [`${start}: `, ...say`${code(change.name)} je ${code(shortValue(change.after))}.`] : [`${start}.`];
}

function conditionSentence(step: Step, next: Step | undefined): Sentence {
  return [step.holds ? 'Podmienka platí' : 'Podmienka neplatí', ...goesOn(step, next, ', pokračuje riadok ')];
}

function goesOn(step: Step, next: Step | undefined, words: string): Sentence {
  return next && next.frames.length === step.frames.length ? [words, code(String(next.line)), '.'] : ['.'];
}

function changeSentence(
  { name, before, after, places }: Change,
  calculated: Calculated | null,
  row: ReturnType<typeof rowOf>,
): Sentence {
  const { calculation, result } = calculated ?? {};
  if (calculation && result)
    return say`Vypočíta ${code(calculation)} a\u00A0výsledok ${code(result)} uloží do ${code(name)}.`;
  if (before && 'items' in before && 'items' in after) {
    const grown = after.items.length + after.more - before.items.length - before.more;
    const last = after.items.at(-1);
    if (grown === 1 && last && after.more === 0)
      return [`Do ${row.to} `, ...say`${code(name)} pribudne ${code(shortValue(last))}.`];
    if (grown !== 0)
      return [`${row.is} `, ...say`${code(name)} má teraz dĺžku ${code(String(after.items.length + after.more))}.`];
    const [place] = places;
    const item = place === undefined ? undefined : after.items[place];
    if (places.length === 1 && item)
      return [
        `V\u00A0${row.at} `,
        ...say`${code(name)} bude na mieste ${code(String(place))} hodnota ${code(shortValue(item))}.`,
      ];
    return [`${row.is} `, ...say`${code(name)} sa zmení.`];
  }
  if (before && 'entries' in before && 'entries' in after) {
    const entry = after.entries[places[0] ?? -1];
    if (places.length === 1 && entry)
      return say`V\u00A0premennej ${code(name)} bude ${code(entry[0])} mať hodnotu ${code(shortValue(entry[1]))}.`;
    return say`Hodnota ${code(name)} sa zmení.`;
  }
  if (before)
    return say`Do ${code(name)} uloží ${code(shortValue(after))}, predtým tam bolo ${code(shortValue(before))}.`;
  return say`Do novej premennej ${code(name)} uloží ${code(shortValue(after))}.`;
}

/** The last step of the same call, whose boxes the line has read. */
function sameCall(steps: readonly Step[], at: number): Step | undefined {
  const depth = steps[at]?.frames.length ?? 0;
  const index = steps.findLastIndex(({ frames }, other) => other < at && frames.length <= depth);
  const found = steps[index];
  return found?.frames.length === depth ? found : undefined;
}

export function code(text: string): { code: string } {
  return { code: text };
}

export function say(texts: TemplateStringsArray, ...values: { code: string }[]): Sentence {
  return texts.flatMap((text, index) => [text, ...values.slice(index, index + 1)]).filter((part) => part !== '');
}

export function joined(parts: { code: string }[]): Sentence {
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [index === parts.length - 1 ? ' a\u00A0' : ', ', part],
  );
}
