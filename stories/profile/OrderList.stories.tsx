import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderList } from '#src/components/profile/OrderList.tsx';
import { paths } from '#src/domain/paths.ts';
import { buildOrder, orders, paidOrder } from '#stories/fixtures/order.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'profile/OrderList',
  component: OrderList,
  args: {
    orders,
    onDownloadReceipt: fn(),
    onDrop: fn(),
    droppingId: null,
    downloadingId: null,
    error: null,
  },
  decorators: [
    (Story) => (
      <div className="max-w-290">
        <h1 className="sr-only">Profil</h1>
        <h2 className="sr-only">Moje objednávky</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(orders.length);
    for (const status of ['nezaplatená', 'vrátená', 'zrušená']) {
      await expect(canvas.getByText(status)).toBeVisible();
    }
    await expect(canvas.getByText('vrátené 10,00 €')).toBeVisible();
    const finish = canvas.getAllByRole('link', { name: 'Dokončiť platbu' });
    await expect(finish).toHaveLength(orders.filter((order) => order.status === 'pending').length);
    await expect(finish[0]?.getAttribute('href')).toMatch(/^\/checkout\//);
    await userEvent.click(canvas.getByRole('button', { name: 'Stiahnuť doklad 2026-0042' }));
    await expect(args.onDownloadReceipt).toHaveBeenLastCalledWith(paidOrder.id);
    const [drop] = canvas.getAllByRole('button', { name: /^Zrušiť nákup/ });
    if (drop) await userEvent.click(drop);
    await expect(args.onDrop).toHaveBeenLastCalledWith(orders.find(({ status }) => status === 'pending')?.id);
  },
};

export const Downloading: Story = {
  args: { downloadingId: paidOrder.id },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Stiahnuť doklad 2026-0042' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onDownloadReceipt).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Doklad sa nepodarilo stiahnuť. Skús to o\u00A0chvíľu znova.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pozrieť kurzy' })).toHaveAttribute('href', paths.courses());
  },
};

export const Phone: Story = { tags: ['phone'] };

export const LongNameOnPhone: Story = {
  tags: ['phone'],
  args: {
    orders: [buildOrder({ ...paidOrder, productName: longTitle, amount: 123_950, refundedAmount: 99_950 })],
  },
};
