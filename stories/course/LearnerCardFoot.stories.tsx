import type { Meta, StoryObj } from '@storybook/react-vite';
import { LearnerCardFoot } from '#src/components/course/LearnerCardFoot.tsx';
import { javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'course/LearnerCardFoot',
  component: LearnerCardFoot,
  args: {
    course: javaCourse,
    progress: {
      completed: 3,
      total: 8,
      next: { chapterId: 'java-prvy-riadok', lectureId: 'java-kalkulacka', name: 'Malá kalkulačka' },
    },
  },
  decorators: [(Story) => <div className="max-w-75">{Story()}</div>],
} satisfies Meta<typeof LearnerCardFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Finished: Story = { args: { progress: { completed: 8, total: 8, next: null } } };
