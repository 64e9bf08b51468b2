import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverviewBoard } from '#src/components/desk/overview/OverviewBoard.tsx';

const meta = {
  title: 'desk/overview/OverviewBoard',
  component: OverviewBoard,
  args: {
    waiting: 'Nič nečaká',
  },
} satisfies Meta<typeof OverviewBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
