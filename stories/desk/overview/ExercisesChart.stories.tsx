import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExercisesChart } from '#src/components/desk/overview/ExercisesChart.tsx';
import { exercises } from '#stories/fixtures/deskOverview.ts';

const meta = {
  title: 'desk/overview/ExercisesChart',
  component: ExercisesChart,
  args: { statistics: exercises, hrefOfTask: (lecture, task) => `/admin/prehlad/kurzy/${lecture}?uloha=${task}` },
} satisfies Meta<typeof ExercisesChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { statistics: { items: [] } } };

export const OnPhone: Story = { tags: ['phone'] };
