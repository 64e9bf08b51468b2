import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { SidebarProgress } from '#src/components/lecture/SidebarProgress.tsx';
import { courseWithLongName, freeCourse, javaCourse } from '#stories/fixtures/course.ts';

const meta = {
  title: 'lecture/LectureSidebar',
  component: LectureSidebar,
  args: { course: javaCourse, currentLectureId: 'java-citanie-chyb' },
  decorators: [
    (Story) => (
      <div className="max-w-75 bg-surface py-5">
        <h1 className="sr-only">Keď to nefunguje: ako čítať chyby</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LectureSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open line is lit; chapters beyond the sample carry a lock. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/Keď to nefunguje/);
    await expect(canvas.getByRole('link', { name: /Podmienka/ })).toHaveAccessibleName(/zamknuté/);
    await expect(canvas.getByRole('link', { name: /Malá kalkulačka/ })).not.toHaveAccessibleName(/zamknuté/);
  },
};

export const Learner: Story = {
  args: {
    access: 'all',
    progress: <SidebarProgress percent={38} />,
    completedLectureIds: new Set(['java-prvy-vypis', 'java-citanie-chyb', 'java-premenne']),
    newLectureIds: new Set(['java-cykly']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Pokrok/ })).toHaveAttribute('aria-valuenow', '38');
    await expect(canvas.getByRole('link', { name: /Premenné/ })).toHaveAccessibleName(/\(dokončené\)/);
    await expect(canvas.getByRole('link', { name: /Cyklus/ })).toHaveAccessibleName(/nové/);
    await expect(canvas.getByRole('link', { name: /Podmienka/ })).not.toHaveAccessibleName(/zamknuté/);
  },
};

export const FreeCourse: Story = { args: { course: freeCourse } };

export const LongNames: Story = { args: { course: courseWithLongName } };
