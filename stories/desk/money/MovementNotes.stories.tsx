import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MovementNotes } from '#src/components/desk/money/MovementNotes.tsx';
import { movementPage } from '#stories/fixtures/deskMovements.ts';

const meta = {
  title: 'desk/money/MovementNotes',
  component: MovementNotes,
  args: {
    book: movementPage,
    now: Date.parse('2026-11-23T12:00:00Z'),
    hrefOfOrder: (id) => `#${id}`,
    asking: 'ready',
    onAsk: fn(),
  },
} satisfies Meta<typeof MovementNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A charge-back is due. */
export const Default: Story = {};

export const LastDay: Story = { args: { now: Date.parse('2026-12-03T12:00:00Z') } };

export const Silent: Story = {
  args: { book: { ...movementPage, isProviderSilent: true, disputes: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť teraz' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const Trial: Story = { args: { book: { ...movementPage, isTest: true, disputes: [] } } };
