import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CourseFinale } from '#src/components/ends/CourseFinale.tsx';
import { mostNextCourses, NextCourses } from '#src/components/ends/NextCourses.tsx';
import { useKeptSession } from '#src/containers/account/useKeptSession.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { Course } from '#src/contract/course.ts';
import { courseEndings } from '#src/queries/course.ts';

// What only a learner has comes when there is one.
const loadLearner = () => import('./LearnerCourseEndContainer.tsx');
const LearnerCourseEnd = lazy(() => loadLearner().then((module) => ({ default: module.LearnerCourseEnd })));

interface Props {
  course: Course;
}

/** The end of a course: for who has finished it its lit lines, for everybody what fits next. */
export function CourseEndContainer({ course }: Props) {
  const userId = useUser()?.uid ?? null;
  useKeptSession(loadLearner);
  const { data: endings } = useQuery(courseEndings(course.id));
  const next = endings?.next.slice(0, mostNextCourses) ?? [];
  const visitor = (
    <CourseFinale
      course={course}
      state={{ kind: 'visitor' }}
      text=""
      next={next.length > 0 ? <NextCourses courses={next} /> : undefined}
    />
  );
  if (userId === null) return visitor;
  return (
    <CodeBoundary instead={visitor}>
      <Suspense fallback={visitor}>
        <LearnerCourseEnd course={course} userId={userId} visitor={visitor} />
      </Suspense>
    </CodeBoundary>
  );
}
