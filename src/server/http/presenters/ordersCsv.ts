import { dayInBratislava } from '#src/domain/bratislava.ts';
import { csvOf } from '#src/domain/csv.ts';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { ExportedOrder } from '#src/server/services/selling/index.ts';

const columns: readonly [name: string, cell: (row: ExportedOrder) => string][] = [
  ['Doklad', ({ receipt }) => (receipt ? receiptNumber(receipt) : '')],
  ['Dátum platby', ({ order }) => day(order.paidAt)],
  ['Meno', ({ order }) => order.buyerName],
  ['E-mail', ({ order }) => order.buyerEmail],
  ['Produkt', ({ order }) => order.productName],
  ['Cena', ({ order }) => amount(order.listAmount)],
  ['Zľava', ({ order }) => amount(order.listAmount - order.amount)],
  ['Zaplatené', ({ order }) => amount(order.amount)],
  ['Vrátené', ({ order }) => amount(order.refundedAmount + order.chargedBackAmount)],
  ['Naposledy vrátené', ({ refundedAt }) => day(refundedAt)],
  ['Mena', ({ order }) => order.currency],
  ['Kód', ({ code }) => code ?? ''],
  ['Platba', ({ order }) => order.paymentIntentId ?? ''],
  ['Objednávka', ({ order }) => order.id],
  ['Poznámka', ({ receipt }) => (receipt?.isTest ? 'skúšobná platba' : '')],
];

/** Orders as a file for the books, with decimal commas. */
export function ordersCsv(rows: readonly ExportedOrder[]): string {
  return csvOf([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
}

/** „39,50“ */
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** „24.12.2026“ by the calendar of Bratislava. */
const day = (time: Date | null) => (time ? dayInBratislava(time).split('-').reverse().join('.') : '');
