import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BrowserErrorList } from '#src/components/desk/overview/BrowserErrorList.tsx';
import { browserErrorPage } from '#stories/fixtures/deskBrowserErrors.ts';

const { items, current } = browserErrorPage;
const [open, , settled] = items;

const meta = {
  title: 'desk/overview/BrowserErrorList',
  component: BrowserErrorList,
  args: { errors: items, current, busyId: null, onSettle: fn() },
} satisfies Meta<typeof BrowserErrorList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Settling: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    await userEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^Označiť za vybavené/ }));
    await expect(args.onSettle).toHaveBeenLastCalledWith(open, true);
    await userEvent.click(within(rows[2] as HTMLElement).getByRole('button', { name: /^Otvoriť znova/ }));
    await expect(args.onSettle).toHaveBeenLastCalledWith(settled, false);
  },
};

export const Busy: Story = { args: { busyId: 'copying' } };

export const OnPhone: Story = { tags: ['phone'] };
