import { describe, expect, test } from 'vitest';
import { type Exercise, exerciseSchema } from '#src/contract/exercise.ts';
import { findExercises, stepsFrom } from '#src/server/markdown/findExercises.ts';
import { namedIdsIn } from '#src/server/markdown/namedIdsIn.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;
const task = (attributes: string, ...parts: string[]) => `::::task{${attributes}}\n${parts.join('\n\n')}\n::::`;

const start = fence('javascript start title="a.js"', 'console.log(1)');
const solution = fence('javascript solution', 'console.log("a" < 2);\nconsole.log(3);');
const checks = fence('yaml checks', '- name: Vypíše 3\n  prints: "3"');
const hint = ':::hint\nSkús *to*.\n:::';
const slip = `:::slip\n${fence('javascript', 'tajne(1);')}\n\nBez [odkazu](javascript:alert(1)) v úvodzovkách.\n:::`;
const whole = task('id="a-b" kind="fix"', 'Urob to.', start, solution, checks, hint, ':::hint\nDruhá.\n:::', slip);

const carried = (html: string): Exercise => {
  const json = /data-exercise="([^"]*)"/.exec(html)?.[1] ?? 'null';
  return JSON.parse(
    json.replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
};
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button [^>]*?(?:aria-label="([^"]*)"[^>]*)?>(.*?)<\/button>/gs)].map(([, label, words = '']) =>
    (label ?? words.replace(/<[^>]*>/g, ''))
      .replaceAll('&quot;', '"')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&lt;', '<'),
  );
const withoutData = (html: string) => html.replace(/ data-exercise="[^"]*"/, '');

describe('a step of a project', () => {
  const first = task('id="prvy" kind="write"', 'Začni.', fence('javascript solution {1}', 'let a = 1;'), checks);
  const second = task('id="druhy" kind="write" continues="prvy"', 'Pokračuj.', solution, checks);
  const lecture = { id: 'l', name: 'Prvá', href: '/kurzy/a/kapitola/b/lekcia/l', text: first };

  test('begins with our program of the step before, which is read without scripts too', () => {
    const html = renderMarkdown(second, [lecture]);
    expect(carried(html)).toMatchObject({
      start: 'let a = 1;',
      continues: { id: 'prvy', name: 'Prvá', href: lecture.href },
    });
    const [task = ''] = withoutData(html).split('<details class="solutions">');
    expect(task).toMatch(/<section aria-label="Program: JavaScript".*let/s);
    expect(task).toContain(`Pokračuje program z\u00A0<a href="${lecture.href}"`);
    expect(html).not.toMatch(/class="line lit"|data-run/);
    // In one text it leads to the task above.
    const both = renderMarkdown(`${first}\n\n${second}`);
    expect(carried(both.slice(both.lastIndexOf('<div class="exercise"')))).toMatchObject({
      start: 'let a = 1;',
      continues: { id: 'prvy', name: '', href: '#uloha-prvy' },
    });
  });

  test('begins empty where the step before is gone', () => {
    expect(carried(renderMarkdown(second)).start).toBe('');
    expect(carried(renderMarkdown(second)).continues).toBeUndefined();
  });

  test('is written, and has no start of its own', () => {
    const messages = (markdown: string) =>
      findExercises(markdown).flatMap(({ problems }) => problems.map(({ message }) => message));
    expect(messages(second)).toEqual([]);
    expect(messages(second.replace('kind="write"', 'kind="order"'))).toEqual([
      expect.stringContaining('only „write“ can go on'),
    ]);
    expect(messages(task('id="b" kind="write" continues="a"', 'Urob.', start, solution, checks))).toEqual([
      expect.stringContaining('has no start'),
    ]);
    const named = (markdown: string) => stepsFrom(findExercises(markdown)).map(({ id }) => id);
    expect(named(second)).toEqual(['prvy']);
    expect(named(`${first}\n\n${second}`)).toEqual([]);
    expect(named(`${second}\n\n${first}`)).toEqual(['prvy']);
    expect(namedIdsIn(`${first}\n\n${second}`)).toEqual(['prvy']);
  });
});

