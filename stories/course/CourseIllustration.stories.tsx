import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseIllustration } from '#src/components/course/CourseIllustration.tsx';
import { illustrationSchema } from '#src/contract/course.ts';

const meta = {
  title: 'course/CourseIllustration',
  component: CourseIllustration,
  args: { illustration: 'java', className: 'h-41 w-80' },
} satisfies Meta<typeof CourseIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllCourses: Story = {
  render: ({ className }) => (
    <div className="grid gap-4 m:grid-cols-3">
      {illustrationSchema.options.map((illustration) => (
        <CourseIllustration key={illustration} illustration={illustration} className={className} />
      ))}
    </div>
  ),
};
