import type { Meta, StoryObj } from '@storybook/react-vite';
import { LearnersChart } from '#src/components/desk/overview/LearnersChart.tsx';
import { learners } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/LearnersChart',
  component: LearnersChart,
  args: { learners },
} satisfies Meta<typeof LearnersChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FewPeople: Story = {
  args: { learners: { ...learners, items: learners.items.map((item) => ({ ...item, active: 3, fresh: 0 })) } },
};

export const OnePoint: Story = { args: { learners: { ...learners, items: learners.items.slice(-1) } } };

export const OnPhone: Story = { tags: ['phone'] };
