import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoursePaths } from '#src/components/course/CoursePaths.tsx';
import { courseCards, courseWithLongName } from '#stories/fixtures/course.ts';

const [zero = courseWithLongName, java = courseWithLongName, sql = courseWithLongName, games = courseWithLongName] =
  courseCards;

const meta = {
  title: 'course/CoursePaths',
  component: CoursePaths,
  args: {
    paths: [
      { title: 'Chcem vyrobiť hru', courses: [zero, games] },
      { title: 'Potrebujem to do práce', courses: [sql, java] },
    ],
  },
} satisfies Meta<typeof CoursePaths>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [toGames] = canvas.getAllByRole('list').slice(1);
    await expect(toGames).toHaveTextContent('1Programovanie od nuly2Webové Hry: Pexeso, Had, 2048');
  },
};

export const Phone: Story = { tags: ['phone'] };

export const LongNamesOnPhone: Story = {
  args: { paths: [{ title: 'Potrebujem to do práce', courses: [courseWithLongName, sql] }] },
  tags: ['phone'],
};
