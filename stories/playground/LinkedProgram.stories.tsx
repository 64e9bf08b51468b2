import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileTabs } from '#src/components/code/FileTabs.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { LinkedProgram } from '#src/components/playground/LinkedProgram.tsx';
import { program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'playground/LinkedProgram',
  component: LinkedProgram,
  args: {
    name: 'Hra s bodmi',
    file: { id: 'kod', name: 'program.js', tabs: null, isLong: false },
    onEdit: fn(),
    children: <ProgramLines title="program.js" html={program.html} />,
  },
} satisfies Meta<typeof LinkedProgram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Spustiť' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Otvoriť na úpravy' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Page: Story = {
  args: {
    file: {
      id: 'kod',
      name: 'index.html',
      tabs: <FileTabs names={['index.html', 'style.css', 'program.js']} current={0} onChoose={fn()} controls="kod" />,
      isLong: true,
    },
  },
};

export const OnPhone: Story = { tags: ['phone'], decorators: [(Story) => <div className="px-5">{Story()}</div>] };
