import { readFileSync } from 'node:fs';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { programId } from '#src/domain/exercise/programId.ts';
import { isExercise } from '#src/server/markdown/readExercise.ts';
import { askedIdsIn, exerciseIdsIn, keptIdsIn } from '#src/server/services/learning/exercise/exerciseIdsIn.ts';

/** As the page reads them. */
function parsedIds(markdown: string): string[] {
  const ids: string[] = [];
  visit(unified().use(remarkParse).use(remarkDirective).parse(markdown), 'containerDirective', (node) => {
    if (isExercise(node)) ids.push(node.attributes?.id ?? '');
  });
  return ids;
}

const task = (attributes: string, inside = 'Napíš to.') => `::::task{${attributes}}\n${inside}\n::::`;
const program =
  '```javascript start\nconsole.log(":::task{id=\\"v-kode\\"}");\n:::task{id="v-bloku" kind="write"}\n```';

test.each([
  [['a', 'b-2'], [task('id="a" kind="write"', program), 'Text.', task('kind="fix" id="b-2"')].join('\n\n')],
  [[], 'Text bez úloh.'],
  [[], ':::task\nBez mena.\n:::'],
  [['a'], [`\`\`\`\`markdown\n${task('id="ukazka"', program)}\n\`\`\`\``, task('id="a" kind="write"')].join('\n\n')],
  [['a'], ['~~~\n```\n~~~', task('id="a" kind="write"')].join('\n\n')],
])('the exercises %o', (ids, markdown) => {
  expect(exerciseIdsIn(markdown)).toEqual(ids);
  expect(parsedIds(markdown)).toEqual(ids);
});

test('how an exercise is written is no exercise', () => {
  expect(exerciseIdsIn(readFileSync('docs/exercises.md', 'utf8'))).toEqual([]);
});

test('a guess that can return is asked in a text, and completes nothing', () => {
  const guess = '```javascript\nconsole.log(1);\n```\n\n```output guess="1|2" id="tip"\n1\n```\n\nLebo.';
  const text = [task('id="a" kind="write"'), guess, `:::question\n${guess.replace('tip', 'vracia')}\n:::`].join('\n\n');
  expect(exerciseIdsIn(text)).toEqual(['a']);
  expect(askedIdsIn(text)).toEqual(['a', 'tip', 'vracia']);
  expect(askedIdsIn(`\`\`\`\`markdown\n${guess}\n\`\`\`\``)).toEqual([]);
});

test('drafts are of tasks, of programs, and of pages of more files', () => {
  const text = [
    task('id="a" kind="write"', program),
    '```javascript\nlet a = 1;\n\nlet b = 2;\n```',
    '  ```javascript\n  let c = 3;\n  ```',
    '::::page{name="Hra"}\n\n```html title="index.html"\n<p>\n```\n\n```javascript title="hra.js"\nhraj();\n```\n::::',
    task('id="b" kind="fix"'),
  ].join('\n\n');
  const ids = keptIdsIn({ id: 'l1', text });
  expect(ids).toEqual(expect.arrayContaining(['a', 'b']));
  for (const code of ['let a = 1;\n\nlet b = 2;', 'let c = 3;', '<p>\nhraj();']) {
    expect(ids).toContain(programId('l1', code));
  }
  expect(ids).not.toContain(programId('l1', 'let d = 4;'));
});
