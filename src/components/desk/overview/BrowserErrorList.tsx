import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import type { DeskBrowserError } from '#src/contract/desk/overview/deskBrowserErrors.ts';
import { formatNumber } from '#src/domain/number.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  errors: readonly DeskBrowserError[];
  /** The release that is served. */
  current: string | null;
  /** The error that is being settled or opened. */
  busyId: string | null;
  onSettle: (error: DeskBrowserError, isSettled: boolean) => void;
  /** The pages below them. */
  children?: ReactNode;
}

/** What went wrong in visitors' browsers: where in our sources, what, how often and when. */
export function BrowserErrorList({ errors, current, busyId, onSettle, children }: Props) {
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line">
      <ul aria-label="Chyby">
        {errors.map((error) => (
          <li
            key={error.id}
            className="grid items-start gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-xs first:border-t-0 m:grid-cols-[minmax(0,1fr)_auto]"
          >
            <code className="min-h-7 py-1 font-mono text-2xs font-semibold wrap-anywhere">{error.place}</code>
            <div className="max-m:order-last max-m:mt-1">
              <Act error={error} isBusy={error.id === busyId} onSettle={onSettle} />
            </div>
            <p className="m:col-span-2 wrap-anywhere">
              <b className="font-strong">{error.name}</b>
              {error.message !== '' && `: ${error.message}`}
            </p>
            {error.callers.length > 0 && (
              <p className="text-2xs text-muted wrap-anywhere m:col-span-2">
                volané z&nbsp;<code className="font-mono text-3xs">{error.callers.join(', ')}</code>
              </p>
            )}
            <Facts error={error} current={current} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function Act({ error, isBusy, onSettle }: Pick<Props, 'onSettle'> & { error: DeskBrowserError; isBusy: boolean }) {
  const isSettled = error.settledAt !== null;
  return (
    <DeskButton size="row" state={isBusy ? 'busy' : 'ready'} onPress={() => onSettle(error, !isSettled)}>
      {isSettled ? 'Otvoriť znova' : 'Označiť za vybavené'}
      <span className="sr-only"> {error.place}</span>
    </DeskButton>
  );
}

function Facts({ error, current }: Pick<Props, 'current'> & { error: DeskBrowserError }) {
  const { times, lastSeenAt, firstSeenAt, route, release, settledAt } = error;
  const facts = [
    `${formatNumber(times)}-krát`,
    times > 1 ? `od\u00A0${shortTime(firstSeenAt)} do\u00A0${shortTime(lastSeenAt)}` : shortTime(lastSeenAt),
    ...(route ? [route] : []),
    `verzia\u00A0${release}${release === current ? ' (táto)' : ''}`,
  ];
  return (
    <p className="m:col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-2xs text-muted tabular-nums">
      {settledAt && (
        <DeskBadge icon="check" tone="success">
          vybavené
        </DeskBadge>
      )}
      {facts.map((fact) => (
        <span key={fact} className="wrap-anywhere">
          {fact}
        </span>
      ))}
    </p>
  );
}
