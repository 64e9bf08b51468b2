import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegendMark } from '#src/components/desk/overview/LegendMark.tsx';

const meta = {
  title: 'desk/overview/LegendMark',
  component: LegendMark,
  args: { color: 'accent', children: 'aktívni' },
} satisfies Meta<typeof LegendMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
