import { lazy, type ReactNode, Suspense } from 'react';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { useKeptSession } from '#src/containers/account/useKeptSession.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import { useWhenGuest } from '#src/containers/account/useWhenGuest.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { CourseCard } from '#src/contract/course.ts';

// What only a learner has comes when there is one.
const loadLearner = () => import('./LearnerCourseGridContainer.tsx');
const LearnerCourseGridContainer = lazy(() =>
  loadLearner().then((module) => ({ default: module.LearnerCourseGridContainer })),
);

const loadGuest = () => import('./GuestCourseGridContainer.tsx');

interface Props {
  courses: readonly CourseCard[];
  headingLevel?: 'h2' | 'h3';
  children?: ReactNode;
}

/** Course cards; whoever has done something of the courses finds in them how far they are. */
export function CourseGridContainer(props: Props) {
  const userId = useUser()?.uid ?? null;
  useKeptSession(loadLearner);
  const guest = useWhenGuest(loadGuest);
  const visitorGrid = <CourseGrid {...props} />;
  if (userId === null) return guest ? <guest.GuestCourseGridContainer {...props} /> : visitorGrid;
  return (
    <CodeBoundary instead={visitorGrid}>
      <Suspense fallback={visitorGrid}>
        <LearnerCourseGridContainer {...props} userId={userId} />
      </Suspense>
    </CodeBoundary>
  );
}
