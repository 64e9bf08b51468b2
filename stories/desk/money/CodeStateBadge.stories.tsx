import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeStateBadge } from '#src/components/desk/money/CodeStateBadge.tsx';

const meta = {
  title: 'desk/money/CodeStateBadge',
  component: CodeStateBadge,
  args: { code: { state: 'active', firstDay: null } },
} satisfies Meta<typeof CodeStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotYet: Story = { args: { code: { state: 'not-yet', firstDay: '2026-12-01' } } };

export const UsedUp: Story = { args: { code: { state: 'used-up', firstDay: null } } };

export const Off: Story = { args: { code: { state: 'off', firstDay: null } } };
