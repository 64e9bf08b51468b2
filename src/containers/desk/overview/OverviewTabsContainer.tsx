import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ContentTabs } from '#src/components/desk/content/ContentTabs.tsx';
import { type OverviewTab, overviewTabs } from '#src/domain/desk/overview/overviewTabs.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';

/** The tabs of the overview that the roles of the caller have; the days that are looked at go along. */
export function OverviewTabsContainer({ userId, current }: { userId: string; current: OverviewTab }) {
  const desk = useQuery(deskOf(userId));
  const [search] = useSearchParams();
  const { obdobie, od, do: until } = Object.fromEntries(search);
  const tabs = overviewTabs(desk.data?.roles ?? []);
  if (tabs.length < 2) return null;
  return (
    <ContentTabs
      label="Prehľad"
      tabs={tabs.map(({ tab, name, href }) => ({
        name,
        href: withFilters(href, { obdobie, od, do: until }),
        isCurrent: tab === current,
        count: null,
      }))}
    />
  );
}
