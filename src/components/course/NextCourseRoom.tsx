import type { ReactNode } from 'react';
import { nextCourseId } from '#src/domain/nextCourse.ts';

interface Props {
  children: ReactNode;
}

/**
 * The place of the vote for the next course: as high as the ballot usually is, so that the footer stays where it was; the
 * results need no room kept.
 */
export function NextCourseRoom({ children }: Props) {
  return (
    <div id={nextCourseId} className="mt-18 min-h-[52rem] scroll-mt-6 m:min-h-[30rem] l:min-h-[26rem] has-[ul]:min-h-0">
      {children}
    </div>
  );
}
