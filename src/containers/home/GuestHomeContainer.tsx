import { useQueries, useQuery } from '@tanstack/react-query';
import { KeptHereContainer } from '#src/containers/account/KeptHereContainer.tsx';
import { useGuestMarks } from '#src/containers/course/useGuestMarks.ts';
import { useGuestOutlines } from '#src/containers/course/useGuestOutlines.ts';
import type { CourseCard } from '#src/contract/course.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { guestCourses } from '#src/domain/guestProgress.ts';
import { countWeeks } from '#src/domain/learnerHome/learntWeek.ts';
import { courseInHand } from '#src/domain/learnerHome/wayOn.ts';
import { paths } from '#src/domain/paths.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { courseCard, courseOverview } from '#src/queries/course.ts';
import { MissingHome } from './MissingHome.tsx';
import type { OwnHomeProps } from './OwnHomeContainer.tsx';
import { ShownHome } from './ShownHome.tsx';
import { useGuestGoal } from './useGoal.ts';

/** A course that is not on the web any more is none; anything else that did not come is asked for again. */
const isMissing = ({ data, error }: { data: unknown; error: Error | null }) =>
  data === undefined && !(error instanceof ApiError && error.status === 404);

/** The courses of the catalogue's first page, and those of which a guest has marks and which stand further back. */
function useMarkedCourses(first: readonly CourseCard[] | undefined) {
  const marks = useGuestMarks();
  const others = new Set(marks.map(({ courseId }) => courseId));
  for (const { id } of first ?? []) others.delete(id);
  const queries = useQueries({ queries: first ? [...others].map(courseCard) : [] });
  return { queries, courses: [...(first ?? []), ...queries.flatMap(({ data }) => data ?? [])] };
}

/** The home page of who has done something in this browser, and has no account. */
export function GuestHomeContainer(props: OwnHomeProps) {
  const catalogue = useQuery(courseOverview(1));
  const goal = useGuestGoal();
  const cards = useMarkedCourses(catalogue.data?.items);
  const { marks, queries, outlines: courses } = useGuestOutlines(cards.courses);
  const all = [catalogue, ...cards.queries, ...queries];
  if (all.some(({ isPending }) => isPending)) return null;
  if (all.some(isMissing)) {
    const retry = () => void Promise.all(all.map((query) => query.refetch()));
    return <MissingHome {...props} onRetry={retry} />;
  }
  const mine = guestCourses(courses, marks);
  // This browser knows of lectures that are done; marks of versions before do not say when.
  const learntOn = marks
    .map(({ at }) => Date.parse(at))
    .filter((at) => at > 0)
    .map((at) => dayInBratislava(at));
  const inHand = courseInHand(mine)?.course.id;
  return (
    <ShownHome
      owner=""
      greeting={null}
      note={<KeptHereContainer returnTo={paths.home()} />}
      mine={mine}
      outline={courses.find(({ id }) => id === inHand)}
      learnt={{ learntOn, learntWeeks: countWeeks(learntOn) }}
      goal={goal}
      isWhole
      onShown={props.onShown}
    />
  );
}
