import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MyCourseCard } from '#src/components/profile/MyCourseCard.tsx';
import { buildCourseCard, courseWithLongName } from '#stories/fixtures/course.ts';
import {
  buildMyCourse,
  buildProgress,
  progressFinished,
  progressNew,
  progressWithNews,
} from '#stories/fixtures/progress.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'profile/MyCourseCard',
  component: MyCourseCard,
  args: { item: buildMyCourse() },
  decorators: [
    (Story) => (
      <div className="max-w-85">
        <h1 className="sr-only">Profil</h1>
        <h2 className="sr-only">Moje kurzy</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MyCourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Java Kurz' })).toHaveAttribute('href', '/kurzy/java-kurz');
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute(
      'href',
      '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-kalkulacka',
    );
    await expect(canvas.getByText('Malá kalkulačka')).toBeVisible();
  },
};

export const NotStarted: Story = {
  args: { item: buildMyCourse({ progress: progressNew }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Začať' })).toBeVisible();
  },
};

export const Finished: Story = {
  args: { item: buildMyCourse({ progress: progressFinished }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dokončené')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pokračovať' })).not.toBeInTheDocument();
  },
};

export const OfSixteen: Story = {
  args: { item: buildMyCourse({ progress: buildProgress({ completed: 4, total: 16, percent: 25 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/dokončené lekcie: 4 zo 16/)).toBeVisible();
  },
};

export const WithNewLectures: Story = { args: { item: buildMyCourse({ progress: progressWithNews }) } };

export const WithoutLectures: Story = {
  args: {
    item: buildMyCourse({ progress: buildProgress({ completed: 0, total: 0, percent: 0, next: null }) }),
  },
};

export const LongNamesOnPhone: Story = {
  tags: ['phone'],
  args: {
    item: buildMyCourse({
      course: buildCourseCard({ name: courseWithLongName.name }),
      progress: buildProgress({ next: { chapterId: 'a', lectureId: 'b', name: longTitle } }),
    }),
  },
};
