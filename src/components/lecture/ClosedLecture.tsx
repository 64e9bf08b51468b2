import type { ReactNode } from 'react';
import { LectureSkeleton } from './LectureSkeleton.tsx';

interface Props {
  /** Why the lecture is closed to a visitor. */
  children: ReactNode;
}

/**
 * A closed lecture before it is known who reads: visitors are told why it is closed, and where a session is being opened
 * (a class of <html> says so before the first paint) a calm page waits for the text.
 */
export function ClosedLecture({ children }: Props) {
  return (
    <>
      <div className="[.session_&]:hidden">{children}</div>
      <div className="hidden [.session_&]:block">
        <LectureSkeleton />
      </div>
    </>
  );
}
