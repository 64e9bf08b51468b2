import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { openedLately } from '#src/browser/storage/openedLately.ts';
import { outlineCollapsed } from '#src/browser/storage/storedFlag.ts';
import { LectureContent } from '#src/components/lecture/LectureContent.tsx';
import { LectureRoom } from '#src/components/lecture/LectureRoom.tsx';
import { LectureView } from '#src/components/lecture/LectureView.tsx';
import { LectureWays } from '#src/components/lecture/LectureWays.tsx';
import { useKeptSession } from '#src/containers/account/useKeptSession.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import { DiscussionContainer } from '#src/containers/comment/DiscussionContainer.tsx';
import { useOpenedHere } from '#src/containers/layout/useOpenedHere.ts';
import { QuizInvitations } from '#src/containers/quiz/QuizInvitations.tsx';
import { CodeBoundary, missingPart } from '#src/containers/ui/CodeBoundary.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { WhenNear } from '#src/containers/ui/WhenNear.tsx';
import type { Chapter, Course, OutlineLecture } from '#src/contract/course.ts';
import { lectureNavigation } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { lecturePreview, ownLecture, quizzesOfPreview } from '#src/queries/lecture.ts';
import { LectureBarContainer } from './LectureBarContainer.tsx';
import { LectureVideoContainer } from './LectureVideoContainer.tsx';
import { VisitorOutline } from './VisitorOutline.tsx';

// Only phones open it, and only on a click.
const OutlineDrawer = lazy(() =>
  import('#src/components/lecture/OutlineDrawer.tsx').then((module) => ({ default: module.OutlineDrawer })),
);

const ClosedLectureContainer = lazy(() =>
  import('./ClosedLectureContainer.tsx').then((module) => ({ default: module.ClosedLectureContainer })),
);

// Whoever reads to the end needs it.
const GuestEnd = lazy(() => import('./GuestEnd.tsx').then((module) => ({ default: module.GuestEnd })));

// What only a learner has comes when there is one.
const loadLearner = () => import('./LearnerLectureContainer.tsx');
const LearnerOutline = lazy(() => loadLearner().then((module) => ({ default: module.LearnerOutline })));
const LearnerText = lazy(() => loadLearner().then((module) => ({ default: module.LearnerText })));
const LearnerLearning = lazy(() => loadLearner().then((module) => ({ default: module.LearnerLearning })));

const LearnerOnly = lazy(() => loadLearner().then((module) => ({ default: module.LearnerOnly })));

interface Props {
  course: Course;
  chapter: Chapter;
  lecture: OutlineLecture;
  /** Behind the text, before the first paint. */
  script?: ReactNode;
}

/** The text for who may read it, else what to do to open it. */
function LectureText({ course, chapter, lecture, script, userId }: Props & { userId: string | null }) {
  // The same element as long as it is the same lecture: an update from above would have React take away what the server
  // rendered until the code has come.
  const closedLecture = useMemo(
    () => (
      <CodeBoundary>
        <Suspense>
          <ClosedLectureContainer course={course} chapter={chapter} lecture={lecture} />
        </Suspense>
      </CodeBoundary>
    ),
    [course, chapter, lecture],
  );

  if (chapter.freeSample) {
    return (
      <QuerySection query={lecturePreview(lecture.id)}>
        {(content) => (
          <>
            <LectureContent
              lecture={content}
              video={<LectureVideoContainer key={lecture.id} lecture={content} userId={userId} />}
            />
            {script}
          </>
        )}
      </QuerySection>
    );
  }
  if (userId === null) return closedLecture;
  return (
    <CodeBoundary>
      <Suspense fallback={<LectureRoom of="text" />}>
        <LearnerText course={course} chapter={chapter} lecture={lecture} userId={userId} />
      </Suspense>
    </CodeBoundary>
  );
}

