import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartBoard } from '#src/components/desk/overview/ChartBoard.tsx';

const meta = {
  title: 'desk/overview/ChartBoard',
  component: ChartBoard,
  args: {
    charts: [
      { id: 'lekcie', isWide: true, chart: 'Kde sa ľudia zastavia' },
      { id: 'ulohy', chart: 'Úlohy' },
      { id: 'uciaci-sa', chart: 'Učiaci sa' },
    ],
  },
} satisfies Meta<typeof ChartBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
