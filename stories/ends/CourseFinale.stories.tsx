import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseFinale } from '#src/components/ends/CourseFinale.tsx';
import { NextCourses } from '#src/components/ends/NextCourses.tsx';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';
import { javaEndings } from '#stories/fixtures/courseEndings.ts';

const meta = {
  title: 'ends/CourseFinale',
  component: CourseFinale,
  parameters: { layout: 'fullscreen' },
  args: {
    course: javaCourse,
    state: { kind: 'again', finishedAt: '2026-11-18T09:00:00.000Z' },
    text: javaEndings.text,
    next: <NextCourses courses={javaEndings.next} />,
  },
} satisfies Meta<typeof CourseFinale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Looked at later: calm, and it says since when. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Osem riadkov svieti. Kurz je celý tvoj!',
    );
    await expect(canvas.getByText('Prvýkrát dokončený 18. novembra 2026')).toBeVisible();
  },
};

export const JustFinished: Story = {
  args: { state: { kind: 'first', finishedAt: '2026-11-18T09:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Prvýkrát/)).not.toBeInTheDocument();
  },
};

export const UnderWay: Story = {
  args: { state: { kind: 'under way', completed: 5, total: 8, continueHref: '/lekcia/siesta' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute('href', '/lekcia/siesta');
  },
};

export const Visitor: Story = {
  args: { state: { kind: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/dokončené/)).not.toBeInTheDocument();
  },
};

export const NothingNext: Story = { args: { next: undefined, text: '' } };

/** Of 48 lectures the words stay in view beside their lines. */
export const LongCourse: Story = {
  args: { course: { ...javaCourse, chapters: Array.from({ length: 6 }, () => javaCourse.chapters).flat() } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: /^48\sriadkov svieti/ });
    if (!matchMedia('(width >= 64rem)').matches) return;
    canvas.getByText('48', { selector: 'span' }).scrollIntoView({ block: 'end' });
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(0);
    scrollTo(0, 0);
  },
};

export const LongNames: Story = { args: { course: courseWithLongName } };

export const Phone: Story = { tags: ['phone'] };
