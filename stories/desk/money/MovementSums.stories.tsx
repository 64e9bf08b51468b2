import type { Meta, StoryObj } from '@storybook/react-vite';
import { MovementSums } from '#src/components/desk/money/MovementSums.tsx';
import { movementPage } from '#stories/fixtures/deskMovements.ts';

const meta = {
  title: 'desk/money/MovementSums',
  component: MovementSums,
  args: { month: '2026-10', sums: movementPage.sums, isRunning: false },
} satisfies Meta<typeof MovementSums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Running: Story = { args: { month: '2026-11', isRunning: true } };

/** Somebody else sells on the same account. */
export const WithOthers: Story = { args: { sums: { ...movementPage.sums, other: { count: 2, sum: -300 } } } };

export const OnPhone: Story = { tags: ['phone'] };
