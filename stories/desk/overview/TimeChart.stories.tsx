import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeChart } from '#src/components/desk/overview/TimeChart.tsx';

const meta = {
  title: 'desk/overview/TimeChart',
  component: TimeChart,
  args: {
    label: 'Aktívni podľa týždňa',
    points: ['2. 11.', '9. 11.', '16. 11.', '23. 11.'],
    series: [{ kind: 'line', name: 'aktívni', color: 'accent', values: [318, 352, 379, 412] }],
    format: String,
  },
} satisfies Meta<typeof TimeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhone: Story = { tags: ['phone'] };
