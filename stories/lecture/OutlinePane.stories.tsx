import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { OutlinePane } from '#src/components/lecture/OutlinePane.tsx';
import { javaCourse } from '#stories/fixtures/course.ts';

const longCourse = {
  ...javaCourse,
  chapters: [0, 1, 2, 3, 4, 5, 6, 7].flatMap((round) =>
    javaCourse.chapters.map((chapter) => ({
      ...chapter,
      id: `${chapter.id}-${round}`,
      lectures: chapter.lectures.map((lecture) => ({ ...lecture, id: `${lecture.id}-${round}` })),
    })),
  ),
};
const lastLecture = javaCourse.chapters.at(-1)?.lectures.at(-1)?.id;

const meta = {
  title: 'lecture/OutlinePane',
  component: OutlinePane,
  parameters: { layout: 'fullscreen' },
  args: {
    isCollapsed: false,
    onCollapse: fn(),
    children: <LectureSidebar course={javaCourse} currentLectureId="java-citanie-chyb" />,
  },
  decorators: [(Story) => <div className="flex">{Story()}</div>],
} satisfies Meta<typeof OutlinePane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Obsah kurzu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Obsah kurzu', expanded: true }));
    await expect(args.onCollapse).toHaveBeenCalledWith(true);
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** The chapters eight times over, and the last lecture is open: its line is seen without scrolling. */
export const LongCourse: Story = {
  args: { children: <LectureSidebar course={longCourse} currentLectureId={`${lastLecture}-7`} /> },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { current: 'page' });
    await expect(line.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Small screens have a button instead. */
export const Phone: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
