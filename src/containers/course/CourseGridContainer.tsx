import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { useKeptSession } from '#src/containers/account/useKeptSession.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import type { CourseCard } from '#src/contract/course.ts';

// What only a learner has comes when there is one.
const loadLearner = () => import('./LearnerCourseGridContainer.tsx');
const LearnerCourseGridContainer = lazy(
  (): Promise<{ default: ComponentType<Props & { userId: string }> }> =>
    loadLearner().then(
      (module) => ({ default: module.LearnerCourseGridContainer }),
      // Where it does not come they are shown as to a visitor.
      () => ({ default: CourseGrid }),
    ),
);

interface Props {
  courses: readonly CourseCard[];
  headingLevel?: 'h2' | 'h3';
  children?: ReactNode;
}

/** Course cards; a learner finds in them how far they are. */
export function CourseGridContainer(props: Props) {
  const userId = useUser()?.uid ?? null;
  useKeptSession(loadLearner);
  const visitorGrid = <CourseGrid {...props} />;
  if (userId === null) return visitorGrid;
  return (
    <Suspense fallback={visitorGrid}>
      <LearnerCourseGridContainer {...props} userId={userId} />
    </Suspense>
  );
}
