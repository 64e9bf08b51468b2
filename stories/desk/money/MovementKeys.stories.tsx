import type { Meta, StoryObj } from '@storybook/react-vite';
import { MovementKeys } from '#src/components/desk/money/MovementKeys.tsx';

const meta = {
  title: 'desk/money/MovementKeys',
  component: MovementKeys,
} satisfies Meta<typeof MovementKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
