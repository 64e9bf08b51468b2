import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { progressQueueOf } from '#src/browser/learning/ownProgress.ts';
import { watchTimes } from '#src/browser/player/watchTime.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { BeginAnew } from '#src/components/course/BeginAnew.tsx';
import { CourseOffer } from '#src/components/course/CourseOffer.tsx';
import { CourseOutline } from '#src/components/course/CourseOutline.tsx';
import { CourseProgress, courseInvitation } from '#src/components/course/CourseProgress.tsx';
import { CourseStart } from '#src/components/course/CourseStart.tsx';
import { NewLectures } from '#src/components/course/NewLectures.tsx';
import { ResetProgressDialog } from '#src/components/course/ResetProgressDialog.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { callState } from '#src/containers/ui/queryState.ts';
import type { Course } from '#src/contract/course.ts';
import type { ProgressOverview } from '#src/contract/progress.ts';
import { addedLectures } from '#src/domain/addedLectures.ts';
import { buyUrl } from '#src/domain/buyUrl.ts';
import { courseAccessFlags } from '#src/domain/courseAccess.ts';
import { continueUrl } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { ownCourse } from '#src/queries/course.ts';
import { resetProgress, showProgress } from '#src/queries/progress.ts';
import { useCourseProgress } from './useCourseProgress.ts';

interface Props {
  course: Course;
  userId: string;
}

/** The panel of a course for who is signed in: an owner's progress, or the price (spec 4, course access flags). */
export function LearnerPanel({ course, userId }: Props) {
  const own = useQuery(ownCourse(course.slug, userId));
  const { progress, status, refetch } = useCourseProgress(course, userId);
  const known = own.data && progress && { own: own.data, progress };
  return (
    <DataSection
      status={own.isError || status === 'error' ? 'error' : 'loading'}
      data={known}
      onRetry={() => void Promise.all([own.refetch(), refetch()])}
    >
      {({ own, progress }) => {
        const continueHref = continueHrefOf(own, progress);
        return courseAccessFlags(own.courseProducts, true).hasActiveProductsButIsNotOwnedByUser ? (
          <CourseOffer price={own.priceText} buyHref={buyUrl(own)} startHref={continueHref} />
        ) : (
          <CourseProgress progress={progress} continueHref={continueHref} endHref={paths.courseEnd(course.slug)} />
        );
      }}
    </DataSection>
  );
}

/** How a learner takes back what they have done in a course; who has done nothing has nothing to press. */
export function LearnerBeginAnew({ course, userId }: Props) {
  const { progress } = useCourseProgress(course, userId);
  const [isResetting, setResetting] = useState(false);
  const reset = useReset(course, userId, () => setResetting(false));
  if (!progress || progress.completed === 0) return null;
  return (
    <>
      <BeginAnew onReset={() => setResetting(true)} />
      <ResetProgressDialog
        isOpen={isResetting}
        courseName={course.name}
        state={callState(reset)}
        onConfirm={() => reset.mutate()}
        onClose={() => {
          reset.reset();
          setResetting(false);
        }}
      />
    </>
  );
}

/** How a learner begins or goes on, at the top of a course's page. */
export function LearnerStart({ course, userId }: Props) {
  const { data: own } = useQuery(ownCourse(course.slug, userId));
  const { progress } = useCourseProgress(course, userId);
  const startHref = own && progress && continueHrefOf(own, progress);
  if (!startHref) return null;
  if (courseAccessFlags(own.courseProducts, true).hasActiveProductsButIsNotOwnedByUser) {
    return <CourseStart price={own.priceText} buyHref={buyUrl(own)} startHref={startHref} action="Vyskúšať zadarmo" />;
  }
  return <CourseStart price={null} buyHref={null} startHref={startHref} action={courseInvitation(progress)} />;
}

function continueHrefOf(own: Course, { next }: Pick<ProgressOverview, 'next'>): string | null {
  return continueUrl({
    ...own,
    userProgressMetadata: next && { nextChapterId: next.chapterId, nextLectureId: next.lectureId },
  });
}

/** The outline of a course with the learner's marks, and what was added since they were here. */
export function LearnerCourseOutline({ course, userId }: Props) {
  const { progress } = useCourseProgress(course, userId);
  const { data: own } = useQuery(ownCourse(course.slug, userId));
  const isClosed = own && courseAccessFlags(own.courseProducts, true).hasActiveProductsButIsNotOwnedByUser;
  const newIds = new Set(progress?.newLectureIds);
  const added = addedLectures(course, newIds);
  return (
    <>
      {added.length > 0 && <NewLectures lectures={added} />}
      <CourseOutline
        course={course}
        access={isClosed ? 'samples' : 'all'}
        currentLectureId={progress && progress.completed > 0 ? progress.next?.lectureId : undefined}
        completedLectureIds={new Set(progress?.completedLectureIds)}
        newLectureIds={newIds}
      />
    </>
  );
}

function useReset(course: Course, userId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => resetProgress(sendToApi, course.id),
    onSuccess: (overview) => {
      // Only now: a reset that fails changes nothing, what waits to be sent included.
      progressQueueOf(userId).forget(course.id);
      const times = watchTimes('videoWatchTime');
      for (const { id } of course.chapters.flatMap(({ lectures }) => lectures)) times.remove(id);
      showProgress(queryClient, course.id, userId, overview);
      void queryClient.invalidateQueries({ queryKey: ownCourse(course.slug, userId).queryKey });
      onDone();
    },
  });
}
