import type { Meta, StoryObj } from '@storybook/react-vite';
import { IncomeChart } from '#src/components/desk/overview/IncomeChart.tsx';
import { income } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/IncomeChart',
  component: IncomeChart,
  args: { income },
} satisfies Meta<typeof IncomeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { income: { ...income, items: income.items.map((item) => ({ ...item, paid: 0, refunded: 0 })) } },
};

export const OnePoint: Story = { args: { income: { ...income, items: income.items.slice(-1) } } };

export const OnPhone: Story = { tags: ['phone'] };
