import type { ReactNode } from 'react';
import { formatDateTime, formatRelative } from '#src/domain/dateTime.ts';

export interface DeskItem {
  key: string;
  href: string;
  /** Who wrote it. */
  name: string;
  at: string;
  text: string;
  /** Its state. */
  badge?: ReactNode;
  /** Where it stands, how long it waits. */
  note: string;
  isCurrent: boolean;
}

interface Props {
  /** What is listed, for screen readers. */
  label: string;
  items: readonly DeskItem[];
  /** Milliseconds. */
  now: number;
  /** The pages below the rows. */
  children?: ReactNode;
}

/** Texts of people in a list beside the one that is open: who, when, how it begins, and how it is with it. */
export function DeskItems({ label, items, now, children }: Props) {
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <ul aria-label={label}>
        {items.map(({ key, href, name, at, text, badge, note, isCurrent }) => (
          <li key={key} className="border-t border-line first:border-t-0">
            <a
              href={href}
              data-desk-row
              aria-current={isCurrent || undefined}
              className={`grid grid-cols-[minmax(0,1fr)] gap-1 px-3.5 py-3 text-xs focus-visible:-outline-offset-2 ${isCurrent ? 'bg-accent-soft shadow-lit' : 'hover:bg-surface'}`}
            >
              <span className="flex justify-between gap-3">
                <b className="truncate font-strong">{name}</b>
                <time dateTime={at} title={formatDateTime(at)} className="shrink-0 text-2xs text-secondary">
                  {formatRelative(at, now)}
                </time>
              </span>
              <span className="line-clamp-2 text-secondary wrap-anywhere">{text}</span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-2xs text-secondary">
                {badge}
                <span className="min-w-0 truncate">{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
