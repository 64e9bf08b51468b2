import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'code/ProgramLines',
  component: ProgramLines,
  args: { title: 'vreckove.js', html: program.html },
} satisfies Meta<typeof ProgramLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LitLine: Story = { args: { html: program.html.replace('class="line"', 'class="line lit"') } };

export const StoppedOnALine: Story = { args: { bad: 2 } };