describe('a task with an id', () => {
  test('carries its exercise, with safe and typeset markup', () => {
    const exercise = carried(renderMarkdown(whole));
    expect(exerciseSchema.parse(exercise)).toEqual(exercise);
    expect(exercise).toMatchObject({
      id: 'a-b',
      kind: 'fix',
      language: 'javascript',
      address: expect.stringMatching(/^\/runtimes\/javascript\//),
      start: 'console.log(1)',
      solution: 'console.log("a" < 2);\nconsole.log(3);',
      checks: [{ name: 'Vypíše 3', prints: '3' }],
      hintsHtml: ['<p>Skús <em>to</em>.</p>', '<p>Druhá.</p>'],
      mistakes: [{ code: 'tajne(1);', messageHtml: '<p>Bez <a>odkazu</a> v\u00A0úvodzovkách.</p>' }],
    });
  });

  test('is drawn as it will be worked with, can be read without scripts, and shows no slips', () => {
    const html = withoutData(renderMarkdown(whole));
    expect(html).toMatch(/^<div class="exercise" data-title="a.js"><fieldset id="uloha-a-b" data-exercise="a-b"/);
    expect(html).toContain('<legend class="sr-only">Úloha</legend>');
    const [text = ''] = html.split('<details class="solutions">');
    // The first and the last are hidden: they are for who has a program of before, or has passed.
    const seen = ['Upraviť', 'Spustiť', 'Skontrolovať', 'Krokovať', 'Viac', 'Nápoveda'];
    expect(buttonsOf(text)).toEqual(['Začať z\u00A0nového zadania', ...seen, 'Ukáž, ako to píšeme my']);
    expect(html).toMatch(/Čo má program urobiť.*Vypíše 3/);
    expect([...html.matchAll(/<summary>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'Nápoveda',
      'Nápoveda 2',
      'Riešenie',
    ]);
    expect(html).not.toMatch(/tajne|Bez /);
  });

  test('a solution may have words and its output around it', () => {
    const words = `:::solution\nTvoje slová budú iné.\n\n${solution}\n\n${fence('output', 'false\n3')}\n:::`;
    const html = renderMarkdown(task('id="a" kind="write"', 'Urob to.', words, checks));
    expect(html).toContain(
      '<details class="solutions"><summary>Riešenie</summary><div data-solution="a"><p>Tvoje slová budú iné.</p>',
    );
    expect(html).toContain('class="output"');
    // There is nothing to read in an empty program, only to write.
    expect(html).toMatch(/<div class="needs-script"><section aria-label="Program: /);
    expect(carried(html)).toMatchObject({ start: '', solution: expect.stringContaining('console.log(3)') });
  });

  test('a guess shows the program and what to choose from, and hides the output', () => {
    const options = fence('yaml options', '- "3"\n- |\n  1\n  2');
    const guess = task('id="a" kind="predict"', 'Čo vypíše?', start, options, fence('output solution', '1\n2'));
    const html = renderMarkdown(guess);
    expect(buttonsOf(html)).toEqual(['3', '1\n2', 'Ukáž, ako to píšeme my']);
    expect(html).toContain('<div class="without-script"><div class="prose"><ul>');
    expect(withoutData(html)).toContain('<li><code>3</code></li>\n<li><code>1</code><br>\n<code>2</code></li>');
    expect(withoutData(html)).toMatch(/<summary>Riešenie<\/summary><div data-solution="a"><figure class="output">/);
    expect(carried(html)).toMatchObject({ solution: '1\n2', options: ['3', '1\n2\n'], language: 'javascript' });
  });

  test('solutions stand together behind the text, and none in its task', () => {
    const other = task('id="b" kind="write"', 'Ešte raz.', solution, checks);
    const html = renderMarkdown(`${whole}\n\nMedzi nimi.\n\n${other}\n\nNa koniec.`);
    const [text = '', solutions = ''] = html.split('<details class="solutions">');
    expect(text).toContain('Na koniec.');
    expect(withoutData(withoutData(text))).not.toContain('log</span>(<span class="tok-number">3');
    expect(solutions.match(/<summary>|data-solution="\w(?:-\w)?"|Úloha \d/g)).toEqual([
      '<summary>',
      'Úloha 1',
      'data-solution="a-b"',
      'Úloha 2',
      'data-solution="b"',
    ]);
  });

  test('programs of more tasks in a text have names of their own, that of the only one is as its file', () => {
    const other = task('id="b" kind="write"', 'Ešte raz.', solution, checks);
    const titles = (html: string) => [...html.matchAll(/ data-title="([^"]*)"/g)].map(([, title]) => title);
    expect(titles(renderMarkdown(whole))).toEqual(['a.js']);
    const html = renderMarkdown(`${whole}\n\n${other}`);
    expect(titles(html)).toEqual(['a.js, úloha\u00A01', 'JavaScript, úloha\u00A02']);
    expect(html).toContain('aria-label="Program: JavaScript, úloha\u00A02"');
  });

  test('lines to order are listed in another order', () => {
    const titled = solution.replace('solution', 'solution title="b.js" {1}');
    const html = renderMarkdown(task('id="a" kind="order"', 'Zoraď.', titled, checks));
    const [, shown = ''] = /<div class="without-script">(.*?)<\/figure>/s.exec(html) ?? [];
    expect(shown).toContain('<span>b.js</span>');
    expect(shown).not.toContain('"line lit"');
    expect(shown.replace(/<[^>]*>/g, '')).toMatch(/3\);\nconsole\.log\("a"/);
    expect(buttonsOf(html).slice(0, 2)).toEqual(['console.log(3);', 'console.log("a" < 2);']);
  });

  test('nothing of a program becomes code of the page', () => {
    const evil = '</div><script>alert(1)</script><img src="x" onerror="alert(1)">\'\u2028';
    const page = task(
      'id="a" kind="fix"',
      'Oprav.',
      fence('html start', evil),
      fence('html solution', `${evil}1`),
      fence('yaml checks', `- name: '<script>'\n  page: []\n  see: script`),
      `:::slip\n${fence('html', `${evil}2`)}\n\n<script>alert(1)</script> Nie.\n:::`,
    );
    const html = renderMarkdown(page);
    expect(html).not.toMatch(/<script|<img|alert\(1\)<|onerror="/);
    expect(carried(html)).toMatchObject({ start: evil, mistakes: [{ code: `${evil}2` }] });
    expect(carried(html).mistakes[0]?.messageHtml).not.toContain('<script');
  });

  test('a list to tick off can be read, too', () => {
    const html = renderMarkdown(tick('- name: Má <meno>\n- name: Má cieľ'));
    expect(carried(html)).toMatchObject({ kind: 'tick', language: 'words', address: null, solution: '' });
    expect(html).toMatch(/<div class="without-script"><div class="prose"><ul>\s*<li>Má &#x3C;meno><\/li>/);
    expect(html.match(/role="checkbox" aria-checked="false"/g)).toHaveLength(2);
    expect(html).not.toContain('style=');
    expect(html).toMatch(/<summary>Riešenie<\/summary><div data-solution="a"><p>Tak\./);
  });

  test('java is only read', () => {
    const java = task(
      'id="a" kind="fill"',
      'Doplň.',
      fence('java start', 'int a = ____;'),
      fence('java solution', 'int a = 1;'),
    );
    expect(carried(renderMarkdown(java))).toMatchObject({ language: 'java', address: null, checks: [] });
  });
});

const tick = (list: string) =>
  task('id="a" kind="tick"', 'Napíš.', fence('yaml checks', list), hint, ':::solution\nTak.\n:::');

const problemsOf = (markdown: string) =>
  findExercises(markdown).flatMap(({ problems }) => problems.map(({ line, message }) => `${line}: ${message}`));

describe('what is wrong is named with its line', () => {
  test.each([
    ['nothing', whole, []],
    ['no id', task('', 'x', solution, checks), ['1: has no id, so it is not checked']],
    ['no id and nothing to check', task('', 'x', ':::solution\nTak.\n:::'), []],
    [
      'no kind',
      task('id="a"', 'x', solution, checks),
      ['1: the kind must be one of write, fix, fill, predict, order, tick'],
    ],
    ['an id', task('id="A b" kind="write"', 'x', solution, checks), [expect.stringContaining('1: the id „A b“')]],
    [
      'an attribute',
      task('id="a" kind="write" evil="1"', 'x', solution, checks),
      ['1: a task has no attribute „evil“'],
    ],
    ['no solution', task('id="a" kind="write"', 'x', checks), ['1: has no solution: a block marked „solution“']],
    ['no start', task('id="a" kind="fix"', 'x', solution, checks), [expect.stringContaining('1: has no start')]],
    ['no gap', task('id="a" kind="fill"', 'x', start, solution, checks), ['4: has no gap: ____']],
    ['no checks', task('id="a" kind="write"', 'x', solution), ['1: has no checks']],
    [
      'a gap elsewhere',
      task('id="a" kind="fill"', 'x', fence('javascript start', 'log(____)'), solution, checks),
      ['8: differs from the start outside of its gaps'],
    ],
    ['two starts', task('id="a" kind="fix"', 'x', start, start, solution, checks), ['8: a second „start“']],
    [
      'YAML',
      task('id="a" kind="write"', 'x', solution, fence('yaml checks', '- a: [')),
      [expect.stringContaining('9: is not valid YAML')],
    ],
    [
      'a check',
      task('id="a" kind="write"', 'x', solution, fence('yaml checks', '- name: x\n  prints: 1')),
      [expect.stringContaining('9: item 1')],
    ],
    [
      'a page',
      task('id="a" kind="write"', 'x', solution, fence('yaml checks', '- name: x\n  page: []\n  see: p')),
      ['9: „x“ is for html alone'],
    ],
    [
      'other first values',
      task('id="a" kind="write"', 'x', solution, fence('yaml checks', '- name: x\n  with: { a: [1, x] }\n  output: a')),
      [],
    ],
    [
      'other first values of a query',
      task(
        'id="a" kind="write"',
        'x',
        fence('sql solution', 'SELECT 1'),
        fence('yaml checks', '- name: x\n  with: { a: 1 }\n  call: a\n  gives: 1'),
      ),
      ['8: „x“ gives other first values, which only javascript and python know'],
    ],
    [
      'a wrong function where nobody writes tests',
      task(
        'id="a" kind="write"',
        'x',
        fence('sql solution', 'SELECT 1'),
        fence('yaml checks', '- name: x\n  catches: SELECT 2'),
      ),
      ['8: „x“ has a wrong function, which only javascript and python know'],
    ],
    [
      'fillers',
      task(
        'id="a" kind="fill"',
        'x',
        fence('java start', '____ a;'),
        fence('java solution', 'int a;'),
        fence('yaml fillers', '- gap: 1\n  too: [long]\n- gap: 2\n  too: [var]\n- line: int b;\n  too: [x]'),
      ),
      ['12: has nothing to fill: gap 2', '12: has nothing to fill: int b;'],
    ],
    [
      'fillers of what runs',
      task('id="a" kind="write"', 'x', solution, checks, fence('yaml fillers', '- gap: 1\n  too: [long]')),
      ['14: fillers are for gaps of a program that is only read'],
    ],
    [
      'options',
      task('id="a" kind="predict"', 'x', start, fence('yaml options', '- a\n- b'), fence('output solution', 'c')),
      ['8: does not have the solution'],
    ],
    [
      'a language',
      task('id="a" kind="write"', 'x', fence('bash solution', 'ls'), checks),
      [expect.stringContaining('4: „bash“ is no language')],
    ],
    [
      'java to write',
      task('id="a" kind="write"', 'x', fence('java solution', 'int a;')),
      ['1: java is only read, so not „write“'],
    ],
    [
      'a slip without words',
      task('id="a" kind="write"', 'x', solution, checks, `:::slip\n${start}\n:::`),
      ['14: a slip about which nothing is said'],
    ],
    ['a list in words', tick('- name: Má meno'), []],
    ['a list that checks', tick('- name: x\n  prints: x'), ['4: „x“ is only ticked: it has a name alone']],
    [
      'a name alone',
      task('id="a" kind="write"', 'x', solution, fence('yaml checks', '- name: x')),
      ['9: „x“ checks nothing'],
    ],
    [
      'a list with a program',
      task('id="a" kind="tick"', 'x', solution, fence('yaml checks', '- name: x'), slip),
      ['13: nobody can write this: „tick“ has no program', '4: „tick“ has no program'],
    ],
    ['an empty hint', task('id="a" kind="write"', 'x', solution, checks, ':::hint\n:::'), ['14: an empty hint']],
  ])('%s', (_, markdown, problems) => {
    expect(problemsOf(markdown)).toEqual(problems);
  });

  test('a task that is wrong is shown all the same, and carries nothing', () => {
    const html = renderMarkdown(task('id="a" kind="nie"', 'Urob.', start, solution));
    expect(html).toContain('Urob.');
    expect(html).not.toContain('data-exercise');
  });
});
