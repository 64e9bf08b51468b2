import type { Meta } from '@storybook/react-vite';
import { CourseResources } from '#src/components/course/CourseResources.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseWithLongName, courseWithoutResources, javaCourse } from '#stories/fixtures/course.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/CourseResources',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.courseResources(javaCourse.slug);

export const Default = screen(address, <CourseResources course={javaCourse} />);

export const Empty = screen(address, <CourseResources course={courseWithoutResources} />);

export const LongTexts = screen(address, <CourseResources course={courseWithLongName} />);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
