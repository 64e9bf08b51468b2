import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { queryClient } from '#src/browser/queryClient.ts';
import { CompleteLecture, type Following } from '#src/components/lecture/CompleteLecture.tsx';
import { GoneProgramsContainer } from '#src/containers/exercise/GoneProgramsContainer.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { Course } from '#src/contract/course.ts';
import type { LectureEnding } from '#src/domain/lectureEnding.ts';
import { paths } from '#src/domain/paths.ts';
import { courseEndings } from '#src/queries/course.ts';

// Few lectures end more than themselves.
const loadEnds = () => import('#src/containers/ends/ChapterEndContainer.tsx');
const ChapterEndContainer = lazy(() => loadEnds().then((module) => ({ default: module.ChapterEndContainer })));

interface Props {
  course: Course;
  chapterId: string;
  lectureId: string;
  ending: LectureEnding;
  isCompleted: boolean;
  /** Who reads; `null` is a guest. */
  userId: string | null;
  onChange: (completed: boolean) => void;
  onApproach?: () => void;
  onShowShortcuts?: () => void;
}

/** Ends a lecture, and with the last one its chapter or the whole course. Give it the lecture's id as its key. */
export function LectureEndContainer(props: Props) {
  const { course, chapterId, ending, isCompleted, userId, onChange } = props;
  const navigate = useNavigate();
  const { onward, endsChapter } = ending;
  /** What was completed before this visit is not celebrated. */
  const [wasOpen, setWasOpen] = useState(!isCompleted);
  if (!isCompleted && !wasOpen) setWasOpen(true);
  /** It was completed here, by a press: the reader is brought to what comes. */
  const [hasPressed, setPressed] = useState(false);
  const isChapterEnd = endsChapter && wasOpen && onward.kind !== 'finished';
  const hasEnd = isChapterEnd || (isCompleted && onward.kind === 'locked');
  // What stands at the end is there before it is reached.
  useEffect(() => {
    if (!hasEnd) return;
    void loadEnds();
    void queryClient.prefetchQuery(courseEndings(course.id));
  }, [hasEnd, course.id]);
  // Who has written nothing has lost nothing.
  const [hasWritten, setWritten] = useState(false);
  useEffect(() => setWritten(userId !== null || keptExercises.idsOf('').length > 0), [userId]);
  return (
    <>
      <CompleteLecture
        state={isCompleted ? 'completed' : 'open'}
        following={followingOf(course, ending, isChapterEnd)}
        onChange={(completed) => {
          setPressed(true);
          onChange(completed);
        }}
        onGoOn={(href) => {
          onChange(true);
          void navigate(href);
        }}
        onApproach={props.onApproach}
        onShowShortcuts={props.onShowShortcuts}
      >
        {hasEnd && (
          <CodeBoundary>
            <Suspense>
              <ChapterEndContainer
                course={course}
                chapterId={chapterId}
                onward={onward}
                userId={userId}
                look={isChapterEnd ? 'whole' : 'way on'}
                isArrival={hasPressed}
              />
            </Suspense>
          </CodeBoundary>
        )}
      </CompleteLecture>
      {hasWritten && <GoneProgramsContainer lectureId={props.lectureId} userId={userId} />}
    </>
  );
}

function followingOf(course: Course, { onward }: LectureEnding, isChapterEnd: boolean): Following {
  if (onward.kind === 'finished') return { kind: 'course', href: paths.courseEnd(course.slug) };
  return isChapterEnd || onward.kind === 'locked'
    ? { kind: 'chapter' }
    : { kind: 'lecture', name: onward.name, href: onward.href };
}
