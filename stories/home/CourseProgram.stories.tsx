import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseProgram } from '#src/components/home/CourseProgram.tsx';
import { wayOnward } from '#stories/fixtures/learnerHome.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const lines = wayOnward.lines ?? [];

const meta = { title: 'home/CourseProgram', component: CourseProgram, args: { lines } } satisfies Meta<
  typeof CourseProgram
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
      null,
    ]);
    await expect(items[0]).toHaveTextContent('splnené');
    await expect(items[3]).toHaveTextContent('12 min');
  },
};

export const LongNames: Story = {
  args: { lines: lines.map((line) => ({ ...line, number: line.number + 100, name: longTitle })) },
  tags: ['phone'],
};

export const One: Story = { args: { lines: lines.slice(2, 3) } };
