import type { VisitsInTime } from '#src/contract/desk/overview/deskOverview.ts';
import { sourcesFinding, sourcesOf } from '#src/domain/desk/overview/visitsInWords.ts';
import { percent } from '#src/domain/format.ts';
import { formatNumber } from '#src/domain/number.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ShareBars } from './ShareBars.tsx';

interface Props {
  visits: VisitsInTime;
}

/** The sites that visits come from. */
export function VisitSources({ visits }: Props) {
  const sources = sourcesOf(visits);
  const most = Math.max(...sources.map(({ views }) => views));
  return (
    <ChartPanel finding={sourcesFinding(visits)}>
      {sources.length === 0 ? (
        <p className="text-muted">Keď niekto príde z&nbsp;iného webu, bude tu, z&nbsp;ktorého.</p>
      ) : (
        <ShareBars
          label="Odkiaľ sa chodí"
          rows={sources.map(({ name, views }) => ({
            id: name,
            name,
            share: percent(views, most),
            text: formatNumber(views),
            isMain: false,
          }))}
        />
      )}
    </ChartPanel>
  );
}
