import { lazy, Suspense } from 'react';
import { CourseOutline } from '#src/components/course/CourseOutline.tsx';
import { CourseView } from '#src/components/course/CourseView.tsx';
import type { Course } from '#src/contract/course.ts';
import { useKeptSession } from './useKeptSession.ts';
import { useSession } from './useSession.ts';

// What only a learner has comes when there is one.
const loadLearner = () => import('./LearnerCourseContainer.tsx');
const LearnerPanel = lazy(() => loadLearner().then((module) => ({ default: module.LearnerPanel })));
const LearnerCourseOutline = lazy(() => loadLearner().then((module) => ({ default: module.LearnerCourseOutline })));

interface Props {
  course: Course;
}

/** The page of one course; a learner finds their progress in it. */
export function CourseContainer({ course }: Props) {
  const { userId } = useSession();
  useKeptSession(loadLearner);
  if (userId === null) return <CourseView course={course} />;
  return (
    <CourseView
      course={course}
      learning={
        <Suspense>
          <LearnerPanel course={course} userId={userId} />
        </Suspense>
      }
      outline={
        <Suspense fallback={<CourseOutline course={course} />}>
          <LearnerCourseOutline course={course} userId={userId} />
        </Suspense>
      }
    />
  );
}
