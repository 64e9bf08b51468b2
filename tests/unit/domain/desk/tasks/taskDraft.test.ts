import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkForm,
  checkProblem,
  joinList,
  newCheck,
  readCheck,
  readFirstValues,
  readOptions,
  readValue,
  splitList,
  withField,
  writeFirstValues,
  writeOptions,
  writeValue,
} from '#src/domain/desk/tasks/taskChecks.ts';
import {
  findTasks,
  insertTask,
  isMovable,
  lostParts,
  moveTask,
  newTask,
  readTask,
  type TaskDraft,
  withEnds,
  writeTask,
} from '#src/domain/desk/tasks/taskDraft.ts';
import { freeTaskId, taskAt, taskLines } from '#src/domain/desk/tasks/taskPlaces.ts';
import { ofTaskKind, programsOf, taskProblems } from '#src/domain/desk/tasks/taskProblems.ts';
import { findExercises } from '#src/server/markdown/findExercises.ts';

const folder = join(import.meta.dirname, '../../../../../src/content/courses');
const lectures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '') }))
  .map((lecture) => ({ ...lecture, found: findTasks(lecture.text) }));
const tasks = lectures.flatMap(({ name, found }) => found.map((task) => ({ ...task, name: `${name} ${task.line}` })));

const wordsOf = (node: unknown) => JSON.stringify(node, (key, value) => (key === 'position' ? undefined : value));

/** All that the site knows of the tasks of a text, but where they stand. */
const known = (text: string) =>
  findExercises(text).map(({ exercise, slips, hints, assignment, solution, database, problems }) => ({
    exercise,
    slips: slips.map(({ code, message }) => ({ code, message: message.map((node) => wordsOf(node)) })),
    hints: hints.map((hint) => wordsOf(hint)),
    assignment: assignment.map((node) => wordsOf(node)),
    solution: solution?.type === 'containerDirective' ? solution.children.map((node) => wordsOf(node)) : null,
    database,
    problems: problems.map(({ message }) => message),
  }));

const draftOf = (source: string): TaskDraft => {
  const draft = readTask(source);
  if (!draft) throw new Error('No task.');
  return draft;
};

describe('the tasks of the site', () => {
  it('are all found, by the parser as by the eye', () => {
    expect(tasks.length).toBeGreaterThan(40);
    for (const { text, found } of lectures) {
      const lines = found.map(({ line }) => line);
      expect(lines).toEqual(findExercises(text).map(({ line }) => line));
      expect(taskLines(text)).toEqual(lines);
    }
  });

  const isWrittenAsRead = ({ source, draft }: (typeof tasks)[number]) => {
    if (!draft) throw new Error('Cannot be written by a form.');
    expect(writeTask(source, draft)).toBe(source);
    expect(lostParts(draft)).toEqual([]);
    expect(withEnds(draft)).toEqual(draft);
    expect(taskProblems(draft, [])).toEqual({});
    expect(taskProblems(draft, [draft.id])).toHaveProperty('id');
    // A form that knows only the draft says the same.
    expect(known(writeTask('', draft))).toEqual(known(source));

    // Each part by itself, to and fro: nothing else moves.
    const changes: Partial<TaskDraft>[] = [
      { id: 'ina-uloha' },
      { assignment: 'Iné zadanie.' },
      { start: { info: 'javascript start', code: 'iný začiatok' } },
      { hints: [...draft.hints, { head: 'hint', text: 'Nová nápoveda.' }] },
      { slips: [{ head: 'slip', text: 'Nový omyl.', block: { info: 'javascript', code: 'x' } }, ...draft.slips] },
      { solution: { ...draft.solution, head: draft.solution.head ?? 'solution', before: 'Iné slová.' } },
      { checks: { info: 'yaml checks', code: '- name: Iná' } },
    ];
    for (const change of changes) {
      const changed = writeTask(source, { ...draft, ...change });
      expect(changed).not.toBe(source);
      expect(readTask(changed)).toEqual({ ...draft, ...change });
      expect(readTask(writeTask(changed, draft))).toEqual(draft);
    }
    expect(writeTask(source, { ...draft, assignment: `${draft.assignment} A ešte.` })).toBe(
      source.replace(draft.assignment, () => `${draft.assignment} A ešte.`),
    );
  };
  const ofOneCourse = (name: string) => name.startsWith('ai/');
  const title = '$name is written as it was read, whatever of it is changed';
  it.each(tasks.filter(({ name }) => ofOneCourse(name)))(title, isWrittenAsRead);
  it.each(tasks.filter(({ name }) => !ofOneCourse(name)))(title, { tags: ['thorough'] }, isWrittenAsRead);

  it.each(tasks.filter(({ draft }) => draft?.checks))(
    '$name has checks that a form reads piece by piece',
    ({ draft }) => {
      const yaml = draft?.checks?.code ?? '';
      const list = splitList(yaml);
      expect(list && joinList(list, list.items)).toBe(yaml);
      for (const item of list?.items ?? []) {
        const fields = readCheck(item);
        expect(checkForm(fields)).not.toBe('other');
        expect(readCheck(withField(item, 'name', 'Iné meno'))).toEqual({ ...fields, name: 'Iné meno' });
      }
    },
  );
});

