import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotKept } from '#src/components/playground/NotKept.tsx';

const meta = {
  title: 'playground/NotKept',
  component: NotKept,
  args: { why: 'full' },
  decorators: [(Story) => <div className="bg-code text-code-text">{Story()}</div>],
} satisfies Meta<typeof NotKept>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/plné/);
  },
};

export const Refused: Story = { args: { why: 'refused' } };

export const OnPhone: Story = { args: { why: 'refused' }, tags: ['phone'] };
