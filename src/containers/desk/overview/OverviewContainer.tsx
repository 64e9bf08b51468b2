import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { BackupAge } from '#src/components/desk/overview/BackupAge.tsx';
import { ExercisesChart } from '#src/components/desk/overview/ExercisesChart.tsx';
import { FirstSteps } from '#src/components/desk/overview/FirstSteps.tsx';
import { IncomeChart } from '#src/components/desk/overview/IncomeChart.tsx';
import { LearnersChart } from '#src/components/desk/overview/LearnersChart.tsx';
import { OverviewBoard } from '#src/components/desk/overview/OverviewBoard.tsx';
import { StopsChart } from '#src/components/desk/overview/StopsChart.tsx';
import { SubscribersChart } from '#src/components/desk/overview/SubscribersChart.tsx';
import { WaitingList } from '#src/components/desk/overview/WaitingList.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { Role } from '#src/contract/role.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';
import {
  courseStops,
  deskWaiting,
  exerciseStatistics,
  incomeByMonth,
  learnersByWeek,
  subscribersByMonth,
} from '#src/queries/desk/overview/deskOverview.ts';

interface Chart {
  id: string;
  isWide?: boolean;
  chart: ReactNode;
}

/** The first screen of the desk: what waits, and how the site does. */
export function OverviewContainer({ userId }: DeskScreenProps) {
  const desk = useQuery(deskOf(userId));
  const waiting = useQuery(deskWaiting(userId));
  const learners = useQuery(learnersByWeek(userId));
  const has = (role: Role) => desk.data?.roles.includes(role) ?? false;
  const isAdmin = has('ADMIN');
  const charts: Chart[] = [
    ...(isAdmin || has('EDITOR') || has('LECTURER')
      ? [{ id: 'lekcie', isWide: true, chart: <Stops userId={userId} /> }]
      : []),
    ...(isAdmin || has('EDITOR') || has('LECTURER')
      ? [{ id: 'ulohy', isWide: true, chart: <Exercises userId={userId} /> }]
      : []),
    {
      id: 'uciaci-sa',
      chart: <DeskSection {...sectionOf(learners)}>{(data) => <LearnersChart learners={data} />}</DeskSection>,
    },
    ...(isAdmin || has('TREASURER') ? [{ id: 'prijmy', chart: <Income userId={userId} /> }] : []),
    ...(isAdmin ? [{ id: 'odberatelia', chart: <Subscribers userId={userId} /> }] : []),
  ];
  return (
    <DeskPage title="Prehľad" note={learners.data && `Údaje sú z\u00A0${formatDateTime(learners.data.at)}`}>
      <OverviewBoard
        firstSteps={waiting.data?.firstSteps && <FirstSteps steps={waiting.data.firstSteps} />}
        waiting={
          <DeskSection {...sectionOf(waiting)} rows={3}>
            {(data) => (
              <>
                <WaitingList waiting={data} auditHref={deskPaths.audit()} />
                {data.backup && <BackupAge backup={data.backup} />}
              </>
            )}
          </DeskSection>
        }
        charts={charts}
      />
    </DeskPage>
  );
}

interface OwnProps {
  userId: string;
}

function Stops({ userId }: OwnProps) {
  const { filters, hrefWith } = useListAddress(deskPaths.overview());
  const stops = useQuery(courseStops(userId, filters.kurz ?? null));
  return (
    <DeskSection {...sectionOf(stops)}>
      {(data) => <StopsChart stops={data} hrefOfCourse={(kurz) => hrefWith({ kurz })} />}
    </DeskSection>
  );
}

/** Of the course that the picture beside is about. */
function Exercises({ userId }: OwnProps) {
  const { filters } = useListAddress(deskPaths.overview());
  const stops = useQuery(courseStops(userId, filters.kurz ?? null));
  const courseId = stops.data?.course?.id;
  const statistics = useQuery({ ...exerciseStatistics(userId, courseId ?? ''), enabled: courseId !== undefined });
  if (stops.data && courseId === undefined) return <ExercisesChart statistics={{ items: [] }} />;
  return (
    <DeskSection {...sectionOf(statistics)} {...(stops.isError && { ...sectionOf(stops), data: undefined })}>
      {(data) => <ExercisesChart statistics={data} />}
    </DeskSection>
  );
}

function Income({ userId }: OwnProps) {
  const income = useQuery(incomeByMonth(userId));
  return <DeskSection {...sectionOf(income)}>{(data) => <IncomeChart income={data} />}</DeskSection>;
}

function Subscribers({ userId }: OwnProps) {
  const subscribers = useQuery(subscribersByMonth(userId));
  return <DeskSection {...sectionOf(subscribers)}>{(data) => <SubscribersChart subscribers={data} />}</DeskSection>;
}