describe('a task that is hard to read', () => {
  const nasty = [
    '::::task{id="tazka" kind="write" farba="modrá"}',
    'Vypíš tri spätné apostrofy:',
    '',
    '~~~text',
    '::::task{id="iba-text"}',
    '```',
    '~~~',
    '',
    '~~~~javascript start title="a.js" {2}',
    'console.log(`~~~`);',
    '```',
    '~~~~',
    '',
    'Slová medzi časťami.',
    '',
    '````javascript solution',
    '```',
    '````',
    '',
    '```yaml checks',
    '# prvá je najdôležitejšia',
    '- name: Vypíše # tri',
    "  prints: '```'",
    '- { name: inak, neznáme: 1 }',
    '```',
    '',
    ':::poznámka',
    'Čo formulár nepozná.',
    ':::',
    '',
    ':::hint{krok="1"}',
    'Prvá.',
    ':::',
    '::::',
  ].join('\n');
  const draft = draftOf(nasty);

  it('keeps what the form does not know', () => {
    expect(draft).toMatchObject({
      id: 'tazka',
      others: { farba: 'modrá' },
      start: { info: 'javascript start title="a.js" {2}', code: 'console.log(`~~~`);\n```' },
      solution: { head: null, block: { info: 'javascript solution', code: '```' } },
      hints: [{ head: 'hint{krok="1"}', text: 'Prvá.' }],
    });
    const changed = writeTask(nasty, { ...draft, id: 'lahka', hints: [{ head: 'hint{krok="1"}', text: 'Druhá.' }] });
    expect(changed).toBe(nasty.replace('id="tazka"', 'id="lahka"').replace('Prvá.', 'Druhá.'));
    expect(taskLines(nasty)).toEqual([1]);
  });

  it('fences what is written longer than what stands in it', () => {
    const hint = { head: 'hint', text: ':::note\nV poznámke.\n:::' };
    const start = { info: 'javascript start', code: '````\nx\n````' };
    const changed = writeTask(nasty, { ...draft, hints: [hint], start });
    expect(readTask(changed)).toEqual({ ...draft, hints: [hint], start });
    expect(changed).toContain('::::hint\n:::note');
    expect(changed.startsWith(':::::task{')).toBe(true);
    expect(changed.endsWith('\n:::::')).toBe(true);
  });

  it('is left to the text where nothing closes it: a shorter fence closes another', () => {
    const open =
      '::::task{id="otvorena" kind="write"}\nZadanie.\n\n```javascript solution\n1\n```\n\n:::hint\nPrvá.\n:::';
    expect(findTasks(open)).toMatchObject([{ line: 1, draft: null }]);
    expect(findTasks(`${open}\n::::`)).toMatchObject([{ line: 1, draft: { id: 'otvorena' } }]);
  });

  it('says which part would swallow the rest', () => {
    expect(lostParts({ ...draft, others: {}, assignment: '```javascript\nkoniec chýba' })).toContain('assignment');
    expect(lostParts({ ...draft, others: {}, assignment: 'Celé zadanie.\n' })).toEqual([]);
  });

  it('ends in the text what has no end yet, and nothing else', () => {
    expect(withEnds(draft)).toEqual(draft);
    const begun = {
      ...draft,
      others: {},
      assignment: 'Zadanie.\n\n~~~~javascript\n~~~\nkoniec chýba',
      hints: [{ head: 'hint', text: '::::note\n:::tip\nRada.\n:::' }],
    };
    const whole = withEnds(begun);
    expect(whole.assignment).toBe(`${begun.assignment}\n~~~~`);
    expect(whole.hints[0]?.text).toBe('::::note\n:::tip\nRada.\n:::\n::::');
    expect(lostParts(whole)).toEqual([]);
    expect(readTask(writeTask(nasty, { ...whole, others: draft.others }))?.assignment).toBe(whole.assignment);
  });

  it('keeps the ends of lines of Windows', () => {
    const windows = nasty.replaceAll('\n', '\r\n');
    const changed = writeTask(windows, { ...draftOf(windows), assignment: 'Prvý\nDruhý' });
    expect(changed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(draftOf(changed).assignment).toBe('Prvý\nDruhý');
  });

  it('leaves to the text what a form cannot write', () => {
    const text = `> ::::task{id="v-citate" kind="write"}\n> Zadanie.\n> ::::\n\n::::task{id="bez-konca"}\nZadanie.`;
    expect(findTasks(text).map((task) => task.draft)).toEqual([null, null]);
    expect(taskLines(text)).toEqual([1, 5]);
  });
});

describe('a new task', () => {
  it('comes behind the block that is being written, or to the end', () => {
    const draft = { ...newTask('nova'), assignment: 'Zadanie.' };
    const text = '# Nadpis\n\nPrvý\nodsek.\n\nDruhý odsek.\n';
    const within = insertTask(text, 3, draft);
    expect(within.text.indexOf('::::task{id="nova"')).toBe(within.at);
    expect(within.text.slice(0, within.at)).toBe('# Nadpis\n\nPrvý\nodsek.\n\n');
    expect(within.text).toMatch(/\n::::\n\nDruhý odsek\.\n$/);
    const last = insertTask(text, null, draft);
    expect(last.text).toMatch(/odsek\.\n\n::::task[\s\S]*\n::::\n$/);
    expect(findTasks(last.text)[0]?.draft).toEqual(draft);
    expect(taskAt(last.text, 100)).toBe(1);
    expect(taskAt(text, 3)).toBeNull();
  });

  it('is named by its lecture', () => {
    expect(freeTaskId('/kurzy/ai/lekcia/lec-test-skor', [])).toBe('test-skor-uloha');
    expect(freeTaskId('lec-test', ['test-uloha', 'test-uloha-2'])).toBe('test-uloha-3');
  });
});

it('says what a form lacks as the site would', () => {
  const found = (draft: TaskDraft) => Object.keys(taskProblems(draft, [])).sort();
  const task = { ...newTask('nova'), assignment: 'Zadanie.' };
  const block = (info: string, code: string) => ({ info, code });
  const solved = { ...task, solution: { ...task.solution, block: block('javascript solution', 'a\nb') } };
  expect(found(newTask('Nova úloha'))).toEqual(['assignment', 'checks', 'id', 'solution']);
  expect(found({ ...solved, checks: block('yaml checks', '- name: ""\n  prints: a') })).toEqual(['check 1']);
  expect(found({ ...solved, kind: 'order' })).toEqual(['checks']);
  expect(found({ ...solved, kind: 'fill', start: block('javascript start', 'x ____') })).toEqual([
    'checks',
    'solution',
  ]);
  const guessed = { ...ofTaskKind(solved, 'predict'), start: block('javascript start', 'a') };
  expect(guessed.solution.block?.info).toBe('output solution');
  expect(found({ ...guessed, options: block('yaml options', '- a\n- b') })).toEqual(['options']);
  expect(
    found({ ...solved, hints: [{ head: 'hint', text: ' ' }], checks: block('yaml checks', '- name: a\n  prints: a') }),
  ).toEqual(['hint 1']);
});

it('reads a value as it is meant, and writes it back so', () => {
  const values: [string, unknown][] = [
    ['25', 25],
    ['"25"', '25'],
    ['áno, mám', 'áno, mám'],
    ['true', true],
    ['"true"', 'true'],
    ['[1, "a", [false, null]]', [1, 'a', [false, null]]],
    ['[1', '[1'],
    ['{ a: 1 }', '{ a: 1 }'],
    ['', ''],
  ];
  for (const [text, value] of values) {
    expect(readValue(text), text).toEqual(value);
    expect(readValue(writeValue(value)), text).toEqual(value);
  }
  expect(writeValue(25)).toBe('25');
  expect(writeValue('25')).toBe('"25"');
});

it('reads first values a line each, and leaves what is none as it is typed', () => {
  const lines = 'teplota = 24\nmesto = "Nitra"\ndni = [1, 2]';
  const values = { teplota: 24, mesto: 'Nitra', dni: [1, 2] };
  expect(readFirstValues(lines)).toEqual(values);
  expect(writeFirstValues(values)).toBe(lines);
  expect(readFirstValues(' \n')).toBeUndefined();
  expect(readFirstValues('teplota')).toBe('teplota');
  const item = withField('- name: a\n  output: b', 'with', values);
  expect(readCheck(item)).toEqual({ name: 'a', output: 'b', with: values });
  expect(checkForm(readCheck(item))).toBe('output');
  expect(checkProblem(item, 'write', 'javascript')).toBeNull();
  expect(checkProblem(withField(item, 'with', 'teplota'), 'write', 'javascript')).toMatch(/Napríklad teplota = 24\.$/);
});

it('writes checks and options as they are asked for', () => {
  const seed = withField(newCheck('query', 'Nájde všetko'), 'seed', 'INSERT INTO t VALUES (1);\nDELETE FROM t;');
  expect(readCheck(seed)).toEqual({
    name: 'Nájde všetko',
    query: 'solution',
    seed: 'INSERT INTO t VALUES (1);\nDELETE FROM t;',
  });
  expect(readCheck(withField(seed, 'seed', undefined))).toEqual({ name: 'Nájde všetko', query: 'solution' });
  // What looks like a number is a text.
  expect(readCheck(withField(newCheck('prints'), 'prints', '3'))).toEqual({ name: '', prints: '3' });
  expect(readOptions(writeOptions(['a', 'b\nc', 'd\n']))).toEqual(['a', 'b\nc', 'd\n']);
  expect(splitList('nie: zoznam')).toBeNull();
});

describe('a step that goes on with another task', () => {
  const step = draftOf(
    '::::task{id="druhy" kind="write" continues="prvy"}\nUrob.\n\n```javascript solution\n1;\n```\n\n```yaml checks\n- name: a\n  requires: a\n```\n::::',
  );
  const before = (language: string) =>
    programsOf([
      { ...newTask('prvy'), solution: { ...step.solution, block: { info: `${language} solution`, code: '1;' } } },
      null,
    ]);

  it('is read, and stays where something else is changed', () => {
    expect(step.continues).toBe('prvy');
    expect(writeTask('', { ...step, assignment: 'Inak.' })).toContain('continues="prvy"');
    expect(writeTask('', { ...step, continues: '' })).not.toContain('continues');
  });

  it('is of the same language, is written, and has no start of its own', () => {
    expect(taskProblems(step, [], before('javascript'))).toEqual({});
    expect(taskProblems(step, [], before('python'))).toEqual({ continues: expect.stringContaining('inom jazyku') });
    expect(taskProblems({ ...step, kind: 'order' }, [], before('javascript'))).toHaveProperty('continues');
    const start = { info: 'javascript start', code: '1;' };
    expect(taskProblems({ ...step, start }, [], before('javascript'))).toHaveProperty('start');
  });
});

describe('moving a task', () => {
  const several = lectures
    .filter(({ text }) => text.split('::::task{').length > 3)
    .slice(0, 4)
    .map(({ text }) => ({ text, before: findTasks(text) }));
  const rest = (text: string, found: readonly { start: number; end: number }[]) =>
    found
      .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
      .split('\n')
      .filter((line) => line.trim() !== '');

  it('puts the first behind the second and the last to the front, letter for letter', () => {
    expect(several).toHaveLength(4);
    for (const { text, before } of several) {
      const sources = before.map(({ source }) => source);
      for (const [from, to] of [
        [before.findIndex(isMovable), 1],
        [before.findLastIndex(isMovable), 0],
      ] as const) {
        if (from === to) continue;
        const moved = moveTask(text, from, to);
        const after = findTasks(moved);
        expect(after.map(({ source }) => source)).toEqual(
          sources.toSpliced(from, 1).toSpliced(to, 0, sources[from] ?? ''),
        );
        expect(rest(moved, after)).toEqual(rest(text, before));
      }
    }
  });

  it('joins nothing that stood apart, keeps ends of lines, and leaves what stands in something else', () => {
    const one = '::::task{#a kind="write"}\nPrvá.\n::::';
    const two = one.replace('#a', '#b').replace('Prvá', 'Druhá');
    expect(moveTask(`Hore\n${one}\nDole\n\n${two}\n`, 0, 1)).toBe(`Hore\n\nDole\n\n${two}\n\n${one}\n`);
    expect(moveTask(`${one}\n\n${two}`, 1, 0)).toBe(`${two}\n\n${one}`);
    const windows = `Hore\n\n${one}\n\n${two}\n`.replaceAll('\n', '\r\n');
    expect(moveTask(windows, 1, 0)).toBe(`Hore\n\n${two}\n\n${one}\n`.replaceAll('\n', '\r\n'));
    const inside = `:::::note\n${one}\n:::::\n\n${two}`;
    expect(moveTask(inside, 0, 1)).toBe(inside);
    expect(moveTask(inside, 1, 0)).toBe(`${two}\n\n:::::note\n${one}\n:::::`);
  });
});
