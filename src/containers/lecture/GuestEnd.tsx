import { useState } from 'react';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import { useGuestMarks } from '#src/containers/course/useGuestMarks.ts';
import type { Course } from '#src/contract/course.ts';
import { guestProgress } from '#src/domain/guestProgress.ts';
import { lectureEnding } from '#src/domain/lectureEnding.ts';
import { LectureEndContainer } from './LectureEndContainer.tsx';
import { NotKeptContainer } from './NotKeptContainer.tsx';

interface Props {
  course: Course;
  chapterId: string;
  lectureId: string;
  onApproachNext: () => void;
}

/** The end of an open lecture for who has no account: what they mark stays in this browser. */
export function GuestEnd({ course, chapterId, lectureId, onApproachNext }: Props) {
  const { completedLectureIds } = guestProgress(course, useGuestMarks());
  const ending = lectureEnding(course, lectureId, { completedLectureIds, access: 'samples' });
  /** Here: what is written or solved in a task is told there. */
  const [isDone, setDone] = useState(false);
  if (!ending) return null;
  return (
    <>
      <LectureEndContainer
        key={lectureId}
        course={course}
        chapterId={chapterId}
        lectureId={lectureId}
        ending={ending}
        isCompleted={completedLectureIds.includes(lectureId)}
        userId={null}
        onChange={(completed) => {
          setDone(true);
          if (completed) guestMarks.mark(course.id, lectureId);
          else guestMarks.unmark(lectureId);
        }}
        onApproach={onApproachNext}
      />
      {isDone && <NotKeptContainer />}
    </>
  );
}
