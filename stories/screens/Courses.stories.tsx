import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { CoursesView } from '#src/components/course/CoursesView.tsx';
import { LearnerCardFoot } from '#src/components/course/LearnerCardFoot.tsx';
import { NextCourseRoom } from '#src/components/course/NextCourseRoom.tsx';
import { NextCourseVote } from '#src/components/course/NextCourseVote.tsx';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import type { CourseCard } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { buildCourseCard, buildCoursePage, courseCards, courseWithLongName } from '#stories/fixtures/course.ts';
import { nextCourseOptions, nextCourseOptionsLongTexts } from '#stories/fixtures/nextCourse.ts';
import { progressStarted } from '#stories/fixtures/progress.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Courses',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const vote = {
  options: nextCourseOptions,
  isVoted: false,
  votedOptionId: null,
  state: 'ready',
  failure: null,
  onVote: nothing,
} as const;

const list = (items: CourseCard[], footOf?: (course: CourseCard) => ReactNode) => (
  <CoursesView courses={buildCoursePage({ items })}>
    <CourseGrid courses={items} headingLevel="h2" footOf={footOf} />
  </CoursesView>
);

const courses = (content: ReactNode, ballot: ReactNode = <NextCourseVote {...vote} />) => (
  <ListScreen title="Kurzy" lead="Vyber si, kde začneš. Prvú kapitolu každého kurzu si prečítaš hneď, bez účtu.">
    {content}
    <NextCourseRoom>{ballot}</NextCourseRoom>
  </ListScreen>
);

export const Default = screen(paths.courses(), courses(list(courseCards)));

export const SignedIn = screen(
  paths.courses(),
  courses(
    list(
      courseCards,
      (course) => course.id === 'java' && <LearnerCardFoot course={course} progress={progressStarted} />,
    ),
  ),
  { isSignedIn: true },
);

export const Voted = screen(
  paths.courses(),
  courses(list(courseCards), <NextCourseVote {...vote} isVoted votedOptionId="git" />),
);

export const Empty = screen(paths.courses(), courses(list([])));

export const LongTexts = screen(
  paths.courses(),
  courses(
    list([buildCourseCard(courseWithLongName), ...courseCards]),
    <NextCourseVote {...vote} options={nextCourseOptionsLongTexts} />,
  ),
);

export const Loading = screen(paths.courses(), courses(loading('list'), null));

export const Failed = screen(paths.courses(), courses(failed('list')));
