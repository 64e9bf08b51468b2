import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseOutline } from '#src/components/course/CourseOutline.tsx';
import { courseWithLongName, courseWithoutLectures, javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'course/CourseOutline',
  component: CourseOutline,
  args: { course: javaCourse },
  decorators: [
    (Story) => (
      <div className="max-w-180">
        <h1 className="sr-only">Java Kurz</h1>
        <h2 className="sr-only">Obsah kurzu</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof CourseOutline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CurrentLecture: Story = { args: { currentLectureId: 'java-podmienka' } };

export const LongNamesOnPhone: Story = {
  tags: ['phone'],
  args: { course: courseWithLongName },
};

export const WithoutChapters: Story = { args: { course: courseWithoutLectures } };
