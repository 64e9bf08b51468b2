import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { celebrated } from '#src/browser/storage/celebrated.ts';
import { CourseFinale, type FinaleState } from '#src/components/ends/CourseFinale.tsx';
import { mostNextCourses, NextCourses } from '#src/components/ends/NextCourses.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { useCourseProgress } from '#src/containers/course/useCourseProgress.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { Course } from '#src/contract/course.ts';
import type { ProgressOverview } from '#src/contract/progress.ts';
import { continueUrl } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { courseEndings } from '#src/queries/course.ts';
import { myCourses } from '#src/queries/progress.ts';

// What stands below the first view.
const CourseCertificateContainer = lazy(() =>
  import('#src/containers/certificate/CourseCertificateContainer.tsx').then((module) => ({
    default: module.CourseCertificateContainer,
  })),
);

interface Props {
  course: Course;
  userId: string;
  /** What stands there until it is known how far the learner is. */
  visitor: ReactNode;
}

/** The end of a course as its learner sees it; of the courses that fit next those that they have not finished. */
export function LearnerCourseEnd({ course, userId, visitor }: Props) {
  const { progress, status, refetch } = useCourseProgress(course, userId);
  const { data: endings } = useQuery(courseEndings(course.id));
  const { data: own } = useQuery(myCourses(userId));
  const isFinished = (courseId: string) =>
    own?.items.some((item) => item.course.id === courseId && item.progress.completed > 0 && !item.progress.next);
  const next = (endings?.next ?? []).filter((fitting) => !isFinished(fitting.course.id)).slice(0, mostNextCourses);
  const time = useFirstTime(userId, `course:${course.id}`, progress !== undefined && isWhole(progress));
  if (!progress && status !== 'error') return visitor;
  return (
    <DataSection status="error" data={progress} onRetry={() => void refetch()}>
      {(known) => (
        <CourseFinale
          course={course}
          state={stateOf(course, known, time)}
          text={endings?.text ?? ''}
          certificate={
            <CodeBoundary>
              <Suspense>
                <CourseCertificateContainer course={course} userId={userId} />
              </Suspense>
            </CodeBoundary>
          }
          next={next.length > 0 ? <NextCourses courses={next} /> : undefined}
        />
      )}
    </DataSection>
  );
}

const isWhole = ({ completed, next }: ProgressOverview) => completed > 0 && !next;

function stateOf(course: Course, progress: ProgressOverview, time: 'first' | 'again'): FinaleState {
  if (isWhole(progress)) return { kind: time, finishedAt: progress.firstPass?.finishedAt ?? null };
  const { next, completed, total } = progress;
  const continueHref = continueUrl({
    ...course,
    userProgressMetadata: next && { nextChapterId: next.chapterId, nextLectureId: next.lectureId },
  });
  return { kind: 'under way', completed, total, continueHref: continueHref ?? paths.course(course.slug) };
}

/** Whether the owner sees for the first time what is shown; that visit keeps being the first. */
function useFirstTime(owner: string, id: string, isShown: boolean): 'first' | 'again' {
  const [isFirst] = useState(() => !celebrated.has(owner, id));
  useEffect(() => {
    if (isShown) celebrated.add(owner, id);
  }, [owner, id, isShown]);
  return isFirst ? 'first' : 'again';
}
