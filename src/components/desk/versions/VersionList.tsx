import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import type { ContentRevision } from '#src/contract/desk/content/deskContent.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  versions: readonly ContentRevision[];
  current: number | null;
  hrefOf: (id: number) => string;
}

const origins: Record<ContentRevision['origin'], string> = {
  saved: 'Bez poznámky',
  imported: 'Prenesené zo súborov',
  restored: 'Obnovená verzia',
  merged: 'Spojené verzie',
};

/** The saved texts of a thing, the newest first. */
export function VersionList({ versions, current, hrefOf }: Props) {
  return (
    <ul className="border-line m:border-r">
      {versions.map(({ id, note, origin, by, at, isLive }) => (
        <li key={id}>
          <a
            href={hrefOf(id)}
            data-desk-row
            aria-current={id === current ? 'true' : undefined}
            className="grid gap-0.5 border-b border-line px-4 py-2.5 text-xs hover:bg-surface focus-visible:-outline-offset-2 aria-current:bg-accent-soft aria-current:shadow-lit"
          >
            <span className="flex flex-wrap items-center justify-between gap-2 wrap-anywhere">
              {note || origins[origin]}
              {isLive && (
                <DeskBadge tone="success" isFilled>
                  publikované
                </DeskBadge>
              )}
            </span>
            <span className="text-2xs text-muted">
              {by.name ?? 'Bez mena'}, {shortTime(at)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
