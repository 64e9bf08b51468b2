import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepLines } from '#src/components/steps/StepLines.tsx';
import { program } from '#stories/fixtures/program.ts';
import { loopRun } from '#stories/fixtures/steps.ts';

const meta = {
  title: 'steps/StepLines',
  component: StepLines,
  args: {
    lines: loopRun.code.split('\n'),
    html: null,
    lit: 5,
    isFailed: false,
    waiting: [],
    aside: '4 + 3 = 7',
    loop: { from: 4, to: 6 },
    round: { long: '4. kolo z\u00A05', short: '4. z\u00A05' },
  },
} satisfies Meta<typeof StepLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Coloured: Story = {
  args: {
    lines: program.code.split('\n'),
    html: program.html.split('\n'),
    lit: 2,
    aside: null,
    loop: null,
    round: null,
  },
};

export const Waiting: Story = { args: { waiting: [8], loop: null, round: null } };

export const Failed: Story = { args: { isFailed: true, aside: null } };

export const LongLines: Story = {
  args: {
    lines: [...loopRun.code.split('\n'), `console.log("${'veľmi '.repeat(40)}dlhý riadok");`],
    lit: 10,
    aside: null,
  },
  tags: ['phone'],
};
