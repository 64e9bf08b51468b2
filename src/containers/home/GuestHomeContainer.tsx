import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { KeptHereContainer } from '#src/containers/account/KeptHereContainer.tsx';
import { useGuestMarks } from '#src/containers/course/useGuestMarks.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { guestCourses } from '#src/domain/guestProgress.ts';
import { courseInHand } from '#src/domain/learnerHome/wayOn.ts';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug, courseOverview } from '#src/queries/course.ts';
import { MissingHome } from './MissingHome.tsx';
import type { OwnHomeProps } from './OwnHomeContainer.tsx';
import { ShownHome } from './ShownHome.tsx';

/** The home page of who has done something in this browser, and has no account. */
export function GuestHomeContainer(props: OwnHomeProps) {
  const marks = useGuestMarks();
  const catalogue = useQuery(courseOverview(1));
  const begun = useMemo(() => {
    const ids = new Set(marks.map(({ courseId }) => courseId));
    return catalogue.data?.items.filter(({ id }) => ids.has(id)) ?? [];
  }, [catalogue.data, marks]);
  const outlines = useQueries({ queries: begun.map(({ slug }) => courseBySlug(slug)) });
  const isPending = catalogue.isPending || outlines.some((outline) => outline.isPending);
  if (isPending) return null;
  const courses = outlines.flatMap(({ data }) => data ?? []);
  if (catalogue.isError || courses.length < begun.length) {
    const retry = () => void Promise.all([catalogue, ...outlines].map((query) => query.refetch()));
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
