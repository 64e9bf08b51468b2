import type { CodeDraft, CodeState } from '#src/contract/desk/money/deskCodes.ts';
import type { DeskProduct } from '#src/contract/desk/money/deskOrders.ts';
import { formatDate } from './dateTime.ts';
import { listed } from './listed.ts';
import { formatExactAmount } from './money.ts';
import { formatNumber } from './number.ts';
import { discountedAmount } from './promotionCode.ts';

/** Signs that nobody takes for another one. */
export const readableSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const codeStates: readonly { state: CodeState; name: string; param: string }[] = [
  { state: 'active', name: 'Platia', param: 'platia' },
  { state: 'not-yet', name: 'Ešte neplatia', param: 'este-nie' },
  { state: 'used-up', name: 'Vyčerpané', param: 'vycerpane' },
  { state: 'expired', name: 'Skončili', param: 'skoncili' },
  { state: 'off', name: 'Vypnuté', param: 'vypnute' },
];

type Terms = Pick<
  CodeDraft,
  'percentOff' | 'amountOff' | 'courseIds' | 'firstDay' | 'lastDay' | 'maxRedemptions' | 'maxPerUser'
>;

/** How often, as it was typed; `null` without a limit, `undefined` where it is no whole number from 1. */
export function countOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : undefined;
}

const currency = 'EUR';

/** „30 %“, „10,00 €“ */
export function discountInWords({ percentOff, amountOff }: Pick<Terms, 'percentOff' | 'amountOff'>): string {
  return percentOff === null ? formatExactAmount(amountOff ?? 0, currency) : `${percentOff}\u00A0%`;
}

/** What a code will do, and the most that it can cost, before it is made. */
export function codeInWords(terms: Terms, products: readonly DeskProduct[]): { does: string; costs: string } {
  const { courseIds, maxRedemptions, maxPerUser } = terms;
  const chosen = products.filter(
    ({ courseId, isArchived }) => !isArchived && (courseIds.length === 0 || courseIds.includes(courseId)),
  );
  const names = [...new Map(chosen.map(({ courseId, courseName }) => [courseId, courseName])).values()];
  const isOne = courseIds.length > 0 && names.length === 1;
  const what = courseIds.length === 0 ? 'všetky kurzy' : listed(names);
  const limits = [
    maxRedemptions === null ? '' : `, spolu najviac ${times(maxRedemptions)}`,
    maxPerUser === null ? '' : `, každému najviac ${times(maxPerUser)}`,
  ];
  const does = `${daysInWords(terms)} ${isOne ? 'zlacní' : 'zlacnia'} ${what} o\u00A0${discountInWords(terms)}${limits.join('')}.`;
  const most = Math.max(0, ...chosen.map(({ amount }) => amount - discountedAmount(amount, terms)));
  const costs =
    maxRedemptions === null
      ? `Jedno použitie bude stáť najviac ${formatExactAmount(most, currency)}. Koľko spolu, nevie nikto: kód nemá strop.`
      : `Najviac to bude stáť ${formatExactAmount(most * maxRedemptions, currency)}.`;
  return { does, costs };
}

function daysInWords({ firstDay, lastDay }: Terms): string {
  if (firstDay && lastDay) return `Od ${formatDate(firstDay)} do ${formatDate(lastDay)} (vrátane)`;
  if (firstDay) return `Od ${formatDate(firstDay)}`;
  return lastDay ? `Do ${formatDate(lastDay)} (vrátane)` : 'Odteraz';
}

/** „raz“, „5-krát“ */
export const times = (count: number) => (count === 1 ? 'raz' : `${formatNumber(count)}-krát`);
