import type { LearnersInTime } from '#src/contract/desk/overview/deskOverview.ts';
import { learnersFinding, partInShort } from '#src/domain/desk/overview/deskOverview.ts';
import { formatNumber } from '#src/domain/number.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { LegendMark } from './LegendMark.tsx';
import { TimeChart } from './TimeChart.tsx';

interface Props {
  learners: LearnersInTime;
}

/** Who learns and who is new, by day, week or month. Too few to be told are drawn as none. */
export function LearnersChart({ learners }: Props) {
  const { items, step, isOwn } = learners;
  return (
    <ChartPanel
      finding={learnersFinding(learners)}
      legend={
        <>
          <LegendMark color="accent">aktívni</LegendMark>
          {!isOwn && <LegendMark color="bar">noví</LegendMark>}
        </>
      }
    >
      <TimeChart
        label={isOwn ? 'Aktívni' : 'Aktívni a\u00A0noví'}
        points={items.map(({ day }) => partInShort(day, step))}
        series={[
          ...(isOwn
            ? []
            : [{ kind: 'bar', name: 'noví', color: 'bar', values: items.map(({ fresh }) => fresh ?? 0) } as const]),
          { kind: 'line', name: 'aktívni', color: 'accent', values: items.map(({ active }) => active ?? 0) },
        ]}
        format={formatNumber}
      />
    </ChartPanel>
  );
}
