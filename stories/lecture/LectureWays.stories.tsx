import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LectureWays } from '#src/components/lecture/LectureWays.tsx';
import { javaCourse } from '#stories/fixtures/course.ts';
import { textLecture } from '#stories/fixtures/lecture.ts';

const meta = {
  title: 'lecture/LectureWays',
  component: LectureWays,
  args: {
    course: javaCourse,
    lectureId: textLecture.id,
    nextFor: 'everybody',
    nextKind: 'primary',
    onApproachNext: fn(),
  },
  decorators: [(Story) => <div className="max-w-170">{Story()}</div>],
} satisfies Meta<typeof LectureWays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Predchádzajúca/ })).toHaveAccessibleName(/Prvý výpis na obrazovku/);
    await expect(canvas.getByRole('link', { name: /Ďalšia lekcia/ })).toHaveAccessibleName(/Premenné/);
  },
};

/** A learner goes on from the end of the lecture. */
export const BackOnly: Story = {
  args: { nextFor: 'nobody' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** A guest goes on from the end of the lecture, too; a plain link is there for whose scripts do not run. */
export const WithoutScripts: Story = {
  args: { nextFor: 'withoutScripts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Last: Story = {
  args: { lectureId: 'java-vlastna-metoda' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Koniec kurzu/ })).toHaveAttribute('href', '/kurzy/java-kurz');
  },
};
