import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TrialDisputeNote } from '#src/components/desk/money/TrialDisputeNote.tsx';

const meta = {
  title: 'desk/money/TrialDisputeNote',
  component: TrialDisputeNote,
  args: { isDisputed: false, state: 'ready', onTry: fn() },
} satisfies Meta<typeof TrialDisputeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { isDisputed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spor prehráme' }));
    await expect(args.onTry).toHaveBeenCalledWith('lost');
  },
};

export const Failed: Story = { args: { state: 'failed' } };
