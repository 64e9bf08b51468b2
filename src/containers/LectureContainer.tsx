import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { outlineCollapsed } from '#src/browser/storedFlag.ts';
import { LectureContent } from '#src/components/lecture/LectureContent.tsx';
import { LectureSidebar } from '#src/components/lecture/LectureSidebar.tsx';
import { LectureView } from '#src/components/lecture/LectureView.tsx';
import type { Chapter, Course, OutlineLecture } from '#src/contract/course.ts';
import { lectureNavigation } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { lecturePreview, ownLecture, quizzesOfPreview } from '#src/queries/lecture.ts';
import { DiscussionContainer } from './DiscussionContainer.tsx';
import { LectureVideoContainer } from './LectureVideoContainer.tsx';
import { QuerySection } from './QuerySection.tsx';
import { QuizInvitations } from './QuizInvitations.tsx';
import { useKeptSession } from './useKeptSession.ts';
import { useUser } from './useSession.ts';

// Only phones open it, and only on a click.
const OutlineDrawer = lazy(() =>
  import('#src/components/lecture/OutlineDrawer.tsx').then((module) => ({ default: module.OutlineDrawer })),
);

const ClosedLectureContainer = lazy(() =>
  import('./ClosedLectureContainer.tsx').then((module) => ({ default: module.ClosedLectureContainer })),
);

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
}

/** A lecture: its content for who may read it, else what to do to open it; and for a learner their progress. */
export function LectureContainer({ course, chapter, lecture }: Props) {
  const userId = useUser()?.uid ?? null;
  const queryClient = useQueryClient();
  const { key } = useLocation();
  useKeptSession(loadLearner);
  const isCollapsed = useSyncExternalStore(outlineCollapsed.subscribe, outlineCollapsed.get, () => false);
  const outlineButton = useRef<HTMLButtonElement>(null);
  // The drawer belongs to the lecture that it was opened on: a navigation closes it.
  const [drawerOpenedOn, setDrawerOpenedOn] = useState<string | null>(null);

  // The same element as long as it is the same lecture: an update from above would have React take away what the server
  // rendered until the code has come.
  const closedLecture = useMemo(
    () => (
      <Suspense>
        <ClosedLectureContainer course={course} chapter={chapter} lecture={lecture} />
      </Suspense>
    ),
    [course, chapter, lecture],
  );
  const learner = userId === null ? null : { course, chapter, lecture, userId };
  const visitorOutline = <LectureSidebar course={course} currentLectureId={lecture.id} />;
  const outline = learner ? (
    <Suspense fallback={visitorOutline}>
      <LearnerOutline {...learner} />
    </Suspense>
  ) : (
    visitorOutline
  );

  const discussion = (
    <DiscussionContainer key={lecture.id} target={{ lectureId: lecture.id, isSample: chapter.freeSample }} />
  );
  const ofLearner = learner && (
    <Suspense>
      <LearnerOnly {...learner}>{discussion}</LearnerOnly>
    </Suspense>
  );
  const ofVisitor = chapter.freeSample && (
    <>
      <QuizInvitations
        lectureId={lecture.id}
        loginHref={paths.login(paths.lecture(course.slug, chapter.id, lecture.id))}
      />
      {discussion}
    </>
  );

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
    else setDrawerOpenedOn(key);
  }

  return (
    <>
      <LectureView
        course={course}
        lecture={lecture}
        outline={outline}
        isOutlineCollapsed={isCollapsed}
        onCollapseOutline={outlineCollapsed.set}
        onOpenOutline={() => setDrawerOpenedOn(key)}
        outlineButton={outlineButton}
        nextKind={chapter.freeSample && !learner ? 'primary' : 'quiet'}
        onApproachNext={prepareNext}
        learning={
          learner ? (
            <Suspense fallback={<div className="min-h-47 s:min-h-42" />}>
              <LearnerLearning {...learner} onToggleOutline={toggleOutline} onApproachNext={prepareNext} />
            </Suspense>
          ) : undefined
        }
        comments={learner ? ofLearner : ofVisitor}
      >
        {chapter.freeSample ? (
          <QuerySection query={lecturePreview(lecture.id)}>
            {(content) => (
              <LectureContent
                lecture={content}
                video={<LectureVideoContainer key={lecture.id} lecture={content} userId={userId} />}
              />
            )}
          </QuerySection>
        ) : learner ? (
          <Suspense fallback={<div className="min-h-[80vh]" />}>
            <LearnerText {...learner} />
          </Suspense>
        ) : (
          closedLecture
        )}
      </LectureView>
      {drawerOpenedOn !== null && (
        <Suspense>
          <OutlineDrawer
            isOpen={drawerOpenedOn === key}
            onClose={() => setDrawerOpenedOn('')}
            onClosed={() => outlineButton.current?.focus()}
          >
            {outline}
          </OutlineDrawer>
        </Suspense>
      )}
    </>
  );
}
