import { CourseOffer } from '#src/components/course/CourseOffer.tsx';
import { CourseOutline } from '#src/components/course/CourseOutline.tsx';
import { CourseProgress, courseInvitation } from '#src/components/course/CourseProgress.tsx';
import { CourseStart } from '#src/components/course/CourseStart.tsx';
import { NewLectures } from '#src/components/course/NewLectures.tsx';
import type { Course } from '#src/contract/course.ts';
import { addedLectures } from '#src/domain/addedLectures.ts';
import { buyUrl } from '#src/domain/buyUrl.ts';
import { guestProgress } from '#src/domain/guestProgress.ts';
import { continueUrl } from '#src/domain/lectureNavigation.ts';
import { useGuestMarks } from './useGuestMarks.ts';

interface Props {
  course: Course;
}

/** The places of a course's page that differ for who has done something of it without an account; else they are as for everybody. */
function useGuestCourse(course: Course) {
  const progress = guestProgress(course, useGuestMarks());
  const { next } = progress;
  const userProgressMetadata = next && { nextChapterId: next.chapterId, nextLectureId: next.lectureId };
  const isBegun = progress.completed > 0;
  return {
    progress,
    isBegun,
    startHref: continueUrl(isBegun ? { ...course, userProgressMetadata } : course),
    price: course.priceText,
    buyHref: buyUrl(course),
  };
}

/** How a guest begins or goes on, at the top of a course's page. */
export function GuestStart({ course }: Props) {
  const { progress, isBegun, startHref, price, buyHref } = useGuestCourse(course);
  if (!startHref) return null;
  const action = !isBegun && price ? 'Vyskúšať zadarmo' : courseInvitation(progress);
  return <CourseStart price={price} buyHref={buyHref} startHref={startHref} action={action} />;
}

/** The panel of a course: how far a guest is, or what it costs. */
export function GuestPanel({ course }: Props) {
  const { progress, isBegun, startHref, price, buyHref } = useGuestCourse(course);
  return isBegun && !price ? (
    <CourseProgress progress={progress} continueHref={startHref} />
  ) : (
    <CourseOffer price={price} buyHref={buyHref} startHref={startHref} isBegun={isBegun} />
  );
}

/** The outline of a course with a guest's marks. */
export function GuestCourseOutline({ course }: Props) {
  const { progress, isBegun } = useGuestCourse(course);
  const newIds = new Set(progress.newLectureIds);
  const added = addedLectures(course, newIds);
  return (
    <>
      {added.length > 0 && <NewLectures lectures={added} />}
      <CourseOutline
        course={course}
        currentLectureId={isBegun ? progress.next?.lectureId : undefined}
        completedLectureIds={new Set(progress.completedLectureIds)}
        newLectureIds={newIds}
      />
    </>
  );
}
