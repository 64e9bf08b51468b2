import type { DeskWaiting } from '#src/contract/desk/overview/deskOverview.ts';
import type { Waiting } from '#src/server/services/overview/index.ts';

export function presentWaiting({ items, firstSteps, lastAct, backup }: Waiting): DeskWaiting {
  return {
    items: items.map(({ since, due, ...item }) => ({
      ...item,
      since: since?.toISOString() ?? null,
      due: due?.toISOString() ?? null,
    })),
    firstSteps,
    lastAct: lastAct && { ...lastAct, at: lastAct.at.toISOString() },
    backup: backup && { ...backup, at: backup.at?.toISOString() ?? null },
  };
}
