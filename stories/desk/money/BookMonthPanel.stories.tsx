import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BookMonthPanel } from '#src/components/desk/money/BookMonthPanel.tsx';
import { movementPage } from '#stories/fixtures/deskMovements.ts';

const meta = {
  title: 'desk/money/BookMonthPanel',
  component: BookMonthPanel,
  args: {
    book: movementPage,
    state: 'ready',
    failure: null,
    hrefOfMonth: (month) => `#${month}`,
    payoutsHref: '#vyplaty',
    onClose: fn(),
    onReopen: fn(),
  },
} satisfies Meta<typeof BookMonthPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uzavrieť október 2026' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Running: Story = { args: { book: { ...movementPage, state: 'running' } } };

/** What stands in the way is said, and the button does nothing. */
export const Obstacles: Story = {
  args: {
    book: { ...movementPage, obstacles: { earlierMonth: '2026-09', payouts: 2, isIncomplete: true } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uzavrieť október 2026' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'september 2026' })).toHaveAttribute('href', '#2026-09');
  },
};

export const Closed: Story = {
  args: {
    book: {
      ...movementPage,
      ...{ state: 'closed', canReopen: true, closed: { at: '2026-11-04T08:12:00.000Z', by: 'Milan Ďurica' } },
    },
  },
};

export const Failed: Story = { args: { failure: 'Mesiac medzitým uzavrel niekto iný. Druhýkrát sa neuzavrel.' } };
