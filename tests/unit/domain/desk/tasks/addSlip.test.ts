import { expect, test } from 'vitest';
import { addSlip, knownSlip, taskOf } from '#src/domain/desk/tasks/addSlip.ts';

const text = `Úvod.

::::task{id="kino" kind="write"}
Kto smie dnu?

\`\`\`javascript solution
console.log(vek >= 15);
\`\`\`

\`\`\`yaml checks
- name: Kto má 15, smie dnu
  output: "true"
\`\`\`
::::

Záver.
`;
const code = 'console.log(vek > 15);';

test('a wrong answer becomes a known mistake at the end of its task, and all else stays', () => {
  const next = addSlip(text, 'kino', { code, message: 'Kto má presne 15, smie tiež.' });
  expect(next).toBe(
    text.replace(
      '  output: "true"\n```\n::::',
      `  output: "true"\n\`\`\`\n\n:::slip\n\`\`\`javascript\n${code}\n\`\`\`\n\nKto má presne 15, smie tiež.\n:::\n::::`,
    ),
  );
});

test('what is known already is said by its number, and not added again', () => {
  const once = addSlip(text, 'kino', { code, message: 'Smie tiež.' }) ?? '';
  const task = taskOf(once, 'kino');
  expect(task && knownSlip(task, `${code}  \n`)).toBe(1);
  expect(task && knownSlip(task, 'iné')).toBeNull();
  expect(addSlip(once, 'kino', { code, message: 'Znova.' })).toBeNull();
});

test('a task that is not there changes nothing, and what has no end gets one', () => {
  expect(addSlip(text, 'ina', { code, message: 'Nič.' })).toBeNull();
  const open = addSlip(text, 'kino', { code, message: '```text\nbez konca' }) ?? '';
  expect(taskOf(open, 'kino')?.slips).toHaveLength(1);
  expect(open.endsWith('::::\n\nZáver.\n')).toBe(true);
});
