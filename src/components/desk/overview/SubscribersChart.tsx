import type { SubscribersByMonth } from '#src/contract/desk/overview/deskOverview.ts';
import { shortMonth, subscribersFinding } from '#src/domain/desk/overview/deskOverview.ts';
import { formatNumber } from '#src/domain/number.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { TimeChart } from './TimeChart.tsx';

interface Props {
  subscribers: SubscribersByMonth;
}

/** Who takes the newsletter, by month. */
export function SubscribersChart({ subscribers }: Props) {
  const { items } = subscribers;
  return (
    <ChartPanel finding={subscribersFinding(subscribers)}>
      <TimeChart
        label="Odberatelia na konci mesiaca"
        points={items.map(({ month }) => shortMonth(month))}
        series={[{ kind: 'area', name: 'odoberajú', color: 'accent', values: items.map(({ confirmed }) => confirmed) }]}
        format={formatNumber}
      />
    </ChartPanel>
  );
}
