import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitsChart } from '#src/components/desk/overview/VisitsChart.tsx';
import { noVisits, visits } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/VisitsChart',
  component: VisitsChart,
  args: { visits },
} satisfies Meta<typeof VisitsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { visits: noVisits } };

export const OnPhone: Story = { tags: ['phone'] };
