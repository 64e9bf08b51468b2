import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkNote } from '#src/components/playground/LinkNote.tsx';

const meta = {
  title: 'playground/LinkNote',
  component: LinkNote,
  args: { why: 'damaged' },
} satisfies Meta<typeof LinkNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/neúplný alebo poškodený/);
  },
};

export const Old: Story = { args: { why: 'old' } };

export const TooLong: Story = { args: { why: 'tooLong' } };
