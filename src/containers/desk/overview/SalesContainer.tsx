import { useQuery } from '@tanstack/react-query';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { ChartBoard } from '#src/components/desk/overview/ChartBoard.tsx';
import { IncomeChart } from '#src/components/desk/overview/IncomeChart.tsx';
import { SpanPicker } from '#src/components/desk/overview/SpanPicker.tsx';
import { SubscribersChart } from '#src/components/desk/overview/SubscribersChart.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { useIsAdmin } from '#src/containers/desk/kit/useIsAdmin.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { incomeInTime, subscribersInTime } from '#src/queries/desk/overview/deskOverview.ts';
import { OverviewTabsContainer } from './OverviewTabsContainer.tsx';
import { useSpan } from './useSpan.ts';

/** What came in on some days, and who takes the newsletter. */
export function SalesContainer({ userId }: { userId: string }) {
  const { span, picker } = useSpan(deskPaths.sales());
  const isAdmin = useIsAdmin(userId);
  const income = useQuery(incomeInTime(userId, span));
  const subscribers = useQuery({ ...subscribersInTime(userId, span), enabled: isAdmin });
  useCrumb('Predaj');
  const charts = [
    {
      id: 'prijmy',
      isWide: !isAdmin,
      chart: <DeskSection {...sectionOf(income)}>{(data) => <IncomeChart income={data} />}</DeskSection>,
    },
    ...(isAdmin
      ? [
          {
            id: 'odberatelia',
            chart: (
              <DeskSection {...sectionOf(subscribers)}>{(data) => <SubscribersChart subscribers={data} />}</DeskSection>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <OverviewTabsContainer userId={userId} current="sales" />
      <DeskPage title="Predaj" note={income.data && `Údaje sú z\u00A0${formatDateTime(income.data.at)}`}>
        <SpanPicker {...picker} compared={null} />
        <ChartBoard charts={charts} />
      </DeskPage>
    </>
  );
}
