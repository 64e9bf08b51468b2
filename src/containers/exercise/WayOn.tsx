import { useQuery } from '@tanstack/react-query';
import { useMatches, useNavigate } from 'react-router-dom';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { progressQueueOf } from '#src/browser/learning/ownProgress.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { lectureNavigation } from '#src/domain/lectureNavigation.ts';
import { courseBySlug } from '#src/queries/course.ts';

interface Props {
  /** The lecture that is done. */
  lectureId: string;
}

/** From the last exercise of a lecture that has passed: completes the lecture and goes on to the next one. */
export function WayOn({ lectureId }: Props) {
  const { courseSlug = '' } = useMatches().at(-1)?.params ?? {};
  const { data: course } = useQuery({ ...courseBySlug(courseSlug), enabled: courseSlug !== '' });
  const userId = useUser()?.uid;
  const navigate = useNavigate();
  if (!course) return null;
  const { nextUrl, nextName } = lectureNavigation(course, lectureId) ?? {};
  if (!nextUrl) return null;
  return (
    <Button
      icon="arrowRight"
      onPress={() => {
        if (userId) progressQueueOf(userId).mark({ courseId: course.id, lectureId, completed: true });
        else guestLearning.mark(course.id, lectureId);
        void navigate(nextUrl);
      }}
    >
      Hotovo, ďalej: {nextName}
    </Button>
  );
}
