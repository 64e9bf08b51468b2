import type { IncomeInTime } from '#src/contract/desk/overview/deskOverview.ts';
import { incomeFinding, partInShort } from '#src/domain/desk/overview/deskOverview.ts';
import { formatMoney } from '#src/domain/money.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { LegendMark } from './LegendMark.tsx';
import { TimeChart } from './TimeChart.tsx';

interface Props {
  income: IncomeInTime;
}

/** What was paid and what was given back, by day, week or month. */
export function IncomeChart({ income }: Props) {
  const { items, step } = income;
  if (items.every(({ paid, refunded }) => paid === 0 && refunded === 0)) {
    return (
      <ChartPanel finding={incomeFinding(income)} legend={null}>
        <p className="text-muted">V&nbsp;tomto období neprišla žiadna platba. Vyber dlhšie.</p>
      </ChartPanel>
    );
  }
  return (
    <ChartPanel
      finding={incomeFinding(income)}
      legend={
        <>
          <LegendMark color="bar">zaplatené</LegendMark>
          <LegendMark color="quiet">vrátené</LegendMark>
        </>
      }
    >
      <TimeChart
        label="Príjmy"
        points={items.map(({ day }) => partInShort(day, step))}
        series={[
          { kind: 'bar', name: 'zaplatené', color: 'bar', values: items.map(({ paid }) => paid) },
          { kind: 'bar', name: 'vrátené', color: 'quiet', values: items.map(({ refunded }) => refunded) },
        ]}
        format={(cents) => formatMoney(cents, 'EUR')}
      />
    </ChartPanel>
  );
}
