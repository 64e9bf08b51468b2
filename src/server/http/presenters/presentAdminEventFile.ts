import { detailsOf, fieldName, fieldValue, wordsOf } from '#src/domain/adminEvent.ts';
import { sortableTime } from '#src/domain/bratislava.ts';
import { csvOf } from '#src/domain/csv.ts';
import type { AdminEventState } from '#src/server/db/schema/adminEvent.ts';
import type { NamedAdminEvent } from '#src/server/services/ground/index.ts';

const head = ['Číslo', 'Kedy', 'Kto', 'Účet', 'Čo', 'Nevratné', 'S čím', 'ID', 'Podrobnosti', 'Predtým', 'Potom'];

/** The record as a table of a spreadsheet. */
export function presentAdminEventFile(events: readonly NamedAdminEvent[]): string {
  const rows = events.map(({ id, at, actorUid, actorName, action, target, targetName, details, before, after }) => {
    const { act, object, isFinal } = wordsOf(action);
    const about = [object, targetName].filter(Boolean).join(' ');
    const what = [act, isFinal ? 'áno' : 'nie', about, target, detailsOf({ details })];
    return [
      String(id),
      sortableTime(at),
      actorName ?? '',
      actorUid,
      ...what,
      stateInWords(before),
      stateInWords(after),
    ];
  });
  return csvOf([head, ...rows]);
}

function stateInWords(state: AdminEventState | null): string {
  return Object.entries(state ?? {})
    .map(([name, value]) => `${fieldName(name)}: ${fieldValue(name, value)}`)
    .join(', ');
}
