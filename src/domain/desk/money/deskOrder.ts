import type { AdminAction } from '#src/contract/admin.ts';
import type { DeskOrder, DeskOrderEvent, DeskOrderFilter, DeskOrderItem } from '#src/contract/desk/money/deskOrders.ts';
import { wordsOf } from '#src/domain/adminEvent.ts';
import { formatExactAmount } from '#src/domain/money.ts';

/** The filter by state as its address spells it. */
export const orderFilters: readonly { name: string; param: string; state: DeskOrderFilter }[] = [
  { name: 'Čakajú', param: 'cakaju', state: 'pending' },
  { name: 'Zaplatené', param: 'zaplatene', state: 'paid' },
  { name: 'Vrátené', param: 'vratene', state: 'refunded' },
  { name: 'Prepadli', param: 'prepadli', state: 'lapsed' },
];

type StateFacts = Pick<DeskOrderItem, 'status' | 'isDisputed' | 'refundedAmount'>;

/** The state of an order for who keeps the books. */
export function orderStateOf({ status, isDisputed, refundedAmount }: StateFacts) {
  if (isDisputed) return 'disputed';
  return status === 'paid' && refundedAmount > 0 ? 'partly' : status;
}

export const orderStateNames = {
  disputed: 'Preveruje banka',
  pending: 'Čaká na platbu',
  paid: 'Zaplatená',
  partly: 'Vrátená časť',
  refunded: 'Vrátená',
  lapsed: 'Prepadla',
} as const satisfies Record<ReturnType<typeof orderStateOf>, string>;

const sources: Record<NonNullable<DeskOrderEvent['source']>, string> = {
  buyer: 'pri nákupe',
  webhook: 'ohlásila platobná brána',
  reconcile: 'odpovedala platobná brána',
  admin: 'zo zázemia',
};

const kinds: Record<string, string> = {
  created: 'Objednávka vznikla',
  consented: 'Súhlas so začatím hneď',
  paid: 'Zaplatená',
  'paid-in-vain': 'Platba prišla, ale kurz už nemal kto dostať; vraciame ju',
  lapsed: 'Prepadla, kód je znova voľný',
  'refund-requested': 'Žiadosť o\u00A0vrátenie peňazí',
  refunded: 'Peniaze sú vrátené, kurz sa zavrel',
  'refunded-partly': 'Vrátená časť',
  'refund-failed': 'Vrátenie peňazí neprešlo',
  'dispute-open': 'Banka kupujúceho žiada peniaze späť',
  'dispute-won': 'Banka rozhodla v\u00A0náš prospech',
  'dispute-lost': 'Banka si peniaze vzala späť',
};

/** A line of the history: what happened, and who or what caused it with how much. */
export function eventInWords({ kind, source, actorName, details }: DeskOrderEvent, currency: string) {
  const amount = details.total ?? details.amount;
  const parts = [
    source === null ? (actorName ?? 'účet bez profilu') : sources[source],
    typeof amount === 'number' ? formatExactAmount(amount, currency) : null,
    kind === 'created' ? (details.promotionCode ? `kód ${details.promotionCode}` : 'bez kódu') : null,
    typeof details.reason === 'string' ? `dôvod: ${details.reason}` : null,
  ];
  const act = source === null ? wordsOf(kind as AdminAction).act : (kinds[kind] ?? kind);
  return { what: act.charAt(0).toLocaleUpperCase('sk') + act.slice(1), how: parts.filter(Boolean).join(' · ') };
}

const letters: Record<string, string> = {
  orderPaid: 'Kurz je tvoj, s\u00A0dokladom',
  orderRefunded: 'Vraciame ti peniaze',
  orderReturned: 'Platba, ktorú vraciame',
};

/** What a mail about an order is about. */
export const letterName = (template: string) => letters[template] ?? 'E-mail';

/** Whether giving back an amount ends the course. */
export const endsCourse = ({ refundable }: Pick<DeskOrder, 'refundable'>, amount: number) => amount >= refundable;

/** A dispute can be tried with payments of the local gateway, as it names them; the other bank is a real one. */
export const canTryDispute = ({ status, paymentId, isTest }: Pick<DeskOrder, 'status' | 'paymentId' | 'isTest'>) =>
  status === 'paid' && isTest && paymentId?.startsWith('pi_local_') === true;
