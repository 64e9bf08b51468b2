import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubscribersChart } from '#src/components/desk/overview/SubscribersChart.tsx';
import { subscribers } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/SubscribersChart',
  component: SubscribersChart,
  args: { subscribers },
} satisfies Meta<typeof SubscribersChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePoint: Story = { args: { subscribers: { ...subscribers, items: subscribers.items.slice(-1) } } };

export const OnPhone: Story = { tags: ['phone'] };
