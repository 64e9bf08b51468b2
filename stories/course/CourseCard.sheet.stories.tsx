import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseCard } from '#src/components/course/CourseCard.tsx';
import { javaCourse } from '#stories/fixtures/course.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'course/CourseCard/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  render: () => <CourseCard course={javaCourse} />,
});
