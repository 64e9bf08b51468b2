import { lazy, Suspense } from 'react';
import { CourseOutline } from '#src/components/course/CourseOutline.tsx';
import { CourseView } from '#src/components/course/CourseView.tsx';
import type { Course } from '#src/contract/course.ts';
import { buyUrl } from '#src/domain/buyUrl.ts';
import { paths } from '#src/domain/paths.ts';
import { useKeptSession } from './useKeptSession.ts';
import { useSession } from './useSession.ts';
import { WhenNear } from './WhenNear.tsx';

// What only a learner has comes when there is one.
const loadLearner = () => import('./LearnerCourseContainer.tsx');
const LearnerPanel = lazy(() => loadLearner().then((module) => ({ default: module.LearnerPanel })));
const LearnerCourseOutline = lazy(() => loadLearner().then((module) => ({ default: module.LearnerCourseOutline })));

const ReviewsContainer = lazy(() =>
  import('./ReviewsContainer.tsx').then((module) => ({ default: module.ReviewsContainer })),
);

interface Props {
  course: Course;
}

/** The page of one course; a learner finds their progress in it. */
export function CourseContainer({ course }: Props) {
  const { userId, isLoading } = useSession();
  useKeptSession(loadLearner);
  const courseHref = paths.course(course.slug);
  const buyHref = buyUrl(course);
  const reviews = (
    <WhenNear id="hodnotenia" className="min-h-60">
      {!isLoading && (
        <ReviewsContainer
          courseId={course.id}
          userId={userId}
          loginHref={paths.login(courseHref)}
          courseHref={courseHref}
        />
      )}
    </WhenNear>
  );
  if (userId === null) return <CourseView course={course} buyHref={buyHref} reviews={reviews} />;
  return (
    <CourseView
      course={course}
      buyHref={buyHref}
      reviews={reviews}
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
