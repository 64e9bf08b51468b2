import { useQuery } from '@tanstack/react-query';
import { KeptHereContainer } from '#src/containers/account/KeptHereContainer.tsx';
import { useGuestOutlines } from '#src/containers/course/useGuestOutlines.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { guestCourses } from '#src/domain/guestProgress.ts';
import { courseInHand } from '#src/domain/learnerHome/wayOn.ts';
import { paths } from '#src/domain/paths.ts';
import { courseOverview } from '#src/queries/course.ts';
import { MissingHome } from './MissingHome.tsx';
import type { OwnHomeProps } from './OwnHomeContainer.tsx';
import { ShownHome } from './ShownHome.tsx';

/** The home page of who has done something in this browser, and has no account. */
export function GuestHomeContainer(props: OwnHomeProps) {
  const catalogue = useQuery(courseOverview(1));
  const { marks, queries, outlines: courses } = useGuestOutlines(catalogue.data?.items ?? []);
  const all = [catalogue, ...queries];
  if (all.some(({ isPending }) => isPending)) return null;
  if (catalogue.isError || courses.length < queries.length) {
    const retry = () => void Promise.all(all.map((query) => query.refetch()));
    return <MissingHome {...props} onRetry={retry} />;
  }
  const mine = guestCourses(courses, marks);
  const inHand = courseInHand(mine)?.course.id;
  return (
    <ShownHome
      owner=""
      greeting={null}
      note={<KeptHereContainer returnTo={paths.home()} />}
      mine={mine}
      outline={courses.find(({ id }) => id === inHand)}
      learntOn={marks.map(({ at }) => dayInBratislava(Date.parse(at)))}
      isWhole
      onShown={props.onShown}
    />
  );
}
