import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LastSeenNote } from '#src/components/home/LastSeenNote.tsx';

const meta = {
  title: 'home/LastSeenNote',
  component: LastSeenNote,
  args: { reason: 'offline', onRetry: fn() },
} satisfies Meta<typeof LastSeenNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Si offline. Takto to tu bolo naposledy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť znova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { reason: 'failed' } };

export const AboveThePage: Story = { args: { place: 'page' }, tags: ['phone'] };
