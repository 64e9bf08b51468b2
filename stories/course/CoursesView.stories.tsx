import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { CoursesView } from '#src/components/course/CoursesView.tsx';
import { buildCoursePage, courseCards } from '#stories/fixtures/course.ts';

const meta = {
  title: 'course/CoursesView',
  component: CoursesView,
  args: {
    courses: buildCoursePage({ pageCount: 2 }),
    children: <CourseGrid courses={courseCards} headingLevel="h2" />,
  },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Kurzy</h1>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof CoursesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // A way of one course says nothing of an order.
    await expect(canvas.queryByText('Začínam úplne od nuly')).not.toBeInTheDocument();
    await expect(canvas.getByText('Chcem vyrobiť hru')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stránka 2' })).toHaveAttribute('href', '/kurzy/stranka/2');
  },
};

export const Empty: Story = {
  args: { courses: buildCoursePage({ items: [], total: 0 }), children: <CourseGrid courses={[]} /> },
};

export const Phone: Story = { tags: ['phone'] };
