import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type GoneProgram, gonePrograms } from '#src/browser/exercise/gonePrograms.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';

// Few lectures have lost a task that somebody has worked on.
const GonePrograms = lazy(() =>
  import('#src/components/exercise/GonePrograms.tsx').then((module) => ({ default: module.GonePrograms })),
);
const none: readonly GoneProgram[] = [];

interface Props {
  lectureId: string;
  /** `null` is a guest. */
  userId: string | null;
}

/** What somebody wrote into tasks that a lecture does not have any more. */
export function GoneProgramsContainer({ lectureId, userId }: Props) {
  const programs = useSyncExternalStore(
    gonePrograms.subscribe,
    () => gonePrograms.of(userId ?? '', lectureId),
    () => none,
  );
  useEffect(() => {
    if (userId === null) gonePrograms.lookFor(lectureId);
  }, [lectureId, userId]);
  if (programs.length === 0) return null;
  return (
    <CodeBoundary instead={null}>
      <Suspense>
        <GonePrograms programs={programs} />
      </Suspense>
    </CodeBoundary>
  );
}
