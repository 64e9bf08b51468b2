import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LectureContent } from '#src/components/lecture/LectureContent.tsx';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import { LectureRoom } from '#src/components/lecture/LectureRoom.tsx';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { LectureSkeleton } from '#src/components/lecture/LectureSkeleton.tsx';
import { LectureWays } from '#src/components/lecture/LectureWays.tsx';
import { ShortcutsDialog } from '#src/components/lecture/ShortcutsDialog.tsx';
import { SidebarProgress } from '#src/components/lecture/SidebarProgress.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { useCourseProgress } from '#src/containers/course/useCourseProgress.ts';
import { CodeBoundary, missingPart } from '#src/containers/ui/CodeBoundary.tsx';
import { useShortcuts } from '#src/containers/ui/useShortcuts.ts';
import type { Chapter, Course, OutlineLecture } from '#src/contract/course.ts';
import { buyUrl } from '#src/domain/buyUrl.ts';
import { freeChapterOf } from '#src/domain/freeChapter.ts';
import { lectureEnding } from '#src/domain/lectureEnding.ts';
import { lectureNavigation } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { ownLecture } from '#src/queries/lecture.ts';
import { LectureEndContainer } from './LectureEndContainer.tsx';
import { LectureVideoContainer } from './LectureVideoContainer.tsx';
import { useAccess } from './useAccess.ts';

const QuizContainer = lazy(() =>
  import('#src/containers/quiz/QuizContainer.tsx').then((module) => ({ default: module.QuizContainer })),
);

// The places of a lecture page that differ for who is signed in. Each asks for what it needs; all of it goes out at once.

interface Props {
  course: Course;
  chapter: Chapter;
  lecture: OutlineLecture;
  userId: string;
}

/** The outline with the learner's marks. */
export function LearnerOutline({ course, lecture, userId }: Props) {
  const { progress } = useCourseProgress(course, userId);
  const { access = 'samples' } = useAccess(course, userId);
  // The page is drawn several times on the way to the next lecture; hundreds of lines need it once.
  return useMemo(
    () => (
      <LectureSidebar
        course={course}
        currentLectureId={lecture.id}
        access={access}
        progress={progress && <SidebarProgress percent={progress.percent} />}
        completedLectureIds={new Set(progress?.completedLectureIds)}
        newLectureIds={new Set(progress?.newLectureIds)}
      />
    ),
    [course, lecture.id, access, progress],
  );
}

/** The text of a lecture that visitors cannot open, or why this learner cannot either. */
export function LearnerText({ course, chapter, lecture, userId }: Props) {
  const { data, error, isFetching, refetch } = useQuery(ownLecture(lecture.id, userId));
  if (data) {
    return (
      <LectureContent
        lecture={data}
        video={<LectureVideoContainer key={lecture.id} lecture={data} userId={data.isPreview ? null : userId} />}
      />
    );
  }
  if (isFetching || !error) return <LectureSkeleton />;
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return (
      <LectureLocked
        reason={error.code === 'course-not-owned' ? 'course-not-owned' : 'sign-in-required'}
        price={course.priceText}
        buyHref={buyUrl(course)}
        loginHref={
          error.code === 'course-not-owned' ? null : paths.login(paths.lecture(course.slug, chapter.id, lecture.id))
        }
        courseHref={paths.course(course.slug)}
        freeChapter={freeChapterOf(course)}
      />
    );
  }
  return (
    <DataSection status="error" data={undefined} onRetry={() => void refetch()}>
      {() => null}
    </DataSection>
  );
}

/** What belongs to a lecture that this learner may read. */
export function LearnerOnly({ chapter, lecture, userId, children }: Props & { children: ReactNode }) {
  const content = useQuery({ ...ownLecture(lecture.id, userId), enabled: !chapter.freeSample });
  return chapter.freeSample || content.data ? children : null;
}

interface LearningProps extends Props {
  /** Folds or opens the outline. */
  onToggleOutline: () => void;
  onApproachNext: () => void;
}

/** What follows the text: the quiz, the end of the lecture, the ways on, and the keys. */
export function LearnerLearning(props: LearningProps) {
  const { course, chapter, lecture, userId, onToggleOutline, onApproachNext } = props;
  const navigate = useNavigate();
  const [areShortcutsShown, setShortcutsShown] = useState(false);
  const { progress, status, refetch, mark } = useCourseProgress(course, userId);
  const content = useQuery({ ...ownLecture(lecture.id, userId), enabled: !chapter.freeSample });
  const isReadable = chapter.freeSample || content.data !== undefined;
  const isClosed = !isReadable && content.isError;
  const isCompleted = progress?.completedLectureIds.includes(lecture.id) ?? false;
  const { access, ...own } = useAccess(course, userId);
  const ending = progress && access && lectureEnding(course, lecture.id, { ...progress, access });
  const hasFailed = !ending && (status === 'error' || own.isError);
  const isWayOnMissing = isClosed || hasFailed || ending?.onward.kind === 'finished';
  const change = (completed: boolean) => {
    if (completed) onApproachNext();
    mark(lecture.id, completed);
  };
  const navigation = lectureNavigation(course, lecture.id);
  const goTo = (url: string | null | undefined) => (url ? () => void navigate(url) : undefined);
  const shortcuts = useShortcuts({
    n: goTo(navigation?.nextUrl),
    p: goTo(navigation?.previousUrl),
    d: isReadable && progress ? () => change(!isCompleted) : undefined,
    o: onToggleOutline,
    '?': () => setShortcutsShown(true),
  });
  const end = (
    <>
      {isReadable && (
        <LectureRoom of="end">
          <DataSection
            status={hasFailed ? 'error' : 'loading'}
            data={ending ?? undefined}
            onRetry={() => void Promise.all([refetch(), own.refetch()])}
          >
            {(known) => (
              <LectureEndContainer
                key={lecture.id}
                course={course}
                chapterId={chapter.id}
                lectureId={lecture.id}
                ending={known}
                isCompleted={isCompleted}
                userId={userId}
                onChange={change}
                onShowShortcuts={() => setShortcutsShown(true)}
              />
            )}
          </DataSection>
        </LectureRoom>
      )}
      <LectureWays
        course={course}
        lectureId={lecture.id}
        nextFor={isWayOnMissing ? 'everybody' : 'nobody'}
        nextKind="quiet"
        onApproachNext={onApproachNext}
      />
    </>
  );
  return (
    <>
      {isReadable ? (
        <CodeBoundary
          instead={
            <>
              {missingPart}
              {end}
            </>
          }
        >
          <Suspense fallback={<LectureRoom of="end" />}>
            <QuizContainer key={lecture.id} lectureId={lecture.id} userId={userId}>
              {end}
            </QuizContainer>
          </Suspense>
        </CodeBoundary>
      ) : isClosed ? (
        end
      ) : (
        <LectureRoom of="end" />
      )}
      <ShortcutsDialog
        isOpen={areShortcutsShown}
        areEnabled={shortcuts.areEnabled}
        onEnable={shortcuts.enable}
        onClose={() => setShortcutsShown(false)}
      />
    </>
  );
}
