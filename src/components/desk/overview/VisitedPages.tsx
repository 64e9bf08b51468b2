import type { VisitsInTime } from '#src/contract/desk/overview/deskOverview.ts';
import { pagesFinding, readablePath } from '#src/domain/desk/overview/visitsInWords.ts';
import { percent } from '#src/domain/format.ts';
import { formatNumber } from '#src/domain/number.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ShareBars } from './ShareBars.tsx';

interface Props {
  visits: VisitsInTime;
}

/** Which pages are loaded most. */
export function VisitedPages({ visits }: Props) {
  const { pages } = visits;
  const most = pages[0]?.views ?? 0;
  return (
    <ChartPanel finding={pagesFinding(visits)}>
      {pages.length === 0 ? (
        <p className="text-muted">Keď sa niečo načíta, bude tu, čo najčastejšie.</p>
      ) : (
        <ShareBars
          label="Načítané stránky"
          rows={pages.map(({ path, views }) => ({
            id: path,
            name: readablePath(path),
            href: path,
            share: percent(views, most),
            text: formatNumber(views),
            isMain: false,
          }))}
        />
      )}
    </ChartPanel>
  );
}
