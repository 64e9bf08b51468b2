import { useQuery } from '@tanstack/react-query';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { ChartBoard } from '#src/components/desk/overview/ChartBoard.tsx';
import { ExercisesChart } from '#src/components/desk/overview/ExercisesChart.tsx';
import { LearnersChart } from '#src/components/desk/overview/LearnersChart.tsx';
import { SpanPicker } from '#src/components/desk/overview/SpanPicker.tsx';
import { StopsChart } from '#src/components/desk/overview/StopsChart.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';
import { courseStops, exerciseStatistics, learnersInTime } from '#src/queries/desk/overview/deskOverview.ts';
import { OverviewTabsContainer } from './OverviewTabsContainer.tsx';
import { useSpan } from './useSpan.ts';

/** Who learns, where they stop in a course, and which tasks are hard; of lecturers in their own courses. */
export function CourseNumbersContainer({ userId }: { userId: string }) {
  const { span, picker, filters, hrefWith } = useSpan(deskPaths.courseNumbers());
  const desk = useQuery(deskOf(userId));
  const seesCourses = desk.data?.roles.some((role) => ['ADMIN', 'EDITOR', 'LECTURER'].includes(role)) ?? false;
  const learners = useQuery(learnersInTime(userId, span));
  const stops = useQuery({ ...courseStops(userId, filters.kurz ?? null, span), enabled: seesCourses });
  const courseId = stops.data?.course?.id;
  const statistics = useQuery({ ...exerciseStatistics(userId, courseId ?? '', span), enabled: courseId !== undefined });
  useCrumb('Kurzy a\u00A0lekcie');
  const hrefOfLecture = (lectureId: string, uloha?: string) =>
    withFilters(deskPaths.lectureNumbers(lectureId), {
      obdobie: filters.obdobie,
      od: filters.od,
      do: filters.do,
      uloha,
    });
  const ofCourse = [
    {
      id: 'lekcie',
      isWide: true,
      chart: (
        <DeskSection {...sectionOf(stops)}>
          {(data) => (
            <StopsChart stops={data} hrefOfCourse={(kurz) => hrefWith({ kurz })} hrefOfLecture={hrefOfLecture} />
          )}
        </DeskSection>
      ),
    },
    {
      id: 'ulohy',
      chart:
        stops.data && courseId === undefined ? (
          <ExercisesChart statistics={{ items: [] }} hrefOfTask={hrefOfLecture} />
        ) : (
          <DeskSection {...sectionOf(statistics)} {...(stops.isError && { ...sectionOf(stops), data: undefined })}>
            {(data) => <ExercisesChart statistics={data} hrefOfTask={hrefOfLecture} />}
          </DeskSection>
        ),
    },
  ];
  const isOwn = learners.data?.isOwn ?? false;
  return (
    <>
      <OverviewTabsContainer userId={userId} current="courses" />
      <DeskPage
        title={isOwn ? 'Ako sa darí tvojim kurzom' : 'Kurzy a\u00A0lekcie'}
        note={learners.data && `Údaje sú z\u00A0${formatDateTime(learners.data.at)}`}
      >
        <SpanPicker {...picker} />
        <ChartBoard
          charts={[
            ...(seesCourses ? ofCourse : []),
            {
              id: 'uciaci-sa',
              isWide: !seesCourses,
              chart: <DeskSection {...sectionOf(learners)}>{(data) => <LearnersChart learners={data} />}</DeskSection>,
            },
          ]}
        />
      </DeskPage>
    </>
  );
}
