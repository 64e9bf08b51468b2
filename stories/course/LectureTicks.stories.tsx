import type { Meta, StoryObj } from '@storybook/react-vite';
import { LectureTicks } from '#src/components/course/LectureTicks.tsx';

const meta = {
  title: 'course/LectureTicks',
  component: LectureTicks,
  args: { completed: 3, total: 8 },
  decorators: [
    (Story) => (
      <div data-course="sql" className="max-w-75">
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LectureTicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Finished: Story = { args: { completed: 8 } };

/** So many that ticks would be too thin. */
export const LongCourse: Story = { args: { completed: 120, total: 500 } };
