import { useNavigate } from 'react-router-dom';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { CompleteLecture } from '#src/components/lecture/CompleteLecture.tsx';
import { useGuestMarks } from '#src/containers/course/useGuestMarks.ts';
import type { Course } from '#src/contract/course.ts';
import { guestProgress } from '#src/domain/guestProgress.ts';
import { followingLecture } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  course: Course;
  lectureId: string;
  onApproachNext: () => void;
}

/** The end of an open lecture for who has no account: what they mark stays in this browser. */
export function GuestEnd({ course, lectureId, onApproachNext }: Props) {
  const marks = useGuestMarks();
  const navigate = useNavigate();
  const { completedLectureIds } = guestProgress(course, marks);
  const done = [...marks, { courseId: course.id, lectureId, at: '' }];
  const target = followingLecture(course, lectureId, guestProgress(course, done).next);
  const change = (completed: boolean) => {
    if (completed) guestLearning.mark(course.id, lectureId);
    else guestLearning.unmark(lectureId);
  };
  return (
    <CompleteLecture
      key={lectureId}
      state={completedLectureIds.includes(lectureId) ? 'completed' : 'open'}
      following={
        target
          ? { kind: 'lecture', ...target }
          : { kind: 'finished', reviewHref: `${paths.course(course.slug)}#hodnotenia` }
      }
      onChange={change}
      onApproach={onApproachNext}
      onGoOn={(href) => {
        change(true);
        void navigate(href);
      }}
    />
  );
}
