import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseCard } from '#src/components/course/CourseCard.tsx';
import { LearnerCardFoot } from '#src/components/course/LearnerCardFoot.tsx';
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

export const LongTextsOnPhone: Story = { ...LongTexts, tags: ['phone'] };

export const WithoutLectures: Story = { args: { course: buildCourseCard({ lectureCount: 0, minutes: 0 }) } };

const next = { chapterId: 'java-prvy-riadok', lectureId: 'java-kalkulacka', name: 'Malá kalkulačka' };

export const Started: Story = {
  args: { foot: <LearnerCardFoot course={javaCourse} progress={{ completed: 3, total: 8, next }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hotové: 3 z 8')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute(
      'href',
      '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-kalkulacka',
    );
    await expect(canvas.queryByText('49 €')).not.toBeInTheDocument();
  },
};

/** What was added since counts more than how many are behind. */
export const WithNewLectures: Story = {
  args: {
    foot: (
      <LearnerCardFoot course={javaCourse} progress={{ completed: 7, total: 8, next, newLectureIds: ['java-cykly'] }} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pribudla 1 lekcia')).toBeVisible();
  },
};

export const Owned: Story = {
  args: { foot: <LearnerCardFoot course={javaCourse} progress={{ completed: 0, total: 8, next }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tvoj kurz')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Začať' })).toBeVisible();
  },
};

export const Finished: Story = {
  args: { foot: <LearnerCardFoot course={javaCourse} progress={{ completed: 8, total: 8, next: null }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dokončený')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zopakovať' })).toHaveAttribute('href', '/kurzy/java-kurz');
  },
};

/** Who has nothing of the course sees what a visitor sees. */
export const NotTheirs: Story = {
  args: { foot: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('49 €')).toBeVisible();
  },
};

export const StartedOnPhone: Story = { ...Started, tags: ['phone'] };
