import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ContentTabs } from '#src/components/desk/content/ContentTabs.tsx';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { ChartBoard } from '#src/components/desk/overview/ChartBoard.tsx';
import { ExercisesChart } from '#src/components/desk/overview/ExercisesChart.tsx';
import { IncomeChart } from '#src/components/desk/overview/IncomeChart.tsx';
import { LearnersChart } from '#src/components/desk/overview/LearnersChart.tsx';
import { OverviewBoard } from '#src/components/desk/overview/OverviewBoard.tsx';
import { SpanPicker } from '#src/components/desk/overview/SpanPicker.tsx';
import { StopsChart } from '#src/components/desk/overview/StopsChart.tsx';
import { SubscribersChart } from '#src/components/desk/overview/SubscribersChart.tsx';
import { WaitingList } from '#src/components/desk/overview/WaitingList.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { type OverviewTab, overviewTabs } from '#src/domain/desk/overview/overviewTabs.ts';
import { spanPresets } from '#src/domain/desk/overview/span.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import { exercises, income, learners, stops, subscribers, waiting } from '#stories/fixtures/deskOverview.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminOverview',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const render = (current: OverviewTab, screen: ReactNode) => () => (
  <DeskShell
    items={deskItems.map((item) => ({ ...item, isCurrent: item.number === '1' }))}
    person={{ name: 'Jana Oravcová', roles: 'správa' }}
    crumbs={[{ name: 'Prehľad', href: deskPaths.overview() }]}
    homeHref={paths.home()}
    onCommand={nothing}
  >
    <ContentTabs
      label="Prehľad"
      tabs={overviewTabs(['ADMIN']).map(({ tab, name, href }) => ({
        name,
        href,
        isCurrent: tab === current,
        count: null,
      }))}
    />
    {screen}
  </DeskShell>
);

const picker = {
  presets: spanPresets.map(({ param, name }) => ({ name, href: `?obdobie=${param}`, isCurrent: param === '30-dni' })),
  span: { from: '2026-10-25', to: '2026-11-23' },
  bounds: { from: '2015-01-01', to: '2026-11-23' },
  onSpan: nothing,
};

export default meta;

export const Default: StoryObj = {
  render: render(
    'today',
    <DeskPage title="Prehľad">
      <OverviewBoard waiting={<WaitingList waiting={waiting} onTake={nothing} auditHref={deskPaths.audit()} />} />
    </DeskPage>,
  ),
};

export const Courses: StoryObj = {
  render: render(
    'courses',
    <DeskPage title={'Kurzy a\u00A0lekcie'} note={'Údaje sú z\u00A023.\u00A0novembra\u00A02026 o\u00A012:00'}>
      <SpanPicker {...picker} compared={'Porovnávame s\u00A025.\u00A09. – 24.\u00A010.\u00A02026.'} />
      <ChartBoard
        charts={[
          {
            id: 'lekcie',
            isWide: true,
            chart: (
              <StopsChart
                stops={stops}
                hrefOfCourse={deskPaths.courseNumbers}
                hrefOfLecture={deskPaths.courseNumbers}
              />
            ),
          },
          { id: 'ulohy', chart: <ExercisesChart statistics={exercises} hrefOfTask={deskPaths.courseNumbers} /> },
          { id: 'uciaci-sa', chart: <LearnersChart learners={learners} /> },
        ]}
      />
    </DeskPage>,
  ),
};

export const Sales: StoryObj = {
  render: render(
    'sales',
    <DeskPage title="Predaj" note={'Údaje sú z\u00A023.\u00A0novembra\u00A02026 o\u00A012:00'}>
      <SpanPicker {...picker} compared={null} />
      <ChartBoard
        charts={[
          { id: 'prijmy', chart: <IncomeChart income={income} /> },
          { id: 'odberatelia', chart: <SubscribersChart subscribers={subscribers} /> },
        ]}
      />
    </DeskPage>,
  ),
};
