import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderNote } from '#src/components/desk/money/OrderNote.tsx';
import { OrderSheet } from '#src/components/desk/money/OrderSheet.tsx';
import { paidOrder, waitingOrder } from '#stories/fixtures/deskMoney.ts';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/money/OrderSheet',
  component: OrderSheet,
  args: {
    order: paidOrder,
    buyerOrdersHref: '#objednavky',
    codeHref: null,
    note: <OrderNote note={null} state="ready" failure={null} onSave={nothing} />,
    checking: 'ready',
    mailing: 'ready',
    onCheck: nothing,
    onMailReceipt: nothing,
  },
} satisfies Meta<typeof OrderSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { args: { order: waitingOrder, codeHref: '#kod' } };

export const ProviderSilent: Story = { args: { order: waitingOrder, codeHref: '#kod', checking: 'failed' } };

export const RefundUnderWay: Story = { args: { order: { ...paidOrder, refundUnderWay: 4900, refundable: 0 } } };

export const Disputed: Story = {
  args: { order: { ...paidOrder, isDisputed: true, refundable: 0 }, mailing: 'failed' },
};

export const Forgotten: Story = {
  args: { order: { ...waitingOrder, status: 'lapsed', lapsesAt: null, buyer: null, buyerName: '', buyerEmail: '' } },
};

export const OnPhone: Story = { tags: ['phone'] };
