import type { MovementFilter, MovementKind } from '#src/contract/desk/money/deskMovements.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { days } from '#src/domain/duration.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { monthBeside } from '#src/domain/month.ts';

/** The parts of a month, in the order of its equation, with what of the balance each of them takes or brings back. */
export const movementParts: readonly {
  name: string;
  /** As the address of the filter spells it. */
  param: string;
  filter: MovementFilter;
  kinds: readonly MovementKind[];
}[] = [
  { name: 'Platby', param: 'platby', filter: 'payments', kinds: ['payment'] },
  { name: 'Vrátenia', param: 'vratenia', filter: 'refunds', kinds: ['refund', 'refund-failed'] },
  { name: 'Sporné', param: 'sporne', filter: 'disputes', kinds: ['dispute', 'dispute-won'] },
  { name: 'Poplatky', param: 'poplatky', filter: 'fees', kinds: ['fee'] },
  { name: 'Výplaty', param: 'vyplaty', filter: 'payouts', kinds: ['payout', 'payout-failed'] },
  { name: 'Iné', param: 'ine', filter: 'other', kinds: ['other'] },
];

export const movementNames: Record<MovementKind, string> = {
  payment: 'Platba',
  refund: 'Vrátenie',
  'refund-failed': 'Vrátenie neprešlo',
  dispute: 'Sporná platba',
  'dispute-won': 'Vyhratý spor',
  fee: 'Poplatok',
  payout: 'Výplata',
  'payout-failed': 'Vrátená výplata',
  other: 'Iný pohyb',
};

export const kindsOf = (filter: MovementFilter): readonly MovementKind[] =>
  movementParts.find((part) => part.filter === filter)?.kinds ?? [];

/** „−44,60 €“: with the sign of typography. */
export const signedAmount = (cents: number): string => formatExactAmount(cents, 'EUR').replace('-', '−');

/** „+28,31 €“ */
export const changedBy = (cents: number): string => (cents > 0 ? `+${signedAmount(cents)}` : signedAmount(cents));

/** „1. 10.“ of an ISO day. */
export function dayAndMonth(isoDay: string): string {
  const [, month, day] = isoDay.split('-').map(Number);
  return `${day}.\u00A0${month}.`;
}

const weekdays = ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota'];

/** „sobota 31. 10.“ of an ISO day. */
export const weekdayAndDay = (isoDay: string): string =>
  `${weekdays[new Date(`${isoDay}T12:00:00Z`).getUTCDay()]} ${dayAndMonth(isoDay)}`;

/** „2026-10“ of an ISO time, in Bratislava. */
export const monthOf = (iso: string): string => dayInBratislava(Date.parse(iso)).slice(0, 7);

/** The last ISO day of „2026-10“. */
export const lastDayOf = (month: string): string =>
  new Date(Date.parse(`${monthBeside(month, 1)}-01T12:00:00Z`) - days(1)).toISOString().slice(0, 10);

/** Days that are left until a moment, by the calendar of Bratislava; negative when it is over. */
export function daysUntil(iso: string, now: number): number {
  const dayOf = (time: number) => Date.parse(`${dayInBratislava(time)}T12:00:00Z`);
  return Math.round((dayOf(Date.parse(iso)) - dayOf(now)) / days(1));
}
