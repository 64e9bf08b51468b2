import type { Course } from '#src/contract/course.ts';
import { lectureNavigation } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { LectureNeighbours } from './LectureNeighbours.tsx';

interface Props {
  course: Pick<Course, 'slug' | 'name' | 'chapters'>;
  lectureId: string;
  /** Who sees the way to the next lecture; mostly the end of the lecture has it, where scripts run. */
  nextFor: 'everybody' | 'visitors' | 'withoutScripts' | 'nobody';
  /** `quiet` where something else is the screen's main action. */
  nextKind: 'primary' | 'quiet';
  onApproachNext?: () => void;
}

/** The ways from a lecture to its neighbours; from the last one back to the course. */
export function LectureWays({ course, lectureId, nextFor, nextKind, onApproachNext }: Props) {
  const navigation = lectureNavigation(course, lectureId);
  if (!navigation) return null;
  const { previousUrl, previousName, nextUrl, nextName, position } = navigation;
  const nextLecture = course.chapters.flatMap((chapter) => chapter.lectures)[position];
  const previous = previousUrl && previousName ? { href: previousUrl, name: previousName } : null;
  if (nextUrl && nextName) {
    return (
      <LectureNeighbours
        previous={previous}
        next={{ href: nextUrl, name: nextName, minutes: nextLecture?.minutes }}
        nextFor={nextFor}
        nextKind={nextKind}
        onApproachNext={onApproachNext}
      />
    );
  }
  return (
    <LectureNeighbours
      previous={previous}
      next={{ href: paths.course(course.slug), name: course.name }}
      nextFor={nextFor}
      nextLabel="Koniec kurzu, späť na prehľad"
      nextKind={nextKind}
    />
  );
}
