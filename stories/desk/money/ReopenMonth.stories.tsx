import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReopenMonth } from '#src/components/desk/money/ReopenMonth.tsx';

const meta = {
  title: 'desk/money/ReopenMonth',
  component: ReopenMonth,
  args: { month: '2026-10', state: 'ready', failure: null, onReopen: fn(), onClose: fn() },
} satisfies Meta<typeof ReopenMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const button = screen.getByRole('button', { name: 'Znova otvoriť október 2026' });
    await userEvent.click(button);
    await expect(args.onReopen).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Prečo' }), 'chýba poplatok banky');
    await userEvent.click(button);
    await expect(args.onReopen).toHaveBeenCalledWith('chýba poplatok banky');
  },
};
