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
  args: {
    learners: { ...learners, active: 7, items: learners.items.map((item) => ({ ...item, active: null, fresh: 0 })) },
  },
};

export const OwnCourses: Story = {
  args: {
    learners: { ...learners, isOwn: true, items: learners.items.map((item) => ({ ...item, fresh: null })) },
  },
};

export const OnePoint: Story = { args: { learners: { ...learners, items: learners.items.slice(-1) } } };

export const OnPhone: Story = { tags: ['phone'] };