/** A lecture: its content for who may read it, else what to do to open it; and for a learner their progress. */
export function LectureContainer({ course, chapter, lecture, script }: Props) {
  const userId = useUser()?.uid ?? null;
  const queryClient = useQueryClient();
  useKeptSession(loadLearner);
  const isCollapsed = useSyncExternalStore(outlineCollapsed.subscribe, outlineCollapsed.get, () => false);
  const outlineButton = useRef<HTMLButtonElement>(null);
  const drawer = useOpenedHere();

  const line = lectureNavigation(course, lecture.id)?.position ?? null;
  // For the sheet that searches: what was opened here lately.
  useEffect(() => {
    const place = `${course.name} · ${chapter.name}`;
    openedLately.add({ href: paths.lecture(course.slug, chapter.id, lecture.id), name: lecture.name, place, line });
  }, [course, chapter, lecture, line]);

  const learner = userId === null ? null : { course, chapter, lecture, userId };
  const visitorOutline = <VisitorOutline course={course} lectureId={lecture.id} />;
  const outline = learner ? (
    <CodeBoundary instead={visitorOutline}>
      <Suspense fallback={visitorOutline}>
        <LearnerOutline {...learner} />
      </Suspense>
    </CodeBoundary>
  ) : (
    visitorOutline
  );

  const discussion = (
    <DiscussionContainer key={lecture.id} target={{ lectureId: lecture.id, isSample: chapter.freeSample }} />
  );
  const ofLearner = learner && (
    <CodeBoundary instead={null}>
      <Suspense>
        <LearnerOnly {...learner}>{discussion}</LearnerOnly>
      </Suspense>
    </CodeBoundary>
  );
  const quizInvitations = chapter.freeSample && <QuizInvitations lectureId={lecture.id} />;

  /** Where the end of the lecture does not come. */
  const plainWays = <LectureWays course={course} lectureId={lecture.id} nextFor="everybody" nextKind="quiet" />;

  /** The next lecture's content is fetched before it is asked for. */
  function prepareNext(): void {
    const nextId = lectureNavigation(course, lecture.id)?.nextLectureId;
    const nextChapter = course.chapters.find(({ lectures }) => lectures.some(({ id }) => id === nextId));
    if (!nextId || !nextChapter) return;
    if (nextChapter.freeSample) {
      void queryClient.prefetchQuery(lecturePreview(nextId));
      void queryClient.prefetchQuery(quizzesOfPreview(nextId));
    } else if (userId !== null) void queryClient.prefetchQuery(ownLecture(nextId, userId));
  }

  function toggleOutline(): void {
    if (window.matchMedia('(min-width: 1025px)').matches) outlineCollapsed.set(!isCollapsed);
    else drawer.open();
  }

  return (
    <>
      <LectureView
        course={course}
        lecture={lecture}
        outline={outline}
        isOutlineCollapsed={isCollapsed}
        onCollapseOutline={outlineCollapsed.set}
        bar={
          <LectureBarContainer
            course={course}
            lectureId={lecture.id}
            onOpenOutline={drawer.open}
            outlineButton={outlineButton}
          >
            {outline}
          </LectureBarContainer>
        }
        nextKind={chapter.freeSample && !learner ? 'primary' : 'quiet'}
        onApproachNext={prepareNext}
        quiz={quizInvitations}
        guestEnd={
          chapter.freeSample && (
            <WhenNear key={lecture.id} id="koniec" kind="end" instead={plainWays}>
              <GuestEnd course={course} chapterId={chapter.id} lectureId={lecture.id} onApproachNext={prepareNext} />
            </WhenNear>
          )
        }
        learning={
          learner ? (
            <CodeBoundary
              instead={
                <>
                  {chapter.freeSample && missingPart}
                  {plainWays}
                </>
              }
            >
              <Suspense fallback={<LectureRoom of="end" />}>
                <LearnerLearning {...learner} onToggleOutline={toggleOutline} onApproachNext={prepareNext} />
              </Suspense>
            </CodeBoundary>
          ) : undefined
        }
        comments={learner ? ofLearner : chapter.freeSample && discussion}
      >
        <LectureText course={course} chapter={chapter} lecture={lecture} script={script} userId={userId} />
      </LectureView>
      {drawer.wasOpened && (
        <Suspense>
          <OutlineDrawer isOpen={drawer.isOpen} opener={outlineButton} onClose={drawer.close}>
            {outline}
          </OutlineDrawer>
        </Suspense>
      )}
    </>
  );
}
