import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { HomeCourses } from '#src/components/home/HomeCourses.tsx';
import { courseCards } from '#stories/fixtures/course.ts';
import { firstLecture } from '#stories/fixtures/courseBeginning.ts';

const meta = {
  title: 'home/HomeCourses',
  component: HomeCourses,
  parameters: { layout: 'fullscreen' },
  args: { courses: courseCards, lecture: firstLecture, children: <CourseGrid courses={courseCards} /> },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Prvý riadok</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof HomeCourses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Začať prvou lekciou')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chcem vyrobiť hru' })).toHaveAttribute(
      'href',
      '/kurzy/programovanie-od-nuly',
    );
  },
};

/** A way leads into the course where its first lecture is not known. */
export const WithoutLecture: Story = {
  args: { lecture: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Začať prvou lekciou')).not.toBeInTheDocument();
  },
};

/** Ways whose courses are not there are left out. */
export const OneCourse: Story = {
  args: { courses: courseCards.slice(0, 1), children: <CourseGrid courses={courseCards.slice(0, 1)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Chcem vyrobiť hru' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = { tags: ['phone'] };
