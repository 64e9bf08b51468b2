import { useEffect, useSyncExternalStore } from 'react';
import { gonePrograms } from '#src/browser/exercise/gonePrograms.ts';
import { GonePrograms } from '#src/components/exercise/GonePrograms.tsx';

interface Props {
  lectureId: string;
  /** `null` is a guest. */
  userId: string | null;
}

/** What somebody wrote into tasks that a lecture does not have any more. */
export function GoneProgramsContainer({ lectureId, userId }: Props) {
  const programs = useSyncExternalStore(gonePrograms.subscribe, () => gonePrograms.of(userId ?? '', lectureId));
  useEffect(() => {
    if (userId === null) gonePrograms.lookFor(lectureId);
  }, [lectureId, userId]);
  return programs.length > 0 && <GonePrograms programs={programs} />;
}
