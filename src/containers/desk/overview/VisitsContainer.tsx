import { useQuery } from '@tanstack/react-query';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { ChartBoard } from '#src/components/desk/overview/ChartBoard.tsx';
import { SpanPicker } from '#src/components/desk/overview/SpanPicker.tsx';
import { VisitedPages } from '#src/components/desk/overview/VisitedPages.tsx';
import { VisitSources } from '#src/components/desk/overview/VisitSources.tsx';
import { VisitsChart } from '#src/components/desk/overview/VisitsChart.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { visitsInTime } from '#src/queries/desk/overview/deskOverview.ts';
import { OverviewTabsContainer } from './OverviewTabsContainer.tsx';
import { useSpan } from './useSpan.ts';

/** Which pages were loaded on some days, and where from. */
export function VisitsContainer({ userId }: { userId: string }) {
  const { span, picker } = useSpan(deskPaths.visits());
  const visits = useQuery(visitsInTime(userId, span));
  useCrumb('Návštevy');
  const isCompared = typeof visits.data?.viewsBefore === 'number';
  return (
    <>
      <OverviewTabsContainer userId={userId} current="visits" />
      <DeskPage
        title="Návštevy"
        note={`${visits.data ? `Údaje sú z\u00A0${formatDateTime(visits.data.at)}. ` : ''}Počítame bez cookies a\u00A0bez údajov o\u00A0ľuďoch, čísla držíme 400\u00A0dní.`}
      >
        <SpanPicker {...picker} compared={isCompared ? picker.compared : null} />
        {visits.data?.isBehindCache && (
          <DeskNote>
            Pred webom stojí spoločná vyrovnávacia pamäť. Stránky, ktoré vydala sama, v&nbsp;číslach nie sú.
          </DeskNote>
        )}
        <DeskSection {...sectionOf(visits)}>
          {(data) => (
            <ChartBoard
              charts={[
                { id: 'nacitane', isWide: true, chart: <VisitsChart visits={data} /> },
                { id: 'stranky', chart: <VisitedPages visits={data} /> },
                { id: 'odkial', chart: <VisitSources visits={data} /> },
              ]}
            />
          )}
        </DeskSection>
      </DeskPage>
    </>
  );
}
