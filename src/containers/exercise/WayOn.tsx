import { useQuery } from '@tanstack/react-query';
import { useMatches, useNavigate } from 'react-router-dom';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import { lectureEndPlace } from '#src/components/lecture/CompleteLecture.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { useCourseProgress } from '#src/containers/course/useCourseProgress.ts';
import { useGuestMarks } from '#src/containers/course/useGuestMarks.ts';
import { useAccess } from '#src/containers/lecture/useAccess.ts';
import type { Course } from '#src/contract/course.ts';
import { guestProgress } from '#src/domain/guestProgress.ts';
import { type LectureEnding, lectureEnding } from '#src/domain/lectureEnding.ts';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug } from '#src/queries/course.ts';

interface Props {
  /** The lecture that is done. */
  lectureId: string;
}

/** From the last exercise of a lecture that has passed: completes the lecture and goes on, or to what ends with it. */
export function WayOn({ lectureId }: Props) {
  const { courseSlug = '' } = useMatches().at(-1)?.params ?? {};
  const { data: course } = useQuery({ ...courseBySlug(courseSlug), enabled: courseSlug !== '' });
  const userId = useUser()?.uid;
  if (!course) return null;
  return userId ? (
    <LearnerWay course={course} lectureId={lectureId} userId={userId} />
  ) : (
    <GuestWay course={course} lectureId={lectureId} />
  );
}

function LearnerWay({ course, lectureId, userId }: Props & { course: Course; userId: string }) {
  const { progress, mark } = useCourseProgress(course, userId);
  const { access } = useAccess(course, userId);
  const ending = progress && access && lectureEnding(course, lectureId, { ...progress, access });
  return ending && <Way course={course} ending={ending} onComplete={() => mark(lectureId, true)} />;
}

function GuestWay({ course, lectureId }: Props & { course: Course }) {
  const progress = guestProgress(course, useGuestMarks());
  const ending = lectureEnding(course, lectureId, { ...progress, access: 'samples' });
  return ending && <Way course={course} ending={ending} onComplete={() => guestMarks.mark(course.id, lectureId)} />;
}

interface WayProps {
  course: Course;
  ending: LectureEnding;
  onComplete: () => void;
}

function Way({ course, ending: { onward, endsChapter }, onComplete }: WayProps) {
  const navigate = useNavigate();
  const go = (target: string | (() => void)) => () => {
    onComplete();
    if (typeof target === 'string') void navigate(target);
    else target();
  };
  if (onward.kind === 'finished') {
    return (
      <Button icon="arrowRight" onPress={go(paths.courseEnd(course.slug))}>
        Dokončiť kurz
      </Button>
    );
  }
  if (endsChapter || onward.kind === 'locked') {
    return (
      <Button icon="arrowRight" onPress={go(showEnd)}>
        Dokončiť kapitolu
      </Button>
    );
  }
  return (
    <Button icon="arrowRight" onPress={go(onward.href)}>
      Hotovo, ďalej: {onward.name}
    </Button>
  );
}

/** What ends with the lecture stands at the end of the page. */
function showEnd(): void {
  const end = document.getElementById(lectureEndPlace);
  end?.focus({ preventScroll: true });
  end?.scrollIntoView();
}
