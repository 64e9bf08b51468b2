import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { javaPrograms } from '#scripts/steps/javaPrograms.ts';
import { roundsOf } from '#src/domain/program/loops.ts';
import { sentenceOf } from '#src/domain/program/stepSentence.ts';
import { mostSteps, type RecordedRun } from '#src/domain/program/steps.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { programHash } from '#src/server/runtimes/programHash.ts';
import { recordedFolder, recordedSteps } from '#src/server/runtimes/recordedSteps.ts';

const programs = javaPrograms();
const runOf = (code: string): RecordedRun => {
  const recorded = recordedSteps.get(programHash(code));
  if (!recorded) throw new Error('Not recorded: npm run steps:record');
  return JSON.parse(String(recorded.body));
};
const saidOf = (code: string) => {
  const { steps, output } = runOf(code);
  const rounds = roundsOf(code, steps);
  const lines = code.split('\n');
  return steps.map((_, at) =>
    sentenceOf({ lines, steps, at, round: rounds[at] ?? null, output, language: 'java' })
      .map((part) => (typeof part === 'string' ? part.replaceAll('\u00A0', ' ') : `[${part.code}]`))
      .join(''),
  );
};
const programOf = (file: string, text: string) =>
  programs.find(({ place, code }) => place.includes(file) && code.includes(text))?.code ??
  expect.fail(`no program in ${file}`);

describe('the Java programs of the lessons', () => {
  test.each(programs)('$place does what its recording says', ({ code, output }) => {
    const { steps, output: printed, error } = runOf(code);
    const [, thrown] = /^Exception in thread "main" (?:[\w.]+\.)?(\w+: .*)$/m.exec(output) ?? [];
    expect(printed.join('\n')).toBe(thrown ? '' : output.trimEnd());
    expect(error && `${error.name}: ${error.message}`).toBe(thrown);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(mostSteps);
    const lines = code.split('\n');
    for (const { line, frames } of steps) {
      expect(lines[line - 1]?.trim()).not.toBe('');
      expect(frames[0]?.name).toBe('main');
    }
    expect(steps.at(-1)?.printed).toBe(printed.filter(Boolean).length);
  });

  test('nothing is recorded that stands in no lesson', () => {
    const names = new Set(programs.map(({ code }) => `${programHash(code)}.json`));
    expect(readdirSync(recordedFolder).filter((file) => !names.has(file))).toEqual([]);
  });

  test('offer their steps, and those that the compiler refuses do not', () => {
    const code = programOf('04-vlastna-metoda', 'cenaSpolu');
    const html = renderMarkdown(`\`\`\`java title="Objednavka.java"\n${code}\n\`\`\``);
    const path = recordedSteps.get(programHash(code))?.path;
    expect(html).toContain(`data-run="${path}" data-language="java" data-act="step">Krokovať</button>`);
    expect(renderMarkdown(`\`\`\`java\n${code.replace(';', '')}\n\`\`\``)).not.toContain('data-run');
    expect(renderMarkdown(`\`\`\`java static\n${code}\n\`\`\``)).not.toContain('data-run');
  });
});

test('a call of a method is entered, and says what it gives', () => {
  expect(saidOf(programOf('04-vlastna-metoda', 'cenaSpolu')).slice(0, 3)).toEqual([
    'Začína sa metóda [cenaSpolu]: [cena] je [7], [kusy] je [3].',
    'Metóda vráti [21] a jej škatuľka zmizne. Program pokračuje na riadku [3].',
    'Vypíše [Pizza: 21].',
  ]);
});

test('what is typed is read, and what stays on its line is said so', () => {
  expect(saidOf(programOf('04-mala-kalkulacka', 'Jedno dostane')).slice(0, 4)).toEqual([
    'Do novej premennej [vstup] uloží [Scanner].',
    'Vypíše [Keksy:] a ostane na tom istom riadku.',
    'Prečíta [17] a uloží do [keksy].',
    'Vypíše [Deti:] a ostane na tom istom riadku.',
  ]);
});

test('loops count their rounds, and conditions hold or not', () => {
  expect(saidOf(programOf('03-cykly', 'tyzden')).slice(2, 5)).toEqual([
    'Začína sa 1. kolo z 5.',
    'Vypočíta [0 + 1] a výsledok [1] uloží do [tyzden].',
    'Vypočíta [0 + 10] a výsledok [10] uloží do [suma].',
  ]);
  expect(saidOf(programOf('ktory-programovaci', 'Vreckov')).slice(2, 4)).toEqual([
    'Začína sa 1. kolo zo 4: [suma] je [5].',
    'Vypočíta [0 + 5] a výsledok [5] uloží do [spolu].',
  ]);
  expect(saidOf(programOf('01-podmienka', 'Kino')).slice(1)).toEqual([
    'Podmienka neplatí, pokračuje riadok [8].',
    'Vypíše [Tento film je od 15 rokov.]. Toto bol posledný riadok.',
  ]);
});
