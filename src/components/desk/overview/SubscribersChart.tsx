import type { SubscribersInTime } from '#src/contract/desk/overview/deskOverview.ts';
import { partInShort, subscribersFinding } from '#src/domain/desk/overview/deskOverview.ts';
import { formatNumber } from '#src/domain/number.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { TimeChart } from './TimeChart.tsx';

interface Props {
  subscribers: SubscribersInTime;
}

/** Who takes the newsletter, by day, week or month. */
export function SubscribersChart({ subscribers }: Props) {
  const { items, step } = subscribers;
  return (
    <ChartPanel finding={subscribersFinding(subscribers)}>
      <TimeChart
        label="Odberatelia"
        points={items.map(({ day }) => partInShort(day, step))}
        series={[{ kind: 'area', name: 'odoberajú', color: 'accent', values: items.map(({ confirmed }) => confirmed) }]}
        format={formatNumber}
      />
    </ChartPanel>
  );
}
