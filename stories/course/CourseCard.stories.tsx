import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseCard } from '#src/components/course/CourseCard.tsx';
import { buildCourseCard, buildProduct, courseWithLongName, freeCourse, javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'course/CourseCard',
  component: CourseCard,
  args: { course: javaCourse, headingLevel: 'h2' },
  // As wide as in a grid; the page around it has the heading above this one.
  decorators: [
    (Story) => (
      <div className="grid max-w-90">
        <h1 className="sr-only">Kurzy</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Java Kurz' })).toHaveAttribute('href', '/kurzy/java-kurz');
  },
};

export const Free: Story = { args: { course: freeCourse } };

export const PriceWithCents: Story = {
  args: { course: buildCourseCard({ courseProducts: [buildProduct({ amount: 5950 })] }) },
};

export const LongTexts: Story = { args: { course: courseWithLongName } };

export const LongTextsOnPhone: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } };

export const WithoutLectures: Story = { args: { course: buildCourseCard({ lectureCount: 0, minutes: 0 }) } };
