import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitedPages } from '#src/components/desk/overview/VisitedPages.tsx';
import { noVisits, visits } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/VisitedPages',
  component: VisitedPages,
  args: { visits },
} satisfies Meta<typeof VisitedPages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { visits: noVisits } };

export const OnPhone: Story = { tags: ['phone'] };
