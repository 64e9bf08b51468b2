import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { courseCards, courseWithLongName } from '#stories/fixtures/course.ts';

const meta = {
  title: 'course/CourseGrid',
  component: CourseGrid,
  parameters: { layout: 'fullscreen' },
  args: { courses: courseCards, headingLevel: 'h2' },
  decorators: [
    (Story) => (
      <div className="page py-8">
        <h1 className="sr-only">Kurzy</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { tags: ['tablet'] };

export const Phone: Story = { tags: ['phone'] };

export const OneCourse: Story = { args: { courses: courseCards.slice(0, 1) } };

export const LongTextsBesideShort: Story = { args: { courses: [courseWithLongName, ...courseCards.slice(0, 2)] } };

export const Empty: Story = { args: { courses: [] } };
