import type { LearnersByWeek } from '#src/contract/desk/overview/deskOverview.ts';
import { learnersFinding, shortDay } from '#src/domain/desk/overview/deskOverview.ts';
import { formatNumber } from '#src/domain/number.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { LegendMark } from './LegendMark.tsx';
import { TimeChart } from './TimeChart.tsx';

interface Props {
  learners: LearnersByWeek;
}

/** Who learns and who is new, by week. */
export function LearnersChart({ learners }: Props) {
  const { items } = learners;
  return (
    <ChartPanel
      finding={learnersFinding(learners)}
      legend={
        <>
          <LegendMark color="accent">aktívni</LegendMark>
          <LegendMark color="bar">noví</LegendMark>
        </>
      }
    >
      <TimeChart
        label="Aktívni a noví podľa týždňa"
        points={items.map(({ week }) => shortDay(week))}
        series={[
          { kind: 'bar', name: 'noví', color: 'bar', values: items.map(({ fresh }) => fresh) },
          { kind: 'line', name: 'aktívni', color: 'accent', values: items.map(({ active }) => active) },
        ]}
        format={formatNumber}
      />
    </ChartPanel>
  );
}
