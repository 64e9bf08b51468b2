import { useQuery } from '@tanstack/react-query';
import { DeskMissing } from '#src/components/desk/kit/DeskMissing.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { overviewTabs } from '#src/domain/desk/overview/overviewTabs.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';
import { CourseNumbersContainer } from './CourseNumbersContainer.tsx';
import { LectureNumbersContainer } from './LectureNumbersContainer.tsx';
import { SalesContainer } from './SalesContainer.tsx';
import { VisitsContainer } from './VisitsContainer.tsx';

/** The tabs of the overview that have numbers, by what stands in the address behind it. */
export function NumbersContainer({ userId, id }: DeskScreenProps) {
  const desk = useQuery(deskOf(userId));
  const path = `${deskPaths.numbers()}/${id}`;
  const tabs = overviewTabs(desk.data?.roles ?? []);
  const tab = tabs.find(({ href }) => href === path)?.tab;
  const ofCourses = `${deskPaths.courseNumbers()}/`;
  if (path.startsWith(ofCourses)) {
    return <LectureNumbersContainer userId={userId} lectureId={path.slice(ofCourses.length)} />;
  }
  if (tab === 'courses') return <CourseNumbersContainer userId={userId} />;
  if (tab === 'visits') return <VisitsContainer userId={userId} />;
  if (tab === 'sales') return <SalesContainer userId={userId} />;
  return <DeskMissing href={deskPaths.overview()} />;
}
