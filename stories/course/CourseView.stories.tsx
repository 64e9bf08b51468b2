import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseView } from '#src/components/course/CourseView.tsx';
import { paths } from '#src/domain/paths.ts';
import {
  buildCourse,
  courseWithLongName,
  courseWithoutLectures,
  freeCourse,
  javaCourse,
} from '#stories/fixtures/course.ts';

const meta = {
  title: 'course/CourseView',
  component: CourseView,
  parameters: { layout: 'fullscreen' },
  args: { course: javaCourse, buyHref: paths.checkout('java-kurz', 'prod_java_kurz_basic') },
} satisfies Meta<typeof CourseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Free: Story = { args: { course: freeCourse, buyHref: null } };

export const Tablet: Story = { tags: ['tablet'] };

export const Phone: Story = { tags: ['phone'] };

export const WithoutLectures: Story = { args: { course: courseWithoutLectures } };

export const WithoutLists: Story = { args: { course: buildCourse({ whatYouLearn: [], prerequisites: [] }) } };

export const LongTexts: Story = { args: { course: courseWithLongName } };

export const LongTextsOnPhone: Story = { ...LongTexts, tags: ['phone'] };
