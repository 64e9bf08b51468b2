import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { MovementSheet } from '#src/components/desk/money/MovementSheet.tsx';
import { movementPage } from '#stories/fixtures/deskMovements.ts';

const [fees, payment, , , , , refund, , late] = movementPage.items;
if (!fees || !payment || !refund || !late) throw new Error('The fixture has them.');

const meta = {
  title: 'desk/money/MovementSheet',
  component: MovementSheet,
  args: {
    line: refund,
    month: '2026-10',
    orderHref: '#objednavka',
    close: <DeskButtonLink href="#zavriet">Zavrieť</DeskButtonLink>,
  },
} satisfies Meta<typeof MovementSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Payment: Story = { args: { line: payment } };

export const Fees: Story = { args: { line: fees } };

export const Late: Story = { args: { line: late } };
