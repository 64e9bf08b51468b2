import type { Meta, StoryObj } from '@storybook/react-vite';
import { MovementSum } from '#src/components/desk/money/MovementSum.tsx';
import { movementPage } from '#stories/fixtures/deskMovements.ts';

const meta = {
  title: 'desk/money/MovementSum',
  component: MovementSum,
  args: { month: '2026-10', sums: movementPage.sums },
} satisfies Meta<typeof MovementSum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
