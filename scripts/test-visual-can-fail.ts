/**
 * `npm run test:visual-can-fail`: proves that small things are seen. In a copy of the project it photographs a button with
 * the focus, changes one thing at a time by the least that can be changed, and expects the comparison to fail each time.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copyProject.ts';

interface Change {
  name: string;
  file: string;
  from: string;
  to: string;
}

const story = 'stories/zlomok.stories.tsx';
const storyText = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/ui/Button.tsx';

export default { title: 'zlomok/Zlomok', component: Button, tags: ['picture'] } satisfies Meta<typeof Button>;

export const Default: StoryObj<typeof Button> = {
  args: { children: 'Uložiť zmeny' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('button');
  },
};
`;

const changes: Change[] = [
  {
    name: 'a padding, by a pixel',
    file: 'src/components/ui/Button.tsx',
    from: 'rounded-lg px-6 ',
    to: 'rounded-lg px-[25px] ',
  },
  { name: 'a colour, by 1/255', file: 'tailwind.config.ts', from: "accent: '#7E50E6'", to: "accent: '#7E50E7'" },
  {
    name: 'the ring of the focus',
    file: 'src/styles.css',
    from: ':focus-visible {\n    outline: 3px solid',
    to: ':focus-visible {\n    outline: 0 solid',
  },
];

const copy = copyProject('copy', 'node_modules');
writeFileSync(join(copy, story), storyText);
const isAccepted = compare('--update=all') === 'same' && compare() === 'same';
console.log(`${isAccepted ? '✓' : '✗'} nothing changed`);
const isTrusted = isAccepted && changes.map(isSeen).every(Boolean);
rmSync(copy, { recursive: true, force: true });
console.log(isTrusted ? 'The comparison sees small changes.' : 'The comparison cannot be trusted.');
process.exit(isTrusted ? 0 : 1);

function compare(...options: string[]): 'same' | 'different' | 'broken' {
  const command = ['run', '--project', 'stories', ...options, story];
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', command, { cwd: copy, encoding: 'utf8' });
  if (status === 0) return 'same';
  const output = `${stdout}\n${stderr}`;
  if (output.includes('pixels differ')) return 'different';
  console.error(output);
  return 'broken';
}

function isSeen({ name, file, from, to }: Change): boolean {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no „${from}“ to change.`);
  writeFileSync(path, changed);
  const wasSeen = compare() === 'different';
  writeFileSync(path, text);
  console.log(`${wasSeen ? '✓' : '✗'} ${name}`);
  return wasSeen;
}
