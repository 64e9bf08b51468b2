import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentStateBadge } from '#src/components/desk/content/ContentStateBadge.tsx';

const meta = {
  title: 'desk/content/ContentStateBadge',
  component: ContentStateBadge,
  args: { state: 'published', publishAt: null },
} satisfies Meta<typeof ContentStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Draft: Story = { args: { state: 'draft' } };

export const InReview: Story = { args: { state: 'review' } };

export const Scheduled: Story = { args: { state: 'scheduled', publishAt: '2026-12-01T07:00:00.000Z' } };

export const Changed: Story = { args: { state: 'changed' } };

export const Archived: Story = { args: { state: 'archived' } };
