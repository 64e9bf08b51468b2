import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { ExercisesChart } from '#src/components/desk/overview/ExercisesChart.tsx';
import { IncomeChart } from '#src/components/desk/overview/IncomeChart.tsx';
import { LearnersChart } from '#src/components/desk/overview/LearnersChart.tsx';
import { OverviewBoard } from '#src/components/desk/overview/OverviewBoard.tsx';
import { StopsChart } from '#src/components/desk/overview/StopsChart.tsx';
import { SubscribersChart } from '#src/components/desk/overview/SubscribersChart.tsx';
import { WaitingList } from '#src/components/desk/overview/WaitingList.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import { exercises, income, learners, stops, subscribers, waiting } from '#stories/fixtures/deskOverview.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminOverview',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: () => (
    <DeskShell
      items={deskItems.map((item) => ({ ...item, isCurrent: item.number === '1' }))}
      person={{ name: 'Jana Oravcová', roles: 'správa' }}
      crumbs={[{ name: 'Prehľad', href: deskPaths.overview() }]}
      homeHref={paths.home()}
      onCommand={nothing}
    >
      <DeskPage title="Prehľad" note={'Údaje sú z\u00A023.\u00A0novembra\u00A02026 o\u00A012:00'}>
        <OverviewBoard
          waiting={<WaitingList waiting={waiting} auditHref={deskPaths.audit()} />}
          charts={[
            { id: 'lekcie', isWide: true, chart: <StopsChart stops={stops} hrefOfCourse={deskPaths.overview} /> },
            { id: 'ulohy', isWide: true, chart: <ExercisesChart statistics={exercises} /> },
            { id: 'uciaci-sa', chart: <LearnersChart learners={learners} /> },
            { id: 'prijmy', chart: <IncomeChart income={income} /> },
            { id: 'odberatelia', chart: <SubscribersChart subscribers={subscribers} /> },
          ]}
        />
      </DeskPage>
    </DeskShell>
  ),
};
