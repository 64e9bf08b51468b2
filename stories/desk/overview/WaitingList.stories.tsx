import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WaitingList } from '#src/components/desk/overview/WaitingList.tsx';
import { nothingWaits, waiting } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/WaitingList',
  component: WaitingList,
  args: { waiting, auditHref: '/admin/zaznam', onTake: fn() },
} satisfies Meta<typeof WaitingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { waiting: nothingWaits } };

export const Taken: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^nikto, beriem: 1.sporná platba/ }));
    await expect(args.onTake).toHaveBeenLastCalledWith('disputes', true);
    await userEvent.click(canvas.getByRole('button', { name: /^ty, pustiť: 3.texty/ }));
    await expect(args.onTake).toHaveBeenLastCalledWith('comments', false);
    await expect(canvas.getByText('Lucia Šimková')).toBeVisible();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
