import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseBand } from '#src/components/course/CourseBand.tsx';
import { courseCards, courseWithLongName, courseWithoutLectures, javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'course/CourseBand',
  component: CourseBand,
  parameters: { layout: 'fullscreen' },
  args: { course: javaCourse },
  decorators: [(Story, { args }) => <div data-course={args.course.illustration}>{Story()}</div>],
} satisfies Meta<typeof CourseBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Java Kurz' })).toBeVisible();
    await expect(canvas.getByText('pre začiatočníkov')).toBeVisible();
  },
};

const [firstLine = javaCourse, , sql = javaCourse, games = javaCourse, ai = javaCourse] = courseCards;

export const FirstLine: Story = { args: { course: firstLine } };

export const Sql: Story = { args: { course: sql } };

export const Games: Story = { args: { course: games } };

export const Ai: Story = { args: { course: ai } };

export const WithoutLectures: Story = { args: { course: courseWithoutLectures } };

export const LongTextsOnPhone: Story = {
  args: { course: courseWithLongName },
  tags: ['phone'],
};
