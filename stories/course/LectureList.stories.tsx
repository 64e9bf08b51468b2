import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureList } from '#src/components/course/LectureList.tsx';
import type { Chapter } from '#src/contract/course.ts';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';

const [sample, locked] = javaCourse.chapters as [Chapter, Chapter];
const [longNames] = courseWithLongName.chapters as [Chapter];

const meta = {
  title: 'course/LectureList',
  component: LectureList,
  args: { chapter: sample, isFreeCourse: false, number: 1, firstLine: 1, hrefOf: (lecture) => `/lekcia/${lecture.id}` },
  decorators: [
    (Story) => (
      <div className="max-w-180">
        <h1 className="sr-only">Java Kurz</h1>
        <h2 className="sr-only">Obsah kurzu</h2>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LectureList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line says whether it is a text or a video (spec 2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Video: Prvý výpis na obrazovku/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Text: Malá kalkulačka/ })).toBeVisible();
  },
};

export const CurrentLine: Story = {
  args: { currentLectureId: 'java-citanie-chyb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(/Keď to nefunguje/);
  },
};

/** The check stands where the number was, and the word for it in the link's name. */
export const Learner: Story = {
  args: {
    currentLectureId: 'java-premenne',
    completedLectureIds: new Set(['java-prvy-vypis', 'java-citanie-chyb']),
    newLectureIds: new Set(['java-kalkulacka']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Prvý výpis na obrazovku \(dokončené\)/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Malá kalkulačka\s*nové/ })).toBeVisible();
  },
};

export const FreeCourse: Story = {
  args: { isFreeCourse: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bez účtu')).toBeVisible();
    await expect(canvas.queryByText('ukážka zadarmo')).not.toBeInTheDocument();
  },
};

/** Numbers go on from the chapter before. */
/** A chapter that opens only to who has bought the course. */
export const SecondChapter: Story = {
  args: { chapter: locked, isLocked: true, number: 2, firstLine: 5 },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAccessibleName(/\(zamknuté\)$/);
  },
};

export const TwoDigitLines: Story = { args: { chapter: locked, number: 12, firstLine: 98 } };

export const OneLecture: Story = { args: { chapter: { ...sample, lectures: sample.lectures.slice(0, 1) } } };

export const WithoutLectures: Story = { args: { chapter: { ...sample, lectures: [] } } };

export const LongNames: Story = { args: { chapter: longNames } };

export const LongNamesOnPhone: Story = { ...LongNames, tags: ['phone'] };
