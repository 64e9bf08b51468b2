import { lazy, Suspense, useState } from 'react';
import { CourseOutline } from '#src/components/course/CourseOutline.tsx';
import { CourseSample } from '#src/components/course/CourseSample.tsx';
import { CourseView } from '#src/components/course/CourseView.tsx';
import { useKeptSession } from '#src/containers/account/useKeptSession.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import { useWhenGuest } from '#src/containers/account/useWhenGuest.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { WhenNear } from '#src/containers/ui/WhenNear.tsx';
import type { Course } from '#src/contract/course.ts';
import { buyUrl } from '#src/domain/buyUrl.ts';
import { paths } from '#src/domain/paths.ts';
import { CourseGamesContainer } from './CourseGamesContainer.tsx';

// What only a learner has comes when there is one.
const loadLearner = () => import('./LearnerCourseContainer.tsx');
const LearnerPanel = lazy(() => loadLearner().then((module) => ({ default: module.LearnerPanel })));
const LearnerStart = lazy(() => loadLearner().then((module) => ({ default: module.LearnerStart })));
const LearnerBeginAnew = lazy(() => loadLearner().then((module) => ({ default: module.LearnerBeginAnew })));
const LearnerCourseOutline = lazy(() => loadLearner().then((module) => ({ default: module.LearnerCourseOutline })));

const loadGuest = () => import('./GuestCourseContainer.tsx');

const ReviewsContainer = lazy(() =>
  import('#src/containers/review/ReviewsContainer.tsx').then((module) => ({ default: module.ReviewsContainer })),
);

const SkillMapContainer = lazy(() =>
  import('#src/containers/repetition/SkillMapContainer.tsx').then((module) => ({ default: module.SkillMapContainer })),
);

const reviewsPlace = 'hodnotenia';

interface Props {
  course: Course;
}

/** The page of one course; whoever has begun it finds how far they are. */
export function CourseContainer({ course }: Props) {
  const { userId, isLoading } = useSession();
  useKeptSession(loadLearner);
  const guest = useWhenGuest(loadGuest);
  /** The game that was wanted last, and how many were by then. */
  const [wanted, setWanted] = useState<{ name: string; count: number } | null>(null);
  const games = course.chapters.flatMap(({ result }) => (result?.game ? [{ name: result.name, ...result.game }] : []));
  const sample = course.chapters.find(({ result }) => result?.sampleHtml)?.result?.sampleHtml;
  const band = {
    trial:
      games.length > 0 ? (
        <CourseGamesContainer key={`${course.id} ${wanted?.count}`} games={games} wanted={wanted?.name ?? null} />
      ) : (
        sample && <CourseSample html={sample} />
      ),
    onPlay: (name: string) => setWanted({ name, count: (wanted?.count ?? 0) + 1 }),
  };
  const courseHref = paths.course(course.slug);
  const buyHref = buyUrl(course);
  const reviews = (
    <WhenNear id={reviewsPlace} kind="reviews">
      {!isLoading && (
        <ReviewsContainer
          courseId={course.id}
          userId={userId}
          loginHref={paths.login(`${courseHref}#${reviewsPlace}`)}
          place={reviewsPlace}
          courseHref={courseHref}
        />
      )}
    </WhenNear>
  );
  const knowledgeOf = (owner: string) => (
    <WhenNear id="vedomosti" kind="end" instead={null}>
      <SkillMapContainer course={course} owner={owner} />
    </WhenNear>
  );
  if (userId === null) {
    const begun = guest && {
      start: <guest.GuestStart course={course} />,
      learning: <guest.GuestPanel course={course} />,
      outline: <guest.GuestCourseOutline course={course} />,
      knowledge: knowledgeOf(''),
    };
    return <CourseView course={course} buyHref={buyHref} {...band} {...begun} reviews={reviews} />;
  }
  const plainOutline = <CourseOutline course={course} access="all" />;
  return (
    <CourseView
      course={course}
      buyHref={buyHref}
      {...band}
      reviews={reviews}
      start={
        <CodeBoundary instead={null}>
          <Suspense>
            <LearnerStart course={course} userId={userId} />
          </Suspense>
        </CodeBoundary>
      }
      learning={
        <CodeBoundary>
          <Suspense>
            <LearnerPanel course={course} userId={userId} />
          </Suspense>
        </CodeBoundary>
      }
      outline={
        <CodeBoundary instead={plainOutline}>
          <Suspense fallback={plainOutline}>
            <LearnerCourseOutline course={course} userId={userId} />
          </Suspense>
        </CodeBoundary>
      }
      knowledge={knowledgeOf(userId)}
      beginAnew={
        <CodeBoundary instead={null}>
          <Suspense>
            <LearnerBeginAnew course={course} userId={userId} />
          </Suspense>
        </CodeBoundary>
      }
    />
  );
}
