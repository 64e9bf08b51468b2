import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureName } from '#src/components/course/LectureName.tsx';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'course/LectureName',
  component: LectureName,
  args: { name: 'Malá kalkulačka', isCompleted: false, isNew: false, isCurrent: false },
} satisfies Meta<typeof LectureName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Said in words, too: the check itself is a drawing. */
export const Completed: Story = {
  args: { isCompleted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(dokončené)')).toBeInTheDocument();
  },
};

export const New: Story = {
  args: { isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nové')).toBeVisible();
  },
};

export const Current: Story = { args: { isCurrent: true } };

export const LongOnPhone: Story = {
  args: { name: longTitle, isNew: true },
  tags: ['phone'],
};
