import type { Meta, StoryObj } from '@storybook/react-vite';
import { LectureList } from '#src/components/course/LectureList.tsx';
import type { Chapter } from '#src/contract/course.ts';
import { javaCourse } from '#stories/fixtures/course.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'course/LectureList/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const [first] = javaCourse.chapters as [Chapter];
const chapter = { ...first, lectures: first.lectures.slice(0, 2) };

export const Default: StoryObj = stateSheet({
  isWide: true,
  render: () => (
    <LectureList
      chapter={chapter}
      isFreeCourse={false}
      number={1}
      firstLine={1}
      currentLectureId={chapter.lectures[0]?.id}
      hrefOf={({ id }) => `/lekcia/${id}`}
    />
  ),
});
