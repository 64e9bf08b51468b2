import type { VisitsInTime } from '#src/contract/desk/overview/deskOverview.ts';
import { partInShort } from '#src/domain/desk/overview/deskOverview.ts';
import { visitsFinding } from '#src/domain/desk/overview/visitsInWords.ts';
import { formatNumber } from '#src/domain/number.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { TimeChart } from './TimeChart.tsx';

interface Props {
  visits: VisitsInTime;
}

/** How often pages were loaded, by day, week or month. */
export function VisitsChart({ visits }: Props) {
  const { items, step, views } = visits;
  return (
    <ChartPanel finding={visitsFinding(visits)}>
      {views === 0 ? (
        <p className="text-muted">V&nbsp;tomto období sa žiadna stránka nenačítala, alebo sme ešte nepočítali.</p>
      ) : (
        <TimeChart
          label="Načítané stránky"
          points={items.map(({ day }) => partInShort(day, step))}
          series={[{ kind: 'bar', name: 'načítané', color: 'accent', values: items.map((item) => item.views) }]}
          format={formatNumber}
        />
      )}
    </ChartPanel>
  );
}
