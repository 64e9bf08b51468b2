import type { DeskBrowserError } from '#src/contract/desk/overview/deskBrowserErrors.ts';
import type { BrowserErrorRow } from '#src/server/db/schema/browserError.ts';

export function presentBrowserError(row: BrowserErrorRow): DeskBrowserError {
  const { id, release, place, callers, name, message, route, times, firstSeenAt, lastSeenAt, settledAt } = row;
  return {
    id,
    release,
    place,
    callers,
    name,
    message,
    route,
    times,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
