import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseOutline } from '#src/components/course/CourseOutline.tsx';
import { courseWithLongName, courseWithoutLectures, javaCourse, longCourse } from '#stories/fixtures/course.ts';

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

/** Chapters fold; the first one is open for who has not begun. */
export const Long: Story = {
  args: { course: longCourse },
  play: async ({ canvas, userEvent }) => {
    const [, , ofThird] = canvas.getAllByRole('link', { name: /Prvý pokus/ });
    await expect(ofThird).not.toBeVisible();
    await userEvent.click(canvas.getByText('3. Rozhodovanie'));
    await expect(ofThird).toBeVisible();
    await userEvent.click(canvas.getByText('3. Rozhodovanie'));
  },
};

export const LongInTheMiddle: Story = {
  args: {
    course: longCourse,
    currentLectureId: 'dlhy-1-2',
    completedLectureIds: new Set([...Array.from({ length: 6 }, (_, at) => `dlhy-0-${at}`), 'dlhy-1-0', 'dlhy-1-1']),
  },
};

export const LongOnPhone: Story = { tags: ['phone'], args: LongInTheMiddle.args };
