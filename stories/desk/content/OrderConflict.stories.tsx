import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderConflict } from '#src/components/desk/content/OrderConflict.tsx';
import { nothing } from '#stories/screens/screen.tsx';

const meta = {
  title: 'desk/content/OrderConflict',
  component: OrderConflict,
  args: { reason: 'changed', onShowTheirs: nothing, onRetry: nothing },
} satisfies Meta<typeof OrderConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { reason: 'failed' } };
