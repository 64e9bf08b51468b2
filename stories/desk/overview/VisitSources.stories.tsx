import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitSources } from '#src/components/desk/overview/VisitSources.tsx';
import { noVisits, visits } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/VisitSources',
  component: VisitSources,
  args: { visits },
} satisfies Meta<typeof VisitSources>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { visits: noVisits } };

export const OnPhone: Story = { tags: ['phone'] };
