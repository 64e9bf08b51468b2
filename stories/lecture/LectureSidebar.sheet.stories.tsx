import type { Meta, StoryObj } from '@storybook/react-vite';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { javaCourse } from '#stories/fixtures/course.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'lecture/LectureSidebar/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const course = { ...javaCourse, chapters: javaCourse.chapters.slice(0, 1) };

export const Default: StoryObj = stateSheet({
  render: () => <LectureSidebar course={course} currentLectureId="java-citanie-chyb" />,
});
