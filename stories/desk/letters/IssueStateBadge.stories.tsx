import type { Meta, StoryObj } from '@storybook/react-vite';
import { IssueStateBadge } from '#src/components/desk/letters/IssueStateBadge.tsx';

const meta = {
  title: 'desk/letters/IssueStateBadge',
  component: IssueStateBadge,
  args: { state: 'draft' },
} satisfies Meta<typeof IssueStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scheduled: Story = { args: { state: 'scheduled' } };

export const Sending: Story = { args: { state: 'sending' } };

export const Paused: Story = { args: { state: 'paused' } };

export const Stopped: Story = { args: { state: 'stopped' } };

export const Sent: Story = { args: { state: 'sent' } };
