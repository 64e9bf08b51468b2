import type { Meta, StoryObj } from '@storybook/react-vite';
import { StillTask } from '#src/components/exercise/StillTask.tsx';
import { savingsLines, schedule } from '#stories/fixtures/exercise.ts';
import { program } from '#stories/fixtures/program.ts';

const checks = schedule.checks.map((name) => ({ name, prints: 'x' }));

const meta = {
  title: 'exercise/StillTask',
  component: StillTask,
  args: {
    exercise: {
      id: 'zaklady-rozvrh',
      kind: 'fix',
      language: 'javascript',
      start: program.code,
      solution: 'console.log(1);\nconsole.log(2);',
      address: '/runtimes/javascript/frame.html',
      checks,
      mistakes: [],
      hintsHtml: ['<p>Pozri sa na koniec riadka.</p>', '<p>Chýba úvodzovka.</p>'],
      options: [],
    },
    title: 'rozvrh.js',
    assignmentHtml: schedule.assignmentHtml,
    startHtml: program.html,
    linesHtml: [],
    readHtml: '',
    foldedHtml: '<details class="hint"><summary>Nápoveda</summary><p>Pozri sa na koniec riadka.</p></details>',
  },
} satisfies Meta<typeof StillTask>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = {
  tags: ['phone'],
  decorators: [
    (Story) => (
      <div className="px-5">
        <Story />
      </div>
    ),
  ],
};

const { exercise } = meta.args;

export const ToGuess: Story = {
  args: { exercise: { ...exercise, kind: 'predict', checks: [], options: ['7', '12', '3 * 4'], solution: '12' } },
};

export const ToOrder: Story = { args: { exercise: { ...exercise, kind: 'order' }, linesHtml: savingsLines } };

export const ToTickOff: Story = {
  args: { exercise: { ...exercise, kind: 'tick', language: 'words', address: null } },
};

export const OfAPage: Story = { args: { exercise: { ...exercise, language: 'web' } } };
