import type { Meta, StoryObj } from '@storybook/react-vite';
import { MonthSwitch } from '#src/components/desk/money/MonthSwitch.tsx';

const meta = {
  title: 'desk/money/MonthSwitch',
  component: MonthSwitch,
  args: { month: '2026-10', previousHref: '#9', nextHref: '#11' },
} satisfies Meta<typeof MonthSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Last: Story = { args: { nextHref: null } };
