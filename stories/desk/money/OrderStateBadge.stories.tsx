import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStateBadge } from '#src/components/desk/money/OrderStateBadge.tsx';

const meta = {
  title: 'desk/money/OrderStateBadge',
  component: OrderStateBadge,
  args: { order: { status: 'paid', isDisputed: false, refundedAmount: 0 } },
} satisfies Meta<typeof OrderStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { args: { order: { status: 'pending', isDisputed: false, refundedAmount: 0 } } };

export const Part: Story = { args: { order: { status: 'paid', isDisputed: false, refundedAmount: 900 } } };

export const Disputed: Story = { args: { order: { status: 'paid', isDisputed: true, refundedAmount: 0 } } };

export const Lapsed: Story = { args: { order: { status: 'lapsed', isDisputed: false, refundedAmount: 0 } } };
