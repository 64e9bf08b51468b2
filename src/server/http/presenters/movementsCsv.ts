import { dayInBratislava, sortableTime } from '#src/domain/bratislava.ts';
import { csvOf } from '#src/domain/csv.ts';
import { movementNames } from '#src/domain/desk/money/movement.ts';
import { plural } from '#src/domain/plural.ts';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { ExportedMovement } from '#src/server/services/selling/index.ts';

type Column = readonly [name: string, cell: (row: ExportedMovement) => string];

const isPayout = ({ movement: { kind } }: ExportedMovement) => kind === 'payout' || kind === 'payout-failed';

const columns: readonly Column[] = [
  ['Deň', ({ movement }) => written(movement.day)],
  ['Čas', ({ movement }) => sortableTime(movement.at).slice(11, 19)],
  ['Pohyb', ({ movement }) => movementNames[movement.kind]],
  ['Suma', (row) => (isPayout(row) ? '' : amount(row.movement.amount))],
  ['Výplata', (row) => (isPayout(row) ? amount(row.movement.amount) : '')],
  ['Mena', ({ order }) => order?.currency ?? 'EUR'],
  ['Doklad', ({ receipt }) => (receipt ? receiptNumber(receipt) : '')],
  ['Deň platby', ({ order }) => day(order?.paidAt ?? null)],
  ['Produkt', ({ order }) => order?.productName ?? ''],
  ['Objednávka', ({ order }) => order?.id ?? ''],
  ['Riadok v Stripe', ({ movement }) => movement.transactionId ?? ''],
  ['Číslo výplaty', ({ payout }) => payout?.id ?? ''],
  ['Deň v banke', ({ payout }) => (payout?.bankDay ? written(payout.bankDay) : '')],
  ['Suma v banke', ({ payout }) => (typeof payout?.bankAmount === 'number' ? amount(payout.bankAmount) : '')],
  ['Poznámka', noteOf],
];

const ofPeople: readonly Column[] = [
  ['Meno', ({ order }) => order?.buyerName ?? ''],
  ['E-mail', ({ order }) => order?.buyerEmail ?? ''],
];

/** A month as a file for the books: what was left before, a row a movement, and last the control sums. */
export function movementsCsv({
  rows,
  before,
  hasPeople,
}: {
  rows: readonly ExportedMovement[];
  before: number;
  hasPeople: boolean;
}): string {
  const all = hasPeople ? [...columns, ...ofPeople] : columns;
  const sum = (chosen: readonly ExportedMovement[]) => chosen.reduce((total, row) => total + row.movement.amount, 0);
  const moved = sum(rows.filter((row) => !isPayout(row)));
  const paidOut = sum(rows.filter(isPayout));
  const control = new Map([
    ['Pohyb', `Kontrolný súčet, ${rows.length} ${plural(rows.length, 'riadok')}`],
    ['Suma', amount(moved)],
    ['Výplata', amount(paidOut)],
    ['Mena', 'EUR'],
    ['Poznámka', `V Stripe predtým ${amount(before)}, potom ${amount(before + moved + paidOut)}`],
  ]);
  return csvOf([
    all.map(([name]) => name),
    ...rows.map((row) => all.map(([, cell]) => cell(row))),
    all.map(([name]) => control.get(name) ?? ''),
  ]);
}

function noteOf({ movement, payout }: ExportedMovement): string {
  return [
    movement.day.startsWith(movement.month) ? '' : 'prišlo po uzavretí svojho mesiaca',
    payout?.check === 'agrees' ? 'sedí s výpisom' : '',
    payout?.note ?? '',
    movement.isTest ? 'skúšobný pohyb' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** „39,50“ */
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** „24.12.2026“ of „2026-12-24“. */
const written = (isoDay: string) => isoDay.split('-').reverse().join('.');
const day = (time: Date | null) => (time ? written(dayInBratislava(time)) : '');
