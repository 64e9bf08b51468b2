import type { Meta } from '@storybook/react-vite';
import { CourseFinale } from '#src/components/ends/CourseFinale.tsx';
import { NextCourses } from '#src/components/ends/NextCourses.tsx';
import { paths } from '#src/domain/paths.ts';
import { javaCourse } from '#stories/fixtures/course.ts';
import { javaEndings } from '#stories/fixtures/courseEndings.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/CourseEnd',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.courseEnd(javaCourse.slug);
const next = <NextCourses courses={javaEndings.next} />;

export const Default = screen(
  address,
  <CourseFinale course={javaCourse} state={{ kind: 'first', finishedAt: null }} text={javaEndings.text} next={next} />,
  { isSignedIn: true },
);

export const Visitor = screen(
  address,
  <CourseFinale course={javaCourse} state={{ kind: 'visitor' }} text="" next={next} />,
);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
