import { useMemo } from 'react';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { SidebarProgress } from '#src/components/lecture/SidebarProgress.tsx';
import { useGuestMarks } from '#src/containers/course/useGuestMarks.ts';
import type { Course } from '#src/contract/course.ts';
import { guestProgress } from '#src/domain/guestProgress.ts';

interface Props {
  course: Course;
  lectureId: string;
}

/** The outline for everybody; who has done something in this browser finds it there. */
export function VisitorOutline({ course, lectureId }: Props) {
  const marks = useGuestMarks();
  return useMemo(() => {
    const { percent, completedLectureIds, newLectureIds } = guestProgress(course, marks);
    return (
      <LectureSidebar
        course={course}
        currentLectureId={lectureId}
        progress={marks.length > 0 && <SidebarProgress percent={percent} />}
        completedLectureIds={new Set(completedLectureIds)}
        newLectureIds={new Set(newLectureIds)}
      />
    );
  }, [course, lectureId, marks]);
}
