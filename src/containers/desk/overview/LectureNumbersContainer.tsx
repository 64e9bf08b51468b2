import { useQuery } from '@tanstack/react-query';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { LectureStopsChart } from '#src/components/desk/overview/LectureStopsChart.tsx';
import { SpanPicker } from '#src/components/desk/overview/SpanPicker.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { lectureStops } from '#src/queries/desk/overview/deskOverview.ts';
import { OverviewTabsContainer } from './OverviewTabsContainer.tsx';
import { useSpan } from './useSpan.ts';
import { WrongAnswersContainer } from './WrongAnswersContainer.tsx';

/** Where learners stop in one lecture. */
export function LectureNumbersContainer({ userId, lectureId }: { userId: string; lectureId: string }) {
  const { span, picker, filters, hrefWith } = useSpan(deskPaths.lectureNumbers(lectureId));
  const stops = useQuery(lectureStops(userId, lectureId, span));
  const { course, lecture } = stops.data ?? {};
  const days = { obdobie: filters.obdobie, od: filters.od, do: filters.do };
  useCrumb(
    lecture?.name ?? null,
    course && { name: course.name, href: withFilters(deskPaths.courseNumbers(), { kurz: course.id, ...days }) },
  );
  return (
    <>
      <OverviewTabsContainer userId={userId} current="courses" />
      <DeskPage
        title={lecture?.name ?? 'Lekcia'}
        note={course?.name}
        actions={<DeskButtonLink href={deskPaths.contentEditor('lecture', lectureId)}>Otvoriť lekciu</DeskButtonLink>}
      >
        <SpanPicker {...picker} compared={null} />
        <DeskSection {...sectionOf(stops)}>
          {(data) => {
            const chosen = data.tasks.find(({ exerciseId }) => exerciseId === filters.uloha) ?? data.tasks[0];
            return (
              <>
                <LectureStopsChart stops={data} />
                {chosen && (
                  <WrongAnswersContainer
                    key={chosen.exerciseId}
                    userId={userId}
                    lectureId={lectureId}
                    exerciseId={chosen.exerciseId}
                    tasks={data.tasks.map(({ exerciseId }, at) => ({
                      name: `Úloha ${at + 1}: ${exerciseId}`,
                      href: hrefWith({ uloha: exerciseId }),
                      isCurrent: exerciseId === chosen.exerciseId,
                    }))}
                    span={span}
                  />
                )}
              </>
            );
          }}
        </DeskSection>
      </DeskPage>
    </>
  );
}
