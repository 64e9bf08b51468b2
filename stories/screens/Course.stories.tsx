import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CourseOffer } from '#src/components/course/CourseOffer.tsx';
import { CourseOutline } from '#src/components/course/CourseOutline.tsx';
import { CourseProgress } from '#src/components/course/CourseProgress.tsx';
import { CourseStart } from '#src/components/course/CourseStart.tsx';
import { CourseView } from '#src/components/course/CourseView.tsx';
import { ResetProgressDialog } from '#src/components/course/ResetProgressDialog.tsx';
import { LateRoom } from '#src/components/page/LateRoom.tsx';
import { OwnReview } from '#src/components/review/OwnReview.tsx';
import { ReviewInvitation } from '#src/components/review/ReviewInvitation.tsx';
import { ReviewList } from '#src/components/review/ReviewList.tsx';
import { ReviewSection } from '#src/components/review/ReviewSection.tsx';
import { buyUrl } from '#src/domain/buyUrl.ts';
import { coursePrice } from '#src/domain/coursePrice.ts';
import { continueUrl } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { courseWithLongName, courseWithoutLectures, freeCourse, javaCourse } from '#stories/fixtures/course.ts';
import { progressFinished, progressStarted } from '#stories/fixtures/progress.ts';
import { ownReview, reviewOverview, reviews } from '#stories/fixtures/review.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Course',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.course(javaCourse.slug);
const java = { course: javaCourse, buyHref: buyUrl(javaCourse) };
const price = coursePrice(javaCourse.courseProducts);
const startHref = continueUrl(javaCourse) ?? address;

const own = {
  mode: 'reading',
  state: 'ready',
  failure: null,
  done: null,
  onModeChange: nothing,
  onSave: nothing,
  onDelete: nothing,
} as const;

const invitation = (missing: 'sign-in-required' | 'course-not-owned') => (
  <ReviewInvitation missing={missing} loginHref={paths.login()} courseHref={address} />
);

const reviewed = (ownPart: ReactNode) => (
  <LateRoom id="hodnotenia" kind="reviews">
    <ReviewSection
      overview={reviewOverview}
      own={ownPart}
      list={<ReviewList reviews={reviews} page={1} pageCount={5} onPage={nothing} />}
    />
  </LateRoom>
);

const owned = (
  <CourseView
    {...java}
    start={<CourseStart price={null} buyHref={null} startHref={startHref} action="Pokračovať" />}
    learning={<CourseProgress progress={progressStarted} continueHref={startHref} />}
    outline={
      <CourseOutline
        course={javaCourse}
        access="all"
        currentLectureId={progressStarted.next?.lectureId}
        completedLectureIds={new Set(progressStarted.completedLectureIds)}
      />
    }
    reviews={reviewed(<OwnReview {...own} review={null} />)}
  />
);

export const Default = screen(address, <CourseView {...java} reviews={reviewed(invitation('sign-in-required'))} />);

export const FirstVisit = screen(address, <CourseView {...java} reviews={reviewed(invitation('sign-in-required'))} />, {
  isFirst: true,
});

export const Free = screen(paths.course(freeCourse.slug), <CourseView course={freeCourse} buyHref={null} />);

/** A learner who has not bought the course. */
export const NotOwned = screen(
  address,
  <CourseView
    {...java}
    start={<CourseStart price={price} buyHref={java.buyHref} startHref={startHref} action="Vyskúšať zadarmo" />}
    learning={<CourseOffer price={price} buyHref={java.buyHref} startHref={startHref} />}
    outline={<CourseOutline course={javaCourse} access="samples" />}
    reviews={reviewed(invitation('course-not-owned'))}
  />,
  { isSignedIn: true },
);

export const Owned = screen(address, owned, { isSignedIn: true });

export const Resetting = screen(
  address,
  <>
    {owned}
    <ResetProgressDialog isOpen courseName={javaCourse.name} state="ready" onConfirm={nothing} onClose={nothing} />
  </>,
  { isSignedIn: true },
);

export const Finished = screen(
  address,
  <CourseView
    {...java}
    start={<CourseStart price={null} buyHref={null} startHref={startHref} action="Zopakovať si kurz" />}
    learning={<CourseProgress progress={progressFinished} continueHref={startHref} />}
    outline={<CourseOutline course={javaCourse} access="all" />}
    reviews={reviewed(<OwnReview {...own} review={ownReview} />)}
  />,
  { isSignedIn: true },
);

export const WithoutLectures = screen(address, <CourseView course={courseWithoutLectures} buyHref={null} />);

export const LongTexts = screen(address, <CourseView course={courseWithLongName} buyHref={java.buyHref} />);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
