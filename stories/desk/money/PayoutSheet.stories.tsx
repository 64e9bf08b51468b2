import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { PayoutSheet } from '#src/components/desk/money/PayoutSheet.tsx';
import { payout } from '#stories/fixtures/deskMovements.ts';

const meta = {
  title: 'desk/money/PayoutSheet',
  component: PayoutSheet,
  args: { payout, close: <DeskButtonLink href="#zavriet">Zavrieť</DeskButtonLink>, children: null },
} satisfies Meta<typeof PayoutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Agrees: Story = {
  args: { payout: { ...payout, check: 'agrees', bankDay: '2026-10-30', bankAmount: 41555 } },
};

export const Explained: Story = {
  args: {
    payout: { ...payout, check: 'explained', bankDay: '2026-10-30', bankAmount: 40055, note: 'poplatok banky' },
  },
};
