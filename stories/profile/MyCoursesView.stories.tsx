import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MyCoursesView } from '#src/components/profile/MyCoursesView.tsx';
import { courseCards } from '#stories/fixtures/course.ts';
import { buildMyCourse, progressFinished, progressNew, progressStarted } from '#stories/fixtures/progress.ts';

const progresses = [progressStarted, progressNew, progressFinished];

const meta = {
  title: 'profile/MyCoursesView',
  component: MyCoursesView,
  args: { items: courseCards.map((course, index) => buildMyCourse({ course, progress: progresses[index % 3] })) },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Profil</h1>
        <h2 className="sr-only">Moje kurzy</h2>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof MyCoursesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(courseCards.length);
  },
};

export const One: Story = { args: { items: [buildMyCourse()] } };

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pozrieť kurzy' })).toHaveAttribute('href', '/kurzy');
  },
};

export const Phone: Story = { tags: ['phone'] };
